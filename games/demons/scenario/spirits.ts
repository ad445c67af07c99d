import { misfit } from '@conjure/engine/content';
import { type Content, rankName, rankOf } from '../content.ts';
import { itemName } from '../rules/treasures.ts';
import type { State } from '../state.ts';
import type { Scenario } from './scenario.ts';

/** Every spirit is in one place only: held, on a box, out of the game, had by F after its owner's end, or in its pile. */
export function placeSpirits(content: Content, scenario: Scenario, state: State): void {
  const placed = new Map<number, string>();
  const put = (spirit: number, place: string) => {
    const before = placed.get(spirit);
    if (before) throw misfit(place, 'every spirit in one place', `${spirit} also in ${before}`);
    placed.set(spirit, place);
  };
  state.magicians.forEach((m, seat) => {
    for (const spirit of m.held) put(spirit, `magicians[${seat}].spirits`);
    for (const { spirit, owner } of m.borrowed) if (owner < 0) put(spirit, `magicians[${seat}].borrowed`);
    for (const { spirit, owner } of m.borrowed)
      if (owner >= 0 && !state.magicians[owner].held.includes(spirit))
        throw misfit(`magicians[${seat}].borrowed`, `a spirit of magician ${owner}`, String(spirit));
    for (const spirit of m.known)
      if (!m.held.includes(spirit)) throw misfit(`magicians[${seat}].known`, 'spirits he holds', String(spirit));
  });
  state.boxes.forEach((box, i) => {
    if ('counter' in box && box.counter > 0) put(box.counter, `boxes.${itemName(i)}.counter`);
  });
  state.out = [...(scenario.out ?? [])];
  for (const spirit of state.out) put(spirit, 'out');
  state.piles = state.piles.map((pile, rank) => {
    const named = (scenario.piles?.[rankName(rank)] ?? []).map((counter) => (counter === 'ring' ? 0 : counter));
    for (const counter of named) {
      if (counter === 0 && (rank !== content.ringPile || state.ring.is !== 'pile'))
        throw misfit(`piles.${rankName(rank)}`, 'the Ring only in its pile', 'ring');
      if (counter === 0) continue;
      if (rankOf(content, state.options, counter) !== rank)
        throw misfit(`piles.${rankName(rank)}`, `spirits of rank ${rankName(rank)}`, String(counter));
      put(counter, `piles.${rankName(rank)}`);
    }
    // The named counters come first off the pile; the others lie below in their shuffled order.
    const below = pile.filter(
      (counter) => !named.includes(counter) && (counter === 0 ? state.ring.is === 'pile' : !placed.has(counter)),
    );
    return [...below, ...named.reverse()];
  });
}
