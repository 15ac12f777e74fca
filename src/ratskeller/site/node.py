"""What node does for a site, which is there where npm has fetched Pyodide: it compiles Python's modules, and packs files by brotli.

Pyodide itself compiles, so that the browser need not at every start: bytecode is that of its version of Python and not of the one that
builds a site. Servers send `FILE.br` to browsers that accept it. Python's standard library can't pack so, and one more dependency would do
only this.
"""

import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from ratskeller.core.errors import RatskellerError

PACKED = re.compile(r"(assets|site-[0-9a-f]+)/.*\.(js|mjs|css|svg|json|wasm|ftl)")
"""Files whose names change with what they hold, and that are not packed already."""
PACKING = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
for (const name of JSON.parse(readFileSync(0, "utf8"))) {
  const content = readFileSync(name);
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const packed = brotliCompressSync(content, { params });
  if (packed.length < content.length) writeFileSync(`${name}.br`, packed);
}
"""


COMPILING = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [, folder, sources, modules] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Without the columns of each instruction, which are a third of the bytecode
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${folder}/`, env });
python.FS.writeFile("/sources", new Uint8Array(readFileSync(sources)));
try {
  python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

with zipfile.ZipFile("/sources") as sources, zipfile.ZipFile("/modules", "w") as modules:
    for name in sources.namelist():
        code = compile(sources.read(name), name, "exec", dont_inherit=True, optimize=2)
        modules.writestr(f"{name}c", bytes(_code_to_timestamp_pyc(code)))
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
writeFileSync(modules, python.FS.readFile("/modules"));
"""
SOURCE = ".py"


def pack(folder: Path) -> bool:
    """Pack the files of a site; return False where node is missing. Errors: RatskellerError with what node says."""
    files = (file for file in sorted(folder.rglob("*")) if PACKED.fullmatch(file.relative_to(folder).as_posix()))
    return _run("pack the files", ["-e", PACKING], json.dumps([str(file) for file in files]))


def compiled(content: dict[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """Return files with bytecode (`.pyc`) in place of the source of each module; the same ones where node is missing.

    `pyodide` is the folder of the npm package. Line numbers stay; docstrings and assertions don't.
    Errors: RatskellerError with what node says.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources, modules = Path(folder) / "sources", Path(folder) / "modules"
        with zipfile.ZipFile(sources, "w") as archive:
            for name in sorted(content):
                if name.endswith(SOURCE):
                    archive.writestr(name, content[name])
        given = [str(pyodide.resolve()), str(sources), str(modules)]
        if not _run("compile the modules", ["--input-type=module", "-e", COMPILING, *given]):
            return content
        with zipfile.ZipFile(modules) as archive:
            bytecode = {name: archive.read(name) for name in archive.namelist()}
    return {name: body for name, body in content.items() if not name.endswith(SOURCE)} | bytecode


def _run(task: str, arguments: list[str], sent: str = "") -> bool:
    node = shutil.which("node")
    if node is None:
        return False
    ended = subprocess.run(  # noqa: S603
        [node, *arguments], input=sent, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if ended.returncode:
        raise RatskellerError(f"node can't {task}: {ended.stderr.strip()[-500:]}")
    return True
