import { must, next } from '@conjure/engine';
import type { Mode } from '../../content.ts';
import type { Op, OpOf } from '../../effects/vocabulary.ts';
import type { Context } from '../../effects/who.ts';
import { pushedAway } from '../../geometry/push.ts';
import { spotFault } from '../../geometry/spot.ts';
import type { Casting } from '../../spell-matters.ts';
import { NONE, type SorceryTable } from '../../state.ts';
import { spellBlow } from '../combat/attack.ts';
import { resolve } from '../combat/resolve.ts';
import { basesBut, isAble, onField } from '../figures.ts';
import { putDown, raise as raiseAt } from '../placing.ts';
import { bookmarkOf, booksOf, spellOf } from '../stacks.ts';
import { clearFor } from '../values/gait.ts';
import { runBasicOps } from './basic-ops.ts';
import { clickOf } from './choices.ts';
import { endSpell } from './ends.ts';
import { refuseFallen, refusePlace } from './targets.ts';

/** A sorcery whose text is carried out: who cast it and how, and the targets that are still legal. */
export interface Run {
  readonly casting: Casting;
  readonly mode: Mode;
  readonly targets: readonly number[];
}

/** One sentence of a sorcery's text. Effects that last have no moment of their own. */
export function carryOut(t: SorceryTable, run: Run, op: Op): void {
  const verb = VERBS[op.op] as ((t: SorceryTable, run: Run, op: Op) => void) | undefined;
  if (!verb) throw new Error(`a sorcery cannot ${op.op}`);
  verb(t, run, op);
}

const contextFor = ({ state }: SorceryTable, { figure, choices }: Casting, target: number): Context => ({
  owner: figure,
  seat: state.owner[figure],
  breach: choices.breach === true,
  caster: figure,
  target,
  glyph: null,
  it: NONE,
});

/** A spell attack is an attack of its caster; it falls out with the caster's strength. [S28a] [R82] [R87] */
function attack(t: SorceryTable, { casting, targets }: Run, op: OpOf<'attack'>): void {
  const { figure: by, choices } = casting;
  if (!onField(t.state, by) || !isAble(t, by)) return;
  const blow = spellBlow(op, choices.breach === true);
  resolve(t, { by, form: op.form, spell: true, targets, ability: NONE, pierce: false, blow }, (target) =>
    runBasicOps(t, contextFor(t, casting, target), op.onHit ?? []),
  );
}

function move(t: SorceryTable, { casting, mode, targets }: Run, op: OpOf<'move'>): void {
  const { state, content } = t;
  const { figure, choices } = casting;
  const { path = [], facing = state.facing[figure], held = facing, to } = choices;
  if (op.mode === 'walk') {
    next(t, { do: 'walk', figure, path, facing, held, how: 'walkingSpell' });
    return;
  }
  if (op.mode === 'place') {
    // A spot that has become illegal is no spot any more. [B101] [S27]
    if (!to || mode.target?.kind !== 'place' || refusePlace(t, spellOf(t, casting.card), figure, mode.target, choices))
      return;
    putDown(t, figure, to, facing);
    t.tell({ type: 'placed', figure, by: figure, to: { x: to.x, y: to.y }, facing });
    return;
  }
  for (const one of targets) {
    const others = basesBut(state, one);
    const { radius } = state.base[one];
    const clear = clearFor(t, one);
    const { ground } = content.fields[state.field];
    const legal = ({ x, y }: { x: number; y: number }) => spotFault(ground, { x, y, radius }, others, clear) === null;
    const { x, y } = pushedAway(state.base[figure], state.base[one], must(op.length, 'length', op.op), legal);
    state.base[one] = { x, y, radius };
    t.tell({ type: 'pushedAway', figure: one, by: figure, to: { x, y }, facing: state.facing[one] });
  }
}

/** The bookmark is turned down unseen; an empty stack or a card that lies so already stays as it is. [R76] */
function closeBook(t: SorceryTable, { casting, targets: [figure] }: Run): void {
  const { state } = t;
  const { closes } = casting.choices;
  const books = booksOf(state, figure);
  const book = closes !== undefined && books.includes(closes) ? closes : (books[0] ?? NONE);
  if (book === NONE) return;
  const card = bookmarkOf(state, book);
  const turned = card !== NONE && !state.down[card];
  if (turned) state.down[card] = 1;
  t.tell({ type: 'bookClosed', by: casting.figure, figure, book, turned });
}

/** A figure comes back, if its spot is still legal. [B99] */
function raise(t: SorceryTable, { casting: { figure, card, choices }, mode: { target, effects } }: Run): void {
  const { state } = t;
  const { fallen = NONE, to, facing = 0 } = choices;
  if (fallen === NONE || !to || target?.kind !== 'fallen' || !onField(state, figure)) return;
  const click = clickOf(effects);
  if (refuseFallen(t, spellOf(t, card), figure, target, click, choices))
    t.tell({ type: 'notRaised', figure: fallen, by: figure, die: 0 });
  else raiseAt(t, fallen, figure, click, to, facing);
}

/** What happens to each target, or to those it names by itself. */
function basic(
  t: SorceryTable,
  { casting, targets }: Run,
  op: OpOf<'damage' | 'heal' | 'token' | 'eliminate' | 'roll'>,
): void {
  for (const target of targets.length > 0 ? targets : [NONE]) runBasicOps(t, contextFor(t, casting, target), [op]);
}

function endChosen(t: SorceryTable, { casting }: Run): void {
  const one = t.state.inPlay.find(({ cast }) => cast === casting.choices.spell);
  if (one) endSpell(t, one);
}

const VERBS: { readonly [N in Op['op']]?: (t: SorceryTable, run: Run, op: OpOf<N>) => void } = {
  attack,
  move,
  endSpell: endChosen,
  flip: closeBook,
  raise,
  damage: basic,
  heal: basic,
  token: basic,
  eliminate: basic,
  roll: basic,
};
