"""Whether two pictures show the same, whatever build of Chromium drew them.

Both pictures are blurred a little, so that it hardly matters how an edge is smoothed. What still differs is counted in every block of 16 by
16 pixels: a few pixels of a clear difference (a letter, the edge of a piece), or most of the block by a slight one (a colour).
`docs/tests.md` says how the numbers were found.
"""

import io
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter

BLOCK = 16
"""Width and height of a block in pixels."""
BLUR = 1.0
"""Standard deviation of the blur in pixels."""
CLEAR, FEW = 32, 4
"""A block differs if more than `FEW` of its pixels differ by more than `CLEAR` of 255."""
SLIGHT, MOST = 3, BLOCK * BLOCK * 3 // 4
"""A block differs if more than `MOST` of its pixels differ by more than `SLIGHT`."""

Pixels = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Comparison:
    """Two pictures: `blocks` tells which blocks differ, None if the pictures have different sizes."""

    old: Image.Image
    new: Image.Image
    blocks: Mask | None

    @property
    def is_same(self) -> bool:
        """Whether they show the same."""
        return self.blocks is not None and not self.blocks.any()

    @property
    def reason(self) -> str:
        """What differs, in words."""
        if self.blocks is None:
            return (
                f"it is {self.new.width} by {self.new.height} pixels large, not {self.old.width} by {self.old.height}"
            )
        rows, columns = np.nonzero(self.blocks)
        if not rows.size:
            return "nothing differs"
        left, top, right, bottom = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
        place = f"x {left * BLOCK} to {right * BLOCK}, y {top * BLOCK} to {bottom * BLOCK}"
        return f"{rows.size} of {self.blocks.size} blocks differ, at {place}"

    def difference(self) -> Image.Image:
        """Return the new picture, faded but for the blocks that differ."""
        if self.blocks is None:
            return self.new
        faded = Image.blend(self.new, Image.new("RGB", self.new.size, "white"), 0.8)
        large = np.kron(self.blocks, np.full((BLOCK, BLOCK), 255, np.uint8))[: self.new.height, : self.new.width]
        return Image.composite(self.new, faded, Image.fromarray(large.astype(np.uint8)))


def opened(picture: bytes) -> Image.Image:
    """Return an encoded picture."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def compare(old: Image.Image, new: Image.Image) -> Comparison:
    """Compare two pictures."""
    if old.size != new.size:
        return Comparison(old, new, None)
    if old == new:
        return Comparison(old, new, np.zeros((1, 1), bool))
    difference = np.abs(_blurred(old) - _blurred(new)).max(axis=2)
    blocks = (_counts(difference > CLEAR) > FEW) | (_counts(difference > SLIGHT) > MOST)
    return Comparison(old, new, blocks)


def _blurred(picture: Image.Image) -> Pixels:
    result: Pixels = gaussian_filter(np.asarray(picture, dtype=np.float32), (BLUR, BLUR, 0))
    return result


def _counts(mask: Mask) -> NDArray[np.int64]:
    """Return how many pixels of each block are set."""
    rows, columns = -mask.shape[0] % BLOCK, -mask.shape[1] % BLOCK
    padded = np.pad(mask, ((0, rows), (0, columns)))
    height, width = padded.shape
    result: NDArray[np.int64] = padded.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK).sum(axis=(1, 3))
    return result
