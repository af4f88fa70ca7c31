"""Print the path of the Chromium for the browser tests: $CHROMIUM, else the first one on PATH.

If there is none, install it, on Debian and as root.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

# The headless shell has no window, which saves a third of the main process's work.
PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = "No Chromium was found: install one (apt-get install chromium), or name it (CHROMIUM=/path/to/chromium)."
# Nothing but the page under test may use the network.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
)


def find() -> str | None:
    wish = os.environ.get("CHROMIUM")
    if wish:
        return which(wish)
    return next((path for name in NAMES if (path := which(name)) is not None), None)


def install() -> None:
    """Install Chromium with apt-get, where that needs no password."""
    if os.geteuid() != 0 or which("apt-get") is None or not Path("/etc/debian_version").exists():
        return
    quiet = {"stdout": sys.stderr, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends"]
    for prepare in ([], ["apt-get", "update", "-q"]):
        if prepare:
            subprocess.run(prepare, check=False, **quiet)
        for package in PACKAGES:
            if subprocess.run([*install, package], check=False, **quiet).returncode == 0:
                return


def main() -> int:
    if find() is None and not os.environ.get("CHROMIUM"):
        install()
    found = find()
    print(found if found is not None else ADVICE, file=sys.stdout if found is not None else sys.stderr)
    return 0 if found is not None else 2


if __name__ == "__main__":
    sys.exit(main())
