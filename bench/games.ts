import type { Benched } from './game.ts';

/** How each game of the shelf is measured, by its id. */
export const BENCHED: Readonly<Record<string, Benched>> = {
  demons: { seats: 2, options: {}, matches: 1500, typical: { kind: 'first', after: 24, before: 40 }, wire: {} },
  // Everything that the game has, by the beat clock.
  satchel: {
    seats: 4,
    options: { scenario: 'SC4', clock: 'beat' },
    matches: 150,
    typical: { kind: 'window', after: 200, before: 400 },
  },
  // Four mages with every family.
  lodge: {
    seats: 4,
    options: {},
    matches: 300,
    typical: { kind: 'turn', after: 150, before: 300 },
    wire: { openAt: 400 },
  },
  // Two ready armies of 300 points.
  sorcery: { seats: 2, options: {}, matches: 300, typical: { kind: 'action', after: 30, before: 90 } },
};
