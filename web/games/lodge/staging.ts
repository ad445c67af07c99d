import type { Viewer } from '@conjure/engine';
import type { LodgeEvent, LodgeView } from '@conjure/lodge/view';
import { type Book, caption, ending, LOG, names, scene, tick } from '../../stage/staging.ts';

/** What every event of the Lodge deserves. */
export const BOOK: Book<LodgeEvent> = {
  mageChosen: caption('flip', { bundles: true }),
  grimoireChosen: caption('flip', { bundles: true }),
  roundBegan: caption('bell'),
  phaseBegan: tick('tap'),
  eventMoved: tick('card', { bundles: true }),
  eventLeft: tick('card'),
  eventTurned: scene('flip'),
  eventResolved: caption('cast'),
  crownTaken: caption('good'),
  powerChanged: tick('coin', { bundles: true }),
  moonRose: scene('bell', { always: true }),
  personalTaken: tick('card', { bundles: true }),
  questDrawn: tick('card', { bundles: true }),
  questKept: tick('card', { bundles: true }),
  questDiscarded: tick('card', { bundles: true }),
  questSolved: caption('good', { mine: 'scene' }),
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
  cast: caption('cast', { mine: 'scene' }),
  revealed: scene('flip', { verdict: 'break' }),
  cancelled: caption('break'),
  attacked: caption('blow'),
  reduced: caption('ward', { folds: true }),
  damaged: tick('blow', { mine: 'caption', bundles: true }),
  healed: tick('mend', { bundles: true }),
  converted: tick('tap', { bundles: true }),
  roomConverted: tick('tap', { bundles: true }),
  instability: ({ left }) => (left === 0 ? caption('knock') : tick('knock', { bundles: true })),
  summoned: caption('beast'),
  familiarSummoned: scene('beast'),
  notSummoned: caption('bad'),
  modeChanged: ({ mode }) => caption(mode === 'guard' ? 'ward' : 'beast'),
  evocationLeft: caption('break', { bundles: true }),
  saved: scene('ward'),
  unharmed: scene('ward'),
  defeated: scene('toll', { always: true }),
  defeatScored: caption('coin'),
  roomDestroyed: scene('crash'),
  buffed: tick('tap', { bundles: true }),
  stole: caption('coin'),
  peeked: caption('page'),
  dispelled: caption('break'),
  exchanged: caption('card'),
  cleanedUp: tick('card', { bundles: true }),
  finalScored: scene('coin', { always: true }),
  gameOver: ({ winner }, viewer) => ending(viewer === null ? null : winner === viewer),
};

/** Fields of events that name a seat, or an owner. */
const SEATS = ['by', 'seat', 'who'] as const;

export function isMine(event: LodgeEvent, { seats }: LodgeView, viewer: Viewer): boolean {
  if (viewer === null) return false;
  const models: readonly string[] =
    event.type === 'attacked' ? [event.model, ...event.targets] : 'model' in event ? [String(event.model)] : [];
  return names(event, SEATS, viewer) || models.some((name) => name.split('.')[0] === seats[viewer].mage);
}
