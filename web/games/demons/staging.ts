import type { DemonsEvent } from '@conjure/demons/view';
import type { Seat, Viewer } from '@conjure/engine';
import { caption, ending, great, LOG, names, roll, type StagingBook, tick } from '../../stage/staging.ts';

/** What is played on the whole board. */
export type DemonsGreatMoment =
  | 'conjured'
  | 'turned'
  | 'dud'
  | 'ringFound'
  | 'cursed'
  | 'fought'
  | 'cornered'
  | 'captured'
  | 'tortured'
  | 'freed'
  | 'died'
  | 'seized'
  | 'fetched'
  | 'familiar'
  | 'quake'
  | 'cityDestroyed'
  | 'auctionCalled'
  | 'bids'
  | 'ringSold'
  | 'ringUnsold'
  | 'left'
  | 'ended';

/** What every event of Demons deserves. */
export const BOOK: StagingBook<DemonsEvent, DemonsGreatMoment> = {
  ordered: roll('good'),
  shielded: tick('tap', { bundles: true }),
  gameTurn: caption('bell', { dusk: true }),
  playerTurn: caption(undefined, { mineCue: 'yours' }),
  lostTurn: caption('bad'),
  placed: caption('step', { bundles: true }),
  woke: roll(undefined, { bundles: true, isShort: true, dusk: true }),
  targeted: LOG,
  wayChosen: LOG,
  marched: caption('march', { bundles: true, dusk: true }),
  recovered: tick('tap', { bundles: true }),
  cornered: caption('bad', { mine: 'great' }),
  dropped: tick('free'),
  searched: ({ result }) => roll(result === 'D' ? 'bad' : 'good'),
  evaded: caption('leap'),
  hidden: tick('card', { bundles: true }),
  victim: caption('knock', { bundles: true }),
  moved: caption('step'),
  left: great('win', { ms: 2400 }),
  waited: LOG,
  committed: caption('card', { bundles: true, opens: true }),
  fought: roll('blow', { mine: 'great', ms: 3000 }),
  clashed: roll('blow'),
  fled: caption('step', { bundles: true, folds: true }),
  destroyed: caption('crash', { bundles: true, folds: true }),
  removed: caption('toll', { folds: true }),
  captured: great('chain', { ms: 3400 }),
  freed: caption('free', { mine: 'great' }),
  emerged: caption('free', { folds: true }),
  released: tick('card', { bundles: true, folds: true }),
  returned: caption('leap'),
  lured: caption('leap'),
  fetched: caption('coin', { mine: 'great' }),
  conjured: ({ number }) => ({ ...roll(number > 0 ? 'spirit' : 'bad', { mine: 'great', ms: 2600 }), cue: 'conjure' }),
  turned: caption('card', { mine: 'great', bundles: true, ms: 2000, each: 450 }),
  turnedUnseen: caption('flip', { bundles: true }),
  dud: caption('flip', { verdict: 'bad', mine: 'great', ms: 2400 }),
  ringFound: great(undefined, { verdict: 'ring', always: true, ms: 4500, tell: 800 }),
  cursed: caption('curse', { mine: 'great', ms: 2200 }),
  lifted: caption('mend', { bundles: true }),
  cured: caption('mend', { bundles: true }),
  died: great(undefined, { always: true, ms: 4000, tell: 900 }),
  controls: LOG,
  used: caption('spirit', { opens: true }),
  boxRolled: roll('coin'),
  seized: ({ success }) => roll(success ? 'coin' : 'bad', { mine: 'great' }),
  gained: caption('coin', { bundles: true }),
  pickedUp: caption('coin', { bundles: true }),
  loosened: tick('tap', { bundles: true, folds: true }),
  boxClosed: LOG,
  familiar: great('beast'),
  unseen: caption('leap'),
  reconciled: caption('leap'),
  distracted: caption('cast'),
  loved: caption('cast'),
  storm: caption('wind'),
  quake: great('rumble'),
  transported: caption('leap'),
  cityDestroyed: great('crash'),
  raised: ({ success }) => roll(success ? 'good' : 'bad'),
  paid: caption('coin', { opens: true }),
  tortured: ({ wounds }) => roll(wounds > 0 ? 'bad' : 'good', { mine: 'great', ms: 2600 }),
  offered: caption('card'),
  declined: caption('card'),
  traded: caption('coin'),
  auctionCalled: great('knock'),
  bids: great('card', { verdict: 'coin', ms: 3200, tell: 1050 }),
  ringSold: great('ring', { ms: 2800 }),
  ringUnsold: great('bad'),
  effectsEnded: tick(undefined, { bundles: true }),
  timeUp: caption('toll'),
  ended: ({ winners }, viewer) => ending(viewer === null ? null : winners.includes(viewer)),
};

/** Fields of events that name a seat. */
const SEATS = ['by', 'target', 'victim', 'owner', 'attacker', 'defender', 'master', 'from', 'to', 'magician'] as const;

/** Whose deed it is. */
export function doerOf(event: DemonsEvent): Seat | null {
  if (event.type === 'fought') return event.attacker;
  // Others do these to him.
  if (event.type === 'searched' || event.type === 'cornered' || event.type === 'captured') return null;
  return 'by' in event ? event.by : null;
}

export const isMine = (event: DemonsEvent, viewer: Viewer): boolean => names(event, SEATS, viewer);
