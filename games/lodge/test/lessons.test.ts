import { create, diceFrom, give, heard, pick, seeded, waitingFor } from '@conjure/engine';
import { follow, lessonKeys } from '@conjure/engine/proof/index.ts';
import { gapsIn, langs } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import type { LodgeEvent } from '../events.ts';
import { lodge } from '../game.ts';
import { LESSONS } from '../lessons/index.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { lessonTextsOf } from '../texts.ts';

/** What the words of a lesson tell must have happened. */
const TOLD: { readonly [lesson: string]: readonly Partial<LodgeEvent>[] } = {
  turn: [
    { type: 'powerChanged', who: 0, change: 1 },
    { type: 'damaged', model: 'tessa', n: 2 },
    { type: 'damaged', model: 'nero', n: 2 },
    { type: 'passed', by: 0 },
  ],
  spells: [
    { type: 'cast', slot: 'I', card: 'thunder_nail' },
    { type: 'revealed', by: 1, card: 'unspell', trigger: 'enemyCasts' },
    { type: 'cancelled', by: 0 },
    { type: 'damaged', model: 'tessa', n: 2 },
  ],
  summon: [
    { type: 'modeChanged', familiar: 'muso', mode: 'guard', why: 'F11' },
    { type: 'moved', model: 'nero', to: '0,0' },
  ],
  guard: [
    { type: 'damaged', model: 'nero', n: 1, shared: 1, how: 'divided' },
    { type: 'damaged', model: 'nero', n: 2, shared: 1, how: 'divided' },
    { type: 'healed', model: 'nero', place: 'card' },
  ],
  token: [
    { type: 'usedFamiliarAction', by: 0 },
    { type: 'damaged', model: 'tessa', dealer: 0, n: 1 },
    { type: 'sortie', by: 1, why: 'F28' },
    { type: 'damaged', model: 'tessa', dealer: 1, n: 2 },
    { type: 'evocationLeft', model: 'tessa.bone_thrall.1' },
  ],
  return: [
    { type: 'modeChanged', familiar: 'polly', mode: 'guard', why: 'F22' },
    { type: 'modeChanged', familiar: 'yocca', mode: 'guard', why: 'F21' },
    { type: 'sortie', by: 0, why: 'F34' },
    { type: 'modeChanged', familiar: 'polly', mode: 'guard', why: 'F20' },
  ],
  defeat: [
    { type: 'damaged', model: 'tessa', n: 1, how: 'alone' },
    { type: 'damaged', familiar: 'argo', shared: 2, how: 'overflowed' },
    { type: 'evocationLeft', model: 'tessa.argo.1', familiar: true },
    { type: 'defeated', seat: 1, trophy: 2 },
    { type: 'powerChanged', who: 0, change: 4, why: 'defeats' },
    { type: 'powerChanged', who: 'rose', change: 2, why: 'defeats' },
  ],
};

describe.each(LESSONS)('lesson $id', (lesson) => {
  const { ends, wrong } = follow(lodge, lesson);

  test('asks and refuses as it says, and goes on with every answer that is wanted', () => {
    expect(wrong).toEqual([]);
    expect(ends.length).toBeGreaterThan(0);
  });

  test('whatever the learner chooses, what its words tell happens, and nobody falls of whom they do not tell', () => {
    for (const { story } of ends) {
      const events = heard(story, null);
      for (const told of TOLD[lesson.id]) expect(events).toContainEqual(expect.objectContaining(told));
      for (const type of ['defeated', 'evocationLeft'])
        expect(events.filter((event) => event.type === type)).toHaveLength(
          TOLD[lesson.id].filter((told) => told.type === type).length,
        );
    }
  });

  test('is short, and its steps name rules of the catalogue', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    const rules = new Set(lodge.rules.map(({ id }) => id));
    for (const step of lesson.steps) {
      expect(step.rules.length).toBeGreaterThan(0);
      expect([...step.rules, ...(step.tryOut ? [step.tryOut.rule] : [])].filter((id) => !rules.has(id))).toEqual([]);
    }
  });
});

describe.each(SCENARIOS)('scenario $id', (situation) => {
  test('is played to its end', () => {
    const made = create(lodge, { ...situation, seed: 'x' });
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
