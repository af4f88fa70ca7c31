"""Every lesson is played: its positions, what is asked in them, what is refused, and what is said."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import sobremesa
from sobremesa.catalogue import GAMES
from sobremesa.core.actions import Action
from sobremesa.core.lesson import MOST_SCENES, NOT_ASKED, Answer, Ask, Scene
from sobremesa.core.record import document_of
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.locales import LANGUAGES, text

LONGEST = 90
"""Characters of a sentence: it is read while one plays."""
LONGEST_NAME = 24
"""Characters of a scene's name, which stands on a phone beside the marks of the others."""
OWN = ("wrong", "look", "title", "again", "so")
"""What a scene may say in its own words; else what all of them say."""
LOCALES = Path(sobremesa.__file__).parent / "locales"
TAUGHT = GAMES
SCENES = {(game, scene.id): scene for game in TAUGHT for scene in sobremesa.game(game).lesson}


def name_of(value: Any) -> str:
    return value.id if isinstance(value, Scene) else str(value)


each_game = pytest.mark.parametrize("game", TAUGHT)
each_scene = pytest.mark.parametrize(
    ("game", "scene"), [(game, scene) for (game, _), scene in SCENES.items()], ids=name_of
)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def at_step(game: str, scene: Scene, made: int) -> State[Any]:
    """The scene after so many of its steps, all done as they are shown."""
    state = sobremesa.game(game).from_position(scene.position)
    for step in scene.steps[:made]:
        make(state, scene, step)
    return state


def make(state: State[Any], scene: Scene, step: Ask | Answer) -> None:
    seat = step.seat if isinstance(step, Answer) else scene.seat
    state.check(seat, step.action)
    state.apply(seat, step.action)


def attempt(state: State[Any], scene: Scene, actions: tuple[Action, ...], made: int) -> tuple[str, str]:
    """What becomes of actions sent together: the code they are refused with, and the word of the scene."""
    trial = state.copy()
    try:
        for action in actions:
            trial.check(scene.seat, action)
            trial.apply(scene.seat, action)
        scene.must_ask_for([document_of(action) for action in actions], made)
    except Refused as refusal:
        return refusal.code, str(refusal.facts.get("word", ""))
    return "", ""


@each_game
def test_a_lesson_is_a_few_scenes_with_names_of_their_own(game: str) -> None:
    names = [scene.id for scene in sobremesa.game(game).lesson]
    assert 5 <= len(names) <= MOST_SCENES
    assert len(set(names)) == len(names)


@each_scene
def test_a_scene_can_be_done_as_it_is_shown(game: str, scene: Scene) -> None:
    assert isinstance(scene.steps[0], Ask)
    state = at_step(game, scene, 0)
    document = state.position()
    assert sobremesa.game(game).from_position(msgspec.json.decode(msgspec.json.encode(document))).position() == document
    for made, step in enumerate(scene.steps):
        assert state.may_act(scene.seat if isinstance(step, Ask) else step.seat)
        if isinstance(step, Ask):
            scene.must_ask_for([document_of(step.action)], made)
        make(state, scene, step)


@each_scene
def test_whatever_is_accepted_lets_the_scene_go_on(game: str, scene: Scene) -> None:
    for made, step in enumerate(scene.steps):
        if not isinstance(step, Ask) or not step.accepts:
            continue
        state = at_step(game, scene, made)
        others = [action for action in state.legal_actions(scene.seat) if step.is_answered_by(document_of(action))]
        assert len(others) > 1, "what else is accepted is never legal here"
        for action in others:
            world = state.copy()
            world.apply(scene.seat, action)
            for after in scene.steps[made + 1 :]:
                make(world, scene, after)


@each_scene
def test_a_wrong_try_is_told_why(game: str, scene: Scene) -> None:
    for wrong in scene.wrong:
        state = at_step(game, scene, wrong.after)
        before = state.position()
        assert attempt(state, scene, wrong.actions, wrong.after) == (wrong.code, wrong.word)
        assert state.position() == before


@in_each_language
@each_game
def test_all_is_said_in_few_words(game: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, f"{game}-lesson")), allow_overrides=True)
    for scene in sobremesa.game(game).lesson:
        assert len(said(bundle, f"{game}-lesson-{scene.id}")) <= LONGEST_NAME
    for name in sentences(game):
        assert len(said(bundle, name).replace("*", "")) <= LONGEST, name


def sentences(game: str) -> set[str]:
    """What a game's lesson needs to say, but the names of its scenes. What the rules refuse, they refuse in words."""
    needed = set()
    for scene in sobremesa.game(game).lesson:
        name = f"{game}-lesson-{scene.id}"
        needed |= {f"{name}-task", f"{name}-why", f"{name}-done"}
        needed |= {f"{name}-wrong-{wrong.word}".rstrip("-") for wrong in scene.wrong if wrong.code == NOT_ASKED}
        needed |= {f"{name}-wrong-{word}" for word in scene.misplaced}
    return needed


def said(bundle: FluentBundle, name: str) -> str:
    assert bundle.has_message(name), name
    text, errors = bundle.format_pattern(bundle.get_message(name).value, {})
    assert not errors
    return str(text)


@each_game
def test_no_word_is_left_over(game: str) -> None:
    names = {f"{game}-lesson-{scene.id}" for scene in sobremesa.game(game).lesson}
    lines = (LOCALES / "en" / f"{game}-lesson.ftl").read_text(encoding="utf-8").splitlines()
    known = {line.partition(" =")[0] for line in lines if line[:1].isalpha()}
    optional = {f"{name}-{word}" for name in names for word in OWN}
    assert known - optional <= names | sentences(game)
