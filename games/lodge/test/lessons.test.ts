import { testLessonsOf } from '@conjure/words/testing/lessons-of';
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

testLessonsOf({
  game: lodge,
  lessons: LESSONS,
  told: TOLD,
  onlyIfTold: ['defeated', 'evocationLeft'],
  scenarios: SCENARIOS,
  textsOf: lessonTextsOf,
});
