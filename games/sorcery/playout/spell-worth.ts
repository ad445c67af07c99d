import { once } from '@conjure/engine';
import type { Content, Spell } from '../content.ts';
import type { Op } from '../effects/vocabulary.ts';
import { within } from '../geometry/point.ts';
import { kindOf } from '../rules/figures.ts';
import { bookmarkOf } from '../rules/stacks.ts';
import { FALLEN, FIELD, NONE, type Position } from '../state.ts';

/** What a card is good for, so that the situation can say whether it is of use. */
type SpellPurpose = 'attack' | 'heal' | 'raise' | 'counter' | 'break' | 'never' | 'other';

interface Promise {
  readonly worth: number;
  readonly aim: SpellPurpose;
  /** The damage of a ranged attack, on average. */
  readonly shot: number;
}

function damageOf({ damage, plus = 0 }: Extract<Op, { op: 'attack' }>): number {
  return plus + (damage === 'value' ? 2 : damage === '1d6' ? 3.5 : damage === '1d6+1' ? 4.5 : damage);
}

const shotOf = (op: Op): number => (op.op === 'attack' && op.form === 'ranged' ? damageOf(op) : 0);

/** What an op of a spell promises before it is known whom it will meet, in points. */
function opWorth(op: Op): number {
  switch (op.op) {
    case 'attack':
      return 2.4 * damageOf(op) + (op.onHit ? 2 : 0);
    case 'heal':
      return 2.5 * op.amount;
    case 'modify':
      return op.stat === 'speed' ? 1.5 : 3.5 * Math.abs(op.delta);
    case 'gain':
      return op.ability === 'toughness' ? 6 : 2;
    case 'forbid':
      return op.what.includes('cast') ? 6 : 2;
    case 'raise':
      return 9;
    case 'flip':
    case 'roll':
      return 5;
    case 'trigger':
    case 'counter':
    case 'endSpell':
    case 'move':
      return 3;
    default:
      return 1;
  }
}

function aimOf({ type, cast, all }: Spell): SpellPurpose {
  if (!cast) return 'never';
  if (type === 'counterspell') return 'counter';
  const ops = all.flatMap(({ effects }) => effects.map(({ op }) => op));
  if (ops.includes('attack')) return 'attack';
  if (ops.includes('raise')) return 'raise';
  if (ops.includes('endSpell')) return 'break';
  return ops.includes('heal') ? 'heal' : 'other';
}

const promises = once((content: Content) =>
  content.spells.map((spell): Promise => {
    const worths = spell.all.map(({ effects }) => effects.reduce((sum, op) => sum + opWorth(op), 0));
    const shots = spell.all.flatMap(({ effects }) => effects.map(shotOf));
    return { worth: Math.max(0, ...worths), aim: aimOf(spell), shot: Math.max(0, ...shots) };
  }),
);

/** What a card would be worth as the bookmark of a figure's book: its promise, as far as there is use for it. */
export function useOf(at: Position, wielder: number, spell: number): number {
  const { worth, aim } = promises(at.content)[spell];
  return worth * usefulness(at, wielder, aim);
}

function usefulness(at: Position, wielder: number, aim: SpellPurpose): number {
  const { state } = at;
  const seat = state.owner[wielder];
  const some = (is: (f: number) => boolean): boolean => {
    for (let f = 0; f < state.where.length; f++) if (is(f)) return true;
    return false;
  };
  switch (aim) {
    case 'never':
      return 0;
    case 'attack':
      return some((f) => state.where[f] === FIELD && state.owner[f] !== seat && isNear(at, wielder, f)) ? 1 : 0.5;
    case 'heal':
      return some((f) => state.where[f] === FIELD && state.owner[f] === seat && state.click[f] > 1) ? 1 : 0.2;
    case 'raise':
      return some((f) => state.where[f] === FALLEN && state.owner[f] === seat && kindOf(at, f).cost <= 20) ? 1 : 0;
    case 'break':
      return state.inPlay.some(({ controller }) => controller !== seat) ? 1.5 : 0;
    case 'counter':
      return kindOf(at, wielder).attackType[state.click[wielder]] === 'wand' ? 0.7 : 0.2;
    default:
      return 1;
  }
}

/** So that it could be aimed at in the next turn. */
function isNear(at: Position, wielder: number, foe: number): boolean {
  const { range, speed } = kindOf(at, wielder);
  const inches = range + speed[at.state.click[wielder]];
  return within(at.state.base[wielder], at.state.base[foe], 1000 * inches);
}

/** The damage that a figure's open bookmarks could do at a distance. */
export function spellShot({ state, content }: Position, figure: number): number {
  let most = 0;
  for (let book = 0; book < state.wielder.length; book++) {
    if (state.wielder[book] !== figure || state.shut[book]) continue;
    const top = bookmarkOf(state, book);
    if (top !== NONE && !state.down[top]) most = Math.max(most, promises(content)[state.card[top]].shot);
  }
  return Math.floor(most);
}

/** What a book is worth to who wields it: its bookmark most, and the cards that are still face up. */
const BOOKMARK = 0.35;
const CARD = 0.3;

export function bookWorth(at: Position, book: number): number {
  const { state } = at;
  if (state.shut[book] || state.wielder[book] === NONE) return 0;
  let worth = 0;
  for (const card of state.stack[book]) if (!state.down[card]) worth += CARD;
  const top = bookmarkOf(state, book);
  return top === NONE || state.down[top] ? worth : worth + BOOKMARK * useOf(at, state.wielder[book], state.card[top]);
}
