import { create, diceFrom, give, heard, pick, seeded, waitingFor } from '@conjure/engine';
import { follow, lessonKeys } from '@conjure/engine/proof/index.ts';
import { gapsIn, langs } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';
import { LESSONS } from '../lessons/index.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { lessonTextsOf } from '../texts.ts';

/** What the words of a lesson tell must have happened, by the dice of its seed. */
const TOLD: { readonly [lesson: string]: readonly Partial<DemonsEvent>[] } = {
  road: [
    { type: 'moved', cost: 3 },
    { type: 'woke', mortal: 'bey-of-theodosiopolis', woke: false },
    { type: 'searched', result: '-' },
  ],
  circle: [
    { type: 'conjured', rank: 'Duke', number: 4 },
    { type: 'dud', spirit: 28 },
    { type: 'conjured', rank: 'King', modifier: -3, number: -1 },
  ],
  powers: [{ type: 'fled', mortal: 'turkoman-khan' }, { type: 'cured' }, { type: 'transported', hex: '1210' }],
  treasure: [
    { type: 'boxRolled', box: '22', hex: '1410' },
    { type: 'seized', box: '22', needed: 4, success: true },
  ],
  hunted: [
    { type: 'fought', attack: 11, defence: 12, result: 'Af' },
    { type: 'searched', modifier: 1, result: 'E' },
  ],
  prisoner: [
    { type: 'captured', captor: 'emir-of-akhlat' },
    { type: 'fought', attack: 11, defence: 6, result: 'Dx' },
    { type: 'fetched', spirit: 12, items: ['23'] },
    { type: 'emerged', hex: '0811' },
  ],
  home: [{ type: 'unseen' }, { type: 'ended', winners: [0], nets: [19] }],
};

describe.each(LESSONS)('lesson $id', (lesson) => {
  const { ends, wrong } = follow(demons, lesson);

  test('asks and refuses as it says, and goes on with every answer that is wanted', () => {
    expect(wrong).toEqual([]);
    expect(ends.length).toBeGreaterThan(0);
  });

  test('whatever the learner chooses, what its words tell happens and nothing worse', () => {
    for (const { story } of ends) {
      const events = heard(story, 0);
      for (const told of TOLD[lesson.id]) expect(events).toContainEqual(expect.objectContaining(told));
      const allowed = TOLD[lesson.id].filter(({ type }) => type === 'captured').length;
      expect(events.filter(({ type }) => type === 'captured' || type === 'died')).toHaveLength(allowed);
    }
  });

  test('is short, and its steps name rules of the catalogue', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    const rules = new Set(demons.rules.map(({ id }) => id));
    for (const step of lesson.steps) {
      expect(step.rules.length).toBeGreaterThan(0);
      expect([...step.rules, ...(step.tryOut ? [step.tryOut.rule] : [])].filter((id) => !rules.has(id))).toEqual([]);
    }
  });
});

describe.each(SCENARIOS)('scenario $id', (situation) => {
  test('is played to its end', () => {
    const made = create(demons, { ...situation, seed: 'x' });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    const { match } = made;
    const dice = diceFrom(seeded('y'));
    while (match.open) {
      const [seat] = waitingFor(match);
      expect(give(match, seat, pick(match.open.question, seat, dice))).toEqual({ done: true });
    }
    expect(match.over).toBe(true);
  });
});

test('no two lessons or scenarios have the same name, nor two steps of a lesson', () => {
  for (const list of [LESSONS, SCENARIOS, ...LESSONS.map(({ steps }) => steps)])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe('words', () => {
  const keys = [...lessonKeys(LESSONS), ...SCENARIOS.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.line`])];

  test.each(langs)('%s has all of them in their order and no others, and none has a gap', async (lang) => {
    const texts = await lessonTextsOf(lang);
    expect(Object.keys(texts)).toEqual(keys);
    for (const [key, text] of Object.entries(texts)) {
      expect([key, [...gapsIn(text)]]).toEqual([key, []]);
      expect(text, key).not.toMatch(/'|^ | $| {2}|^$/);
    }
  });
});
