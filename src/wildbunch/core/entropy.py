"""Where the chance of a live game comes from, and how anyone can check it afterwards.

A table has one secret of 32 bytes. Its commitment is published when the table starts and the secret when it ends. The entropy of a
step is a keyed hash of the step's number, so it cannot be foreseen without the secret nor chosen once the commitment is out.
"""

from __future__ import annotations

import hashlib
import hmac

ENTROPY_BYTES = 32
_STREAMS = 8
_STATE_BITS = 48


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret in hexadecimal: published at the start, checked at the end."""
    return hashlib.sha256(secret).hexdigest()


def step_entropy(secret: bytes, number: int) -> bytes:
    """The 32 bytes of step `number` (counted among the steps that use chance): HMAC-SHA256, number as 8 bytes, big-endian."""
    return hmac.digest(secret, number.to_bytes(8, "big"), "sha256")


def entropy_seeds(entropy: bytes) -> list[int]:
    """Eight generator states for `s.rng`: the 64-bit words of SHA-512 of the entropy, big-endian, each cut to its low 48 bits.

    Raises ValueError unless there are 32 bytes.
    """
    if len(entropy) != ENTROPY_BYTES:
        raise ValueError(f"a step takes {ENTROPY_BYTES} bytes of entropy, not {len(entropy)}")
    words = hashlib.sha512(entropy).digest()
    return [int.from_bytes(words[8 * i : 8 * i + 8], "big") & ((1 << _STATE_BITS) - 1) for i in range(_STREAMS)]
