import type { Viewer } from '@conjure/engine';
import type { SatchelEvent } from '@conjure/satchel/view';
import { type Book, caption, names, scene, tick } from '../../stage/staging.ts';

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

const chirp = (familiar: string) => ({ rate: CHIRPS[familiar] ?? 1 });

/** What every event of Satchel deserves, where the clock does not run. */
export const BOOK: Book<SatchelEvent> = {
  roundOpened: scene('card'),
  roundBegan: caption('bell'),
  beatOpened: tick(),
  windowOpened: tick(undefined, { mineCue: 'yours' }),
  rolled: tick('throw'),
  placed: tick('knock'),
  familiarPlayed: ({ familiar }) => caption('chirp', chirp(familiar)),
  recovered: tick('card'),
  agreed: tick('tap'),
  completed: caption('good', { mine: 'caption' }),
  activated: ({ familiar }) => caption('chirp', chirp(familiar)),
  wokeNothing: caption('bad'),
  missed: caption('bad'),
  swept: scene('wind'),
  thornsPlanted: caption('curse'),
  wyrmMoved: scene('beast', { rate: WYRM }),
  hexed: caption('curse', { mine: 'scene' }),
  wounded: caption('blow', { mine: 'scene' }),
  cured: caption('mend', { bundles: true }),
  loreGained: tick('tap', { folds: true }),
  learned: caption('good'),
  cardOpened: ({ left }) => (left === 0 ? scene('flip') : left <= 3 ? caption('flip') : tick('flip')),
  paused: caption('bell'),
  resumed: caption('bell'),
  roundWon: scene('win', { always: true }),
  gameWon: scene('win', { always: true }),
};

/** Fields of events that name a seat. */
const SEATS = ['by', 'hero', 'seat'] as const;

export const isMine = (event: SatchelEvent, viewer: Viewer): boolean => names(event, SEATS, viewer);
