"""A fresh Debian in a folder, with a systemd of its own. It shares the network of this machine.

What this machine needs to reach its package indexes goes along: the configuration of pip, proxies, certificates.
"""

import os
import shlex
import shutil
import subprocess
import time
from pathlib import Path

ROOM = Path("/machine")
"""The folder of the fresh machine in which things of this one lie."""
PASSED_ON = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS")
PROGRAMS = ("debootstrap", "systemd-nspawn", "nsenter", "unshare", "setpriv", "git", "pip")
PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SECONDS = 900
BOOT_SECONDS = 60
# A systemd in a container needs control groups of version 2. A machine that runs systemd has them; elsewhere they are mounted for it alone
BOOT = """
[ -f /sys/fs/cgroup/cgroup.controllers ] || mount -t cgroup2 cgroup2 /sys/fs/cgroup
exec systemd-nspawn --quiet --boot --register=no --keep-unit --console=pipe --machine=rehearsal "$@"
"""


class Failed(Exception):
    """A command of the guide failed, or did not do what the guide says."""


class Machine:
    """A Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": PATH, "HOME": "/root", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        self._shown: set[Path] = set()
        self._process: subprocess.Popen[bytes] | None = None
        self._leader = 0

    def make(self, suite: str, mirror: str) -> None:
        """Install Debian into the folder, which must not be there yet."""
        call("debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, str(self.folder), mirror)
        self.write("/etc/apt/apt.conf.d/90rehearsal", 'APT::Get::Assume-Yes "true";\n')
        # What starts by itself after its installation would listen on all addresses of this machine
        self.write("/usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n", 0o755)
        shutil.copyfile("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")
        for name, value in {**pip_configuration(), **passed_on()}.items():
            self.environment[name] = " ".join(self._shown_as(word) for word in value.split())

    def show(self, path: Path) -> str:
        """Let the machine read a file or folder of this one, once it starts; return how it is called there."""
        self._shown.add(path)
        return f"{ROOM}{path}"

    def _shown_as(self, word: str) -> str:
        """Return a word of a setting; a file or folder that it names becomes one of the fresh machine."""
        path = Path(word.removeprefix("file://"))
        if not path.is_absolute() or not path.exists():
            return word
        if word.startswith("file://"):
            # An index in a folder has the files beside its pages
            return f"file://{self.show(path.parent)}/{path.name}"
        return self.show(path)

    def boot(self) -> None:
        """Start systemd, and wait until it is ready."""
        shown = [f"--bind-ro={path.resolve()}:{ROOM}{path}" for path in sorted(self._shown)]
        command = ["setpriv", "--pdeathsig", "TERM", "unshare", "--mount", "--cgroup", "sh", "-c", BOOT, "sh"]
        command += [f"--directory={self.folder}", *shown]
        log = self.folder.with_suffix(".log")
        with log.open("wb") as output:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        end = time.monotonic() + BOOT_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            self._leader = self._leader or child_called("systemd", self._process.pid)
            if self._leader and self.run("systemctl is-system-running --wait").stdout.split()[-1:] == ["running"]:
                return
            time.sleep(0.2)
        raise SystemExit(f"systemd did not start in {self.folder}:\n{log.read_text(errors='replace')[-2000:]}")

    def stop(self) -> None:
        """Shut the machine down."""
        if self._process is None:
            return
        if self._leader:
            self.run("systemctl poweroff")
        try:
            self._process.wait(BOOT_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def run(self, script: str) -> subprocess.CompletedProcess[str]:
        """Run a script as root; it ends with the first command that fails."""
        command = ["nsenter", "--all", "--target", str(self._leader), "env", "--ignore-environment", "--chdir=/root"]
        command += [f"{name}={value}" for name, value in self.environment.items()]
        return subprocess.run(
            [*command, "bash", "-e", "-o", "pipefail", "-c", script],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=SECONDS,
        )

    def do(self, script: str) -> str:
        """Run a script and return what it printed. Raises `Failed` where one of its commands fails."""
        done = self.run(script)
        if done.returncode:
            raise Failed(f"status {done.returncode}:\n{done.stdout.strip()[-3000:]}")
        return done.stdout

    def write(self, path: str, text: str, mode: int = 0o644) -> None:
        file = self.folder / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(mode)

    def read(self, path: str) -> str:
        return (self.folder / path.lstrip("/")).read_text(encoding="utf-8")


def call(*command: str) -> str:
    """Run a command of this machine and return what it printed; the rehearsal ends where it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}: status {done.returncode}\n{done.stdout[-3000:]}")
    return done.stdout


def child_called(name: str, process: int) -> int:
    """Return the child of a process that has a name, 0 while there is none."""
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        if Path(f"/proc/{child}/comm").read_text().strip() == name:
            return int(child)
    return 0


def passed_on() -> dict[str, str]:
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}


def pip_configuration() -> dict[str, str]:
    """Return how pip is configured here, as variables of an environment."""
    found = {}
    for line in call("pip", "config", "list").splitlines():
        key, _, value = line.partition("=")
        found[f"PIP_{key.rpartition('.')[2].replace('-', '_').upper()}"] = value.strip("'\"")
    return found


def own_mirror() -> str:
    """Return the mirror from which this machine gets Debian; nothing where it has none."""
    sites = call("apt-get", "indextargets", "--format", "$(SITE)").split()
    return next((site for site in sites if site.rstrip("/").endswith("/debian")), "")
