import { once } from '@conjure/engine';
import { distanceOf, type Room } from '../board.ts';
import type { Content } from '../content.ts';
import { rangeOf } from '../rules/ops/verb.ts';
import type { Position } from '../state.ts';

const SHORT = [0, 1, 2, 3, 4];

const around = once(({ board }: Content) =>
  board.all.map((from) =>
    SHORT.map((range) => board.all.filter((room) => board.reach[from * board.size + room] <= range)),
  ),
);
const afoot = once(({ board }: Content) =>
  board.all.map((from) => SHORT.map((steps) => board.all.filter((room) => distanceOf(board, from, room) <= steps))),
);

/** The rooms within range of a room. [B6] */
export const roomsAround = ({ content }: Position, from: Room, range: number | '*'): readonly Room[] =>
  around(content)[from][rangeOf(range)] ?? content.board.all;

/** The rooms that so many steps lead to. [B3] */
export const roomsIn = ({ content }: Position, from: Room, steps: number): readonly Room[] =>
  afoot(content)[from][steps] ?? content.board.all;
