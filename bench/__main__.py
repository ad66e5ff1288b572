"""Run every benchmark, each a module `bench/bench_*.py` with a function `main`."""

from importlib import import_module
from pathlib import Path


def main() -> None:
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        print(f"== {path.stem}", flush=True)
        import_module(f"bench.{path.stem}").main()


if __name__ == "__main__":
    main()
