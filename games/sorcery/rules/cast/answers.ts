import { fields, listOf, oneOf, type Shape, text, whole } from '@conjure/engine';
import type { Facing } from '../../geometry/direction.ts';
import type { Point } from '../../geometry/point.ts';
import { facingShape, figureShape, pathShape, pointShape } from '../shapes.ts';

/** Everything that is chosen in the first step of a casting. [S19a] */
export interface Choices {
  mode?: string;
  targets?: number[];
  /** A spell in play, by the number of its casting. */
  spell?: number;
  /** An eliminated figure. */
  fallen?: number;
  /** Where a glyph lies, the caster is placed or a figure returns, and which way it faces. */
  to?: Point;
  facing?: Facing;
  /** The way of a walking spell, and the facing if the caster does not break away. [R78] */
  path?: Point[];
  held?: Facing;
  /** The book whose bookmark is turned down, where the target wields several. [R76] */
  closes?: number;
  /** Spellbreach. [S61] */
  breach?: true;
  /** Whose attack value is borrowed. [S71] */
  lender?: number;
}

export interface CastAnswer extends Choices {
  do: 'cast';
  figure: number;
  book: number;
}
/** Which card becomes the bookmark is asked next, in secret. [S40] */
export interface BrowseAnswer {
  do: 'browse';
  figure: number;
  book: number;
}
export interface TakeUpAnswer {
  do: 'takeUp';
  figure: number;
  book: number;
}

/** What a Storm Druids warrior names before its die: a use of the action, the ability chosen for it, the book. [R86] */
export const FURY_USES = ['close', 'surge', 'charge', 'ranged', 'bound', 'healing', 'cast'] as const;
export type FuryUse = (typeof FURY_USES)[number];
export interface FuryAnswer {
  do: 'fury';
  figure: number;
  use: FuryUse;
  ability?: string;
  book?: number;
}

export type SpellAnswer = CastAnswer | BrowseAnswer | TakeUpAnswer | FuryAnswer;

/** More than four armies hold. */
const bookShape = whole(0, 999);
const withBook = { figure: figureShape, book: bookShape };

export const choiceShapes = {
  mode: text,
  targets: listOf(figureShape, { distinct: true, max: 9 }),
  spell: whole(0),
  fallen: figureShape,
  to: pointShape,
  facing: facingShape,
  path: pathShape,
  held: facingShape,
  closes: bookShape,
  breach: oneOf(true),
  lender: figureShape,
};

export const spellShapes: Record<string, Shape<unknown>> = {
  cast: fields({ do: oneOf('cast'), ...withBook }, choiceShapes),
  browse: fields({ do: oneOf('browse'), ...withBook }),
  takeUp: fields({ do: oneOf('takeUp'), ...withBook }),
  fury: fields(
    { do: oneOf('fury'), figure: figureShape, use: oneOf(...FURY_USES) },
    { ability: text, book: bookShape },
  ),
};
