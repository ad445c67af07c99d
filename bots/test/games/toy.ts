import {
  type Dice,
  type Game,
  type GamePosition,
  type Options,
  type Question,
  refusal,
  type Script,
  type Seat,
  type Shape,
  type Table,
} from '@conjure/engine';

interface Toy<S> {
  id: string;
  start(seats: number, options: Options, dice: Dice): S;
  step(table: Table<S, null>): Script | null;
  copy(state: S): S;
  imagine(state: S, seat: Seat, dice: Dice): S;
  sense(state: S, seat: Seat): number;
}

/** A game of two with only what bots meet: rules, imagination and a sense of worth. */
export function toy<S>({ imagine, sense, ...parts }: Toy<S>): Game<S, null> {
  const silent = { key: '' };
  return {
    ...parts,
    version: 1,
    seats: { min: 2, max: 2 },
    options: [],
    rules: [],
    content: null,
    result: () => null,
    view: () => null,
    imagine: ({ state }: GamePosition<S, null>, seat, dice) => imagine(state, seat, dice),
    sense: ({ state }: GamePosition<S, null>, seat) => sense(state, seat),
    readScenario: (scenario) => ({ state: scenario as S }),
    writeScenario: ({ state }) => state,
    describe: () => [],
    narrate: () => silent,
    label: () => silent,
  };
}

/** One of several plain words or numbers. */
export function choice<A>(kind: string, seat: Seat, shape: Shape<A>, options: readonly A[]): Question<A> {
  return {
    kind,
    rule: kind,
    seats: [seat],
    how: 'one',
    shape,
    candidates: () => options,
    refuse: (answer) => (options.includes(answer) ? null : refusal(kind)),
  };
}
