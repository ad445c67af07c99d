import { ask, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import type { DemonsTable } from '../state.ts';
import { mortalPhrase, spiritPhrase } from './phrases.ts';
import { mortalId } from './places.ts';
import { answers } from './shapes.ts';
import { isBorrowed, isLent, ownSpirits, release } from './spirits.ts';
import { hoardOf, itemNames, itemPhrase, toGround, toMagician } from './treasures.ts';

/** One spirit may be sent for the hoard of a mortal just destroyed; else it lies loose. [16.7a] [16.7b] [R77] [R100] */
export function* fetch(t: DemonsTable, seat: Seat, mortal: number): Script {
  const hoard = hoardOf(t, mortal);
  const { spirit } = ownSpirits(t, seat).length > 0 ? yield* ask(fetchQuestion(t, seat, mortal)) : { spirit: null };
  if (spirit === null) {
    for (const item of hoard) toGround(t, item, t.state.mortals[mortal].base);
    return;
  }
  release(t, seat, spirit, 'hoard');
  for (const item of hoard) toMagician(t, item, seat);
  t.tell({ type: 'fetched', by: seat, spirit, mortal: mortalId(t, mortal), items: itemNames(hoard) });
}

function fetchQuestion(t: DemonsTable, seat: Seat, mortal: number): Question<{ spirit: number | null }> {
  const own = ownSpirits(t, seat);
  return toOne({
    kind: 'fetch',
    rule: '16.7a',
    seat,
    facts: { mortal: mortalPhrase(t, mortal), items: hoardOf(t, mortal).map((item) => itemPhrase(t, item)) },
    data: () => ({ mortal: mortalId(t, mortal), items: itemNames(hoardOf(t, mortal)) }),
    shape: answers(t.content).fetch,
    candidates: () => [{ spirit: null }, ...own.map((spirit) => ({ spirit }))],
    refuse({ spirit }) {
      if (spirit === null || own.includes(spirit)) return null;
      const facts = { spirit: spiritPhrase(t, spirit) };
      if (isBorrowed(t, seat, spirit)) return refusal('R107', facts, 'borrowed');
      return refusal('R111', facts, isLent(t, seat, spirit) ? 'lent' : 'foreign');
    },
  });
}
