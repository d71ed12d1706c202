"""`python -m wildbunch`: the same as the command `wildbunch`."""

from wildbunch.cli.main import main

if __name__ == "__main__":
    main()
