import { type Dice, type Seat, shuffleAnew } from '@conjure/engine';
import { isUnfriendly } from './content.ts';
import { highest, rankAt } from './rules/spirits.ts';
import { hasRing } from './rules/treasures.ts';
import { copyState, type Position, type State } from './state.ts';

/**
 * A state that looks the same to the seat: the face-down counters of the others and of the piles, mixed again rank by rank.
 * What has been shown stays where it was seen. [R48] [R106]
 */
export function imagine(at: Position, seat: Seat, dice: Dice): State {
  const state = copyState(at.state);
  const world = { state, content: at.content };
  // In which order they were drawn nobody has seen who sees them now.
  for (const [other, m] of state.magicians.entries()) if (other !== seat) m.held.sort((a, b) => a - b);
  state.piles.forEach((pile, rank) => {
    const unseen: number[] = [];
    const hidden = (spirit: number, known: readonly number[]) =>
      rankAt(world, spirit) === rank && !known.includes(spirit);
    state.magicians.forEach((m, other) => {
      if (other !== seat) for (const spirit of m.held) if (hidden(spirit, m.known)) unseen.push(spirit);
    });
    for (const counter of pile) if (counter !== 0) unseen.push(counter);
    shuffleAnew(unseen, dice);
    state.magicians.forEach((m, other) => {
      if (other === seat) return;
      // Without the Ring nobody can have drawn an unfriendly spirit and kept it. [10.0f]
      const count = m.held.filter((spirit) => hidden(spirit, m.known)).length;
      if (count === 0) return;
      m.held = m.held.filter((spirit) => !hidden(spirit, m.known));
      for (let i = 0; i < count; i++)
        m.held.push(takeFirst(unseen, (s) => hasRing(world, other) || !isUnfriendly(at.content, s)));
    });
    const ring = pile.includes(0);
    state.piles[rank] = shuffleAnew(ring ? [...unseen, 0] : unseen, dice);
  });
  for (const [other, m] of state.magicians.entries()) if (other !== seat) m.controlling = highest(world, m.held);
  return state;
}

/** The first that will do; the last resort is any, for one who had the Ring and lost it. */
function takeFirst(list: number[], will: (spirit: number) => boolean): number {
  const at = list.findIndex(will);
  const [taken] = list.splice(Math.max(0, at), 1);
  return taken;
}
