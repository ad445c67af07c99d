import type { OpenQuestion, ServerMessageOf } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import type { PageFace } from '../games/face.ts';
import { coloursOf, portraitOf, talliesOf } from '../table/names.ts';
import { nextSeat, redoSeat, undoSeat } from '../table/session/seats.ts';
import type { Session } from '../table/session/session.svelte.ts';

type State = Pick<ServerMessageOf<'state'>, 'step' | 'asked' | 'undo' | 'redo'>;
const asked = (question: number, ...seats: number[]): OpenQuestion => ({
  question,
  kind: 'first',
  rule: '3.0',
  how: 'one',
  seats,
  facts: {},
});
const state = (open: OpenQuestion | null, undo: State['undo'] = 'nothing', redo = false, step = 4): State => ({
  step,
  asked: open,
  undo,
  redo,
});

describe('who takes the seat at one screen', () => {
  const both = (open: OpenQuestion) => new Map([0, 1].map((seat) => [seat, state(open)]));

  test('whoever is asked and sits here', () => {
    expect(nextSeat(both(asked(7, 1)), 0, [0, 1])).toBe(1);
  });

  test('nobody while the one who looks is asked, or somebody elsewhere is', () => {
    expect(nextSeat(both(asked(7, 0, 1)), 0, [0, 1])).toBeNull();
    expect(nextSeat(both(asked(7, 2)), 0, [0, 1])).toBeNull();
    expect(nextSeat(new Map([[0, state(null)]]), 0, [0])).toBeNull();
  });

  test('whoever leads, where the one who looks could only cut in', () => {
    expect(nextSeat(both(asked(7, 1, 0)), 0, [0, 1], 1)).toBe(1);
    expect(nextSeat(both(asked(7, 1, 0)), 1, [0, 1], 1)).toBeNull();
    expect(nextSeat(both(asked(7, 2, 0)), 0, [0, 1], 2)).toBeNull();
  });

  test('nobody before that seat has heard of the question itself', () => {
    const states = new Map([
      [0, state(asked(8, 1), 'free', false, 5)],
      [1, state(asked(7, 0))],
    ]);
    expect(nextSeat(states, 0, [0, 1])).toBeNull();
  });

  test('where each is asked something of his own, the same one as long as he is, then the next', () => {
    const apart = (question: number, kind: string, ...seats: number[]): OpenQuestion => ({
      ...asked(question, ...seats),
      how: 'independent',
      kind,
    });
    const at = (own: OpenQuestion, other: OpenQuestion) =>
      new Map([
        [0, state(own)],
        [1, state(other)],
      ]);
    expect(nextSeat(at(apart(8, 'keepStudied', 0, 1), apart(7, 'schools', 0, 1)), 0, [0, 1])).toBeNull();
    expect(nextSeat(at(apart(9, 'study', 1), apart(7, 'schools', 1)), 0, [0, 1])).toBe(1);
  });
});

describe('for whom something is taken back', () => {
  test('for the one who looks, where that is free', () => {
    const states = new Map([
      [0, state(null, 'free')],
      [1, state(null, 'free')],
    ]);
    expect(undoSeat(states, 1, [0, 1])).toBe(1);
  });

  test('else for the one at this screen who can still take it back freely', () => {
    const states = new Map([
      [0, state(null, 'free')],
      [1, state(null, 'other')],
    ]);
    expect(undoSeat(states, 1, [0, 1])).toBe(0);
  });

  test('else for whoever has something to take back at all', () => {
    const states = new Map([
      [0, state(null, 'dice')],
      [1, state(null, 'nothing')],
    ]);
    expect(undoSeat(states, 1, [0, 1])).toBe(0);
    expect(undoSeat(new Map([[1, state(null)]]), 1, [1])).toBe(1);
  });

  test('who only watches takes nothing back', () => {
    expect(undoSeat(new Map([[null, state(null, null)]]), null, [null])).toBeNull();
    expect(redoSeat(new Map([[null, state(null, null)]]), null, [null])).toBeNull();
  });

  test('it is done again for whoever took it back', () => {
    const states = new Map([
      [0, state(null, 'free', true)],
      [1, state(null, 'nothing')],
    ]);
    expect(redoSeat(states, 1, [0, 1])).toBe(0);
  });
});

describe('the chip of a seat', () => {
  const at = (face: Partial<PageFace>) =>
    ({ snapshot: { view: ['green', 'white'] }, now: null, face }) as unknown as Session;

  test('has the colours of the pieces where they have their own, else those of its number', () => {
    const owned = at({ ownerOf: (view, seat) => (view as string[])[seat] });
    expect(coloursOf(owned, 1)).toEqual({ 'data-owner': 'white' });
    expect(coloursOf(at({}), 5).style).toContain('--own: var(--seat-1)');
  });

  test('has a face, where the game has faces', () => {
    const portrait = { face: '<path/>', behind: [] };
    expect(portraitOf(at({ portraitOf: () => portrait }), 0)).toBe(portrait);
    expect(portraitOf(at({}), 0)).toBeNull();
  });

  test('has the numbers that decide, where the game says which', () => {
    const tally = { icon: '', n: -27, phrase: { key: 'demons.ducats.said' } };
    expect(talliesOf(at({ tallies: () => [tally] }), 0)).toEqual([tally]);
    expect(talliesOf(at({}), 0)).toEqual([]);
  });
});
