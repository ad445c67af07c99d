import { beforeAll, describe, expect, test } from 'vitest';
import * as keyboard from './hands/keyboard.ts';
import * as mouse from './hands/mouse.ts';
import { type Scripted, solitaire } from './scripted.ts';
import { openPage } from './setup/index.ts';

let match: Scripted;
beforeAll(async () => {
  match = await solitaire();
});

test('the match has something of everything', () => {
  expect(match.states[0].over).toBe(true);
  const kinds = new Set(match.steps.map(({ asked }) => asked.kind));
  for (const kind of ['shield', 'place', 'first', 'evade', 'use', 'commit', 'fit', 'run'])
    expect(kinds).toContain(kind);
});

// Both make the very record that the rules make without any page.
describe.each([
  ['clicks', mouse],
  ['keys', keyboard],
])('a whole match alone by %s', (_, hand) => {
  test('gives the same record', async () => {
    const page = await openPage();
    await hand.begin(page, match.record.seed);
    for (const [i, step] of match.steps.entries())
      expect(await hand.answer(page, step)).toBe(i < match.steps.length - 1);
    const { players, ...record } = await hand.save(page);
    expect(record).toEqual(match.record);
    expect(players).toEqual(['me']);
  });
});
