import { ABILITY, bookNamed, domainNamed, figureNamed, spellNamed } from '../content.ts';
import { baseAt } from '../geometry/base.ts';
import {
  barOf,
  FALLEN,
  FIELD,
  GONE,
  IN_PLAY,
  IN_STACK,
  type InPlay,
  NONE,
  type Position,
  RESERVE,
  type State,
} from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';

const WHERE = { reserve: RESERVE, field: FIELD, fallen: FALLEN, gone: GONE } as const;
const orNone = (number: number | null): number => number ?? NONE;

/**
 * The position as far as its viewer knows it, for the rules to be asked: stacks of others are empty, nothing is on the
 * agenda. What is not known does not count.
 */
function known(view: SorceryView): Position {
  const { seats, figures, books, inPlay } = view;
  const cards = books.flatMap(({ number, own }) => (own?.stack ?? []).map((card) => ({ ...card, book: number })));
  const size = Math.max(-1, ...cards.map(({ card }) => card)) + 1;
  const byCard = (read: (card: (typeof cards)[number]) => number, none: number): number[] => {
    const list = new Array<number>(size + inPlay.length).fill(none);
    for (const card of cards) list[card.card] = read(card);
    return list;
  };
  const card = byCard(({ spell }) => spellNamed(content, spell), 0);
  const from = byCard(({ book }) => book, NONE);
  const place = byCard(() => IN_STACK, IN_PLAY);
  inPlay.forEach(({ spell, book }, i) => {
    card[size + i] = spellNamed(content, spell);
    from[size + i] = book;
  });
  const state: State = {
    options: view.options,
    seats: seats.length,
    field: content.fields.findIndex(({ id }) => id === view.battlefield),
    phase: view.phase,
    round: view.round,
    first: orNone(view.first),
    active: orNone(view.active),
    armies: seats.map(({ army }) => army),
    zone: seats.map(({ zone }) => orNone(zone)),
    lost: seats.map(({ lost }) => lost),
    sweeps: seats.map(({ sweeps }) => sweeps),
    out: seats.reduce((bits, { out, seat }) => (out ? bits | (1 << seat) : bits), 0),
    ending: view.ending,
    kind: figures.map(({ figure }) => figureNamed(content, figure)),
    owner: figures.map(({ owner }) => owner),
    where: figures.map(({ where }) => WHERE[where]),
    base: figures.map(({ at: { x, y }, radius }) => ({ x, y, radius })),
    facing: figures.map(({ facing }) => facing),
    click: figures.map(({ click }) => click),
    tokens: figures.map(({ tokens }) => tokens),
    acted: figures.map(({ acted }) => acted),
    barred: figures.map(({ barred }) => barOf(barred)),
    turned: figures.map(({ turned }) => Number(turned)),
    tapped: figures.map(({ tapped }) => (tapped === null ? NONE : ABILITY[tapped as keyof typeof ABILITY])),
    actions: view.actions,
    used: [],
    halted: false,
    fury: view.fury,
    lent: NONE,
    holder: view.objectives.map(({ holder }) => orNone(holder)),
    book: books.map(({ book }) => bookNamed(content, book)),
    wielder: books.map(({ wielder }) => orNone(wielder)),
    marker: books.map(({ marker }) => marker),
    shut: books.map(({ own }) => Number(own?.shut ?? false)),
    browsed: books.map(() => 0),
    stack: books.map(({ own }) => (own?.stack ?? []).map((one) => one.card)),
    card,
    from,
    place,
    down: byCard(({ down }) => Number(down), 0),
    known: byCard(() => 0, 0),
    pages: byCard(() => 0, 0),
    dead: byCard(({ dead }) => Number(dead), 0),
    inPlay: inPlay.map((one, i): InPlay => {
      const spell = spellNamed(content, one.spell);
      const mode = Math.max(
        0,
        content.spells[spell].all.findIndex(({ id }) => id === one.mode),
      );
      return { ...one, card: size + i, spell, mode, target: orNone(one.target), clock: orNone(one.clock) };
    }),
    domains: view.domains.map((id) => domainNamed(content, id)),
    casts: inPlay.length,
    counts: [],
    agenda: [],
  };
  return { state, content };
}

const made = new WeakMap<SorceryView, Position>();

/** The same position for the same view: it must not be changed. */
export function positionOf(view: SorceryView): Position {
  const before = made.get(view);
  if (before) return before;
  const position = known(view);
  made.set(view, position);
  return position;
}

/** The position if a figure stood there and looked that way. */
export function withFigure(at: Position, figure: number, to: { x: number; y: number }, facing: number): Position {
  const { state } = at;
  const base = state.base.slice();
  base[figure] = baseAt(to, base[figure].radius);
  return { content: at.content, state: { ...state, base, facing: state.facing.with(figure, facing) } };
}
