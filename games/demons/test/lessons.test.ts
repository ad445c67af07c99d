import { testLessonsOf } from '@conjure/words/testing/lessons-of';
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

testLessonsOf({
  game: demons,
  lessons: LESSONS,
  told: TOLD,
  viewer: 0,
  onlyIfTold: ['captured', 'died'],
  scenarios: SCENARIOS,
  textsOf: lessonTextsOf,
});
