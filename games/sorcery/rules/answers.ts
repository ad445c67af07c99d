import { fields, listOf, oneOf, type Shape, tagged } from '@conjure/engine';
import type { Facing } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import { type SpellAnswer, spellShapes } from './cast/answers.ts';
import { facingShape, figureShape, pathShape, pointShape } from './shapes.ts';

/** A move action. `held`: the facing if it does not break away, where it is not to be turned as after the move. [B53] [B58] */
export interface MoveAnswer {
  do: 'move' | 'doubleTime' | 'quickness';
  figure: number;
  path: Point[];
  facing: Facing;
  held?: Facing;
}
export interface FormationAnswer {
  do: 'formation';
  /** The first of the members. */
  figure: number;
  members: { figure: number; path: Point[]; facing: Facing }[];
}

/** A close attack; `surge` and `charge` move first. [B71] [B74] */
export interface CloseAnswer {
  do: 'close' | 'surge' | 'charge';
  figure: number;
  /** Absent for Sweep, which strikes all it can. */
  target?: number;
  ability?: 'weapon_master' | 'sweep';
  /** Whose attack value it borrows. [S71] */
  lender?: number;
  path?: Point[];
  facing?: Facing;
}

/** A ranged attack; `bound` moves first. [B75] */
export interface RangedAnswer {
  do: 'ranged' | 'bound';
  figure: number;
  /** Empty for Shockwave, which reaches all it can. */
  targets: number[];
  ability?: 'magic_blast' | 'flame_lightning' | 'shockwave' | 'magic_freeze';
  pierce?: true;
  /** Ignores magic immunity. [S61] */
  breach?: true;
  lender?: number;
  path?: Point[];
  facing?: Facing;
}
export interface HealingAnswer {
  do: 'healing';
  figure: number;
  target: number;
  breach?: true;
}
export interface RegenerationAnswer {
  do: 'regeneration';
  figure: number;
}
export interface NecromancyAnswer {
  do: 'necromancy';
  figure: number;
  fallen: number;
  to: Point;
  facing: Facing;
}
export interface LevitationAnswer {
  do: 'levitation';
  figure: number;
  target: number;
  to: Point;
  facing: Facing;
  breach?: true;
}
/** A Nimble turn, which takes no action. [R89] */
export interface NimbleAnswer {
  do: 'nimble';
  figure: number;
  facing: Facing;
}
export interface EndAnswer {
  do: 'end';
}
/** Whoever decides may concede, in set-up too. [B111] */
export interface ConcedeAnswer {
  do: 'concede';
}
export const concedeShape = fields({ do: oneOf('concede') });

export const isConcession = (answer: unknown): answer is ConcedeAnswer => concedeShape.check(answer, '') === null;

/** The shape of answers that name something; one that concedes is never taken for a wrong one of them. */
export const orConcede = <A>(shape: Shape<A>): Shape<A | ConcedeAnswer> => ({
  expects: shape.expects,
  get schema() {
    return { anyOf: [shape.schema, concedeShape.schema] };
  },
  check: (answer, place) => (isConcession(answer) ? null : shape.check(answer, place)),
});

/** What a figure is given an action for. */
export type UseAnswer =
  | MoveAnswer
  | FormationAnswer
  | CloseAnswer
  | RangedAnswer
  | HealingAnswer
  | RegenerationAnswer
  | NecromancyAnswer
  | LevitationAnswer
  | NimbleAnswer
  | SpellAnswer;
export type ActionAnswer = UseAnswer | EndAnswer | ConcedeAnswer;

export const END: EndAnswer = { do: 'end' };

const yes = oneOf(true);

const move = (use: MoveAnswer['do']) =>
  fields({ do: oneOf(use), figure: figureShape, path: pathShape, facing: facingShape }, { held: facingShape });
const close = (use: CloseAnswer['do'], way: Record<string, Shape<unknown>>) =>
  fields(
    { do: oneOf(use), figure: figureShape, ...way },
    { target: figureShape, ability: oneOf('weapon_master', 'sweep'), lender: figureShape },
  );
const ranged = (use: RangedAnswer['do'], way: Record<string, Shape<unknown>>) =>
  fields(
    {
      do: oneOf(use),
      figure: figureShape,
      targets: listOf(figureShape, { distinct: true, max: 96, anyOrder: true }),
      ...way,
    },
    {
      ability: oneOf('magic_blast', 'flame_lightning', 'shockwave', 'magic_freeze'),
      pierce: yes,
      breach: yes,
      lender: figureShape,
    },
  );
const way = { path: pathShape, facing: facingShape };

export const useShapes: Record<string, Shape<unknown>> = {
  move: move('move'),
  doubleTime: move('doubleTime'),
  quickness: move('quickness'),
  formation: fields({
    do: oneOf('formation'),
    figure: figureShape,
    members: listOf(fields({ figure: figureShape, path: pathShape, facing: facingShape }), { max: 24 }),
  }),
  close: close('close', {}),
  surge: close('surge', way),
  charge: close('charge', way),
  ranged: ranged('ranged', {}),
  bound: ranged('bound', way),
  healing: fields({ do: oneOf('healing'), figure: figureShape, target: figureShape }, { breach: yes }),
  regeneration: fields({ do: oneOf('regeneration'), figure: figureShape }),
  necromancy: fields({
    do: oneOf('necromancy'),
    figure: figureShape,
    fallen: figureShape,
    to: pointShape,
    facing: facingShape,
  }),
  levitation: fields(
    { do: oneOf('levitation'), figure: figureShape, target: figureShape, to: pointShape, facing: facingShape },
    { breach: yes },
  ),
  nimble: fields({ do: oneOf('nimble'), figure: figureShape, facing: facingShape }),
  ...spellShapes,
};

export const actionShape = tagged<ActionAnswer>('do', {
  ...useShapes,
  end: fields({ do: oneOf('end') }),
  concede: concedeShape,
});
