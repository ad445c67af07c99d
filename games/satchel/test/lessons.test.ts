import { give, heard } from '@conjure/engine';
import { follow, lessonKeys } from '@conjure/engine/proof/index.ts';
import { gapsIn, langs } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import type { SatchelEvent } from '../events.ts';
import { satchel } from '../game.ts';
import { GUIDES } from '../lessons/guides.ts';
import { LESSONS } from '../lessons/index.ts';
import { lessonTextsOf } from '../texts.ts';

/** What the words of a lesson tell must have happened, by the dice of its seed. */
const TOLD: { readonly [lesson: string]: readonly Partial<SatchelEvent>[] } = {
  torch: [
    { type: 'rolled', faces: ['blade', 'star', 'key'] },
    { type: 'rolled', faces: ['shield'] },
    { type: 'completed', card: 'O01' },
  ],
  pair: [
    { type: 'windowOpened', by: 3 },
    { type: 'rolled', by: 1, faces: ['boot', 'key'] },
    { type: 'completed', card: 'O14' },
  ],
  keeper: [
    { type: 'rolled', by: 0, faces: ['torch', 'star', 'key'] },
    { type: 'swept', place: 'H2' },
  ],
  satchel: [{ type: 'activated', familiar: 'thistle' }],
  familiar: [
    { type: 'rolled', faces: ['star'] },
    { type: 'completed', by: 1, card: 'O35' },
    { type: 'windowOpened', by: 0 },
    { type: 'familiarPlayed', by: 2, familiar: 'ripple' },
    { type: 'completed', by: 2, card: 'O02' },
  ],
  wyrm: [
    { type: 'wyrmMoved', from: 1, to: 2 },
    { type: 'wyrmMoved', from: 2, to: 1 },
  ],
  ends: [
    { type: 'rolled', by: 0, faces: ['torch', 'boot'] },
    { type: 'rolled', by: 1, faces: ['boot'] },
    { type: 'gameWon', side: 'heroes' },
  ],
  ledger: [
    { type: 'cured', hero: 1, ill: 'hex' },
    { type: 'learned', by: 2, symbol: 'torch' },
    { type: 'placed', by: 2, face: 'star', place: 'H3' },
  ],
};

describe.each(LESSONS)('lesson $id', (lesson) => {
  const { ends, wrong } = follow(satchel, lesson);

  test('asks and refuses as it says, and goes on with every answer that is wanted', () => {
    expect(wrong).toEqual([]);
    expect(ends.length).toBeGreaterThan(0);
  });

  test('whatever the learner chooses, what its words tell happens', () => {
    for (const { story } of ends) {
      const events = heard(story, null);
      for (const told of TOLD[lesson.id]) expect(events).toContainEqual(expect.objectContaining(told));
    }
  });

  test('is short, and its steps name rules of the catalogue', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    const rules = new Set(satchel.rules.map(({ id }) => id));
    for (const step of lesson.steps) {
      expect(step.rules.length).toBeGreaterThan(0);
      expect([...step.rules, ...(step.tryOut ? [step.tryOut.rule] : [])].filter((id) => !rules.has(id))).toEqual([]);
    }
  });
});

test('no two lessons have the same name, nor two steps of a lesson', () => {
  for (const list of [LESSONS, ...LESSONS.map(({ steps }) => steps)])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('at the end of the last round the match is over', () => {
  const [won] = follow(satchel, LESSONS.find(({ id }) => id === 'ends') ?? LESSONS[0]).ends;
  expect(won.over).toBe(true);
  expect(give(won, 0, { do: 'pass' })).not.toEqual({ done: true });
});

test('every scenario that can be chosen has its hints', () => {
  const choices = satchel.options.find(({ name }) => name === 'scenario')?.values;
  expect(GUIDES.map(({ value }) => value)).toEqual(choices);
  expect(GUIDES.every(({ option }) => option === 'scenario')).toBe(true);
});

describe('words', () => {
  const keys = [...lessonKeys(LESSONS), ...GUIDES.flatMap(({ line, hints }) => [line, ...hints])];

  test.each(langs)('%s has all of them in their order and no others, and none has a gap', async (lang) => {
    const texts = await lessonTextsOf(lang);
    expect(Object.keys(texts)).toEqual(keys);
    for (const [key, text] of Object.entries(texts)) {
      expect([key, [...gapsIn(text)]]).toEqual([key, []]);
      expect(text, key).not.toMatch(/'|^ | $| {2}|^$/);
    }
  });
});
