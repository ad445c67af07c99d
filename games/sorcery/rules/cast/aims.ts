import type { Dice } from '@conjure/engine';
import type { Mode, Spell } from '../../content.ts';
import { TOKEN } from '../../effects/who.ts';
import { facingTowards } from '../../geometry/direction.ts';
import type { Point } from '../../geometry/point.ts';
import { ring } from '../../geometry/spots.ts';
import { FALLEN, FIELD, type Position } from '../../state.ts';
import { areOpposed, kindOf } from '../figures.ts';
import { CONTACT_SPOTS, contactSpot, facingAtRandom, facingsAt, pathTo, spotsFor } from '../moving/spots.ts';
import { booksOf } from '../stacks.ts';
import { lendersOf } from '../subfactions/lending.ts';
import { hasPower } from '../values/types.ts';
import type { CastAnswer, Choices } from './answers.ts';
import { refuseCaster, spellIn } from './castable.ts';
import { hasOp, neededFor, refuseCast } from './choices.ts';
import { refuseFigure, refuseSpell, strideBy } from './targets.ts';

/** Where a glyph may well lie: under its caster, or around it. */
const glyphSpots = (at: Position, caster: number): Point[] => {
  const base = at.state.base[caster];
  return [{ x: base.x, y: base.y }, ...ring(base, 8, base.radius + TOKEN)];
};

/** Legal sets of figures, of one or of two. */
function figureSets(at: Position, caster: number, { target }: Mode, breach: boolean): number[][] {
  if (target?.kind !== 'figure') return [];
  const legal: number[] = [];
  for (let f = 0; f < at.state.where.length; f++)
    if (at.state.where[f] === FIELD && refuseFigure(at, caster, target, f, breach) === null) legal.push(f);
  const sets = target.min <= 1 ? legal.map((f) => [f]) : [];
  if (target.max > 1) sets.push(...legal.flatMap((f, i) => legal.slice(i + 1).map((other) => [f, other])));
  return sets;
}

const fallenFor = (at: Position, caster: number): number[] =>
  at.state.where.flatMap((where, f) => (where === FALLEN && !areOpposed(at.state, caster, f) ? [f] : []));

/** Good choices that can be listed; those about places may still be refused. */
function listed(at: Position, caster: number, spell: Spell, mode: Mode, breach: boolean): Choices[] {
  const { target } = mode;
  if (spell.type === 'glyph') return glyphSpots(at, caster).map((to) => ({ to }));
  switch (target?.kind) {
    case 'figure':
      return figureSets(at, caster, mode, breach).flatMap((targets): Choices[] => {
        const books = hasOp(mode, 'flip') ? booksOf(at.state, targets[0]) : [];
        return books.length > 1 ? books.map((closes) => ({ targets, closes })) : [{ targets }];
      });
    case 'spell':
      return at.state.inPlay
        .filter(({ cast }) => refuseSpell(at, caster, target, cast) === null)
        .map(({ cast }) => ({ spell: cast }));
    case 'fallen':
      return fallenFor(at, caster).flatMap((fallen) => {
        const { radius } = kindOf(at, fallen);
        return Array.from({ length: CONTACT_SPOTS }, (_, i): Choices => {
          const to = contactSpot(at.state.base[caster], radius, i);
          return { fallen, to, facing: facingTowards(at.state.base[caster], to) };
        });
      });
    case 'place':
      return placeSpots(at, caster, target.length).flatMap((to) =>
        facingsAt(at, caster, to).map((facing): Choices => ({ to, facing })),
      );
    case 'path':
      return ways(at, caster, mode);
    default:
      return [{}];
  }
}

function placeSpots(at: Position, caster: number, length: number): Point[] {
  const spots = spotsFor(at, caster, length);
  return Array.from({ length: spots.length }, (_, i) => spots.at(i)).filter(isOnMap);
}

const isOnMap = ({ x, y }: Point): boolean => x >= 0 && y >= 0;

function ways(at: Position, caster: number, mode: Mode): Choices[] {
  const stride = strideBy(at, caster, mode.effects);
  const spots = spotsFor(at, caster, stride.reach);
  const here = at.state.base[caster];
  const list: Choices[] = facingsAt(at, caster, here).map((facing) => ({ path: [], facing }));
  for (let i = 0; i < spots.length; i++) {
    const path = pathTo(at, caster, spots.at(i), stride, null);
    if (path) for (const facing of facingsAt(at, caster, path[path.length - 1])) list.push({ path, facing });
  }
  return list;
}

/** With Spellbreach where it may matter, and with every attack value that may be borrowed. [S61] [S71] */
function variants(at: Position, caster: number, spell: Spell, mode: Mode): Pick<Choices, 'breach' | 'lender'>[] {
  const breaches = hasPower(at, caster, 'spellbreach') && spell.type !== 'illusion' ? [false, true] : [false];
  const lenders = neededFor(spell, mode).may.has('lender') ? [undefined, ...lendersOf(at, caster)] : [undefined];
  return breaches.flatMap((breach) =>
    lenders.map((lender) => ({ ...(breach && { breach: true as const }), ...(lender !== undefined && { lender }) })),
  );
}

/** Every casting from this book that is worth thinking of, legal ones only. */
export function castsFrom(at: Position, figure: number, book: number): CastAnswer[] {
  const spell = spellIn(at, book);
  if (!spell || refuseCaster(at, figure, book)) return [];
  // Figures and spells are found legal; places are only found good.
  const isSure = ({ target }: Mode): boolean =>
    spell.type !== 'glyph' && (target === null || target.kind === 'figure' || target.kind === 'spell');
  return spell.all.flatMap((mode) =>
    variants(at, figure, spell, mode).flatMap((variant) =>
      listed(at, figure, spell, mode, variant.breach === true)
        .map((choices): CastAnswer => answerOf(figure, book, mode, { ...choices, ...variant }))
        .filter((answer) => isSure(mode) || refuseCast(at, answer) === null),
    ),
  );
}

const answerOf = (figure: number, book: number, { id }: Mode, choices: Choices): CastAnswer => ({
  do: 'cast',
  figure,
  book,
  ...(id === null ? {} : { mode: id }),
  ...choices,
});

const TRIES = 8;

/** One of them at random. Ways and places are tried a few at a time. */
export function sampleCast(at: Position, figure: number, book: number, dice: Dice): CastAnswer | null {
  const spell = spellIn(at, book);
  if (!spell || refuseCaster(at, figure, book)) return null;
  const kind = spell.all[0].target?.kind;
  if (kind !== 'path' && kind !== 'place') {
    const all = castsFrom(at, figure, book);
    return all.length === 0 ? null : all[dice.index('sample', all.length)];
  }
  const [mode] = spell.all;
  for (let i = 0; i < TRIES; i++) {
    const choices = somewhere(at, figure, mode, dice);
    const answer = choices && answerOf(figure, book, mode, choices);
    if (answer && refuseCast(at, answer) === null) return answer;
  }
  return null;
}

function somewhere(at: Position, figure: number, mode: Mode, dice: Dice): Choices | null {
  const { target } = mode;
  if (target?.kind === 'place') {
    const spots = spotsFor(at, figure, target.length);
    const to = spots.at(dice.index('sample', spots.length));
    return isOnMap(to) ? { to, facing: facingAtRandom(at, figure, to, dice) } : null;
  }
  const stride = strideBy(at, figure, mode.effects);
  const spots = spotsFor(at, figure, stride.reach);
  const path = pathTo(at, figure, spots.at(dice.index('sample', spots.length)), stride, dice);
  return path && { path, facing: facingAtRandom(at, figure, path[path.length - 1], dice) };
}
