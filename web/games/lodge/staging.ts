import type { Seat, Viewer } from '@conjure/engine';
import { type LodgeEvent, type LodgeView, schoolOf } from '@conjure/lodge/view';
import { caption, ending, great, LOG, names, type StagingBook, tick } from '../../stage/staging.ts';

/** How high a spell of each school sounds. */
const SCHOOL_RATES: { readonly [school: string]: number } = {
  destruction: 0.8,
  necromancy: 0.67,
  illusion: 1.33,
  divination: 1.5,
  transmutation: 1,
  conspiracy: 0.9,
};

/** What is played on the whole board. */
export type LodgeGreatMoment =
  | 'cast'
  | 'revealed'
  | 'familiarSummoned'
  | 'defeated'
  | 'saved'
  | 'unharmed'
  | 'roomDestroyed'
  | 'moonRose'
  | 'eventTurned'
  | 'questSolved'
  | 'finalScored'
  | 'gameOver';

/** What every event of the Lodge deserves. */
export const BOOK: StagingBook<LodgeEvent, LodgeGreatMoment> = {
  mageChosen: caption('flip', { bundles: true }),
  grimoireChosen: caption('flip', { bundles: true }),
  roundBegan: caption('bell'),
  phaseBegan: tick('tap'),
  eventMoved: tick('card', { bundles: true }),
  eventLeft: tick('card'),
  eventTurned: great('flip', { ms: 3200 }),
  eventResolved: caption('cast', { folds: ['eventTurned'] }),
  crownTaken: caption('good'),
  powerChanged: tick('coin', { bundles: true }),
  moonRose: great('bell', { always: true, ms: 3000 }),
  personalTaken: tick('card', { bundles: true }),
  questDrawn: tick('card', { bundles: true }),
  questKept: tick('card', { bundles: true }),
  questDiscarded: tick('card', { bundles: true }),
  questSolved: caption('good', { mine: 'great', ms: 2000 }),
  drew: tick('card', { bundles: true }),
  drewFrom: tick('card', { bundles: true }),
  kept: tick('card', { bundles: true }),
  forgot: tick('card', { bundles: true }),
  discarded: tick('card', { bundles: true }),
  reshuffled: tick('page'),
  prepared: caption('card', { bundles: true }),
  turnBegan: caption(undefined, { mineCue: 'yours' }),
  passed: tick('tap', { bundles: true }),
  explored: tick('tap'),
  fought: tick('tap'),
  usedFamiliarAction: tick('tap'),
  sortie: LOG,
  commanded: tick('tap'),
  momentum: tick('card'),
  moved: ({ how }) => caption(how === 'step' ? 'step' : 'leap', { bundles: true }),
  roomActivated: caption('ward'),
  roomCopied: caption('ward'),
  // A card that turns is worth looking at, whoever casts it; one's own stays a while longer.
  cast: ({ card, by }, viewer) =>
    great('cast', { ms: by === viewer ? 2600 : 1600, rate: SCHOOL_RATES[schoolOf(card)] ?? 1 }),
  revealed: great('flip', { ms: 2400 }),
  cancelled: caption('break', { folds: ['revealed'] }),
  attacked: caption('blow', { folds: ['cast', 'revealed'] }),
  reduced: caption('ward', { folds: true }),
  damaged: tick('blow', { mine: 'caption', bundles: true, folds: true }),
  healed: tick('mend', { bundles: true }),
  converted: tick('tap', { bundles: true }),
  roomConverted: tick('tap', { bundles: true }),
  instability: ({ left }) =>
    left === 0
      ? caption('knock', { folds: ['eventTurned'] })
      : tick('knock', { bundles: true, folds: ['eventTurned'] }),
  summoned: caption('beast'),
  familiarSummoned: great('ward', { ms: 3400, tell: 1100 }),
  notSummoned: caption('bad'),
  modeChanged: ({ mode }) => caption(mode === 'guard' ? 'ward' : 'beast'),
  evocationLeft: caption('break', { bundles: true }),
  saved: great('ward', { ms: 1800 }),
  unharmed: great('ward', { ms: 1800 }),
  defeated: ({ seat }, viewer) =>
    great('knock', { verdict: 'toll', ms: 4200, tell: 900, ...(seat === viewer ? { always: true } : {}) }),
  defeatScored: caption('coin', { folds: true }),
  roomDestroyed: great('rumble', { ms: 2800 }),
  buffed: tick('tap', { bundles: true }),
  stole: caption('coin'),
  peeked: caption('page'),
  dispelled: caption('break'),
  exchanged: caption('card'),
  cleanedUp: tick('card', { bundles: true }),
  finalScored: great('coin', { always: true, ms: 5000 }),
  gameOver: ({ winner }, viewer) => ending(viewer === null ? null : winner === viewer),
};

/** Fields of events that name a seat, or an owner. */
const SEATS = ['by', 'seat', 'who'] as const;

/** Whose deed it is; of what models do, their mage's. */
export function doerOf(event: LodgeEvent, { seats }: LodgeView): Seat | null {
  if ('by' in event) return event.by;
  const model = event.type === 'attacked' || event.type === 'moved' ? event.model : null;
  const seat = model === null ? -1 : seats.findIndex(({ mage }) => mage === model.split('.')[0]);
  return seat < 0 ? null : seat;
}

export function isMine(event: LodgeEvent, { seats }: LodgeView, viewer: Viewer): boolean {
  if (viewer === null) return false;
  const models: readonly string[] =
    event.type === 'attacked' ? [event.model, ...event.targets] : 'model' in event ? [String(event.model)] : [];
  return names(event, SEATS, viewer) || models.some((name) => name.split('.')[0] === seats[viewer].mage);
}
