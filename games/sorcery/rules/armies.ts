import {
  fields,
  listOf,
  nameOf,
  once,
  orNull,
  phrase,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  type Step,
  whole,
} from '@conjure/engine';
import { bookNamed, type Content, figureNamed, spellNamed } from '../content.ts';
import type { Base } from '../geometry/base.ts';
import type { SorceryOptions } from '../options.ts';
import { IN_STACK, NONE, type Position, RESERVE, type SorceryTable } from '../state.ts';
import { type ConcedeAnswer, isConcession, orConcede } from './answers.ts';
import { type Army, armyFaults, costOf } from './army.ts';
import { askOrConcede } from './ask.ts';
import { concede } from './ending.ts';
import { figurePhrase } from './names.ts';
import { pagesFor, readerOf } from './pages.ts';
import { isOut } from './turn-order.ts';

/** What an army looks like; what is wrong with it is for the rules to say. */
export const armyShape = once((content: Content) =>
  fields({
    figures: listOf(nameOf(content.figureIndex, 'a figure such as "ilvane"'), { max: 100 }),
    books: listOf(
      fields({
        book: nameOf(content.bookIndex, 'a spellbook such as "masters_folio"'),
        wielder: whole(0, 99),
        stack: listOf(nameOf(content.spellIndex, 'a spell such as "ember_lance"'), { max: 99 }),
      }),
      { max: 100 },
    ),
    domain: orNull(nameOf(content.domainIndex, 'a domain such as "hard_frost"')),
  }),
);

export interface ReadyArmy {
  readonly id: string;
  readonly army: Army;
}

/** Ready armies within the build total, as the options have them played: found once for each set of options. [B27] */
export function readyArmies(content: Content, options: SorceryOptions): readonly ReadyArmy[] {
  const known = found(content);
  const key = LIMITS.map((name) => options[name]).join();
  const ready = known.get(key) ?? findReady(content, options);
  known.set(key, ready);
  return ready;
}

const LIMITS = ['buildTotal', 'domains', 'relicUniqueOnly', 'copyLimit'] as const;
const found = once((_: Content) => new Map<string, readonly ReadyArmy[]>());

/** [B31] [B33] */
function findReady(content: Content, options: SorceryOptions): ReadyArmy[] {
  const { domains, relicUniqueOnly } = options;
  return content.data.armies.armies
    .map(({ id, figures, books, domain }) => {
      const mayWield = (wielder: number) =>
        !relicUniqueOnly || content.figures[figureNamed(content, figures[wielder])].rank === 'unique';
      const army: Army = {
        figures,
        books: books.filter(({ wielder }) => mayWield(wielder)),
        domain: domains ? domain : null,
      };
      return { id, army };
    })
    .filter(({ army }) => refuseArmy(content, options, army) === null);
}

/** Why an army may not be played: its first fault, and in `all` every one by rule and place. [B27]–[B33] [B112] [S4]–[S8] */
export function refuseArmy(content: Content, options: SorceryOptions, army: Army): Refusal | null {
  const faults = armyFaults(content.data, army, options);
  const [first] = faults;
  if (!first) return null;
  const all = faults.map(({ rule, place, got }) => `${rule} ${place} (${got})`).join('; ');
  const { figure, book, ...of } = first.of;
  const facts = {
    ...{ place: first.place, got: first.got, total: options.buildTotal, all },
    ...of,
    ...(figure === undefined ? {} : { figure: figurePhrase(army.figures, figure) }),
    ...(book === undefined ? {} : { book: phrase(`book.${book}`) }),
  };
  return army.figures.length === 0 ? refusal('B27', facts, 'empty') : refusal(first.rule, facts);
}

/** Everybody locks an army, unseen by the others. [B34] [S8] */
export function armies(t: SorceryTable): Step {
  const { state, content } = t;
  const ready = readyArmies(content, state.options).map(({ army }) => army);
  const question: Question<Army | ConcedeAnswer> = {
    kind: 'army',
    rule: 'B34',
    seats: Array.from({ length: state.seats }, (_, seat) => seat),
    how: 'each',
    secret: true,
    facts: { total: state.options.buildTotal },
    shape: orConcede(armyShape(content)),
    refuse: (army) => (isConcession(army) ? null : refuseArmy(content, state.options, army)),
    sample: (dice) => ready[dice.index('army', ready.length)],
  };
  return locking(t, question);
}

function* locking(t: SorceryTable, question: Question<Army | ConcedeAnswer>): Script {
  yield* askOrConcede(question as Question<unknown>, (answers) => {
    const given = answers as (Army | ConcedeAnswer)[];
    given.forEach((army, seat) => {
      if (isConcession(army)) return;
      t.state.armies[seat] = army;
      t.tell({ type: 'armyLocked', by: seat });
    });
    concede(t, ...given.flatMap((army, seat) => (isConcession(army) ? [seat] : [])));
  });
}

const written = ({ figures, books, domain }: Army): string => JSON.stringify([figures, books, domain]);
/** What all may see of it: not what is in the books. [S11a] */
const laidOut = ({ books, ...rest }: Army): string =>
  written({ ...rest, books: books.map((one) => ({ ...one, stack: [] })) });

/** The ready army that this one is, by id; or the one that it looks like to the others. */
export function nameOfArmy(content: Content, options: SorceryOptions, army: Army, from = written): string | null {
  const wanted = from(army);
  return readyArmies(content, options).find((ready) => from(ready.army) === wanted)?.id ?? null;
}

/** Figures and books are laid out for all to see, the stacks face up under their books. [B38] [S9] */
export function muster(t: SorceryTable): Step {
  const { state } = t;
  for (let seat = 0; seat < state.seats; seat++) {
    if (isOut(state, seat)) continue;
    const army = state.armies[seat];
    if (!army) throw new Error(`seat ${seat} has no army`);
    enlist(t, seat, army);
    t.markShown();
    t.tell({
      type: 'armyShown',
      by: seat,
      army: t.silent ? null : nameOfArmy(t.content, state.options, army, laidOut),
      cost: costOf(t.content.data, army),
      figures: army.figures,
    });
  }
  return 'rest';
}

const NOWHERE = { x: 0, y: 0 };

/** An army as the state holds it: off the field, at the first click. */
function enlist({ state, content }: Position, seat: Seat, army: Army): void {
  const first = state.kind.length;
  for (const id of army.figures) {
    const kind = figureNamed(content, id);
    const base: Base = { ...NOWHERE, radius: content.figures[kind].radius };
    state.kind.push(kind);
    state.owner.push(seat);
    state.where.push(RESERVE);
    state.base.push(base);
    state.facing.push(0);
    state.click.push(0);
    state.tokens.push(0);
    state.acted.push(0);
    state.barred.push(0);
    state.turned.push(0);
    state.tapped.push(NONE);
  }
  const { figures, spells } = content.data;
  const friends = army.figures.map((id) => figures.figures[figureNamed(content, id)]);
  for (const { book, wielder, stack } of army.books) {
    const number = state.book.length;
    const reader = readerOf(content.data, friends[wielder], friends);
    state.book.push(bookNamed(content, book));
    state.wielder.push(first + wielder);
    state.marker.push(null);
    state.shut.push(0);
    state.browsed.push(0);
    state.stack.push(stack.map((_, i) => state.card.length + i));
    for (const id of stack) {
      const spell = spellNamed(content, id);
      state.card.push(spell);
      state.from.push(number);
      state.place.push(IN_STACK);
      state.down.push(0);
      state.known.push(1 << seat);
      state.pages.push(pagesFor(reader, spells.spells[spell]));
      state.dead.push(0);
    }
  }
}
