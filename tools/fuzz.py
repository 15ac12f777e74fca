"""Requests of all kinds, right and wrong ones, made from the description of the interface by Schemathesis.

`uv run poe fuzz` starts a server on this machine's loopback address, with a new database and a table, and lets Schemathesis ask it for
about a minute, as a player of that table and as somebody who looks after the site. An error of the server (5xx) fails, and so does an
answer that the server's own description does not know. The same version makes the same requests each time; what follows the name is
passed on: `uv run poe fuzz --seed 7 --max-examples 1000`.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from server.places import place_of
from server.serving import Guest, Server

from ratskeller.cli.moderation import act_on_guest

SEED = 1348
EXAMPLES = 30
"""For each address and method, and for whole sequences of requests, by each role: together less than a minute."""
ADMIN = "Someone who looks after the site"
# An account brings another cookie, and a resignation a bot: then nobody would ask anything more
PLAYER_LEAVES_OUT = ("/api/me/account", "/api/tables/{table_id}/resign")
# The table would be gone, or the admin signed out
ADMIN_LEAVES_OUT = ("/api/admin/tables/{handle}/close", "/api/me/sign-out", "/api/me/deletion", "/api/me/password")
SEATS = [{"kind": "me"}, {"kind": "open"}]
HOOKS = Path(__file__).with_name("fuzz_hooks.py")
SETTINGS = """hooks = {hooks}

[parameters]
"path.table_id" = "{table}"
"path.name" = "rattus"

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429, 431]
"""
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
)


def main(options: list[str]) -> int:
    """Run Schemathesis for one role after the other, and return the worst exit status."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite3", log_level="info", analysis_seconds=0.01).start()
        try:
            player, other, admin = server.guest(), server.guest(), server.guest()
            # With two people, and begun: nobody can end or close it alone
            table = player.open(SEATS, start=0)
            other.post(f"/api/tables/{table['id']}/join", seat=1)
            player.answer(table, table["view"]["legal"][0])
            admin.post("/api/me/account", name=ADMIN, password="a long password")
            act_on_guest(place_of(server.database), ADMIN, "make-admin")
            settings = Path(folder) / "schemathesis.toml"
            settings.write_text(SETTINGS.format(hooks=json.dumps(str(HOOKS)), table=table["id"]), encoding="utf-8")
            command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run"]
            command += [f"{server.url}/api/openapi.json"]
            roles = {
                "a player": (player, PLAYER_LEAVES_OUT),
                "an onlooker who looks after the site": (admin, ADMIN_LEAVES_OUT),
            }
            return max(run(command + _asking(*how) + options, folder, role) for role, how in roles.items())
        finally:
            server.stop()


def _asking(guest: Guest, left_out: tuple[str, ...]) -> list[str]:
    """Return what makes Schemathesis ask as a guest."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    said = ["--header", f"Cookie: {cookies}"]
    for path in left_out:
        said += ["--exclude-path", path]
    said += ["--seed", str(SEED), "--max-examples", str(EXAMPLES), "--checks", ",".join(CHECKS)]
    return [*said, "--request-timeout", "30", "--generation-database", "none", "--no-color", "--continue-on-failure"]


def run(command: list[str], folder: str, role: str) -> int:
    """Run Schemathesis and return its exit status; what it tells is for people, and for a log only when it found something."""
    if sys.stdout.isatty():
        return subprocess.run(command, cwd=folder, check=False).returncode
    result = subprocess.run(
        command, cwd=folder, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    if result.returncode:
        print(result.stdout)
    else:
        print(f"Requests of all kinds by {role}: passed, seed {SEED}, up to {EXAMPLES} for each address and method.")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
