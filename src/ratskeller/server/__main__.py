"""`python -m ratskeller.server` starts the server with settings from the command line only."""

import argparse
import sys
from dataclasses import fields
from typing import Any

from ratskeller.server import run
from ratskeller.server.setting_sources import key
from ratskeller.server.settings import BadSetting, Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ratskeller.server", description="Serve Ratskeller.")
    for item in fields(Settings):
        if item.metadata.get("secret"):
            continue
        parser.add_argument(f"--{key(item.name)}", help=item.metadata["about"], **_option(item.type))
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    try:
        run(**given)
    except BadSetting as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        return 2
    return 0


def _option(kind: Any) -> dict[str, Any]:
    if kind is bool:
        return {"action": argparse.BooleanOptionalAction}
    if kind == tuple[str, ...]:
        return {"action": "append"}
    return {"type": kind} if kind in (int, float) else {}


if __name__ == "__main__":
    sys.exit(main())
