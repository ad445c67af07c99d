import type { Game } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { type Question, refusal } from '../../kernel/question.ts';
import { ask, type Script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/seat.ts';
import { oneOf } from '../../kernel/shape.ts';
import type { Table } from '../../kernel/table.ts';

/** A throw-away game of dice: each climb meets chance in another way. */
export interface Tower {
  turn: Seat;
  heights: number[];
  /** Face down. */
  winds: number[];
  guards: number[];
}

export type TowerEvent =
  | { type: 'climbed'; by: Seat; height: number }
  | { type: 'fell'; by: Seat }
  | { type: 'won'; by: number }
  | { type: 'rolled'; faces: number[] }
  | { type: 'wind'; wind: number }
  | { type: 'guard'; strength: number };

type TowerTable = Table<Tower, null, TowerEvent>;

export const climbs = [
  'rest',
  'two-dice',
  'duel',
  'doubles',
  'wind',
  'shuffle',
  'many',
  'dare',
  'guard',
  'own guard',
] as const;
export type Climb = (typeof climbs)[number];

const climb = (state: Tower): Question<Climb> => ({
  kind: 'climb',
  rule: 'T1',
  seats: [state.turn],
  how: 'one',
  shape: oneOf(...climbs),
  candidates: () => climbs,
  refuse: (how) => (how === 'wind' && state.winds.length === 0 ? refusal('T3') : null),
});

const dare = (seat: Seat): Question<boolean> => ({
  kind: 'dare',
  rule: 'T2',
  seats: [seat],
  how: 'one',
  shape: oneOf(true, false),
  candidates: () => [true, false],
  refuse: () => null,
});

function* turn(t: TowerTable): Script {
  const { state, dice } = t;
  const by = state.turn;
  const how = yield* ask(climb(state));
  switch (how) {
    case 'rest':
      break;
    case 'two-dice':
      rise(t, by, dice.d6('climb') + dice.d6('climb'));
      break;
    case 'duel':
      t.tell({ type: 'won', by: dice.rollOff('duel', 3).winner });
      break;
    case 'doubles':
      t.tell({ type: 'rolled', faces: dice.until('doubles', 2, ([a, b]) => a === b) });
      break;
    case 'wind':
      // A six comes to the top before any wind can blow.
      if (dice.d6('climb') === 6) rise(t, by, 6);
      else t.tell({ type: 'wind', wind: t.draw(state.winds, () => null) });
      break;
    case 'shuffle':
      dice.shuffle('winds', state.winds);
      rise(t, by, dice.d6('climb'));
      break;
    case 'many':
      rise(t, by, Array.from({ length: 4 }, () => dice.d6('climb')).filter((face) => face === 6).length);
      break;
    case 'dare':
      // A die before the question and one after: the odds of the second question begin after the first die.
      rise(t, by, dice.d6('climb'));
      if ((yield* ask(dare(by))) && dice.d6('climb') < 3) fall(t, by);
      break;
    case 'guard':
      meet(t, by, 1 - by);
      break;
    case 'own guard':
      meet(t, by, by);
      break;
  }
  state.turn = 1 - by;
}

function rise(t: TowerTable, by: Seat, steps: number): void {
  t.state.heights[by] += steps;
  t.tell({ type: 'climbed', by, height: t.state.heights[by] });
}

function fall(t: TowerTable, by: Seat): void {
  t.state.heights[by] = 0;
  t.tell({ type: 'fell', by });
}

/** A guard is known to its owner only, until it is met. */
function meet(t: TowerTable, by: Seat, owner: Seat): void {
  const roll = t.dice.d6('climb');
  t.markShown([1 - owner]);
  const strength = t.state.guards[owner];
  t.tell({ type: 'guard', strength });
  if (roll > strength) rise(t, by, 1);
}

export const tower: Game<Tower, null, { heights: number[] }, TowerEvent> = {
  id: 'tower',
  version: 3,
  seats: { min: 2, max: 2 },
  options: [],
  rules: [],
  content: null,
  start: (_seats, _options, dice) => ({
    turn: 0,
    heights: [0, 0],
    winds: dice.shuffle('winds', [1, 2, 3, 4, 5, 6, 7, 8]),
    guards: [2, 4],
  }),
  step: (table) => (Math.max(...table.state.heights) < 40 ? turn(table) : null),
  result: () => null,
  copy: copyPlain,
  view: ({ state }) => ({ heights: [...state.heights] }),
  imagine: ({ state }) => copyPlain(state),
  sense: ({ state }, seat) => state.heights[seat] / 40,
  readScenario: (_value, start) => ({ state: start }),
  writeScenario: () => ({}),
  describe: () => [],
  narrate: (_view, { type }) => ({ key: type }),
  label: (_view, kind) => ({ key: kind }),
};
