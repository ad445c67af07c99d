import { misfit } from '@conjure/engine/content';
import { ABILITY, figureNamed } from '../content.ts';
import type { AbilityId } from '../data-abilities.ts';
import { overlap } from '../geometry/base.ts';
import { onField as liesOnField, pieceTooNear } from '../geometry/ground.ts';
import { barOf, FALLEN, FIELD, NONE, type Position, WHERE } from '../state.ts';
import type { FigureScene, Scene } from './scene.ts';

/** The figures, where they stand and what their dials show. */
export function readFigures(at: Position, { figures = [] }: Scene): void {
  figures.forEach((scene, i) => {
    readFigure(at, scene, `figures[${i}]`);
  });
}

function readFigure(at: Position, scene: FigureScene, place: string): void {
  const { state, content } = at;
  const kind = figureNamed(content, scene.figure);
  const { radius, clicks } = content.figures[kind];
  const where = WHERE.indexOf(scene.where ?? (scene.at ? 'field' : 'reserve'));
  const click = scene.click ?? (where === FALLEN ? clicks : 0);
  if (where === FIELD && click >= clicks) throw misfit(`${place}.click`, `at most ${clicks - 1}`, `${click}`, 'B83');
  if (click > clicks) throw misfit(`${place}.click`, `at most ${clicks}`, `${click}`, 'B83');
  const base = { x: scene.at?.x ?? 0, y: scene.at?.y ?? 0, radius };
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
  state.owner.push(scene.owner);
  state.where.push(where);
  state.base.push(base);
  state.facing.push(scene.facing ?? 0);
  state.click.push(click);
  state.tokens.push(scene.tokens ?? 0);
  state.acted.push(scene.acted ?? 0);
  state.barred.push(barOf(scene.barred === true ? 'raised' : scene.barred || null));
  state.turned.push(scene.turned ? 1 : 0);
  state.tapped.push(scene.tapped === undefined ? NONE : ABILITY[scene.tapped as AbilityId]);
}
