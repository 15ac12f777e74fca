"""Chance that follows from a secret, so that its answers are fixed before a game begins, and anyone can check them afterwards.

A `Key` gives numbers by name: with the secret anyone can recompute them, without it they look random. A `Dealer` answers by a key, the
same for all who play with it. Provably fair chance: a commitment to a `Seed` is published, then seats add numbers, and anyone can
recompute all answers later.

docs/fair.md explains what this proves, and gives the functions in full, with test vectors.
"""

import hmac
from bisect import bisect
from collections import Counter
from collections.abc import Generator
from hashlib import sha256
from itertools import accumulate
from typing import Annotated, Self, TypeVar

import msgspec

from .errors import BadRecord
from .position import Position
from .records import parse_json

T = TypeVar("T")
Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$", min_length=32, max_length=64)]

WORD = 1 << 64
"""Number of values of the part of a digest that becomes a number."""


class Key:
    """A secret that gives numbers by name: the same name always gives the same number."""

    def __init__(self, secret: bytes) -> None:
        """Take the secret. Nothing reveals it, `repr` included."""
        self._secret = secret

    def below(self, name: str, count: int) -> int:
        """Return the number from 0 to `count` - 1 for a name, uniformly distributed, for a `count` up to 2**64.

        It is the first eight bytes, big-endian, of HMAC-SHA-256 of "name/attempt", modulo `count`. Attempts count from 0; one at or above
        the last multiple of `count` would favour small numbers and is rejected.
        """
        whole, attempt = WORD - WORD % count, 0
        while (word := int.from_bytes(self._digest(f"{name}/{attempt}")[:8], "big")) >= whole:
            attempt += 1
        return word % count

    def shuffled(self, name: str, things: list[T]) -> list[T]:
        """Return the same things shuffled, with all orders equally likely (Fisher and Yates)."""
        mixed = things[:]
        for place in range(len(mixed) - 1, 0, -1):
            other = self.below(f"{name} {place}", place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def under(self, name: str) -> "Key":
        """Return a derived key for a name. This key can't be computed from it."""
        return Key(self._digest(name))

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), sha256)


def pick(weights: dict[str, int], place: int) -> str:
    """Return the answer that a number below the sum of the weights selects; small numbers select the first answers."""
    answers = list(weights)
    return answers[bisect(list(accumulate(weights.values())), place)]


class SeededChance:
    """Answers for chance from a seed: the n-th answer of chance depends only on the seed, n and the position.

    It keeps no history: a line that is taken back and played again brings the same answers.
    """

    def __init__(self, seed: int) -> None:
        self._key = Key(f"seed {seed}".encode())

    def answer(self, position: Position) -> str:
        """Return the answer of chance to the open question, with the exact probabilities of the rules."""
        weights = position.weights()
        count = position.actors.count("chance")
        return pick(weights, self._key.below(f"chance {count}", sum(weights.values())))


class Dealer:
    """Answers for chance in one game by a key, and counts the questions.

    The n-th question of a name gets the n-th number of that name, whatever was played in between. A game may return a subclass
    (`Game.dealer`) that shares luck better.
    """

    def __init__(self, key: Key) -> None:
        self.key = key
        self._asked: Counter[str] = Counter()

    def catch_up(self, position: Position) -> Self:
        """Count the questions of chance on the way to a position; return this dealer."""
        for _ in self.catch_up_steps(position):
            pass
        return self

    def catch_up_steps(self, position: Position) -> Generator[None, None, Self]:
        earlier = position.back_to(0)
        for text in position.answers:
            if earlier.actor == "chance":
                self.answer(earlier)
            earlier.play(text)
            yield
        return self

    def answer(self, position: Position) -> str:
        """Return the answer of chance to the open question, with the exact probabilities of the rules."""
        weights = position.weights()
        place = self.number(self.question_key(position), sum(weights.values()))
        return pick(weights, place)

    def number(self, name: str, count: int) -> int:
        """Return the next number for a name, from 0 to `count` - 1."""
        asked = self._asked[name]
        self._asked[name] += 1
        return self.key.below(f"{name} {asked}", count)

    def question_key(self, position: Position) -> str:
        """Return the name by which the open question is counted; by default its own."""
        return str(position.question)


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
