"""Every rule, ruling, worked example and refusal of a game's rules file is named by a test, and no other is.

`tests/games/<game>/ids.txt` lists the ids. Where the rules files lie beside the project, it is compared with them.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from sobremesa import GAMES, game
from sobremesa.core.refused import ACTION_CODES, CREATION_CODES, FILE_CODES

TESTS = Path(__file__).parents[1]
RULES = TESTS.parents[1] / "shared" / "rules"


def listed(name: str, *kinds: str) -> list[str]:
    """The ids of these kinds: rule, example, refusal, option."""
    lines = (TESTS / "games" / name / "ids.txt").read_text(encoding="utf-8").splitlines()
    return [id_ for kind, id_ in map(str.split, lines) if kind in kinds]


class Markers:
    """Collects what the tests of a game say they speak for."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            self.rules.update(id_ for marker in item.iter_markers("rule") for id_ in marker.args)
            self.refusals.update(code for marker in item.iter_markers("refusal") for code in marker.args)


@pytest.fixture(scope="module", params=GAMES)
def collected(request: pytest.FixtureRequest) -> tuple[str, Markers]:
    markers = Markers()
    quiet = ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    assert pytest.main([*quiet, str(TESTS / "games" / request.param)], plugins=[markers]) == 0
    return request.param, markers


def test_every_rule_and_example_is_named_by_a_test(collected: tuple[str, Markers]) -> None:
    name, markers = collected
    assert [id_ for id_ in listed(name, "rule", "example") if id_ not in markers.rules] == []


def test_every_refusal_is_provoked_by_a_test(collected: tuple[str, Markers]) -> None:
    name, markers = collected
    assert [code for code in listed(name, "refusal") if code not in markers.refusals] == []


def test_no_test_names_what_does_not_exist(collected: tuple[str, Markers]) -> None:
    name, markers = collected
    assert set(markers.rules) <= {*listed(name, "rule", "example")}
    assert set(markers.refusals) <= {*listed(name, "refusal"), *ACTION_CODES, *CREATION_CODES, *FILE_CODES}


@pytest.mark.parametrize("name", GAMES)
def test_a_worked_example_is_a_test_named_by_its_id(name: str) -> None:
    source = (TESTS / "games" / name / "test_examples.py").read_text(encoding="utf-8")
    named = set(re.findall(r"^def test_e(\d+)_", source, re.MULTILINE))
    assert named == {f"{int(id_[1:]):02}" for id_ in listed(name, "example")}


@pytest.mark.parametrize("name", GAMES)
def test_the_options_are_those_of_the_rules_file(name: str) -> None:
    assert sorted(game(name).options.__struct_fields__) == sorted(listed(name, "option"))


def ids_in(rules: str) -> list[tuple[str, str]]:
    """The ids a rules file defines, in its order."""
    found = [("rule", id_) for id_ in re.findall(r"^\| ([A-Z0-9]+-\d+) \|", rules, re.MULTILINE)]
    found += [("rule", id_) for id_ in re.findall(r"^\*\*(RULING-\d+)\b", rules, re.MULTILINE)]
    numbered = re.findall(r"^(\d+)\. \*\*", section(rules, "Rulings"), re.MULTILINE)
    found += [("rule", f"RULING-{number}") for number in numbered]
    found += [("example", id_) for id_ in re.findall(r"^(?:- )?\*\*(E\d+)\b", rules, re.MULTILINE)]
    found += [("refusal", code) for code in codes_in(section(rules, "Illegal actions"))]
    found += [
        ("option", option) for option in re.findall(r"^\| `([a-z_]+)` \|", section(rules, "Options"), re.MULTILINE)
    ]
    return found


def codes_in(table: str) -> list[str]:
    """The codes of each line: a cell of the table that holds codes and nothing else."""
    cells = [[cell.strip() for cell in line.split("|")] for line in table.splitlines() if line.startswith("|")]
    only_codes = re.compile(r"`[a-z_]+`(, `[a-z_]+`)*")
    return [
        code for line in cells for cell in line if only_codes.fullmatch(cell) for code in re.findall(r"[a-z_]+", cell)
    ]


def section(rules: str, title: str) -> str:
    return rules.split(f"\n## {title}\n")[1].split("\n## ")[0]


if RULES.is_dir():

    @pytest.mark.parametrize("name", GAMES)
    def test_the_list_of_ids_is_what_the_rules_file_says(name: str) -> None:
        rules = (RULES / f"{name}.md").read_text(encoding="utf-8")
        lines = (TESTS / "games" / name / "ids.txt").read_text(encoding="utf-8").splitlines()
        assert lines == [f"{kind} {id_}" for kind, id_ in ids_in(rules)]
