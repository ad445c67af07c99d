import { ask, type Game, type Script, type Table, whole } from '@conjure/engine';
import { choice, toy } from './toy.ts';

export const PLACES = 500;

/** One goes to one of many places, and each is worth as much as its number; nobody thinks of the last. One turn each. */
export interface Places {
  turn: number;
  went: number[];
}

function* step({ state }: Table<Places, null>): Script {
  const all = Array.from({ length: PLACES }, (_, place) => place);
  state.went[state.turn] = yield* ask(choice('where', state.turn, whole(0, PLACES - 1), all));
  state.turn++;
}

export const places: Game<Places, null> = {
  ...toy<Places>({
    id: 'places',
    start: () => ({ turn: 0, went: [0, 0] }),
    step: (table) => (table.state.turn === 2 ? null : step(table)),
    copy: (state) => ({ ...state, went: [...state.went] }),
    imagine: (state) => ({ ...state, went: [...state.went] }),
    sense: ({ went }, seat) => went[seat] / PLACES,
  }),
  playout: () => 0,
  ideas: () => [0, 1, 2, 3],
  turn: ({ state }) => state.turn,
};
