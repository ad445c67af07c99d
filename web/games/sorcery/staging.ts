import type { Seat, Viewer } from '@conjure/engine';
import type { SorceryEvent, SorceryView } from '@conjure/sorcery/view';
import { caption, ending, great, LOG, names, roll, type StagingBook, tick } from '../../stage/staging.ts';

/** A figure of less than so many points falls quickly. */
const CHEAP = 15;
/** The dearer, the longer: as long as its whole great moment is from so many points on. */
const fallMs = (points: number): number =>
  points < CHEAP ? 1400 : Math.min(2800, 2000 + ((points - CHEAP) * 800) / 25);

/** What is played on the whole board. */
export type SorceryGreatMoment =
  | 'armyShown'
  | 'attacked'
  | 'raised'
  | 'eliminated'
  | 'objectiveGained'
  | 'defeated'
  | 'gameOver'
  | 'domainEntered'
  | 'spellCast'
  | 'counterTried';

/** What every event of Sorcery deserves. */
export const BOOK: StagingBook<SorceryEvent, SorceryGreatMoment> = {
  armyLocked: tick('tap', { bundles: true }),
  armyShown: great('march', { bundles: true, ms: 3400 }),
  rolledForFirst: roll('good', { bundles: true }),
  firstChosen: tick('tap', { bundles: true }),
  zoneChosen: tick('tap', { bundles: true }),
  deployed: caption('step', { bundles: true }),
  roundBegan: caption('bell'),
  phaseBegan: ({ phase }) => (phase === 'action' ? tick(undefined, { mineCue: 'yours' }) : LOG),
  venom: caption('blow'),
  poleArm: caption('blow'),
  retaliated: caption('blow'),
  vampirism: caption('blow'),
  commanded: roll(undefined, { bundles: true, isShort: true }),
  broke: ({ away }) => roll(away ? 'good' : 'bad'),
  moved: ({ how }) => caption(how === 'charge' ? 'march' : 'step', { bundles: true }),
  turned: tick('tap', { folds: true }),
  placed: caption('leap'),
  pushedAway: caption('leap'),
  noSpin: LOG,
  gaveUp: LOG,
  notCountered: LOG,
  attacked: ({ form }) => roll(form === 'ranged' ? 'shot' : 'blow', { mine: 'great', ms: 3200 }),
  damageRolled: roll('knock', { isShort: true }),
  damaged: tick('knock', { mine: 'caption', bundles: true, folds: true }),
  unharmed: tick('ward', { folds: true }),
  healed: caption('mend', { folds: true }),
  healingTried: ({ worked }) => roll(worked ? 'good' : 'bad'),
  frozen: roll(undefined, { isShort: true }),
  regenerated: roll('mend', { isShort: true }),
  raised: great('conjure', { verdict: 'spirit', ms: 2600, tell: 900 }),
  notRaised: ({ die }) => (die > 0 ? roll('bad') : caption('bad')),
  eliminated: ({ points }) => great('crash', { ms: fallMs(points), mineCue: points < CHEAP ? 'crash' : 'toll' }),
  tokenPlaced: tick('tap', { bundles: true }),
  tokenTaken: tick('tap', { bundles: true }),
  rested: tick('tap', { bundles: true }),
  pushed: tick('bad', { mine: 'caption' }),
  objectiveGained: caption('good', { mine: 'great', ms: 2000 }),
  defeated: great('toll', { always: true, ms: 2600 }),
  gameOver: ({ winner }, viewer) => ending(viewer === null ? null : winner === viewer),
  domainEntered: great('wind', { ms: 2600 }),
  domainCancelled: caption('break'),
  domainWorks: caption('wind'),
  spellNamed: caption('page', { opens: true }),
  spellCast: great('page', { verdict: 'cast', ms: 2400 }),
  spellTookEffect: caption('cast'),
  spellFizzled: caption('bad'),
  spellWorks: caption('cast'),
  spellRolled: ({ works }) => roll(works ? 'good' : 'bad', { bundles: true }),
  spellEnded: tick(undefined, { bundles: true }),
  counterTried: ({ worked }) => ({ ...great('throw', { ms: 3000 }), verdict: worked ? 'break' : 'cast' }),
  cardAway: tick('page', { bundles: true }),
  bookmarked: tick('page', { bundles: true }),
  browsed: tick('page', { bundles: true }),
  bookClosed: caption('page'),
  bookDropped: caption('page', { folds: true }),
  bookTaken: caption('page'),
  furyRolled: ({ plus }) => roll(plus > 0 ? 'good' : 'bad'),
  tranceRolled: ({ below }) => roll(below ? 'good' : 'bad'),
  siphoned: caption('spirit', { opens: true }),
  tapped: caption('spirit', { opens: true }),
};

/** Fields of events that name a figure, and a seat. */
const FIGURES = ['figure', 'on', 'target', 'caster', 'fallen'] as const;
const SEATS = ['seat', 'winner', 'controller', 'first'] as const;

/** In these `by` is a seat; else it is a figure. */
const BY_SEATS = new Set<string>([
  'armyLocked',
  'armyShown',
  'rolledForFirst',
  'firstChosen',
  'zoneChosen',
  'deployed',
  'phaseBegan',
  'objectiveGained',
  'domainEntered',
  'notCountered',
  'bookmarked',
  'browsed',
]);
/** Whose deed it is; of what figures do, their owner's. */
export function doerOf(event: SorceryEvent, { figures }: SorceryView): Seat | null {
  const by = 'by' in event && typeof event.by === 'number' ? event.by : null;
  if (by !== null && BY_SEATS.has(event.type)) return by;
  const figure = by ?? ('figure' in event && (event.type === 'moved' || event.type === 'broke') ? event.figure : null);
  return figure === null ? null : (figures[figure]?.owner ?? null);
}

export function isMine(event: SorceryEvent, { figures }: SorceryView, viewer: Viewer): boolean {
  if (viewer === null) return false;
  const own = figures.flatMap(({ owner }, figure) => (owner === viewer ? [figure] : []));
  return (
    names(event, SEATS, viewer) ||
    (BY_SEATS.has(event.type) && 'by' in event && event.by === viewer) ||
    (event.type === 'attacked' && event.blows.some(({ figure }) => own.includes(figure))) ||
    own.some((figure) => names(event, FIGURES, figure))
  );
}
