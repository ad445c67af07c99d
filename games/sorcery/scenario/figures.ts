import { misfit } from '@conjure/engine/content';
import { ABILITY, figureNamed } from '../content.ts';
import type { AbilityId } from '../data-abilities.ts';
import { overlap } from '../geometry/base.ts';
import { onField as liesOnField, pieceTooNear } from '../geometry/ground.ts';
import { barOf, FALLEN, FIELD, NONE, type Position, WHERE } from '../state.ts';
import type { Scenario, ScenarioFigure } from './scenario.ts';

/** The figures, where they stand and what their dials show. */
export function readFigures(at: Position, { figures = [] }: Scenario): void {
  figures.forEach((entry, i) => {
    readFigure(at, entry, `figures[${i}]`);
  });
}

function readFigure(at: Position, entry: ScenarioFigure, place: string): void {
  const { state, content } = at;
  const kind = figureNamed(content, entry.figure);
  const { radius, clicks } = content.figures[kind];
  const where = WHERE.indexOf(entry.where ?? (entry.at ? 'field' : 'reserve'));
  const click = entry.click ?? (where === FALLEN ? clicks : 0);
  if (where === FIELD && click >= clicks) throw misfit(`${place}.click`, `at most ${clicks - 1}`, `${click}`, 'B83');
  if (click > clicks) throw misfit(`${place}.click`, `at most ${clicks}`, `${click}`, 'B83');
  const base = { x: entry.at?.x ?? 0, y: entry.at?.y ?? 0, radius };
  if (where === FIELD) {
    const { ground } = content.fields[state.field];
    if (!liesOnField(ground, base))
      throw misfit(`${place}.at`, 'a base wholly on the field', `${base.x}, ${base.y}`, 'B3');
    const wall = pieceTooNear(ground, radius, base, base);
    if (wall) throw misfit(`${place}.at`, `a base clear of the blocking ${wall.id}`, `${base.x}, ${base.y}`, 'B15');
    const other = state.base.findIndex((one, f) => state.where[f] === FIELD && overlap(one, base));
    if (other >= 0)
      throw misfit(`${place}.at`, `a base that does not overlap figures[${other}]`, `${base.x}, ${base.y}`, 'B6');
  }
  state.kind.push(kind);
  state.owner.push(entry.owner);
  state.where.push(where);
  state.base.push(base);
  state.facing.push(entry.facing ?? 0);
  state.click.push(click);
  state.tokens.push(entry.tokens ?? 0);
  state.acted.push(entry.acted ?? 0);
  state.barred.push(barOf(entry.barred === true ? 'raised' : entry.barred || null));
  state.turned.push(entry.turned ? 1 : 0);
  state.tapped.push(entry.tapped === undefined ? NONE : ABILITY[entry.tapped as AbilityId]);
}
