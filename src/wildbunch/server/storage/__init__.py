"""Where tables are kept: one schema for SQLite and PostgreSQL, and one writer that commits many moves at once."""
