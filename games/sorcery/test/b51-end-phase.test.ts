import { expect, test } from 'vitest';
import { at, DONE, END, move, setUp } from './table.ts';

/** Everything that the end phase may hold, in one turn. */
const full = () =>
  setUp({
    figures: {
      sanguel: { is: 'mother_sanguel', at: [5_000, 5_000] },
      oracle: { is: 'lantern_oracle', at: [9_000, 5_000], tapped: 'venom' },
      winged: { is: 'shardchewer', at: [13_000, 5_000], tokens: 1 },
      dazed: { is: 'shardchewer', at: [17_000, 5_000], click: 5 },
      keeper: { is: 'ossuary_guard', at: [15_000, 15_000] },
      foe: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
    },
    books: [{ of: 'sanguel', book: 'adepts_codex', stack: ['ember_lance', 'true_eye'] }],
    inPlay: [
      { card: 'wingsong', caster: 'sanguel', target: 'winged', clock: 1 },
      { card: 'ward_circle', caster: 'sanguel', at: at(5_000, 8_000) },
    ],
    domains: ['scorching_noon'],
  });

test('[B51] tapped abilities, glyphs, clocks, domains, browsing, objectives, tokens, in this order', () => {
  const s = full();
  const before = s.does(END);
  expect(s.asks()).toBe('browseFree'); // the fifth step
  expect(s.figure('oracle').tapped).toBeNull();
  expect(before.map((one) => ('spell' in one ? `${one.type} ${one.spell}` : one.type))).toEqual([
    'phaseBegan',
    'spellEnded ward_circle',
    'spellEnded wingsong',
    'domainWorks',
    'eliminated',
  ]);
  expect(s.view().objectives.map(({ holder }) => holder)).toEqual([null, null, null]);
  expect(s.figure('winged').tokens).toBe(1);
  const after = s.does(DONE).map(({ type }) => type);
  expect(after.slice(0, 2)).toEqual(['objectiveGained', 'rested']);
  expect(after.indexOf('phaseBegan')).toBe(2);
});

test('[B51] what came off before the fifth step may be browsed for in it', () => {
  const s = full();
  s.does(END);
  s.does({ do: 'browse', book: 0, spell: 'wingsong' });
  expect(s.book('sanguel').own?.stack[0].spell).toBe('wingsong');
});

test('[B51] one after the other player’s turn does nothing to the clocks of mine', () => {
  const s = full();
  s.does(move('sanguel', [], 9_000));
  s.does(END);
  s.does(DONE);
  expect([s.view().active, s.figure('sanguel').tokens]).toEqual([1, 1]);
  s.does(END);
  expect([s.view().active, s.figure('sanguel').tokens]).toEqual([0, 1]);
});

test('[B51] the clocks of the other player run in the other player’s end phases', () => {
  const s = setUp({
    figures: {
      sanguel: { is: 'mother_sanguel', at: [5_000, 5_000] },
      adept: { is: 'magister_corisande', of: 1, at: [25_000, 25_000] },
    },
    books: [{ of: 'adept', book: 'adepts_codex', stack: [] }],
    inPlay: [{ card: 'wingsong', caster: 'adept', target: 'adept', clock: 1 }],
  });
  s.does(END);
  expect(s.view().inPlay).toHaveLength(1);
  s.does(END);
  expect(s.view().inPlay).toHaveLength(0);
});
