import type { Options } from '@conjure/engine';
import type { ScenarioFigure } from '../../scenario/scenario.ts';
import { cast } from '../stage.ts';
import { setUp, type TestMatch } from '../table.ts';

type More = Omit<ScenarioFigure, 'figure' | 'owner' | 'at'>;
type Placed = More & { is: string; of?: number; at?: readonly [number, number] };

type Books = { book: string; of: string; stack: string[] }[];

/** Magister Corisande in the west looking east, with the spell for her bookmark, and whoever else is wanted. */
export function withSpell(
  spell: string,
  others: Readonly<Record<string, Placed>>,
  options: Options = {},
  books: Books = [],
): TestMatch {
  return setUp(
    {
      figures: {
        caster: { is: 'magister_corisande', at: [6_000, 24_000] },
        idle: { is: 'ossuary_guard', at: [1_500, 28_500] },
        far: { is: 'ossuary_guard', of: 1, at: [28_500, 1_500] },
        ...others,
      },
      books: [{ book: 'archmages_tome', of: 'caster', stack: [spell, 'bladesong'] }, ...books],
    },
    { options },
  );
}

/** Somebody opposing, so many thousandths east of the caster. */
export const foe = (is: string, east: number, north = 0, more: More = {}): Placed => ({
  is,
  of: 1,
  at: [6_000 + east, 24_000 + north],
  facing: 18_000,
  ...more,
});
/** A friend of the caster. */
export const friend = (is: string, east: number, north = 0, more: More = {}): Placed => ({
  is,
  at: [6_000 + east, 24_000 + north],
  ...more,
});

export const castAt = (s: TestMatch, choices: object = {}, dice: readonly number[] = []) =>
  s.does(cast('caster', choices), dice);

export const clicks = (s: TestMatch, ...names: string[]): number[] => names.map((name) => s.figure(name).click);
