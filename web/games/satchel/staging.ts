import type { Viewer } from '@conjure/engine';
import type { SatchelEvent, Side } from '@conjure/satchel/view';
import { caption, ending, great, names, type StagingBook, tick } from '../../stage/staging.ts';
import { creatureOf } from './drawings.ts';

/** How high each creature chirps, and how deep the Wyrm roars. */
const CHIRPS: { readonly [familiar: string]: number } = {
  hare: 1.2,
  badger: 0.7,
  otter: 1,
  owl: 0.5,
  raven: 0.4,
  cat: 0.8,
};
const WYRM = 0.75;

const chirp = (familiar: string) => ({ rate: CHIRPS[creatureOf(familiar)] ?? 1 });

/** The Keeper sits first. */
const isLost = (side: Side, viewer: Viewer): boolean =>
  viewer !== null && (side === 'heroes' ? viewer === 0 : viewer !== 0);

/** What is played on the whole board. */
export type SatchelGreatMoment =
  | 'roundOpened'
  | 'swept'
  | 'wyrmMoved'
  | 'hexed'
  | 'wounded'
  | 'activated'
  | 'cardOpened'
  | 'roundWon'
  | 'gameWon';

/** What every event of Satchel deserves, where the clock does not run. */
export const BOOK: StagingBook<SatchelEvent, SatchelGreatMoment> = {
  roundOpened: great('card', { ms: 2800 }),
  roundBegan: caption('bell'),
  beatOpened: tick('tap'),
  windowOpened: tick(undefined, { mineCue: 'yours' }),
  rolled: tick('throw'),
  placed: tick('knock'),
  familiarPlayed: ({ familiar }) => caption('chirp', chirp(familiar)),
  recovered: tick('card'),
  agreed: tick('tap'),
  completed: caption('good'),
  activated: ({ familiar }) => caption('chirp', { ...chirp(familiar), mine: 'great', ms: 1600 }),
  wokeNothing: caption('bad'),
  missed: caption('bad'),
  swept: great('wind', { ms: 1600 }),
  thornsPlanted: caption('curse'),
  wyrmMoved: ({ from, to }) => great(to > from ? 'beast' : 'good', { rate: to > from ? WYRM - to / 10 : 1, ms: 2200 }),
  hexed: caption('curse', { mine: 'great', ms: 2200 }),
  wounded: caption('blow', { mine: 'great', ms: 2200 }),
  cured: caption('mend', { bundles: true }),
  loreGained: tick('tap', { folds: true }),
  learned: caption('good'),
  cardOpened: ({ left }) =>
    left === 0 ? great('knock', { verdict: 'flip', ms: 2000, tell: 800 }) : left <= 3 ? caption('flip') : tick('flip'),
  paused: caption('bell'),
  resumed: caption('bell'),
  roundWon: ({ side }, viewer) =>
    great(isLost(side, viewer) ? 'loss' : 'win', { always: true, yields: true, ms: 3000 }),
  gameWon: ({ side }, viewer) => ending(viewer === null ? null : !isLost(side, viewer)),
};

/** Fields of events that name a seat. */
const SEATS = ['by', 'hero', 'seat'] as const;

export const isMine = (event: SatchelEvent, viewer: Viewer): boolean => names(event, SEATS, viewer);
