### Pages for people: what stands around the rules of a game.

page-title = The games
page-intro = Every game you can play here, with its usual rules. `/briscola rules` tells the rules of your table.
page-back = All games
page-also = Also called: { $names }.
page-numbers = Players: { $players }.
page-head-options = What you can choose
page-options-note = The usual choice is **bold**.
page-head-common = What you can choose in every game
page-head-presets = Tables ready to pick
page-counted = { $value } ({ $numbers })
page-any = any deck

reference-title = The commands
reference-back = All languages
reference-intro = Every command and its options. Options in bold are required; Discord suggests values while you type.
reference-command = command
reference-about = what it does
reference-options = options
