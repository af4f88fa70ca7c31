"""The examples in the documentation run, and give what they say."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import sobremesa

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> Iterator[tuple[int, str]]:
    """The Python of a page: where each block begins, and its text."""
    text = page.read_text()
    for block in BLOCK.finditer(text):
        yield text.count("\n", 0, block.start(1)), block[1]


def test_the_guide_to_the_library_is_true() -> None:
    page = ROOT / "docs/python.md"
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for line, block in blocks(page):
        example = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), line)
        assert example.examples
        runner.run(example, out=told.append, clear_globs=False)
        names = example.globs
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


def test_the_example_on_the_front_page_runs() -> None:
    for line, block in blocks(ROOT / "README.md"):
        exec(compile("\n" * line + block, "README.md", "exec"), {"__name__": "__main__"})


def test_the_example_in_the_package_is_true() -> None:
    assert doctest.testmod(sobremesa).failed == 0
