"""How older databases become the present one; run by Alembic when a server starts."""
