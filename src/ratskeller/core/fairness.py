"""Provably fair chance: a commitment to a seed is published, then seats add numbers, and anyone can recompute all answers later.

docs/fair.md explains what this proves, and gives the functions in full.
"""

from hashlib import sha256
from typing import Annotated

import msgspec

from .dealer import pick
from .errors import BadRecord
from .keys import Key
from .position import Position
from .records import parse_json

Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$", min_length=32, max_length=64)]


class Contribution(msgspec.Struct, frozen=True):
    """A number that a seat has added, in hexadecimal digits. It counts as soon as chance has answered `after` times."""

    seat: int
    after: int
    value: Hex


class Seed(msgspec.Struct, frozen=True):
    """What determines chance: a seed, the salt of its commitment, and the numbers that seats have added, in order."""

    seed: Hex
    salt: Hex
    contributions: list[Contribution] = []

    @property
    def commitment(self) -> str:
        """The commitment: it binds the server to the seed without revealing it."""
        return commitment_of(self.seed, self.salt)

    def answer(self, position: Position) -> str:
        """Return the answer of chance to the open question. It follows from the number of the question and what was added by then."""
        count = position.actors.count("chance")
        weights = position.weights()
        return pick(weights, self.number(count, sum(weights.values())))

    def number(self, count: int, below: int) -> int:
        """Return the number, from 0 to `below` - 1, of the question before which chance has answered `count` times."""
        added = ";".join(f"{it.seat}:{it.value}" for it in self.contributions if it.after <= count)
        return Key(bytes.fromhex(self.seed)).under(added).below(f"chance {count}", below)


class Question(msgspec.Struct, frozen=True):
    """A question of chance in a record: the index of its answer among all answers, and the possible answers with their weights."""

    at: int
    options: list[tuple[str, int]]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record contains so that every answer of chance can be recomputed."""

    commitment: str
    seed: Hex
    salt: Hex
    contributions: list[Contribution]
    chance: list[Question]


def commitment_of(seed: str, salt: str) -> str:
    """Return SHA-256 of the salt followed by the seed, in hexadecimal digits."""
    return sha256(bytes.fromhex(salt) + bytes.fromhex(seed)).hexdigest()


def proof_of(position: Position, seed: Seed) -> Proof:
    """Return the proof of a position that has its history."""
    again, asked = position.back_to(0), []
    for at, text in enumerate(position.answers):
        if again.actor == "chance":
            asked.append(Question(at, list(again.weights().items())))
        again.play(text)
    return Proof(seed.commitment, seed.seed, seed.salt, seed.contributions, asked)


def with_proof(record: str, proof: Proof) -> str:
    content = msgspec.json.decode(record) | {"proof": proof}
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()


def check(text: str | bytes, position: Position) -> int:
    """Recompute every answer of chance in a record with the rules; return how many there are.

    `position` is the one at the end of the record. Errors: BadRecord for a record without a proof, or naming the first answer that differs.
    """
    proof = _proof(parse_json(text, BadRecord, "a record"))
    if commitment_of(proof.seed, proof.salt) != proof.commitment:
        raise BadRecord("proof: the seed is not the one that was committed to")
    seed, again, count = Seed(proof.seed, proof.salt, proof.contributions), position.back_to(0), 0
    for at, answer in enumerate(position.answers):
        if again.actor == "chance":
            if (due := seed.answer(again)) != answer:
                question = again.question
                raise BadRecord(
                    f"proof: answer {at + 1}, to {question!r}: the random draw had to be {due!r}, not {answer!r}"
                )
            count += 1
        again.play(answer)
    return count


def _proof(content: dict[str, object]) -> Proof:
    if "proof" not in content:
        raise BadRecord("proof: this record has none; only provably fair tables have one")
    try:
        return msgspec.convert(content["proof"], Proof)
    except msgspec.ValidationError as error:
        raise BadRecord(f"proof: {error}") from error
