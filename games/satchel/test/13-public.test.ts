import { diceFrom, imagine, mindOf, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { PASS, roll, setUp, setUpExactly } from './table.ts';

describe('what is public', () => {
  test('[B71] everybody sees the same', () => {
    const s = setUpExactly(undefined, { seats: 5 });
    const seen = (viewer: number | null) => ({ ...satchel.view(s.match.table, viewer), viewer: null });
    for (const viewer of [0, 1, 2, 3, 4]) expect(seen(viewer)).toEqual(seen(null));
  });

  test('[B71] how many cards of each group are to come is known; which and in what order is not', () => {
    const s = setUpExactly(undefined, { seats: 4, seed: 'x' });
    const words = JSON.stringify(s.view());
    const { content, state } = s.match.table;
    for (const card of [...state.ordeals, ...state.spells]) expect(words).not.toContain(`"${content.cards[card].id}"`);
    const left = Object.values(s.view().decks.heroes.groups).reduce((sum, n) => sum + n, 0);
    expect(left).toBe(s.view().decks.heroes.left);
  });

  test('[B71] an imagined deck has the same groups, cards that nobody has seen, and the Thorns where they were put', () => {
    const s = setUp({
      ordeals: ['O02', 'O03', 'O04', 'N03', 'N01'],
      gone: ['O05', 'P02'],
      seats: { green: { dice: '---' } },
    });
    const orders = new Set<string>();
    const ids = (deck: number[]) => deck.map((card) => s.match.table.content.cards[card].id);
    for (let i = 0; i < 40; i++) {
      const { state } = imagine(s.match, 1, diceFrom(seeded(`${i}`))).table;
      expect(ids(state.ordeals).slice(0, 2)).toEqual(['N01', 'N03']);
      for (const card of ids(state.ordeals).slice(2)) expect(card).toMatch(/^O0[2-8]$/);
      expect(ids(state.ordeals)).not.toContain('O05');
      expect(ids(state.spells)).not.toContain('P02');
      expect(satchel.view({ state, content: s.match.table.content }, null)).toEqual(s.view());
      orders.add(ids(state.ordeals).join());
    }
    expect(orders.size).toBeGreaterThan(20);
  });

  test('[B72] a bot is given what a person in its seat sees, and the same commands', () => {
    const s = setUp({ seats: { blue: { dice: 'BSK' } } });
    const mind = mindOf(s.match, 2);
    expect(mind?.view).toEqual(satchel.view(s.match.table, 2));
    expect(mind?.question.options()).toEqual(s.options('blue'));
    expect(mind?.question.refuse({ do: 'recoverAll' })?.rule).toBe('B21');
    expect(mind?.question.refuse(PASS)).toBeNull();
  });

  test('[B72] and the same cooldown', () => {
    const s = setUp({ seats: { blue: { dice: 'BSK' } } }, { options: { clock: 'live' } });
    s.does('blue', { ...roll(1), at: 50 });
    expect(mindOf(s.match, 2)?.question.refuse({ ...roll(1), at: 60 })?.rule).toBe('B62');
  });
});
