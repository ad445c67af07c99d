import { pair } from './geometry.ts';
import { between, seeded } from './seeded.ts';
import type { HexName } from './types.ts';

/** A town around the middle of its hex, in the order it is painted. */
export interface Town {
  houses: string;
  roofs: string;
  wall: string;
  lights: string;
}

const FOOT = 13;
const REACH = 31;

export function town(hex: HexName): Town {
  const random = seeded(`town ${hex}`);
  const parts: Town = { houses: '', roofs: '', wall: '', lights: '' };
  const seatOfFaith = between(random, -9, 9);
  for (const x of [-23, -13, 13, 23]) {
    if (Math.abs(x - seatOfFaith) > 6) house(parts, random, x + between(random, -2, 2));
  }
  if (random() < 0.68) church(parts, random, seatOfFaith);
  else mosque(parts, random, seatOfFaith);
  cityWall(parts, random);
  return parts;
}

function house(parts: Town, random: () => number, x: number): void {
  const wide = between(random, 9, 12);
  const eaves = between(random, -9, -2);
  const ridge = eaves - between(random, 5, 8);
  parts.houses += box(x - wide / 2, eaves, wide, FOOT - eaves);
  parts.roofs += `M${pair(x - wide / 2 - 1.5, eaves)}L${pair(x, ridge)}L${pair(x + wide / 2 + 1.5, eaves)}Z`;
  parts.lights += box(x - 1.3, eaves + 2.4, 2.6, 3.4);
}

/** A drum under a pointed dome, as the masters of Ani built. */
function church(parts: Town, random: () => number, x: number): void {
  const nave = between(random, -14, -11);
  const drum = nave - 10;
  const top = drum - between(random, 13, 17);
  parts.houses += box(x - 9, nave, 18, FOOT - nave) + box(x - 5, drum, 10, 10);
  parts.roofs += `M${pair(x - 11, nave)}L${pair(x - 5, nave - 5)}h10L${pair(x + 11, nave)}Z`;
  parts.roofs += `M${pair(x - 6.5, drum)}L${pair(x, top)}L${pair(x + 6.5, drum)}Z`;
  parts.roofs += `M${pair(x, top)}v-6M${pair(x - 2, top - 4)}h4`;
  parts.lights += box(x - 3.4, drum + 2.6, 2, 4.4) + box(x + 1.4, drum + 2.6, 2, 4.4) + box(x - 1.4, nave + 4, 2.8, 6);
}

function mosque(parts: Town, random: () => number, x: number): void {
  const hall = between(random, -9, -7);
  const side = random() < 0.5 ? -1 : 1;
  const tower = x + side * 13;
  const gallery = between(random, -30, -26);
  parts.houses += box(x - 9, hall, 18, FOOT - hall) + box(tower - 2.6, gallery, 5.2, FOOT - gallery);
  parts.roofs += `M${pair(x - 8.5, hall)}c-1 -8 4 -11 8.5 -15c4.5 4 9.5 7 8.5 15Z`;
  parts.roofs += `M${pair(tower - 4, gallery)}h8l-2 -3L${pair(tower, gallery - 11)}L${pair(tower - 2, gallery - 3)}Z`;
  parts.lights += box(x - 1.6, hall + 3, 3.2, 6) + box(tower - 1, gallery + 5, 2, 4);
}

function cityWall(parts: Town, random: () => number): void {
  const top = 1;
  const gate = between(random, -7, 7);
  const teeth = Array.from({ length: 10 }, () => 'h3v-3h3v3').join('');
  parts.wall += `M${pair(-REACH, FOOT)}V${top}${teeth}H${REACH}V${FOOT}Z`;
  for (const x of [-REACH, REACH]) {
    const crown = between(random, -10, -5);
    parts.wall += `M${pair(x - 5, FOOT + 1.5)}V${crown}h2.5v-3h1.7v3h1.6v-3h1.7v3h2.5V${FOOT + 1.5}Z`;
    parts.lights += box(x - 0.9, crown + 4, 1.8, 4);
  }
  parts.lights += `M${pair(gate - 3.6, FOOT)}v-5a3.6 3.6 0 0 1 7.2 0v5Z`;
}

const box = (x: number, y: number, wide: number, high: number): string =>
  `M${pair(x, y)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}Z`;

/** What an earthquake leaves: stumps of the wall, a broken gable, smoke. */
export const RUIN = {
  stones:
    'M-32 13V2l4 -5l3 6l4 2l2 8ZM-13 13l1 -14l5 3l3 -7l5 5l1 13ZM9 13l2 -8l6 3l3 -11l5 -2l2 9l3 9ZM-20 14l3 -3l4 3ZM3 14l2 -4l4 4Z',
  smoke: 'M-9 -6c-6 -6 5 -8 0 -15c-4 -6 3 -8 1 -13M18 -12c-5 -5 4 -8 0 -13c-3 -4 2 -6 1 -10',
};
