"""What is done with each code block of the guide, and how it shows that the block does what the guide says."""

import re
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from server.receiving import text_of
from server.serving import Guest
from websockets.sync.client import connect

from .guide import GUIDE, blocks_of
from .stage import (
    DATABASE,
    ELSEWHERE,
    HOTSEAT,
    PROXY,
    RATSKELLER,
    SETTINGS,
    SITE,
    Rehearsal,
    alarm_of,
    copies,
    health,
    need,
    override,
    play,
    publish,
    restart,
    restored,
    schema_known,
    schema_of,
    see_again,
    set_values,
    shell,
    until,
)

ROOT_OF_CADDY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
IMPRINT = "# Who we are\n\nAnna Bright, Rat Lane 1\n"
PASSWORD = "rats on the run"
OLD_INSTALLATION = "/opt/ratskeller.before"


Action = Callable[[Rehearsal, str], object]


@dataclass(frozen=True)
class Step:
    """What is done with a block, which is known by its first line."""

    first: str
    action: Action
    parsed_only: str = ""
    """Why nothing of it is run; empty where it is."""
    note: str = ""
    """In what it differs from a real site."""


def install(here: Rehearsal, text: str) -> None:
    here.machine.do("apt-get update")
    shell(here, text)
    play(here)
    here.machine.do("systemctl is-enabled ratskeller ratskeller-backup.timer")
    verified = here.machine.run(
        "systemd-analyze verify /etc/systemd/system/ratskeller*.service /etc/systemd/system/*.timer"
    )
    # restic comes later in the guide
    complaints = [line for line in verified.stdout.splitlines() if "/usr/bin/restic" not in line]
    need(not [line for line in complaints if "ratskeller" in line], "\n".join(complaints))
    user, mode = here.machine.do("stat --format='%u %a' /var/lib/ratskeller/").split()
    need(user != "0" and mode == "700", f"the folder of the database has user {user} and mode {mode}")


def show_settings(here: Rehearsal, text: str) -> None:
    printed = shell(here, text)
    need("allow-host" in printed and "settings.toml" in printed, f"it does not say where settings come from: {printed}")


@contextmanager
def by_name(*names: str) -> Iterator[None]:
    """Let names lead to this machine, in this process alone."""
    look_up = socket.getaddrinfo

    def found(host: Any, *more: Any, **named: Any) -> Any:
        return look_up("127.0.0.1" if host in names else host, *more, **named)

    socket.getaddrinfo = found
    try:
        yield
    finally:
        socket.getaddrinfo = look_up


def caddy(here: Rehearsal, text: str) -> None:
    here.machine.write("/etc/caddy/Caddyfile", here.written(text))
    here.machine.do("systemctl restart caddy")
    trusted = authority_of_caddy(here)
    with by_name("play.example.org"), httpx.Client(verify=trusted) as client:
        answer = until(lambda: answered(client, "https://play.example.org/api/health"), "Caddy does not answer")
        need("strict-transport-security" in answer.headers, "no HSTS behind TLS")
        plain = client.get("http://play.example.org/")
        need(plain.headers.get("location") == "https://play.example.org/", "http:// does not lead to https://")
        need("Ratskeller" in client.get("https://play.example.org/").text, "the client is not there")
        hear_a_socket(client, "play.example.org", trusted)


def authority_of_caddy(here: Rehearsal) -> ssl.SSLContext:
    """Return a context that trusts the certificates that Caddy makes here."""
    file = here.machine.folder / ROOT_OF_CADDY.lstrip("/")
    until(file.exists, "Caddy made no certificate")
    return ssl.create_default_context(cadata=file.read_text(encoding="ascii"))


def answered(client: httpx.Client, url: str) -> httpx.Response | None:
    try:
        return client.get(url).raise_for_status()
    except httpx.HTTPError:
        return None


def hear_a_socket(client: httpx.Client, name: str, trusted: ssl.SSLContext) -> None:
    """Open a table and its socket through a proxy."""
    client.get(f"https://{name}/api/me").raise_for_status()
    seats = {"game": "rattus", "seats": HOTSEAT, "options": {}}
    table = client.post(f"https://{name}/api/tables", json=seats).raise_for_status().json()
    cookies = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
    address = f"wss://{name}/api/tables/{table['id']}/live?since=0"
    with connect(address, ssl=trusted, additional_headers={"Cookie": cookies}) as live:
        need("entries" in str(live.recv(10)), "the socket says nothing")


def nginx(here: Rehearsal, text: str) -> None:
    """Run nginx with both blocks, the one that redirects and the one that passes on."""
    redirect = next(block.text for block in blocks_of(GUIDE) if block.first == "server {")
    here.machine.do("apt-get install nginx-light")
    passing = f"server {{\n listen {PROXY};\n server_name 127.0.0.1;\n {text}\n}}"
    whole = f"events {{}}\nhttp {{\naccess_log off;\n{here.written(redirect)}\n{passing}\n}}\n"
    here.machine.write("/root/nginx.conf", whole)
    here.machine.do("nginx -c /root/nginx.conf >/dev/null 2>&1")  # what goes on would keep the pipe open
    try:
        until(lambda: health(f"http://{PROXY}") == 200, "nginx does not answer")
        moved = httpx.get(f"http://{PROXY}/t/1", headers={"Host": "play.example.org"})
        need(moved.headers.get("location") == "https://play.example.org/t/1", "nginx does not redirect")
        guest = Guest(f"http://{PROXY}")
        with guest.live(guest.open(HOTSEAT)) as live:
            need("entries" in str(live.recv(10)), "the socket says nothing through nginx")
        guest.http.close()
    finally:
        here.machine.do("nginx -c /root/nginx.conf -s stop")


def keep_for_later(_here: Rehearsal, _text: str) -> None:
    """Do nothing: the step of the next block runs this one, too."""


def prefix(here: Rehearsal, text: str) -> None:
    here.machine.do(f"cp -a {SETTINGS} /root/settings.toml")
    set_values(here, text)
    here.machine.do("systemctl restart ratskeller")
    until(lambda: health(f"{SITE}/games/ratskeller") == 200, "the server is not in its folder")


def caddy_folder(here: Rehearsal, text: str) -> None:
    site = f"example.org {{\n bind 127.0.0.1\n tls internal\n {text}\n}}\n"
    here.machine.do("cp -a /etc/caddy/Caddyfile /root/Caddyfile")
    here.machine.write("/etc/caddy/Caddyfile", site)
    here.machine.do("systemctl restart caddy")
    try:
        with by_name("example.org"), httpx.Client(verify=authority_of_caddy(here)) as client:
            address = "https://example.org/games/ratskeller"
            until(lambda: answered(client, f"{address}/api/health"), "Caddy does not pass the folder on")
            need("Ratskeller" in client.get(f"{address}/").text, "the client is not in the folder")
    finally:
        here.machine.do(f"mv /root/Caddyfile /etc/caddy/Caddyfile; mv /root/settings.toml {SETTINGS}")
        here.machine.do("systemctl restart caddy")
        restart(here)


def own_pages(here: Rehearsal, text: str) -> None:
    here.machine.write("/etc/ratskeller/pages/imprint.md", IMPRINT)
    here.machine.write("/etc/ratskeller/pages/privacy.md", "# What we store\n")
    set_values(here, text)
    restart(here)
    for path, sign in {
        "/imprint": "<h1>Who we are</h1>",
        "/privacy": "<h1>What we store</h1>",
        "/.well-known/security.txt": "Contact: mailto:security@example.org",
    }.items():
        need(sign in httpx.get(SITE + path).text, f"{path} does not show what it should")


def mail_password(here: Rehearsal, text: str) -> None:
    """The password is there before the email settings hold: the next block names its file."""
    shell(here, text)
    need(here.machine.do("stat --format=%a /etc/ratskeller/secrets").strip() == "600", "others can read the password")


def mail_unit(here: Rehearsal, text: str) -> None:
    override(here, "ratskeller", text)
    restart(here)
    process = here.machine.do("systemctl show --property=MainPID --value ratskeller").strip()
    need("RATSKELLER_MAIL_PASSWORD" in here.machine.do(f"tr '\\0' '\\n' < /proc/{process}/environ"), "no password")


def look_after(here: Rehearsal, text: str) -> None:
    anna = Guest(SITE)
    anna.post("/api/me/account", name="Anna Bright", password=PASSWORD)
    printed = shell(here, text)
    need("Anna Bright" in printed, f"Anna is not listed: {printed}")
    signing_in = {"name": "Anna Bright", "password": PASSWORD}
    need(
        Guest(SITE).http.post("/api/me/sign-in", json=signing_in).is_error, "Anna can sign in though she is locked out"
    )
    here.machine.do(f'{RATSKELLER} admin unlock "Anna Bright"')
    Guest(SITE).post("/api/me/sign-in", **signing_in)


def numbers(here: Rehearsal, text: str) -> None:
    (target,) = re.findall(r'targets: \["(.*)"\]', text)
    set_values(here, f'metrics = "{target}"\n')
    restart(here)
    need("ratskeller_request_seconds_count" in httpx.get(f"http://{target}/metrics").text, "no numbers")


def alarms(here: Rehearsal, text: str) -> None:
    shell(here, text)
    until(lambda: alarm_of(here, "test"), "the chat room hears nothing")
    mail = until(lambda: here.box.mails, "no email comes")[0]
    need("test has failed" in text_of(mail), "the email does not say what has failed")
    need("ratskeller-health.timer" in here.machine.do("systemctl list-timers"), "the timer does not run")
    here.machine.do("systemctl start ratskeller-health")
    here.machine.do(f"cp -a {SETTINGS} /root/settings.toml; echo 'colour = \"red\"' >> {SETTINGS}")
    here.machine.run("systemctl restart ratskeller")
    try:
        until(lambda: alarm_of(here, "ratskeller"), "no alarm when the server can't start")
        need(here.machine.run("systemctl start ratskeller-health").returncode, "health is fine without a server")
        until(lambda: alarm_of(here, "ratskeller-health"), "no alarm when the health is bad")
        need(here.machine.run("systemctl start ratskeller-backup").returncode, "a backup in spite of bad settings")
        until(lambda: alarm_of(here, "ratskeller-backup"), "no alarm when the backup fails")
    finally:
        here.machine.do(f"mv /root/settings.toml {SETTINGS}; systemctl reset-failed")
        restart(here)


def backup(here: Rehearsal, text: str) -> None:
    play(here)
    here.before = list(here.tables)
    shell(here, text)
    play(here)


def restore(here: Rehearsal, text: str) -> None:
    shell(here, text)
    see_again(here, here.before)
    play(here)
    need(here.machine.do(f"ls {DATABASE}.before-*"), "what was there is gone")


def offsite(here: Rehearsal, text: str) -> None:
    here.machine.do("apt-get install rclone; install -d /srv/elsewhere")
    here.machine.do(f"systemd-run --unit=elsewhere rclone serve restic --addr {ELSEWHERE} /srv/elsewhere")
    time.sleep(1)
    play(here)
    here.before = list(here.tables)
    printed = shell(here, text)
    need("ratskeller" in printed, f"restic lists nothing: {printed}")
    copy = copies(here, "/var/lib/ratskeller-backups")[-1]
    old = copy.replace(".sqlite3", "-old.sqlite3")
    here.machine.do(f"cp -a {copy} {old}; touch --date='40 days ago' {old}")
    here.machine.do("systemctl start ratskeller-backup")
    until(lambda: is_over(here, "ratskeller-offsite"), "the copies are not sent off")
    need(old not in copies(here, "/var/lib/ratskeller-backups"), "an old copy is not removed")
    here.before = list(here.tables)
    play(here)


def is_over(here: Rehearsal, unit: str) -> bool:
    return here.machine.run(f"systemctl is-active {unit}").stdout.strip() == "inactive"


def get_back(here: Rehearsal, text: str) -> None:
    printed = shell(here, text)
    found = sorted(word for word in printed.split() if word.endswith(".sqlite3"))
    need(found, f"no copy came back: {printed}")
    restored(here, found[-1])
    see_again(here, here.before)
    play(here)


def another_tool(here: Rehearsal, text: str) -> None:
    """Rclone finds its remote in the environment, here a folder of the other machine."""
    override(here, "ratskeller-offsite", text)
    here.machine.do("systemd-run --unit=other rclone serve webdav --addr 127.0.0.1:8012 /srv/elsewhere")
    remote = "RCLONE_CONFIG_REMOTE_TYPE=webdav\nRCLONE_CONFIG_REMOTE_URL=http://127.0.0.1:8012\n"
    here.machine.write("/etc/ratskeller/offsite", remote, 0o600)
    time.sleep(1)
    here.machine.do("systemctl start ratskeller-offsite")
    need(copies(here, "/srv/elsewhere/ratskeller"), "rclone carried nothing off")
    here.machine.do("rm -r /etc/systemd/system/ratskeller-offsite.service.d; systemctl daemon-reload")


def before_an_update(here: Rehearsal, text: str) -> None:
    play(here)
    here.before = list(here.tables)
    shell(here, text)


def update(here: Rehearsal, text: str) -> None:
    schema = schema_of(here)
    publish(here.source, here.versions[1])
    shell(here, text)
    see_again(here, here.before)
    print(f"    schema {schema} before, {schema_of(here)} now")
    need(schema_of(here) == schema_known(here, "/opt/ratskeller"), "the database is not of the new version")
    if here.since:
        # The newer version is there again, and what was left behind with it
        restored(here, "/root/since.sqlite3")
        see_again(here, here.since)
    play(here)


def go_back(here: Rehearsal, text: str) -> None:
    here.since, schema = list(here.tables), schema_of(here)
    if schema != schema_known(here, OLD_INSTALLATION):
        # The older version as a program, since its unit comes back only in this block
        refused = here.machine.run(
            f"RATSKELLER_DATABASE={DATABASE} timeout 20 {OLD_INSTALLATION}/bin/python {OLD_INSTALLATION}/bin/ratskeller serve"
        )
        need(refused.returncode == 2 and "newer version" in refused.stdout, f"the older version says: {refused.stdout}")
        print(f"    the older version says: {refused.stdout.strip()}")
    shell(here, text)
    see_again(here, here.before)
    play(here)
    print(f"    schema {schema} before, {schema_of(here)} now")
    (file,) = here.machine.do(f"ls {DATABASE}.before-*").split()
    here.machine.do(f"mv {file} /root/since.sqlite3")


def nodes(here: Rehearsal, text: str) -> None:
    """Parse the flags alone: without PostgreSQL nothing can be served."""
    here.machine.do(f"/opt/ratskeller/bin/{text.replace(' serve ', ' settings ')}")


def parse(here: Rehearsal, text: str) -> None:
    here.machine.write("/root/parsed.sh", text)
    here.machine.do("bash -n /root/parsed.sh")


IMAGES = "needs images of containers"
EXPORT = f"export RATSKELLER_DATABASE={DATABASE}"
STEPS = [
    Step("apt install git python3-venv caddy curl", install),
    Step(f"/opt/ratskeller/bin/ratskeller settings --settings {SETTINGS}", show_settings),
    Step("play.example.org {", caddy, note="certificate of an authority of Caddy's own"),
    Step("server {", keep_for_later, note="runs with the next block"),
    Step("location / {", nginx, note="without TLS"),
    Step('prefix = "/games/ratskeller"', prefix),
    Step("handle /games/ratskeller* {", caddy_folder, note="certificate of an authority of Caddy's own"),
    Step('pages = "/etc/ratskeller/pages"', own_pages),
    Step('site = "https://play.example.org"', set_values, note="nothing is sent: a mail server with TLS is needed"),
    Step("install -m 600 /dev/stdin /etc/ratskeller/secrets <<END", mail_password),
    Step("[Service]", mail_unit),
    Step(EXPORT, look_after),
    Step("scrape_configs:", numbers, note="the address is asked, Prometheus does not run"),
    Step("install -m 600 /dev/stdin /etc/ratskeller/alarm <<END", alarms),
    Step(EXPORT, backup),
    Step(EXPORT, restore),
    Step("apt install restic", offsite, note="to a server of restic on loopback"),
    Step("set -a; . /etc/ratskeller/offsite; set +a", get_back),
    Step("[Service]", another_tool, note="to a WebDAV folder on loopback"),
    Step(EXPORT, before_an_update),
    Step("git -C /opt/source pull", update),
    Step(EXPORT, go_back),
    Step(
        "ratskeller serve --database postgresql://ratskeller@db.example.org/ratskeller --proxy 10.0.0.2 --drain 10",
        nodes,
        parsed_only="needs PostgreSQL and a balancer; tests/server/test_nodes.py runs several servers",
    ),
    Step("podman build -f deploy/Containerfile -t ratskeller .", parse, parsed_only=IMAGES),
    Step("install -m 600 /dev/stdin .env <<END", parse, parsed_only=IMAGES),
    Step('podman compose exec ratskeller ratskeller admin promote "Anna Bright"', parse, parsed_only=IMAGES),
    Step("podman compose stop ratskeller", parse, parsed_only=IMAGES),
]
"""One for each code block, in the order of the guide."""
