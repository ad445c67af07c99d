import { fields, flag, listOf, oneOf, type Shape, tagged, whole } from '@conjure/engine';
import { facingShape, pathShape } from '../rules/shapes.ts';
import type { Todo } from '../todo.ts';
import { spellTodoShapes } from './todo-spells-shape.ts';

const MOVES = [
  ...(['move', 'doubleTime', 'quickness', 'formation', 'surge', 'charge', 'bound', 'walkingSpell'] as const),
] as const;

/** What must be done next, as the rules keep it: only scenes taken from a running match have it. */
export function todoShape(seats: number): Shape<Todo> {
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
    ...spellTodoShapes(figure),
  };
  return tagged<Todo>(
    'do',
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, fields({ do: oneOf(name), ...shape })])),
  );
}
