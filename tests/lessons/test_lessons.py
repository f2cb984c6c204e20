"""Each lesson is a position, and a few decisions of the first seat that are possible and do what they say."""

import pytest

from boriken.engine.options import EXPANSIONS
from boriken.lessons import LEARNER, Lesson, lessons
from boriken.scenario import run

ALL = lessons().values()


def name_of(lesson: Lesson) -> str:
    return lesson.name


def test_there_is_a_lesson_for_each_expansion_and_the_puertoma() -> None:
    assert set(lessons()) == {*EXPANSIONS, "puertoma"}


@pytest.mark.parametrize("lesson", ALL, ids=name_of)
def test_a_lesson_does_what_it_says(lesson: Lesson) -> None:
    assert run(lesson.scenario) == []


@pytest.mark.parametrize("lesson", ALL, ids=name_of)
def test_a_lesson_is_short_and_always_asks_the_learner(lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 6
    game = lesson.begin()
    for step in lesson.steps:
        assert game.turn == LEARNER
        assert step.asked
        for action in [*step.asked, *(action for _, action in step.replies)]:
            game.play(action)


@pytest.mark.parametrize("lesson", ALL, ids=name_of)
def test_every_step_tells_what_comes_of_it(lesson: Lesson) -> None:
    assert all(step.expect or step.allows for step in lesson.scenario.steps)
    assert lesson.scenario.steps[-1].expect
