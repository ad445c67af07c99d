import { type Refusal, refusal } from '@conjure/engine';
import type { Mode, Spell } from '../../content.ts';
import type { Position } from '../../state.ts';
import { booksOf } from '../stacks.ts';
import { refuseLender } from '../subfactions/lending.ts';
import { hasPower } from '../values/types.ts';
import type { CastAnswer, Choices } from './answers.ts';
import { refuseCaster, spellIn } from './castable.ts';
import { refuseGlyphSpot } from './glyph-spot.ts';
import { refuseFallen, refuseFigure, refusePath, refusePlace, refuseSpell } from './targets.ts';

/** The mode that was chosen, if the spell has it; a spell that is not modal has one, without a name. [S24] */
export const modeOf = ({ all }: Spell, mode: string | undefined): Mode | undefined =>
  all.find(({ id }) => (id ?? undefined) === mode);

export const hasOp = ({ effects }: Mode, name: Mode['effects'][number]['op']): boolean =>
  effects.some(({ op }) => op === name);

/** What has to be chosen for a mode, and what may be. [S19a] */
interface Needed {
  readonly must: ReadonlySet<string>;
  readonly may: ReadonlySet<string>;
}
const NEEDED = new WeakMap<Mode, Needed>();

export function neededFor(spell: Spell, mode: Mode): Needed {
  const known = NEEDED.get(mode);
  if (known) return known;
  const needed = needs(spell, mode);
  NEEDED.set(mode, needed);
  return needed;
}

function needs({ type, action }: Spell, { target, effects }: Mode): Needed {
  const must = new Set<string>();
  const may = new Set<string>(['mode', 'breach']);
  if (type === 'glyph') must.add('to');
  if (target?.kind === 'figure') must.add('targets');
  if (target?.kind === 'spell') must.add('spell');
  if (target?.kind === 'place') must.add('to').add('facing');
  if (target?.kind === 'path') must.add('path').add('facing');
  if (target?.kind === 'path') may.add('held');
  if (target?.kind === 'fallen') must.add('fallen').add('to').add('facing');
  if (effects.some(({ op }) => op === 'flip')) may.add('closes');
  if ((action === 'ranged' || action === 'close') && effects.some(({ op }) => op === 'attack')) may.add('lender');
  return { must, may };
}

const CHOICES: readonly (keyof Choices)[] = [
  ...(['mode', 'targets', 'spell', 'fallen', 'to', 'facing', 'path', 'held', 'closes', 'breach', 'lender'] as const),
];

/** Why this casting is not allowed: caster and bookmark first, then every choice. [S15] [S19a] [R75] */
export function refuseCast(at: Position, answer: CastAnswer): Refusal | null {
  const { figure, book } = answer;
  return refuseCaster(at, figure, book) ?? refuseChoices(at, answer);
}

function refuseChoices(at: Position, answer: CastAnswer): Refusal | null {
  const { figure, book } = answer;
  const spell = spellIn(at, book);
  if (!spell) return refusal('S15', { book });
  const mode = modeOf(spell, answer.mode);
  if (!mode) return refuseMode(spell, answer.mode);
  const { must, may } = neededFor(spell, mode);
  for (const choice of CHOICES) {
    const chosen = answer[choice] !== undefined;
    if (!chosen && must.has(choice)) return refusal('S19a', { spell: spell.id, choice }, 'missing');
    if (chosen && !must.has(choice) && !may.has(choice)) return refusal('S19a', { spell: spell.id, choice }, 'surplus');
  }
  if (answer.breach && !hasPower(at, figure, 'spellbreach')) return refusal('S61', { figure });
  return (
    (answer.lender === undefined ? null : refuseLender(at, figure, answer.lender)) ??
    (spell.type === 'glyph' ? refuseGlyphSpot(at, figure, answer.to) : refuseAim(at, spell, mode, answer))
  );
}

/** [S24] */
function refuseMode({ id, all }: Spell, mode: string | undefined): Refusal {
  if (all[0].id === null) return refusal('S24', { spell: id }, 'plain');
  return refusal('S24', { spell: id }, mode === undefined ? 'missing' : 'none');
}

function refuseAim(at: Position, spell: Spell, { target, effects }: Mode, answer: CastAnswer): Refusal | null {
  const { figure, targets = [] } = answer;
  switch (target?.kind) {
    case 'figure': {
      if (targets.length > target.max) return refusal('R82', { spell: spell.id, most: target.max });
      if (targets.length < target.min) return refusal('R75', { spell: spell.id, least: target.min }, 'few');
      for (const one of targets) {
        const wrong = refuseFigure(at, figure, target, one, answer.breach === true);
        if (wrong) return wrong;
      }
      return refuseClosing(at, spell, effects, targets[0], answer.closes);
    }
    case 'spell':
      return refuseSpell(at, figure, target, answer.spell ?? -1);
    case 'place':
      return refusePlace(at, spell, figure, target, answer);
    case 'path':
      return refusePath(at, figure, effects, answer.path);
    case 'fallen':
      return refuseFallen(at, spell, figure, target, clickOf(effects), answer);
    default:
      return null;
  }
}

/** Which of the target's books, where it has several. [R76] */
function refuseClosing(
  at: Position,
  spell: Spell,
  effects: Mode['effects'],
  target: number,
  closes: number | undefined,
): Refusal | null {
  if (!effects.some(({ op }) => op === 'flip')) return null;
  const books = booksOf(at.state, target);
  if (closes === undefined)
    return books.length === 1 ? null : refusal('S19a', { spell: spell.id, choice: 'closes' }, 'missing');
  return books.includes(closes) ? null : refusal('R76', { figure: target });
}

/** The click at which a figure comes back, counted from 0. */
export function clickOf(effects: Mode['effects']): number {
  for (const op of effects) if (op.op === 'raise') return op.click;
  return 0;
}
