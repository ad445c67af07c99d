import {
  create,
  diceFrom,
  type Event,
  eventsFor,
  firstWaiting,
  type Game,
  give,
  type MatchSetup,
  must,
  pick,
  type Seat,
  seeded,
} from '@conjure/engine';
import type { Lesson, Serves } from '@conjure/engine/content';
import { followLesson, lessonKeys } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { gapsIn, LANGUAGES, type Language } from '../index.ts';

interface Taught<S, C, V, E extends Event> {
  readonly game: Game<S, C, V, E>;
  readonly lessons: readonly Lesson[];
  /** What the aims of steps mean, where there are any. */
  readonly serves?: Serves<V>;
  /** What the words of a lesson tell must have happened. */
  readonly told: { readonly [lesson: string]: readonly Partial<E>[] };
  /** The seat that hears of it; unless told, somebody who only watches. */
  readonly viewer?: Seat | null;
  /** Events of which there may be no more than are told. */
  readonly onlyIfTold?: readonly E['type'][];
  readonly scenarios?: readonly (Omit<MatchSetup, 'seed'> & { readonly id: string })[];
  /** The keys of what is said beside the lessons. */
  readonly otherKeys?: readonly string[];
  textsOf(lang: Language): Promise<Record<string, string>>;
}

/** The tests that the lessons and scenarios of every game must pass. */
export function testLessonsOf<S, C, V, E extends Event>(taught: Taught<S, C, V, E>): void {
  const {
    game,
    lessons,
    serves,
    told,
    viewer = null,
    onlyIfTold = [],
    scenarios = [],
    otherKeys = [],
    textsOf,
  } = taught;

  describe.each(lessons)('lesson $id', (lesson) => {
    const { ends, wrong } = followLesson(game, lesson, serves);
    const tells = must(told[lesson.id], 'what is told in the lesson', lesson.id);

    test('asks and refuses as it says, and goes on with every answer that is wanted', () => {
      expect(wrong).toEqual([]);
      expect(ends.length).toBeGreaterThan(0);
    });

    test('whatever the learner chooses, what its words tell happens, and nothing worse', () => {
      for (const { story } of ends) {
        const events = eventsFor(story, viewer);
        for (const one of tells) expect(events).toContainEqual(expect.objectContaining<object>(one));
        for (const type of onlyIfTold)
          expect(events.filter((event) => event.type === type)).toHaveLength(
            tells.filter((one) => one.type === type).length,
          );
      }
    });

    test('is short, and its steps name rules of the catalogue', () => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
      expect(lesson.steps.length).toBeLessThanOrEqual(8);
      const rules = new Set(game.rules.map(({ id }) => id));
      for (const step of lesson.steps) {
        expect(step.rules.length).toBeGreaterThan(0);
        expect([...step.rules, ...(step.tryOut ? [step.tryOut.rule] : [])].filter((id) => !rules.has(id))).toEqual([]);
      }
    });
  });

  describe.each(scenarios)('scenario $id', (situation) => {
    test('is played to its end', () => {
      const made = create(game, { ...situation, seed: 'x' });
      if ('fault' in made) throw new Error(JSON.stringify(made.fault));
      const { match } = made;
      const dice = diceFrom(seeded('y'));
      while (match.open) {
        const seat = firstWaiting(match);
        expect(give(match, seat, pick(match.open.question, seat, dice))).toEqual({ done: true });
      }
      expect(match.over).toBe(true);
    });
  });

  test('no two lessons or scenarios have the same name, nor two steps of a lesson', () => {
    for (const list of [lessons, scenarios, ...lessons.map(({ steps }) => steps)])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  describe('words', () => {
    const ofScenarios = scenarios.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.line`]);
    const keys = [...lessonKeys(lessons), ...ofScenarios, ...otherKeys];

    test.each(LANGUAGES)('%s has all of them in their order and no others, and none has a gap', async (lang) => {
      const texts = await textsOf(lang);
      expect(Object.keys(texts)).toEqual(keys);
      for (const [key, text] of Object.entries(texts)) {
        expect([key, [...gapsIn(text)]]).toEqual([key, []]);
        expect(text, key).not.toMatch(/'|^ | $| {2}|^$/);
      }
    });
  });
}
