"""Files of a site that are packed by brotli beside the others, for servers that send `FILE.br` to browsers that accept it.

Node packs them, which is there where npm has fetched Pyodide. Python's standard library can't, and one more dependency would do only this.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

from ratskeller.core.errors import RatskellerError

PACKED = re.compile(r"(assets|site-[0-9a-f]+)/.*\.(js|mjs|css|svg|json|wasm|ftl)")
"""Files whose names change with what they hold, and that are not packed already."""
SCRIPT = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
for (const name of JSON.parse(readFileSync(0, "utf8"))) {
  const content = readFileSync(name);
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const packed = brotliCompressSync(content, { params });
  if (packed.length < content.length) writeFileSync(`${name}.br`, packed);
}
"""


def pack(folder: Path) -> bool:
    """Pack the files of a site; return False where node is missing. Errors: RatskellerError with what node says."""
    node = shutil.which("node")
    if node is None:
        return False
    files = (file for file in sorted(folder.rglob("*")) if PACKED.fullmatch(file.relative_to(folder).as_posix()))
    ended = subprocess.run(  # noqa: S603
        [node, "-e", SCRIPT],
        input=json.dumps([str(file) for file in files]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if ended.returncode:
        raise RatskellerError(f"node can't pack the files: {ended.stderr.strip()}")
    return True
