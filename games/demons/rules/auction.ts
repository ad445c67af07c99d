import { ask, askEach, type Dice, next, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import type { Item } from '../events.ts';
import type { DemonsTable } from '../state.ts';
import { mortalPhrase } from './phrases.ts';
import { mortalId, present } from './places.ts';
import { answers } from './shapes.ts';
import { listable, sampleSubset, subsets } from './subsets.ts';
import {
  itemName,
  itemNames,
  itemOf,
  itemPhrase,
  RING,
  toHoard,
  toMagician,
  treasuresOf,
  worthOf,
} from './treasures.ts';

/** Those who could bid: magicians on the map, captives too, with a treasure. [R103] */
function bidders(t: DemonsTable): Seat[] {
  return t.state.order.filter((seat) => present(t.state.magicians[seat]) && treasuresOf(t, seat).length > 0);
}

/** A mortal holds the Ring, and somebody has something to offer for it. */
export const mayCallAuction = (t: DemonsTable): boolean => t.state.ring.is === 'hoard' && bidders(t).length > 0;

/** At the start of his turn a magician may call for bids on a Ring that a mortal holds. [11.0e] [R103] */
export function* callAuction(t: DemonsTable, seat: Seat): Script {
  const { ring } = t.state;
  if (ring.is !== 'hoard') return;
  const { call } = yield* ask(callQuestion(t, seat, ring.mortal));
  if (!call) return;
  t.tell({ type: 'auctionCalled', by: seat, mortal: mortalId(t, ring.mortal) });
  next(t, { do: 'bid', seat });
}

function callQuestion(t: DemonsTable, seat: Seat, mortal: number): Question<{ call: boolean }> {
  return toOne({
    kind: 'auction',
    rule: 'R103',
    seat,
    facts: { mortal: mortalPhrase(t, mortal) },
    data: () => ({ mortal: mortalId(t, mortal) }),
    shape: answers(t.content).auction,
    candidates: () => [{ call: true }, { call: false }],
    refuse: () => null,
  });
}

/** Sealed bids, shown together; the highest above zero pays into the hoard and takes the Ring. [11.0f] [11.0g] [R78] [R103] */
export function* takeBids(t: DemonsTable): Script {
  const { ring } = t.state;
  if (ring.is !== 'hoard') return;
  const seats = bidders(t);
  const offers = yield* askEach(bidQuestion(t, seats, ring.mortal));
  const bids = offers.map(({ treasures }, i) => {
    const items = treasures.map(itemOf);
    return { by: seats[i], items, value: worthOf(t, items) };
  });
  t.tell({ type: 'bids', bids: bids.map(({ by, items, value }) => ({ by, items: itemNames(items), value })) });
  const highest = Math.max(...bids.map((bid) => bid.value));
  const best = bids.filter((bid) => bid.value === highest);
  if (highest <= 0 || best.length > 1) {
    t.tell({ type: 'ringUnsold', tie: highest > 0 });
    return;
  }
  const [{ by, items }] = best;
  for (const item of items) toHoard(t, item, ring.mortal);
  toMagician(t, RING, by);
  t.tell({ type: 'ringSold', by, mortal: mortalId(t, ring.mortal), items: itemNames(items) });
}

function bidQuestion(t: DemonsTable, seats: readonly Seat[], mortal: number): Question<{ treasures: Item[] }> {
  const names = (seat: Seat) => treasuresOf(t, seat).map(itemName);
  return {
    kind: 'bid',
    rule: '11.0f',
    seats,
    how: 'each',
    facts: { mortal: mortalPhrase(t, mortal) },
    data: () => ({ mortal: mortalId(t, mortal) }),
    shape: answers(t.content).bid,
    ...(seats.every((seat) => listable(names(seat).length))
      ? { candidates: (seat: Seat) => subsets(names(seat), 0).map((treasures) => ({ treasures })) }
      : {}),
    refuse({ treasures }, seat) {
      const wrong = treasures.find((name) => !names(seat).includes(name));
      if (wrong === undefined) return null;
      return refusal(itemOf(wrong) === RING ? 'R108' : 'R78', { item: itemPhrase(t, itemOf(wrong)) });
    },
    sample: (dice: Dice, seat: Seat) => ({ treasures: sampleSubset(dice, names(seat), 0) }),
  };
}
