import { fields, flag, listOf, oneOf, type Shape, tagged, whole } from '@conjure/engine';
import type { SorceryMatter } from '../matters.ts';
import { facingShape, pathShape } from '../rules/shapes.ts';
import { spellMatterShapes } from './spell-matter-shapes.ts';

const MOVES = [
  ...(['move', 'doubleTime', 'quickness', 'formation', 'surge', 'charge', 'bound', 'walkingSpell'] as const),
] as const;

/** What must be done next, as the rules keep it: only scenarios taken from a running match have it. */
export function matterShape(seats: number): Shape<SorceryMatter> {
  const seat = whole(0, seats - 1);
  const figure = whole(0, 95);
  const figures = listOf(figure, { max: 96 });
  const way = { figure, path: pathShape, facing: facingShape };
  const shapes: Record<string, Record<string, Shape<unknown>>> = {
    armies: {},
    firstPlayer: {},
    muster: {},
    chooseFirst: { seat },
    zone: { seat },
    domain: { at: seat },
    deploy: { at: seat },
    turn: {},
    command: {},
    act: {},
    turnEnds: {},
    end: { step: whole(1, 8) },
    actionEnds: { figures, trance: flag, pushes: flag },
    walk: { ...way, held: facingShape, how: oneOf(...MOVES) },
    formation: { members: listOf(fields(way), { max: 24 }), at: whole(0, 23) },
    moved: { figure, before: figures },
    spin: { figure, mover: figure },
    endMove: { figure },
    strike: {
      by: figure,
      form: oneOf('close', 'ranged'),
      targets: figures,
      ability: whole(-1, 32),
      pierce: flag,
    },
    ...spellMatterShapes(figure),
  };
  return tagged<SorceryMatter>(
    'do',
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, fields({ do: oneOf(name), ...shape })])),
  );
}
