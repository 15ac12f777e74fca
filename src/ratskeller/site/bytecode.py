"""Python modules compiled for the browser, so that it need not compile them at every start.

Pyodide itself compiles them in node, since the bytecode is that of its version of Python and not of the one that builds a site.
"""

import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from ratskeller.core.errors import RatskellerError

SCRIPT = """
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


def compiled(content: dict[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """Return files with bytecode (`.pyc`) in place of the source of each module; the same ones where node is missing.

    `pyodide` is the folder of the npm package. Line numbers stay; docstrings and assertions don't.
    Errors: RatskellerError with what node says.
    """
    node = shutil.which("node")
    if node is None:
        return content
    with tempfile.TemporaryDirectory() as folder:
        sources, modules = Path(folder) / "sources", Path(folder) / "modules"
        with zipfile.ZipFile(sources, "w") as archive:
            for name in sorted(content):
                if name.endswith(SOURCE):
                    archive.writestr(name, content[name])
        command = [node, "--input-type=module", "-e", SCRIPT, str(pyodide.resolve()), str(sources), str(modules)]
        ended = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603
        if ended.returncode:
            raise RatskellerError(f"node can't compile the modules: {ended.stderr.strip()[-500:]}")
        with zipfile.ZipFile(modules) as archive:
            bytecode = {name: archive.read(name) for name in archive.namelist()}
    return {name: body for name, body in content.items() if not name.endswith(SOURCE)} | bytecode
