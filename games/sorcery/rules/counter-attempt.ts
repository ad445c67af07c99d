import { must, next, type Step } from '@conjure/engine';
import { readForRoll, rollModifiersOf } from '../effects/in-force.ts';
import type { Op } from '../effects/vocabulary.ts';
import type { Context } from '../effects/who.ts';
import type { Modifier } from '../events.ts';
import type { CounterRoll } from '../events-spells.ts';
import type { SorceryMatter, SorceryMatterOf } from '../matters.ts';
import type { Casting } from '../spell-matters.ts';
import { count, FALLEN, NONE, type Position, type SorceryTable } from '../state.ts';
import { dropBooks } from './books.ts';
import { runBasicOps } from './cast/basic-ops.ts';
import { putAway } from './cast/card-away.ts';
import { goOn } from './cast/cast.ts';
import { kindOf } from './figures.ts';
import { reveal } from './reveal.ts';
import { bookmarkOf, removeCard, spellOf } from './stacks.ts';
import { ruleOfThree } from './values/rule-of-three.ts';
import { hasPower } from './values/types.ts';

type Countering = Extract<Op, { op: 'counter' }>;

/** What a counterspell says about the attempt. */
export const textOf = (at: Position, card: number): Countering | null =>
  card === NONE ? null : ((spellOf(at, card).all[0].effects.find(({ op }) => op === 'counter') as Countering) ?? null);

/** Focus, glyphs, domains, books and counterspells: together at most 3; all else stands outside that. [R62] */
export function rollBonus(
  at: Position,
  figure: number,
  role: 'casting' | 'countering',
  card: number,
  modifiers: Modifier[] | null,
): number {
  let sum = rollModifiersOf(at, figure, role, modifiers);
  const add = (from: string, n: number) => {
    sum += n;
    if (modifiers && n !== 0) modifiers.push({ from, n });
  };
  if (hasPower(at, figure, 'focus')) add('ability.focus', must(at.content.powerParams.focus?.plus, 'bonus', 'focus'));
  if (card !== NONE) add(`spell.${spellOf(at, card).id}`, textOf(at, card)?.plus ?? 0);
  return ruleOfThree(sum);
}

/** 2d6 for the casting, 1d6 and 1 for the countering sorcerer, with unmodified attack value and attack bonus. [S56] [B92] [R64] */
function rollFor(t: SorceryTable, figure: number, role: 'casting' | 'countering', card: number): CounterRoll {
  const kind = kindOf(t, figure);
  const keepsOne = role === 'countering';
  const twice = role === 'casting' || textOf(t, card)?.dice === '2d6keep1';
  const dice = twice ? [t.dice.d6(role), t.dice.d6(role)] : [t.dice.d6(role)];
  const rolled = keepsOne ? Math.max(...dice) + 1 : dice[0] + dice[1];
  const modifiers: Modifier[] = [];
  for (const read of readForRoll(t, figure, role)) reveal(t, read); // [S25a]
  const attack = kind.attack[t.state.click[figure]];
  const total = rolled + attack + kind.bonus + rollBonus(t, figure, role, card, modifiers);
  return { dice, attack, bonus: kind.bonus, modifiers, total };
}

/** One warrior tries to counter the spell, with a counterspell from its book or without. [S56]–[S59a] [R9] [R10] */
export function attempt(t: SorceryTable, casting: Casting, figure: number, book: number): void {
  const { state } = t;
  const card = book === NONE ? NONE : bookmarkOf(state, book);
  const text = textOf(t, card);
  if (card !== NONE) reveal(t, card);
  const cast = rollFor(t, casting.figure, 'casting', NONE);
  const counter = rollFor(t, figure, 'countering', card);
  const worked = counter.total > cast.total;
  count(state, state.owner[figure], 'counters');
  if (worked) count(state, state.owner[casting.figure], 'countered');
  t.tell({
    type: 'counterTried',
    by: figure,
    caster: casting.figure,
    spell: spellOf(t, casting.card).id,
    card: card === NONE ? null : spellOf(t, card).id,
    cast,
    counter,
    worked,
  });
  // On the agenda before its text is carried out, so that who falls by it drops no book yet. [R69]
  next(t, { do: 'counterAway', casting, by: figure, card, worked });
  const context = contextFor(t, casting.figure, figure);
  if (worked) runBasicOps(t, context, text?.onSuccess ?? []);
  runBasicOps(t, context, text?.after ?? []);
}

/**
 * After the attempt the counterspell goes away, and the card of a countered spell; then the books of who has fallen drop, and
 * new bookmarks are chosen. A spell that was not countered goes on. [S58] [S59a] [R69]
 */
export function counterAway(t: SorceryTable, { casting, by, card, worked }: SorceryMatterOf<'counterAway'>): Step {
  const after: SorceryMatter[] = [];
  if (card !== NONE) {
    putAway(t, card, spellOf(t, card).after === 'faceDownTop' ? 'faceDownTop' : 'bottom');
    after.push({ do: 'bookmark', book: t.state.from[card], not: card });
  }
  if (worked) after.push(...countered(t, casting, textOf(t, card)));
  else goOn(t, casting);
  next(t, ...after);
  for (const figure of worked ? [by, casting.figure] : [by]) if (t.state.where[figure] === FALLEN) dropBooks(t, figure);
  return 'rest';
}

/** The text of a counterspell is a spell of the countering figure. [R88] */
const contextFor = ({ state }: SorceryTable, caster: number, owner: number): Context => ({
  owner,
  seat: state.owner[owner],
  breach: false,
  caster,
  target: NONE,
  glyph: null,
  it: NONE,
});

/** A countered card lies face down on top, unless one of two texts sends it elsewhere; then step 5 follows. The action stays used up. [S58] [S58a] [R5] [R26] [R83] */
function countered(t: SorceryTable, { card, book }: Casting, text: Countering | null): SorceryMatter[] {
  if (text?.countered === 'removedFromGame') {
    removeCard(t.state, card);
    t.tell({ type: 'cardAway', book, spell: spellOf(t, card).id, to: 'removed' });
    return [{ do: 'bookmark', book, not: NONE }];
  }
  const ward = wardOf(t, book);
  if (ward === undefined) {
    putAway(t, card, 'faceDownTop');
    return [];
  }
  // Where the card goes tells of the ward, so it is shown. [S25a]
  reveal(t, ward);
  t.tell({ type: 'spellWorks', spell: spellOf(t, ward).id, figure: NONE });
  putAway(t, card, 'bottom');
  return [{ do: 'bookmark', book, not: card }];
}

/** The do-not-cast spell of the book that sends its countered spells to the bottom. [S25a] */
const wardOf = (at: Position, book: number): number | undefined =>
  at.state.wielder[book] === NONE || at.state.shut[book]
    ? undefined
    : at.state.stack[book].find(
        (card) =>
          !at.state.down[card] &&
          !at.state.dead[card] &&
          !spellOf(at, card).cast &&
          spellOf(at, card).all[0].effects.some(({ op }) => op === 'stackRule'),
      );
