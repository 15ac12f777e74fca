"""The pictures in the repository: WebP without loss."""

from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parent / "reference"


def load(name: str) -> Image.Image | None:
    """Return a picture, None if there is none yet."""
    file = FOLDER / name
    return Image.open(file).convert("RGB") if file.is_file() else None


def save(name: str, picture: Image.Image) -> None:
    """Store a picture, as small as it can be written."""
    FOLDER.mkdir(exist_ok=True)
    picture.save(FOLDER / name, lossless=True, quality=100, method=6, exact=True)
