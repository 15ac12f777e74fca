"""The runtime in TypeScript, built once, and node to run it."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ratskeller.wasm.description import as_json, describe
from ratskeller.wasm.modules import make_module

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"


@pytest.fixture(scope="session")
def runtime(tmp_path_factory):
    """The folder with the runtime as JavaScript."""
    if shutil.which("node") is None or not COMPILER.is_file():
        pytest.skip("the client's tools are not installed: npm ci in web/")
    folder = tmp_path_factory.mktemp("runtime")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = ["node", str(COMPILER), "-p", str(WEB / "packages" / "engine"), "--outDir", str(folder)]
    subprocess.run(command, check=True, timeout=300)
    return folder


@pytest.fixture(scope="session")
def ask(runtime):
    """A function that asks the module of a game some questions, and returns the answers."""

    def asked(game, questions):
        module = make_module(game)
        files = {
            "module.wasm": module.content,
            "description.json": as_json(describe(module, game)),
            "questions.json": json.dumps(questions).encode(),
        }
        for name, content in files.items():
            (runtime / name).write_bytes(content)
        command = ["node", str(HERE / "answers.mjs"), str(runtime), *(str(runtime / name) for name in files)]
        done = subprocess.run(command, check=True, capture_output=True, timeout=300)
        return json.loads(done.stdout)

    return asked
