"""The examples in the documentation run, and give what they say."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import sobremesa

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAMED_FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|mjs))`")
SERVER_MAP = re.compile(r"^```\nserver/\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> Iterator[tuple[int, str]]:
    """The Python of a page: where each block begins, and its text."""
    text = page.read_text()
    for block in BLOCK.finditer(text):
        yield text.count("\n", 0, block.start(1)), block[1]


def assert_examples_are_true(page: Path) -> None:
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for line, block in blocks(page):
        example = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), line)
        assert example.examples
        runner.run(example, out=told.append, clear_globs=False)
        names = example.globs
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


def test_the_guide_to_the_library_is_true() -> None:
    assert_examples_are_true(ROOT / "docs/python.md")


def test_the_example_on_the_front_page_runs() -> None:
    for line, block in blocks(ROOT / "README.md"):
        exec(compile("\n" * line + block, "README.md", "exec"), {"__name__": "__main__"})


def test_the_example_in_the_package_is_true() -> None:
    assert doctest.testmod(sobremesa).failed == 0


def test_the_files_that_the_architecture_names_exist() -> None:
    """A path is named from the root or from the package; a file that every game has is named without its folder."""
    named = set(NAMED_FILE.findall((ROOT / "docs/architecture.md").read_text()))
    assert len(named) > 40
    package = ROOT / "src/sobremesa"
    alone = {path.name for path in package.rglob("*.py")}
    there = {name for name in named if (ROOT / name).is_file() or (package / name).is_file() or name in alone}
    assert named - there == set()


def test_the_map_of_the_server_names_all_its_files() -> None:
    found = SERVER_MAP.search((ROOT / "docs/architecture.md").read_text())
    assert found is not None
    modules = (ROOT / "src/sobremesa/server").rglob("[a-z]*.py")
    assert set(re.findall(r"\w+\.py", found[1])) == {path.name for path in modules if "migrations" not in path.parts}
