"""The words of the project: one folder of Fluent files for each language."""
