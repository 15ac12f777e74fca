"""Play random games by a WebAssembly module, with wasmtime alone and none of Ratskeller's code: a check that modules are portable.

    ratskeller wasm rattus --folder out --position game.json
    uv run --with wasmtime python examples/wasm_playout.py out rattus game

docs/webassembly.md explains the call.
"""

import json
import sys
import time
from math import prod
from pathlib import Path
from typing import Any

from wasmtime import Instance, Module, Store

SEED = 42
PAGE = 65_536


class Rules:
    """A module of WebAssembly with its memory."""

    def __init__(self, description: dict[str, Any], content: bytes) -> None:
        self.description = description
        self._store = Store()
        exports = Instance(self._store, Module(self._store.engine, content), []).exports(self._store)
        self._memory, self._serve = exports["memory"], exports["serve"]
        self._free = description["stack"]
        self._result = self.room(16)

    def room(self, size: int) -> int:
        """Return the address of so many bytes of new memory."""
        address = -(-self._free // 64) * 64
        self._free = address + size
        missing = self._free - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return address

    def write(self, address: int, content: bytes) -> None:
        """Write bytes into the memory."""
        self._memory.write(self._store, content, address)

    def number(self, address: int, is_signed: bool = True) -> int:
        """Read a number of 64 bits."""
        return int.from_bytes(self._memory.read(self._store, address, address + 8), "little", signed=is_signed)

    def call(self, mode: str, **given: Any) -> int:
        """Call a mode with integers, and with arrays as their address, shape and strides."""
        names = [each["name"] for each in self.description["modes"]]
        values = [self._result, self._result + 8, names.index(mode)]
        for parameter in self.description["parameters"]:
            value = given.get(parameter["name"])
            if not parameter["bytes"]:
                values.append(value or 0)
                continue
            dimensions = (0, 0) if parameter["columns"] else (0,)
            address, shape, strides = value or (0, dimensions, dimensions)
            values += [0, 0, prod(shape), parameter["bytes"], address, *shape, *strides]
        assert self._serve(self._store, *values) == 0, "no index is out of bounds"
        return self.number(self._result)


def main(folder: Path, game: str, state: str, count: int) -> None:
    """Play random games from a state, and print how fast that was."""
    description = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    rules = Rules(description, (folder / description["file"]["name"]).read_bytes())
    size, changing = description["state"]["bytes"], description["state"]["changing"]
    most = description["mostOptions"]
    states = rules.room(2 * size)
    # Both places need what never changes in a game
    rules.write(states, 2 * (folder / f"{state}.state").read_bytes())
    for place in range(2):
        rules.write(states + place * size + description["state"]["fields"]["logging"][0], b"\0")
    words = rules.room(8)
    rules.write(words, SEED.to_bytes(8, "little"))
    arrays = {
        "states": (states, (2,), (size,)),
        "raw": (states, (2, changing), (size, 1)),
        "words": (words, (1,), (8,)),
        "out": (rules.room(8 * most), (most,), (8,)),
        "weights": (rules.room(8 * most), (most,), (8,)),
    }
    begin = time.perf_counter()
    decisions = rules.call("playouts", count=count, **arrays)
    seconds = time.perf_counter() - begin
    print(f"{count} games, {decisions} decisions, {count / seconds:.0f} games a second")
    print(f"the random generator ends at {rules.number(words, is_signed=False)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else 1000)
