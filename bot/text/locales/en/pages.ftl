### Pages for people: what stands around the rules of a game.

page-title = The games
page-intro = Every game that is played here, as a table plays it when nothing else is chosen. The rules of a table are told by `/briscola rules`.
page-back = All games
page-also = Also called: { $names }.
page-numbers = Players: { $players }.
page-head-options = What a table can choose
page-options-note = The usual value is written **bold**.
page-head-common = What every table can choose
page-head-presets = Tables ready to pick
page-counted = { $value } ({ $numbers })
page-any = any

reference-title = The commands
reference-back = All languages
reference-intro = Every command and its options. Options in bold are required; Discord suggests values while you type.
reference-command = command
reference-about = does
reference-options = options
