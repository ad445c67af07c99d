import type { Phrase } from '@conjure/engine';
import type { LodgeEvent, LodgeView } from '@conjure/lodge/view';
import { chancePhrase, grouped, phrase, type Reading } from '../../../parts/reading.ts';
import type { Odds, OddsOutcome } from '../../face.ts';
import { modelName, ownerName, roomName, seatName } from '../names.ts';

type EventType = LodgeEvent['type'];
type Of<K extends EventType> = Extract<LodgeEvent, { type: K }>;

const eventsIn = ({ events }: OddsOutcome): LodgeEvent[] => events.map(({ event }) => event as LodgeEvent);
const all = <K extends EventType>(outcome: OddsOutcome, type: K): Of<K>[] =>
  eventsIn(outcome).filter((event): event is Of<K> => event.type === type);

/** What a mage has left after so much. */
const leftOf = (view: LodgeView, model: string, n: number): number | null => {
  const seat = view.seats.find(({ mage }) => mage === model);
  return seat ? Math.max(0, seat.health - seat.damage.length - n) : null;
};

function woundsIn(view: LodgeView, outcome: OddsOutcome): Phrase[] {
  const byModel = Map.groupBy(all(outcome, 'damaged'), ({ model }) => model);
  const felled = new Set(all(outcome, 'defeated').map(({ seat }) => view.seats[seat].mage));
  return [...byModel].flatMap(([model, blows]) => {
    const n = blows.reduce((sum, { n: one, shared }) => sum + one + shared, 0);
    if (n === 0 || felled.has(model)) return [];
    const left = leftOf(
      view,
      model,
      blows.reduce((sum, { n: one }) => sum + one, 0),
    );
    return [phrase('lodge.odds.wounds', { who: modelName(model), n, left: left ?? 'none' })];
  });
}

/** A blow that is about to fall, where its strength is certain. */
function blowIn(view: LodgeView, outcome: OddsOutcome, damage: unknown): Phrase[] {
  const [target] = all(outcome, 'attacked').flatMap(({ targets }) => targets);
  if (typeof damage !== 'number' || target === undefined || all(outcome, 'damaged').length > 0) return [];
  const left = leftOf(view, target, damage);
  const who = modelName(target);
  return [
    left === 0
      ? phrase('lodge.odds.defeats', { who })
      : phrase('lodge.odds.wounds', { who, n: damage, left: left ?? 'none' }),
  ];
}

/** What an outcome is worth telling for the viewer: who falls, who is wounded, what pays, which room falls. */
function sentencesIn(view: LodgeView, outcome: OddsOutcome): Phrase[] {
  const power = all(outcome, 'powerChanged')
    .filter(({ who }) => who === view.viewer)
    .reduce((sum, { change }) => sum + change, 0);
  return [
    ...all(outcome, 'defeated').map(({ seat }) => phrase('lodge.odds.defeats', { who: seatName(view, seat) })),
    ...woundsIn(view, outcome),
    ...all(outcome, 'roomDestroyed').map(({ room }) => phrase('lodge.odds.room', { room: roomName(view, room) })),
    ...(power === 0 ? [] : [phrase('lodge.odds.power', { n: power })]),
    ...all(outcome, 'powerChanged')
      .filter(({ who, change }) => who === 'rose' && change > 0)
      .map(({ who, change }) => phrase('lodge.odds.rival', { who: ownerName(view, who), n: change })),
  ];
}

/** Which kind of thing an outcome comes to. */
function meaningOf(view: LodgeView, outcome: OddsOutcome): string {
  if (outcome.ends === 'draw') return 'hidden';
  if (all(outcome, 'defeated').some(({ seat }) => seat !== view.viewer)) return 'falls';
  return all(outcome, 'damaged').some(({ n, shared }) => n + shared > 0) ? 'hurt' : 'other';
}

/** What would come of an answer, as a mage asks about it; where something face down may come between, that it may. */
export function readingOf(view: LodgeView, { outcomes, prospects, about }: Odds): Reading | null {
  const [first, ...others] = outcomes.toSorted((a, b) => b.p - a.p);
  if (!first) return null;
  const told = [...blowIn(view, first, about?.damage), ...sentencesIn(view, first)];
  const isHidden = outcomes.some(({ ends }) => ends === 'draw');
  const sure = outcomes.reduce(
    (sum, outcome) => sum + (meaningOf(view, outcome) === meaningOf(view, first) ? outcome.p : 0),
    0,
  );
  const sentences = [
    ...(others.length > 0 && told.length > 0 ? [phrase('lodge.odds.likely', { chance: chancePhrase(sure) })] : []),
    ...told,
    ...(isHidden ? [phrase('lodge.odds.hidden')] : []),
    ...prospects,
  ];
  if (sentences.length === 0) return null;
  return {
    sentences,
    parts:
      others.length === 0 ? [] : grouped(outcomes, (outcome) => phrase(`lodge.odds.part.${meaningOf(view, outcome)}`)),
  };
}
