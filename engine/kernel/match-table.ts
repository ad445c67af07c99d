import { must } from '../tools/must.ts';
import { type Dice, diceFrom, type Seeded } from './dice.ts';
import { copyPlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event, StoryEntry, Table } from './table.ts';

/** A card taken from a face-down pile since the last rest, and who saw it. */
interface DrawnCard {
  card: unknown;
  to: readonly Seat[] | null;
}

/** Whoever listens to what is told; a playout has nobody. */
export interface Listener<E extends Event> {
  hear(entry: StoryEntry<E>): void;
}

/** What the rules are handed, with what only the engine uses. */
export interface MatchTable<S, C, E extends Event> extends Table<S, C, E> {
  content: C;
  dice: Dice;
  seeds: Seeded;
  /** Faces scripted by a test that are still to come; 0 leaves that die to the seed. */
  faces: readonly number[];
  listener: Listener<E> | null;
  silent: boolean;
  onDraw: ((pile: unknown[]) => void) | null;
  onShown: ((to: readonly Seat[]) => void) | null;
  drawn: DrawnCard[] | null;
  hasShown: boolean;
}

export function tableFor<S, C, E extends Event>(
  state: S,
  content: C,
  seeds: Seeded,
  faces: readonly number[],
): MatchTable<S, C, E> {
  const table: MatchTable<S, C, E> = {
    state,
    content,
    seeds,
    faces,
    dice: diceFrom({
      next: (purpose, n) => table.seeds.next(purpose, n),
      die: (purpose) => takeFace(table) || table.seeds.die(purpose),
    }),
    listener: null,
    onDraw: null,
    onShown: null,
    drawn: null,
    hasShown: false,
    silent: true,
    tell(event) {
      if (table.listener) table.listener.hear({ event, to: null, others: null });
    },
    whisper(to, event, others) {
      if (table.listener) table.listener.hear({ event, to, others: others ?? null });
    },
    draw(pile, seenBy) {
      if (table.onDraw) table.onDraw(pile);
      const card = must(pile[pile.length - 1], 'a card to draw');
      pile.length--;
      table.hasShown = true;
      if (table.drawn) table.drawn.push({ card: copyPlain(card), to: seenBy(card) });
      return card;
    },
    take(purpose, hidden, seenBy) {
      const bag = [...hidden];
      bag.push(...bag.splice(table.dice.index(purpose, bag.length), 1));
      return table.draw(bag, seenBy);
    },
    markShown(to) {
      if (to && table.onShown) table.onShown(to);
      table.hasShown = true;
    },
  };
  return table;
}

/** Somebody listens from now on, or nobody. */
export function listen<S, C, E extends Event>(table: MatchTable<S, C, E>, listener: Listener<E> | null): void {
  table.listener = listener;
  // A plain field: a getter in an object literal gives every table a hidden class of its own.
  table.silent = listener === null;
}

function takeFace(table: { faces: readonly number[] }): number {
  if (table.faces.length === 0) return 0;
  const [face, ...rest] = table.faces;
  table.faces = rest;
  return must(face, 'a scripted face');
}
