"""Where the chance of a live game comes from, and how anyone can check it afterwards.

A table has one secret of 32 bytes. Its commitment is published when the table starts and the secret when it ends. The entropy of a
step is a keyed hash of the step's number, so it cannot be foreseen without the secret nor chosen once the commitment is out.

The hashes are loaded by the first game, since many a program imports wildbunch without playing one.
"""

from __future__ import annotations

import struct

ENTROPY_BYTES = 32
_WORDS = struct.Struct(">8Q")
_STATE = (1 << 48) - 1


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret in hexadecimal: published at the start, checked at the end."""
    import hashlib

    return hashlib.sha256(secret).hexdigest()


def step_entropy(secret: bytes, number: int) -> bytes:
    """The 32 bytes of step `number` (counted among the steps that use chance): HMAC-SHA256, number as 8 bytes, big-endian."""
    import hmac

    return hmac.digest(secret, number.to_bytes(8, "big"), "sha256")


def entropy_seeds(entropy: bytes) -> list[int]:
    """Eight generator states for `s.rng`: the 64-bit words of SHA-512 of the entropy, big-endian, each cut to its low 48 bits.

    Raises ValueError unless there are 32 bytes.
    """
    import hashlib

    if len(entropy) != ENTROPY_BYTES:
        raise ValueError(f"a step takes {ENTROPY_BYTES} bytes of entropy, not {len(entropy)}")
    return [word & _STATE for word in _WORDS.unpack(hashlib.sha512(entropy).digest())]
