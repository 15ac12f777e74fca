"""`ratskeller wasm`: write the module of a game, its description, and states for it."""

from pathlib import Path

from ratskeller import games
from ratskeller.core.errors import BadPosition, RatskellerError
from ratskeller.wasm.description import as_json, describe
from ratskeller.wasm.modules import Kind, make_module
from ratskeller.wasm.position import state_bytes

from . import files


def write(name: str, folder: Path, position: str | None, seat: int | None, *, is_checked: bool, has_simd: bool) -> None:
    """Write the files into a folder, and print their names.

    Errors: UnknownGame; MissingPackage without numba; BadPosition for a position of another game; those of `files.load_position`.
    """
    game = games.get(name)
    if not folder.is_dir():
        raise RatskellerError(f"folder: there is no folder {folder}")
    if seat is not None and position is None:
        raise RatskellerError("seat: is for a position; give --position too")
    written = {}
    if position is not None:
        found = files.load_position(position)
        if found.game.name != game.name:
            raise BadPosition(f"{position}: is a position of {found.game.name}, not of {game.name}")
        known = found if seat is None else found.redeal(seat)
        written[f"{Path(position).stem if position != '-' else game.name}.state"] = state_bytes(game, known.state)
    module = make_module(game.name, Kind(is_checked, has_simd))
    written[module.name] = module.content
    written[f"{game.name}.json"] = as_json(describe(module, game.name))
    for file, content in written.items():
        (folder / file).write_bytes(content)
        print(folder / file)
