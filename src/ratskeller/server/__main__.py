"""`python -m ratskeller.server`: the server with its settings as options."""

import argparse
import sys

from ratskeller.server import run
from ratskeller.server.settings import BadSetting


def main() -> int:
    """Read the options, serve, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratskeller.server", description="Serve Ratskeller.")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int, help="0: any free port")
    parser.add_argument("--database", help="a path or sqlite:///path")
    parser.add_argument("--log-level", dest="log_level")
    parser.add_argument("--think-limit", dest="think_limit", type=float, help="seconds for an answer of a bot")
    parser.add_argument(
        "--analysis-seconds", dest="analysis_seconds", type=float, help="seconds for which a position is analysed"
    )
    parser.add_argument("--idle", type=float, help="seconds until an unused table leaves the memory")
    parser.add_argument("--rate", type=float, help="requests a second for every session")
    parser.add_argument("--new-guests", dest="new_guests", type=float, help="new guests an hour for every address")
    parser.add_argument("--new-tables", dest="new_tables", type=float, help="new tables an hour for every guest")
    parser.add_argument(
        "--unused-days",
        dest="unused_days",
        type=float,
        help="days until guests and tables that were never used are removed",
    )
    parser.add_argument("--daily", help="file that tells which deal each day has")
    parser.add_argument("--sockets", type=int, help="tables that one guest may watch at the same time")
    parser.add_argument("--connections", type=int, help="connections in all")
    parser.add_argument(
        "--allow-host", dest="allow_host", action="append", help="another name of this server; again for more"
    )
    parser.add_argument("--no-compile", dest="compile", action="store_false", help="let bots use interpreted rules")
    parser.add_argument("--no-browser", dest="open_browser", action="store_false")
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    try:
        run(**given)
    except BadSetting as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
