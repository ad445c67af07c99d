import { either, fields, flag, listOf, nameOf, oneOf, orNull, type Seat, type Shape, whole } from '@conjure/engine';
import type { Content } from '../content.ts';
import { ABILITIES } from '../data-abilities.ts';
import type { Facing } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import type { SorceryMatter } from '../matters.ts';
import { armyShape } from '../rules/armies.ts';
import type { Army } from '../rules/army.ts';
import { facingShape, pointShape } from '../rules/shapes.ts';
import { BARS, type Bar, COUNTS, ENDINGS, type Ending, PHASES, type Phase } from '../state.ts';
import { matterShape } from './matter-shape.ts';

export interface ScenarioFigure {
  figure: string;
  owner: Seat;
  /** Where it stands; without it, it is not yet deployed. */
  at?: Point;
  facing?: Facing;
  click?: number;
  tokens?: number;
  where?: 'reserve' | 'field' | 'fallen' | 'gone';
  acted?: number;
  /** `true` is as good as `raised`. */
  barred?: boolean | Bar;
  turned?: boolean;
  tapped?: string;
}

export interface ScenarioBook {
  book: string;
  /** Who wields it, by place among the figures; null for a marker. */
  wielder?: number | null;
  marker?: Point;
  /** From top to bottom: spells, or places in `cards`. */
  stack?: (string | number)[];
  /** The bookmark lies face down. */
  down?: boolean;
  shut?: boolean;
  browsed?: boolean;
}

export interface ScenarioCard {
  spell: string;
  book: number;
  place?: 'stack' | 'play' | 'removed';
  down?: boolean;
  dead?: boolean;
  /** Seats that know it is in its book; `shown`: everybody has seen it. */
  known?: Seat[];
  shown?: boolean;
  /** The pages it takes, where they were counted for others than wield and stand by now. [R18] */
  pages?: number;
}

export interface ScenarioInPlay {
  /** A place in `cards`, or a spell: then it belongs to the first book of its caster. */
  card: number | string;
  mode?: number;
  caster: number;
  controller?: Seat;
  target?: number;
  at?: Point;
  cast?: number;
  clock?: number;
  breach?: boolean;
}

export interface ScenarioSeat {
  zone?: number;
  lost?: number;
  sweeps?: number;
  out?: boolean;
  army?: Army | null;
  counts?: number[];
}

/** A position in the rulebook's own terms. What it leaves out is as at the start. */
export interface Scenario {
  phase?: Phase;
  round?: number;
  first?: Seat;
  active?: Seat;
  actions?: number;
  figures?: ScenarioFigure[];
  books?: ScenarioBook[];
  /** The cards of all books by number, where it matters which is which. */
  cards?: ScenarioCard[];
  inPlay?: ScenarioInPlay[];
  domains?: string[];
  /** By objective: who controls it. */
  holders?: (Seat | null)[];
  seats?: ScenarioSeat[];
  casts?: number;
  /** Triggers that have happened in this command phase, by code. */
  used?: number[];
  halted?: boolean;
  fury?: number;
  lent?: number;
  ending?: Ending | null;
  /** What is to be done, the next first. */
  todo?: SorceryMatter[];
}

/** An army of any size has no more figures. */
const MOST = 96;

export function scenarioShape(content: Content, seats: number): Shape<Scenario> {
  const seat = whole(0, seats - 1);
  const figure = whole(0, MOST - 1);
  const small = whole(0, 9_999);
  const spell = nameOf(content.spellIndex, 'a spell such as "ember_lance"');
  const card = whole(0, 999);
  const figures = fields(
    { figure: nameOf(content.figureIndex, 'a figure such as "ilvane"'), owner: seat },
    {
      at: pointShape,
      facing: facingShape,
      click: whole(0, 12),
      tokens: whole(0, 2),
      where: oneOf('reserve', 'field', 'fallen', 'gone'),
      acted: whole(0, 2),
      barred: oneOf(true, false, ...BARS),
      turned: flag,
      tapped: oneOf(...ABILITIES.filter((id) => id !== 'demoralized')) as Shape<string>,
    },
  );
  const books = fields(
    { book: nameOf(content.bookIndex, 'a spellbook such as "masters_folio"') },
    {
      wielder: orNull(figure),
      marker: pointShape,
      stack: listOf(either(spell, card), { max: 99 }),
      down: flag,
      shut: flag,
      browsed: flag,
    },
  );
  const cards = fields(
    { spell, book: whole(0, 99) },
    {
      place: oneOf('stack', 'play', 'removed'),
      down: flag,
      dead: flag,
      known: listOf(seat, { distinct: true }),
      shown: flag,
      pages: whole(1, 99),
    },
  );
  const inPlay = fields(
    { card: either(card, spell), caster: figure },
    {
      mode: whole(0, 9),
      controller: seat,
      target: figure,
      at: pointShape,
      cast: small,
      clock: whole(1, 9),
      breach: flag,
    },
  );
  const seatShape = fields(
    {},
    {
      zone: whole(0, 3),
      lost: small,
      sweeps: small,
      out: flag,
      army: orNull(armyShape(content)),
      counts: listOf(small, { min: COUNTS.length, max: COUNTS.length }),
    },
  );
  return fields(
    {},
    {
      phase: oneOf(...PHASES, 'setup', 'over'),
      round: whole(1, 99),
      first: seat,
      active: seat,
      actions: whole(0, 99),
      figures: listOf(figures, { max: MOST }),
      books: listOf(books, { max: 100 }),
      cards: listOf(cards, { max: 1_000 }),
      inPlay: listOf(inPlay, { max: 200 }),
      domains: listOf(nameOf(content.domainIndex, 'a domain such as "hard_frost"'), { max: 4 }),
      holders: listOf(orNull(seat), { max: 9 }),
      seats: listOf(seatShape, { max: seats }),
      casts: small,
      used: listOf(whole(0), { max: 500, distinct: true }),
      halted: flag,
      fury: whole(0, 9),
      lent: whole(0, 30),
      ending: orNull(oneOf(...ENDINGS)),
      todo: listOf(matterShape(seats), { max: 200 }),
    },
  ) as Shape<Scenario>;
}
