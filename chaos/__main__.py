"""All trials of what the bot must survive: ``python -m chaos``; or one trial: ``python -m chaos NAME …``.

Each trial ends with a line that says what held, and with exit code 1 if something did not. ``soak`` takes
more than an hour and runs only when it is named.
"""

from pathlib import Path

from testing.scripts import run_scripts

LONG = {"soak"}

if __name__ == "__main__":
    run_scripts(Path(__file__).parent, LONG)
