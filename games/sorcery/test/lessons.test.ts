import { testLessonsOf } from '@conjure/words/testing/lessons-of';
import type { SorceryEvent } from '../events.ts';
import { sorcery } from '../game.ts';
import { serves } from '../lessons/aims.ts';
import { LESSONS } from '../lessons/index.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { lessonTextsOf } from '../texts.ts';

/** What the words of a lesson tell must have happened. */
const TOLD: { readonly [lesson: string]: readonly Partial<SorceryEvent>[] } = {
  dial: [
    { type: 'damaged', figure: 2, n: 3, how: 'attack' },
    { type: 'eliminated', figure: 2 },
    { type: 'pushed', figure: 0 },
    { type: 'damaged', figure: 0, n: 1, how: 'pushing' },
    { type: 'rested', figures: [0] },
  ],
  arcs: [
    { type: 'turned', figure: 2, why: 'spin' },
    { type: 'noSpin', figure: 2 },
    { type: 'broke', figure: 2, away: false },
    { type: 'damaged', figure: 2, n: 2, how: 'attack' },
    { type: 'pushed', figure: 0 },
  ],
  shooting: [
    { type: 'damaged', figure: 2, n: 2, how: 'attack' },
    { type: 'damaged', figure: 4, n: 2, how: 'attack' },
    { type: 'pushed', figure: 1 },
  ],
  sorcery: [
    { type: 'spellCast', by: 0, spell: 'shove_of_the_deep' },
    { type: 'pushedAway', figure: 1, by: 0 },
    { type: 'spellCast', by: 0, spell: 'ember_lance' },
    { type: 'damaged', figure: 2, n: 3, how: 'attack' },
    { type: 'pushed', figure: 0 },
  ],
  browse: [
    { type: 'tokenPlaced', figure: 0, tokens: 1 },
    { type: 'tokenTaken', figure: 0, tokens: 0 },
    { type: 'browsed', by: 0, book: 0 },
  ],
  lasting: [
    { type: 'spellTookEffect', by: 0, spell: 'stone_hide', figure: 1 },
    { type: 'spellTookEffect', by: 2, spell: 'thorn_sigil' },
    { type: 'damaged', figure: 3, n: 1, how: 'effect' },
  ],
  counter: [
    { type: 'counterTried', by: 2, spell: 'ember_lance', card: 'rebuke', worked: true },
    { type: 'cardAway', book: 0, spell: 'ember_lance', to: 'faceDownTop' },
    { type: 'counterTried', by: 2, spell: 'shatter_ward', card: null, worked: false },
    { type: 'damaged', figure: 3, n: 2, how: 'attack' },
    { type: 'browsed', by: 0, book: 0 },
  ],
  sky: [
    { type: 'domainCancelled', domain: 'hanging_smoke', by: 'glass_sky' },
    { type: 'damaged', figure: 2, n: 2, how: 'attack' },
    { type: 'spellTookEffect', by: 3, spell: 'false_night' },
    { type: 'pushed', figure: 0 },
    { type: 'spellEnded', spell: 'glass_sky' },
  ],
};

testLessonsOf({
  game: sorcery,
  lessons: LESSONS,
  serves,
  told: TOLD,
  onlyIfTold: ['eliminated', 'defeated', 'pushed'],
  scenarios: SCENARIOS,
  textsOf: lessonTextsOf,
});
