import { type Refusal, refusal } from '@conjure/engine';
import type { Mode, Spell } from '../../content.ts';
import { ABILITY } from '../../content.ts';
import { TOLERANCE } from '../../geometry/base.ts';
import { within } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import { castsFrom } from '../cast/aims.ts';
import type { FuryUse } from '../cast/answers.ts';
import { asksForCombat, refuseCaster, spellIn } from '../cast/castable.ts';
import { clickOf } from '../cast/choices.ts';
import { refuseDead } from '../cast/targets.ts';
import { closeTargets } from '../combat/close-targets.ts';
import { areOpposed, figuresWhere } from '../figures.ts';
import { strideOf } from '../moving/way.ts';
import { has } from '../values/abilities.ts';
import { refuseBounder } from './bound.ts';
import { refuseRun, refuseRunner } from './close.ts';
import { refuseHealer } from './healing.ts';
import { refuseShot } from './ranged.ts';

/** Whether there is anybody within a run of it. */
function foeInReach(at: Position, figure: number, half: boolean): boolean {
  const { base } = at.state;
  const { reach } = strideOf(at, figure, { half });
  return figuresWhere(at.state, (f) => areOpposed(at.state, figure, f)).some((f) =>
    within(base[figure], base[f], reach + base[figure].radius + base[f].radius + TOLERANCE),
  );
}

/** What is against a combat action used so, whoever it would be aimed at; null where somebody can be. */
export function refuseCombat(
  at: Position,
  figure: number,
  { use, ability, book }: { use: FuryUse; ability?: string | undefined; book?: number | undefined },
): Refusal | null {
  switch (use) {
    case 'close':
      return closeTargets(at, figure).length > 0 ? null : refusal('B71', { figure }, 'nobody');
    case 'surge':
    case 'charge':
      return refuseRunner(at, use, figure) ?? (foeInReach(at, figure, use === 'surge') ? null : refuseRun(use, figure));
    case 'bound':
      return refuseBounder(at, figure);
    case 'ranged':
      return refuseShot(at, figure, ability);
    case 'healing':
      return has(at, figure, ABILITY.magic_healing)
        ? refuseHealer(at, figure)
        : refusal('B87', { figure, ability: 'magic_healing' }, 'lacks');
    case 'cast':
      return book === undefined ? null : refuseAnyCast(at, figure, book);
  }
}

/** Spots are many and nearly always to be found; everything else can be counted. A die waits for what is found. [R75] [R86] */
function refuseAnyCast(at: Position, figure: number, book: number): Refusal | null {
  const refused = refuseCaster(at, figure, book);
  const spell = spellIn(at, book);
  if (refused || !spell || castsFrom(at, figure, book).length > 0) return refused;
  const hasSpots = !asksForCombat(at, book) && spell.all.some((mode) => asksForSpot(at, figure, spell, mode));
  return hasSpots ? null : refusal('R75', { spell: spell.id }, 'none');
}

/** Whether nothing but a spot is still to be found for it. */
function asksForSpot(at: Position, figure: number, spell: Spell, { target, effects }: Mode): boolean {
  if (target?.kind !== 'fallen') return spell.type === 'glyph' || target?.kind === 'place' || target?.kind === 'path';
  return at.state.where.some((_, fallen) => refuseDead(at, spell, figure, target, clickOf(effects), fallen) === null);
}
