import type { Options } from '@conjure/engine';
import type { SorceryGame } from '../../game.ts';
import { setUp, type TestMatch } from '../table.ts';

type StagedFigures = Parameters<typeof setUp>[0]['figures'];
type Placed = StagedFigures[string];

/** Somebody who keeps the action phase open, and somebody who keeps the other army alive. */
const others = {
  idle: { is: 'ossuary_guard', at: [1_000, 28_000] },
  far: { is: 'ossuary_guard', of: 1, at: [28_500, 1_500] },
} as const satisfies StagedFigures;

interface More {
  readonly stack?: string[];
  readonly figures?: StagedFigures;
  readonly options?: Options;
  readonly game?: SorceryGame;
  readonly rest?: Partial<Parameters<typeof setUp>[0]>;
}

/** One of ours looks east, with these spells in a book; one of theirs looks west. */
export const staged = (one: Placed, foe: Partial<Placed> = {}, more: More = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { at: [10_000, 5_000], ...one },
        foe: { is: 'scourge_bearer', of: 1, at: [14_000, 5_000], facing: 18_000, ...foe },
        ...others,
        ...more.figures,
      },
      books: more.stack ? [{ book: 'archmages_tome', of: 'one', stack: more.stack }] : [],
      ...more.rest,
    },
    { options: more.options ?? {}, ...(more.game && { game: more.game }) },
  );

export const GOLEM = { is: 'harbour_golem' } as const;
/** Another with the Apocalypse symbol, whose attack value may be lent. */
export const LORD = { is: 'korr_azul', of: 1, at: [25_000, 25_000] } as const;
