import type { Seat } from '@conjure/engine';
import type { Base } from '../geometry/base.ts';
import { threat } from '../playout/danger.ts';
import { standing } from '../playout/dial.ts';
import { inPlayWorth } from '../playout/in-play.ts';
import { distance, type Sight, seenBy, sightOf } from '../playout/sight.ts';
import { bookWorth } from '../playout/spell-worth.ts';
import { isAble, kindOf } from '../rules/figures.ts';
import { FIELD, NONE, type Position } from '../state.ts';

/** What the chances of a seat are read from. Points are counted in hundreds, as of a match of 300. */
export interface Features {
  /** Objectives held, or about to be by whose turn it is; of those, kept by own able figures alone. [B104] */
  held: number;
  kept: number;
  /** Not held, but touched by an own able figure. */
  contested: number;
  /** How near each objective is, added up: 1 where it is held or touched, less with every turn that the nearest able figure needs. */
  near: number;
  /** What share of all the strength around each objective is the seat's own, from 0 to 1, added up. */
  grip: number;
  /** Of figures, less the farther they are from every objective; of spells in play and of books. */
  points: number;
  /** What could be taken from others with one turn's actions. */
  blows: number;
  /** 1 who holds more objectives than anybody else. */
  leads: number;
  /** The share of the turn that is still to be played, where it is this seat's. */
  toMove: number;
}

export const FEATURES = [
  ...(['held', 'kept', 'contested', 'near', 'grip', 'points', 'blows', 'leads', 'toMove'] as const),
] satisfies readonly (keyof Features)[];

/** What is left of an objective's nearness, and of a figure's strength, with every turn of walking. */
const PER_TURN = 0.72;
const AWAY = 0.6;
const FAR = 9;
/** Strength that is nobody's, so that one lone figure does not have an objective to itself. */
const NOBODY = 0.12;
/** A figure counts for so much everywhere. */
const ANYWHERE = 0.2;
/** A token takes something of a figure, by how many there are. */
const TOKENS = [0, 0.003, 0.01];
/** Of what a book promises: who counted more of it would keep his spells for ever. */
const BOOK = 0.2;

/** By seat. */
export function featuresOf(at: Position): Features[] {
  const { state, content } = at;
  const { seats, active, options } = state;
  const { objectives } = content.fields[state.field];
  const sight = sightOf(at, 0);
  const scale = 3 / options.buildTotal;
  const actions = Math.max(1, Math.floor(options.buildTotal / 100));
  const turns = objectives.map((objective) => turnsTo(at, objective));
  const all: Features[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const s = seenBy(sight, seat);
    all.push({
      held: 0,
      kept: 0,
      contested: 0,
      near: 0,
      grip: 0,
      points: scale * pointsOf(s, turns),
      blows: scale * threat(s, actions),
      leads: 0,
      toMove: seat !== active || state.phase === 'end' ? 0 : state.phase === 'command' ? 1 : state.actions / actions,
    });
  }
  for (let i = 0; i < objectives.length; i++) {
    const { strength, fewest } = aroundOf(at, turns[i], scale);
    const touched = sight.touched[i];
    const holder = active !== NONE && touched === 1 << active ? active : state.holder[i];
    const sum = strength.reduce((a, b) => a + b, NOBODY);
    for (let seat = 0; seat < seats; seat++) {
      const own = all[seat];
      const touches = (touched & (1 << seat)) !== 0;
      own.grip += strength[seat] / sum;
      own.near += holder === seat || touches ? 1 : PER_TURN ** fewest[seat];
      if (holder === seat) own.held++;
      else if (touches) own.contested++;
      if (holder === seat && touched === 1 << seat) own.kept++;
    }
  }
  const leader = leaderOf(all);
  if (leader !== NONE) all[leader].leads = 1;
  return all;
}

/** By figure: the turns that it needs to walk to an objective. */
function turnsTo(at: Position, objective: Base): Float64Array {
  const { base, click, where } = at.state;
  const turns = new Float64Array(where.length);
  for (let f = 0; f < where.length; f++) {
    if (where[f] !== FIELD) continue;
    const gap = Math.max(0, distance(base[f], objective) - base[f].radius - objective.radius);
    turns[f] = gap / (1000 * Math.max(1, kindOf(at, f).speed[click[f]]));
  }
  return turns;
}

function pointsOf(s: Sight, turns: readonly Float64Array[]): number {
  const { state } = s;
  let points = inPlayWorth(s);
  for (const f of s.own) {
    let fewest = FAR;
    for (const to of turns) if (to[f] < fewest) fewest = to[f];
    const presence = ANYWHERE + (1 - ANYWHERE) * AWAY ** fewest;
    points += standing(s, f) * presence * (1 - TOKENS[Math.min(2, state.tokens[f])]);
  }
  for (let book = 0; book < state.book.length; book++) {
    const wielder = state.wielder[book];
    if (wielder !== NONE && state.owner[wielder] === s.seat) points += BOOK * bookWorth(s, book);
  }
  return points;
}

/** By seat: the strength of its able figures around an objective, and the fewest turns that one of them needs to get there. */
function aroundOf(at: Position, turns: Float64Array, scale: number): { strength: number[]; fewest: number[] } {
  const { state } = at;
  const strength = new Array<number>(state.seats).fill(0);
  const fewest = new Array<number>(state.seats).fill(FAR);
  for (let f = 0; f < state.where.length; f++) {
    if (state.where[f] !== FIELD || !isAble(at, f)) continue;
    const seat = state.owner[f];
    strength[seat] += scale * standing(at, f) * AWAY ** turns[f];
    if (turns[f] < fewest[seat]) fewest[seat] = turns[f];
  }
  return { strength, fewest };
}

function leaderOf(all: readonly Features[]): Seat {
  let leader = NONE;
  let most = -1;
  all.forEach(({ held }, seat) => {
    if (held > most) [leader, most] = [seat, held];
    else if (held === most) leader = NONE;
  });
  return leader;
}

/** How much of the match is over, from 0 to 1. */
export function partOver({ state: { active, first, round, seats, options } }: Position): number {
  const turn = active === NONE ? 0 : (active - first + seats) % seats;
  return Math.min(1, Math.max(0, (round - 1 + turn / seats) / options.roundLimit));
}

/** How much it is early, the middle of a match, and late, which comes suddenly: together 1. */
export const courseOf = (part: number): readonly [number, number, number] => [1 - part, part - part ** 4, part ** 4];
