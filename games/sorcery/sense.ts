import type { Seat } from '@conjure/engine';
import type { Point } from './geometry/point.ts';
import { threat } from './playout/danger.ts';
import { standing } from './playout/dial.ts';
import { inPlayWorth } from './playout/in-play.ts';
import { distance, type Sight, seenBy, sightOf } from './playout/sight.ts';
import { bookWorth } from './playout/spell-worth.ts';
import { result } from './rules/ending.ts';
import { isAble, kindOf } from './rules/figures.ts';
import { isOut } from './rules/turn-order.ts';
import { NONE, type Position } from './state.ts';

/**
 * What things are worth in log-odds of victory, by how much of the match is over, from 0 to 1: a point of a figure or of a
 * spell, a blow that could be struck, an objective held, kept by an own figure alone, contested, near. A hand's rounding of
 * what the outcomes of matches by playout say.
 */
interface Worths {
  readonly point: number;
  readonly blow: number;
  readonly held: number;
  readonly kept: number;
  readonly contested: number;
  readonly near: number;
}

function worthsAt(part: number): Worths {
  const late = part ** 4;
  return {
    point: 0.017,
    blow: 0.005 + 0.018 * part,
    held: 1.6,
    kept: 0.45 + 1.7 * late,
    contested: 1.5 - 3.2 * late,
    near: 1.6 - 1.4 * part * part,
  };
}

/** Of what a book promises: who counted more of it would keep his spells for ever. */
const BOOK = 0.2;
/** A token takes something of a figure, by how many there are. */
const TOKENS = [0, 0.003, 0.01];
/** What is left of an objective's worth with every turn of walking. */
const PER_TURN = 0.72;

/** How good the position is for the seat, from 0 to 1: the odds of victory over the best of the others. */
export function sense(at: Position, seat: Seat): number {
  const end = result(at);
  if (end) return end.winners.includes(seat) ? 1 : end.winners.length === 0 ? 0.5 : 0;
  const { state } = at;
  const sight = sightOf(at, seat);
  const worths = worthsAt(Math.min(1, state.round / state.options.roundLimit));
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) best = Math.max(best, worthOf(seenBy(sight, other), worths));
  return Math.max(0.001, Math.min(0.999, 1 / (1 + Math.exp(best - worthOf(sight, worths)))));
}

const LOST = -8;

function worthOf(s: Sight, worths: Worths): number {
  const { state, seat, own } = s;
  if (isOut(state, seat)) return LOST;
  let points = inPlayWorth(s);
  for (const f of own) points += standing(s, f) * presence(s, f) * (1 - TOKENS[Math.min(2, state.tokens[f])]);
  for (let book = 0; book < state.book.length; book++) {
    const wielder = state.wielder[book];
    if (wielder !== NONE && state.owner[wielder] === seat) points += BOOK * bookWorth(s, book);
  }
  const { buildTotal } = state.options;
  const blows = threat(s, Math.max(1, Math.floor(buildTotal / 100)));
  return (300 / buildTotal) * (worths.point * points + worths.blow * blows) + objectives(s, worths);
}

/** Objectives held, or about to be by whose turn it is; kept, contested, and how near the others are. [B104] */
function objectives(s: Sight, worths: Worths): number {
  const { state, content, seat, touched } = s;
  const own = 1 << seat;
  let sum = 0;
  content.fields[state.field].objectives.forEach((objective, i) => {
    const isGained = state.active !== NONE && touched[i] === 1 << state.active;
    if ((isGained ? state.active : state.holder[i]) === seat)
      sum += worths.held + (touched[i] === own ? worths.kept : 0);
    else if (touched[i] & own) sum += worths.contested;
    else sum += worths.near * PER_TURN ** turnsTo(s, objective);
  });
  return sum;
}

type Objective = Point & { readonly radius: number };
const FAR = 9;

/** The turns that a figure needs to walk there. */
function walkTo(s: Sight, figure: number, objective: Objective): number {
  const { base, click } = s.state;
  const gap = Math.max(0, distance(base[figure], objective) - base[figure].radius - objective.radius);
  return gap / (1000 * Math.max(1, kindOf(s, figure).speed[click[figure]]));
}

/** The fewest turns that an able figure needs. */
function turnsTo(s: Sight, objective: Objective): number {
  let fewest = FAR;
  for (const f of s.own) if (isAble(s, f)) fewest = Math.min(fewest, walkTo(s, f, objective));
  return fewest;
}

/** A figure counts in full where an objective is: with every turn of walking less of it, and so much everywhere. */
const ANYWHERE = 0.2;
const AWAY = 0.6;

function presence(s: Sight, figure: number): number {
  let fewest = FAR;
  for (const objective of s.content.fields[s.state.field].objectives)
    fewest = Math.min(fewest, walkTo(s, figure, objective));
  return ANYWHERE + (1 - ANYWHERE) * AWAY ** fewest;
}
