"""The command line: `wildbunch`."""
