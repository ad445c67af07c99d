import { ask, type Game, oneOf, type Question, type Script, type Table } from '@conjure/engine';
import { choice, toy } from './toy.ts';

const WAYS = ['step', 'rush', 'end'] as const;
type Way = (typeof WAYS)[number];
const ways = oneOf(...WAYS);

/** The first step of a turn pays, a second costs as much, and who rushes falls. Two turns each. */
export interface Haste {
  turn: number;
  steps: number;
  worths: number[];
}

function* step({ state }: Table<Haste, null>): Script {
  const seat = state.turn % 2;
  const way = yield* ask(choice('way', seat, ways, WAYS));
  if (way === 'step') state.worths[seat] += state.steps === 0 ? 1 : -1;
  if (way === 'rush') state.worths[seat] -= 3;
  if (way !== 'end') state.steps++;
  if (way !== 'end' && state.steps < 3) return;
  state.turn++;
  state.steps = 0;
}

/** A game whose players are known to rush: nobody who decides anew each time need do so himself. */
export const haste: Game<Haste, null> = {
  ...toy<Haste>({
    id: 'haste',
    start: () => ({ turn: 0, steps: 0, worths: [0, 0] }),
    step: (table) => (table.state.turn === 4 ? null : step(table)),
    copy: (state) => ({ ...state, worths: [...state.worths] }),
    imagine: (state) => ({ ...state, worths: [...state.worths] }),
    sense: ({ worths }, seat) => 1 / (1 + Math.exp(worths[1 - seat] - worths[seat])),
  }),
  playout: (): Way => 'rush',
  turn: ({ state }) => state.turn,
  pass: (question: Question): Way | undefined => (question.kind === 'way' ? 'end' : undefined),
};
