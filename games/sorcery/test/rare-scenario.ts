import { type Dice, diceFrom, must, type Options, seeded } from '@conjure/engine';
import { sorcery } from '../game.ts';
import { type Ground, pieceTooNear } from '../geometry/ground.ts';
import { type Point, squaredDistance } from '../geometry/point.ts';
import type { SorceryOptions } from '../options.ts';
import { start } from '../rules/setup.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { randomArmy } from './random-army.ts';

const { content } = sorcery;

/** As wide as any base. */
const WIDEST = Math.max(...content.figures.map(({ radius }) => radius));

/** Thousandths of an inch between the middles of two figures: their bases do not overlap. */
const APART = 2 * WIDEST + 100;

/** A spell that a figure on its last click dies of while it casts: what was aimed at it has no target left. */
const BARGAIN = new Set(['bargain_of_ash']);

/** The middle of a battle that is nearly over: armies stand close together, on their later clicks, with books in their hands. */
export function rareScenario(seed: string, seats: number, drawn: Options): Scenario {
  const options = drawn as SorceryOptions;
  const dice = diceFrom(seeded(`scene ${seed}`));
  const places = dice.shuffle('places', freePlaces(content.fields[start(content, seats, options).field].ground, dice));
  const figures: NonNullable<Scenario['figures']> = [];
  const books: NonNullable<Scenario['books']> = [];
  for (let owner = 0; owner < seats; owner++) {
    const army = randomArmy(content.data, options, dice, BARGAIN);
    const first = figures.length;
    for (const figure of army.figures) {
      const { clicks } = must(content.figures[content.figureIndex.get(figure) ?? -1], 'a figure', figure);
      const click = Math.max(dice.index('click', clicks), dice.index('click', clicks));
      figures.push({ figure, owner, at: must(places.pop(), 'a place'), facing: 0, click });
    }
    for (const { book, wielder, stack } of army.books) books.push({ book, wielder: first + wielder, stack });
  }
  return { phase: 'action', round: 1 + dice.index('round', 3), first: dice.index('first', seats), figures, books };
}

/** So many places as near as may be to some point of the field. */
const MANY = 40;

function freePlaces(ground: Ground, dice: Dice): Point[] {
  const middle = { x: dice.index('x', ground.width), y: dice.index('y', ground.height) };
  const places: Point[] = [];
  for (let x = WIDEST; x < ground.width; x += APART)
    for (let y = WIDEST; y < ground.height; y += APART) {
      const base = { x, y, radius: WIDEST };
      if (!pieceTooNear(ground, WIDEST, base, base)) places.push({ x, y });
    }
  const far = (place: Point) => squaredDistance(place, middle);
  return places.sort((a, b) => far(a) - far(b)).slice(0, MANY);
}
