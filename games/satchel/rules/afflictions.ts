import type { Seat } from '@conjure/engine';
import { HURT, hexRemedyOf, NONE, type Place, UNROLLED, WIDTH, woundRemedyOf } from '../board.ts';
import { SYMBOLS } from '../data.ts';
import type { Ill } from '../events.ts';
import { type SatchelTable, settingOf } from '../state.ts';
import { clear, giveBack, hurtDie } from './pieces.ts';
import { placeName } from './places.ts';

/** None of the hero's dice may go to that symbol until it is cured. [B44] */
export function hex(t: SatchelTable, hero: Seat, symbol: number): void {
  t.state.hexed[hero] = symbol;
  t.tell({ type: 'hexed', hero, symbol: SYMBOLS[symbol] });
}

/** One die is hurt: the lowest that is not placed; the first, taken off its slot, if all are. [B46] [B47] */
export function wound(t: SatchelTable, hero: Seat): void {
  const { state, content } = t;
  const first = content.firstDie[hero];
  let die = first;
  while (die < content.firstFamiliar[hero] && state.lies[die] >= 0) die++;
  if (die === content.firstFamiliar[hero]) die = first;
  const slot = state.lies[die];
  giveBack(t, die);
  state.lies[die] = HURT;
  const from = slot < 0 ? null : placeName(t, Math.floor(slot / WIDTH));
  t.tell({ type: 'wounded', hero, number: die - first + 1, from });
}

/** The affliction ends and its tile goes; what lies on it goes back. [B45] [B48] */
export function cure(t: SatchelTable, hero: Seat, ill: Ill): void {
  const { state } = t;
  const pieces = clear(t, remedyFor(hero, ill));
  if (ill === 'hex') state.hexed[hero] = NONE;
  else {
    const die = hurtDie(t, hero);
    giveBack(t, die);
    state.faces[die] = UNROLLED;
  }
  t.tell({ type: 'cured', hero, ill, pieces });
}

const remedyFor = (hero: Seat, ill: Ill): Place => (ill === 'hex' ? hexRemedyOf(hero) : woundRemedyOf(hero));

/** Every hero who had a piece on the ordeal is cured of both. [B50] [R23] */
export function mend(t: SatchelTable, present: number): void {
  for (let hero = 1; hero <= settingOf(t).heroes; hero++) {
    if ((present & (1 << hero)) === 0) continue;
    if (t.state.hexed[hero] >= 0) cure(t, hero, 'hex');
    if (hurtDie(t, hero) >= 0) cure(t, hero, 'wound');
  }
}
