import { describe, expect, test } from 'vitest';
import { seeded } from '../kernel/dice.ts';
import { tableFor } from '../kernel/match-table.ts';
import { canDraw, deckOf, drawFrom } from '../tools/deck.ts';

const table = (seed: string) => tableFor(null, null, seeded(seed), []);
const everybody = () => null;

describe('a deck', () => {
  test('is drawn from the top, and a discard made anew only when the pile is empty', () => {
    const t = table('a');
    const deck = deckOf([1, 2, 3]);
    deck.discard.push(9);
    expect([1, 2, 3].map(() => drawFrom(t, deck, 'cards', everybody))).toEqual([3, 2, 1]);
    expect(deck).toEqual({ pile: [], discard: [9] });
    expect(drawFrom(t, deck, 'cards', everybody)).toBe(9);
    expect(canDraw(deck)).toBe(false);
    expect(() => drawFrom(t, deck, 'cards', everybody)).toThrow();
  });

  test('keeps every card, and its new order comes from the match’s own dice', () => {
    const again = (seed: string) => {
      const t = table(seed);
      const deck = { pile: [], discard: Array.from({ length: 20 }, (_, i) => i) };
      return Array.from({ length: 20 }, () => drawFrom(t, deck, 'cards', everybody));
    };
    expect([...again('a')].sort((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(again('a')).toEqual(again('a'));
    expect(again('a')).not.toEqual(again('b'));
  });
});
