import {
  ask,
  type Dice,
  next,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  toOne,
} from '@conjure/engine';
import type { Item } from '../events.ts';
import type { DemonsTable, Position } from '../state.ts';
import { magicianPhrase } from './phrases.ts';
import { hexOfMagician, nextTo, present } from './places.ts';
import { answers } from './shapes.ts';
import { listable, sampleSubset, subsets } from './subsets.ts';
import { belongings, itemName, itemNames, itemOf, itemPhrase, toMagician } from './treasures.ts';

/** Magicians next to each other may trade; captor and captive count as next to each other. [R67] [R112] */
export function refuseTrade(at: Position, seat: Seat, other: Seat): Refusal | null {
  const them = at.state.magicians[other];
  if (other === seat) return refusal('R67', {}, 'self');
  if (!them || !present(them)) return refusal('R67', {}, 'away');
  const facts = { magician: magicianPhrase(at, other) };
  // Whoever has said no is not pestered in the same phase.
  if (at.state.used.declined.includes(other)) return refusal('R67', facts, 'declined');
  const me = at.state.magicians[seat];
  const bound =
    (me.captor !== null && 'magician' in me.captor && me.captor.magician === other) ||
    (them.captor !== null && 'magician' in them.captor && them.captor.magician === seat);
  if (!bound && !nextTo(at, hexOfMagician(at, seat), hexOfMagician(at, other))) return refusal('R67', facts, 'apart');
  return belongings(at, seat).length + belongings(at, other).length > 0 ? null : refusal('R67', facts, 'nothing');
}

interface Offer {
  give: Item[];
  take: Item[];
}

/** He names what he gives and what he wants for it; with neither he has thought better of it, and nobody was asked. [R67] */
export function* offer(t: DemonsTable, seat: Seat, to: Seat): Script {
  const { give, take } = yield* ask(offerQuestion(t, seat, to));
  if (give.length + take.length === 0) return;
  t.tell({ type: 'offered', by: seat, to, give, take });
  next(t, { do: 'consent', seat: to, from: seat, give: give.map(itemOf), take: take.map(itemOf) });
}

function offerQuestion(t: DemonsTable, seat: Seat, to: Seat): Question<Offer> {
  const mine = belongings(t, seat).map(itemName);
  const theirs = belongings(t, to).map(itemName);
  return toOne({
    kind: 'offer',
    rule: 'R67',
    seat,
    facts: { magician: magicianPhrase(t, to) },
    data: () => ({ to }),
    shape: answers(t.content).offer,
    ...(listable(mine.length + theirs.length)
      ? { candidates: () => subsets(mine, 0).flatMap((give) => subsets(theirs, 0).map((take) => ({ give, take }))) }
      : {}),
    refuse({ give, take }) {
      const notMine = give.find((name) => !mine.includes(name));
      if (notMine !== undefined) return refusal('R67', { item: itemPhrase(t, itemOf(notMine)) }, 'give');
      const notTheirs = take.find((name) => !theirs.includes(name));
      if (notTheirs === undefined) return null;
      return refusal('R67', { item: itemPhrase(t, itemOf(notTheirs)), magician: magicianPhrase(t, to) }, 'take');
    },
    sample: (dice: Dice) => ({ give: sampleSubset(dice, mine, 0), take: sampleSubset(dice, theirs, 0) }),
  });
}

/** Both sides must agree. [R67] */
export function* consent(
  t: DemonsTable,
  seat: Seat,
  from: Seat,
  give: readonly number[],
  take: readonly number[],
): Script {
  const { accept } = yield* ask(consentQuestion(t, seat, from, give, take));
  if (!accept) {
    t.state.used.declined.push(seat);
    t.tell({ type: 'declined', by: seat, from });
    return;
  }
  for (const item of give) toMagician(t, item, seat);
  for (const item of take) toMagician(t, item, from);
  t.tell({ type: 'traded', by: from, to: seat, give: itemNames(give), take: itemNames(take) });
}

function consentQuestion(
  t: DemonsTable,
  seat: Seat,
  from: Seat,
  give: readonly number[],
  take: readonly number[],
): Question<{ accept: boolean }> {
  return toOne({
    kind: 'consent',
    rule: 'R67',
    seat,
    facts: {
      magician: magicianPhrase(t, from),
      give: give.map((item) => itemPhrase(t, item)),
      take: take.map((item) => itemPhrase(t, item)),
    },
    data: () => ({ from, give: itemNames(give), take: itemNames(take) }),
    shape: answers(t.content).consent,
    candidates: () => [{ accept: true }, { accept: false }],
    refuse: () => null,
  });
}
