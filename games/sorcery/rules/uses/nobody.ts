import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { within } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import { castsFrom } from '../cast/aims.ts';
import type { FuryUse } from '../cast/answers.ts';
import { refuseCaster, spellIn } from '../cast/castable.ts';
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
    within(base[figure], base[f], reach + base[figure].radius + base[f].radius),
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

/** Places are many and nearly always to be found; everything else can be counted. [R75] */
function refuseAnyCast(at: Position, figure: number, book: number): Refusal | null {
  const refused = refuseCaster(at, figure, book);
  const spell = spellIn(at, book);
  if (refused || !spell) return refused;
  const isPlace = spell.all.some(({ target }) => target?.kind === 'place' || target?.kind === 'path');
  return isPlace || castsFrom(at, figure, book).length > 0 ? null : refusal('R75', { spell: spell.id }, 'none');
}
