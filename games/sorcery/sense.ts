import type { Seat } from '@conjure/engine';
import type { Point } from './geometry/point.ts';
import { threat } from './policy/danger.ts';
import { standing } from './policy/dial.ts';
import { distance, type Sight, seenBy, sightOf } from './policy/sight.ts';
import { bookWorth } from './policy/spell-worth.ts';
import { result } from './rules/ending.ts';
import { isAble, kindOf } from './rules/figures.ts';
import { isOut } from './rules/turn-order.ts';
import { NONE, type Position } from './state.ts';

/** What a token is worth, by how many there are, as a share of the figure. */
const TOKENS = [0, 0.012, 0.04];
/** Of an objective: about to be gained in this end phase, or in the next own one; what being near one is worth. */
const AT_ONCE = 0.9;
const SOON = 0.45;
const NEAR = 0.3;
const FAR = 9;
/** Blows that could be struck: fewer in what is left of the own turn than in the one to come. */
const NEXT = 0.45;
const LATER = 0.3;

/** How good the position is for the seat, from 0 to 1: figures, objectives and threats, against the best of the others. */
export function sense(at: Position, seat: Seat): number {
  const end = result(at);
  if (end) return end.winners.includes(seat) ? 1 : end.winners.length === 0 ? 0.5 : 0;
  const { state } = at;
  const sight = sightOf(at, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) best = Math.max(best, worthOf(seenBy(sight, other)));
  const scale = 0.2 * state.options.buildTotal;
  return Math.max(0.001, Math.min(0.999, 1 / (1 + Math.exp((best - worthOf(sight)) / scale))));
}

function worthOf(s: Sight): number {
  const { state, seat, own } = s;
  if (isOut(state, seat)) return -state.options.buildTotal;
  let worth = objectives(s);
  for (const f of own) worth += standing(s, f) * (1 - TOKENS[Math.min(2, state.tokens[f])]);
  for (let book = 0; book < state.book.length; book++) {
    const wielder = state.wielder[book];
    if (wielder !== NONE && state.owner[wielder] === seat) worth += bookWorth(s, book);
  }
  const actions = Math.max(1, Math.floor(state.options.buildTotal / 100));
  return worth + (state.active === seat ? LATER : NEXT) * threat(s, actions);
}

/** Objectives held, about to be held, and how near the others are. [B104] */
function objectives(s: Sight): number {
  const { state, lore, seat, touched, prize } = s;
  let sum = 0;
  lore.fields[state.field].objectives.forEach((objective, i) => {
    const isGained = state.active !== NONE && touched[i] === 1 << state.active;
    const holder = isGained ? state.active : state.holder[i];
    if (holder === seat) sum += prize * (state.holder[i] === seat ? 1 : AT_ONCE);
    else if (touched[i] === 1 << seat) sum += prize * SOON;
    else sum += prize * NEAR * Math.max(0, 1 - turnsTo(s, objective) / FAR);
  });
  return sum;
}

/** The fewest turns that an able figure needs to walk there. */
function turnsTo(s: Sight, objective: Point): number {
  let fewest = FAR;
  for (const f of s.own) {
    if (!isAble(s, f)) continue;
    const speed = 1000 * Math.max(1, kindOf(s, f).speed[s.state.click[f]]);
    fewest = Math.min(fewest, distance(s.state.base[f], objective) / speed);
  }
  return fewest;
}
