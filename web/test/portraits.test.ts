import mages from '@conjure/lodge/data/mages.json' with { type: 'json' };
import heroes from '@conjure/satchel/data/heroes.json' with { type: 'json' };
import armies from '@conjure/sorcery/data/armies.json' with { type: 'json' };
import figures from '@conjure/sorcery/data/figures.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { PORTRAITS } from '../games/demons/portraits.ts';
import type { Portrait } from '../games/face.ts';
import { magePortrait } from '../games/lodge/portraits.ts';
import { personPortrait } from '../games/satchel/portraits.ts';
import { pictures } from '../games/sorcery/art/drawn.ts';
import { commanderPortrait, portraitAmong } from '../games/sorcery/portraits.ts';

await pictures.come();

/** Whoever leads a ready army: a unique figure, or the first of a small one. */
const leaders = [
  ...new Set(
    armies.armies.map(
      ({ figures: army }) =>
        army.find((id) => figures.figures.some((figure) => figure.id === id && figure.rank === 'unique')) ??
        army[0] ??
        '',
    ),
  ),
];

const people: { readonly [game: string]: readonly Portrait[] } = {
  demons: PORTRAITS,
  lodge: mages.mages.map(({ id }) => magePortrait(id)),
  satchel: [...heroes.heroes, heroes.sorcerer].map(({ id }) => personPortrait(id)),
  sorcery: leaders.map((figure) => commanderPortrait({ figure, unique: true })),
};

test.each(Object.entries(people))('%s: everybody has a face of their own before a sign', (_, all) => {
  expect(all.length).toBeGreaterThanOrEqual(4);
  expect(new Set(all.map((portrait) => JSON.stringify(portrait))).size).toBe(all.length);
  for (const { face, behind } of all) expect([face, ...behind.map(({ body }) => body)].join('')).toMatch(/^<path/);
  expect(all.every(({ behind }) => behind.length > 0)).toBe(true);
});

test('somebody’s own people have a face, too', () => {
  expect([magePortrait('own'), magePortrait(null), personPortrait('own'), commanderPortrait(null)]).toSatisfy(
    (all: Portrait[]) => all.every(({ face }) => face.startsWith('<path')),
  );
});

test('whoever leads several armies looks another way in each, and has another sign behind', () => {
  const [led] = leaders;
  const commander = { figure: led, unique: true };
  const all = [0, 1, 2, 3].map((seat) => portraitAmong([commander, commander, commander, commander], seat));
  expect(new Set(all.map(({ behind }) => JSON.stringify(behind))).size).toBe(4);
  expect(all[0].face).not.toBe(all[1].face);
  expect(portraitAmong([commander, null], 0)).toEqual(commanderPortrait(commander));
});
