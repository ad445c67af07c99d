import { must, type Phrase, phrase } from '@conjure/engine';
import type { Content } from './content.ts';
import { TOKEN } from './effects/who.ts';
import { touchesToken } from './geometry/base.ts';
import type { Facing } from './geometry/direction.ts';
import { type Point, squaredDistance } from './geometry/point.ts';
import { figurePhrase } from './rules/names.ts';
import type { SorceryView } from './view-types.ts';

const WAYS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;
export type CompassWay = (typeof WAYS)[number];

export const wayOf = (facing: Facing): CompassWay => WAYS[Math.round(facing / 4500) % 8];

/** The tangent of half an eighth of a circle, in thousandths. */
const EIGHTH = 414;

/** The eighth of the compass in which one point lies from another. */
export function wayTo(from: Point, to: Point): CompassWay {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x > 0 ? 'e' : 'w';
  const across = y > 0 ? 'n' : 's';
  if (1000 * Math.abs(y) <= EIGHTH * Math.abs(x)) return along;
  return 1000 * Math.abs(x) <= EIGHTH * Math.abs(y) ? across : `${across}${along}`;
}

/** The side of the field on which a zone lies: who deploys there looks away from it. */
export function sideOf({ fields }: Content, { battlefield }: Pick<SorceryView, 'battlefield'>, zone: number): string {
  const { zones } = must(
    fields.find(({ id }) => id === battlefield),
    'the battlefield',
    battlefield,
  );
  return ['w', 's', 'e', 'n'][Math.round(zones[zone].facing / 9000) % 4];
}

export const facingPhrase = (facing: Facing): Phrase =>
  phrase('place.facing', { way: wayOf(facing), degrees: facing / 100 });

/** Inches to a tenth, as one says them. */
const inches = (units: number): number => Math.round(units / 100) / 10;

/** A place by itself. */
export const edgesPhrase = ({ x, y }: Point): Phrase => phrase('place.edges', { x: inches(x), y: inches(y) });

interface Mark {
  readonly base: Point & { readonly radius: number };
  readonly name: Phrase;
}

const marksOf = ({ figures, objectives }: SorceryView, except: number | null): Mark[] => [
  ...objectives.map(({ id, at, radius }) => ({ base: { ...at, radius }, name: phrase(`objective.${id}`) })),
  ...figures
    .filter(({ number, where }) => where === 'field' && number !== except)
    .map(({ number, at, radius }) => ({ base: { ...at, radius }, name: nameOf(figures, number) })),
];

const nameOf = (figures: SorceryView['figures'], figure: number): Phrase =>
  figurePhrase(
    figures.map(({ figure: kind }) => kind),
    figure,
  );

/** Where a figure would stand, or an element lie, told from what it touches there or what is nearest. */
export function spotPhrase(seen: SorceryView, at: Point, who: number | null): Phrase {
  const radius = (who === null ? undefined : seen.figures[who]?.radius) ?? TOKEN;
  const marks = marksOf(seen, who);
  if (marks.length === 0) return edgesPhrase(at);
  const touched = marks.filter(({ base }) => touchesToken({ ...at, radius }, base));
  const [only] = touched;
  if (only) {
    const way = touched.length > 1 ? 'none' : wayTo(only.base, at);
    return phrase('place.touching', { of: touched.map(({ name }) => name), way });
  }
  const far = ({ base }: Mark): number => squaredDistance(base, at);
  const near = marks.reduce((best, one) => (far(one) < far(best) ? one : best));
  return phrase('place.near', { inches: inches(Math.sqrt(far(near))), way: wayTo(near.base, at), of: near.name });
}
