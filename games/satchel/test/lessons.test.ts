import { give } from '@conjure/engine';
import { followLesson } from '@conjure/engine/proof';
import { testLessonsOf } from '@conjure/words/testing/lessons-of';
import { expect, test } from 'vitest';
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

testLessonsOf({
  game: satchel,
  lessons: LESSONS,
  told: TOLD,
  otherKeys: GUIDES.flatMap(({ line, hints }) => [line, ...hints]),
  textsOf: lessonTextsOf,
});

test('at the end of the last round the match is over', () => {
  const [won] = followLesson(satchel, LESSONS.find(({ id }) => id === 'ends') ?? LESSONS[0]).ends;
  expect(won.over).toBe(true);
  expect(give(won, 0, { do: 'pass' })).not.toEqual({ done: true });
});

test('every scenario that can be chosen has its hints', () => {
  const choices = satchel.options.find(({ name }) => name === 'scenario')?.values;
  expect(GUIDES.map(({ value }) => value)).toEqual(choices);
  expect(GUIDES.every(({ option }) => option === 'scenario')).toBe(true);
});
