import type { Dice } from '../../kernel/dice.ts';
import type { Game, GamePosition } from '../../kernel/game.ts';
import { independently } from '../../kernel/independent.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { type Question, refusal } from '../../kernel/question.ts';
import { askIndependently, type Script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/seat.ts';
import { fields, listOf, oneOf, whole } from '../../kernel/shape.ts';
import type { Table } from '../../kernel/table.ts';

/** A throw-away game in which each packs for himself: he leaves things behind one by one, as many as he likes, and all open up. */
export interface Luggage {
  things: number[][];
  /** By seat: whether he has locked his bag, and what he has left behind. */
  locked: boolean[];
  left: number[][];
  over: boolean;
}

export type LuggageEvent = { type: 'opened'; by: Seat; things: number[] };
type LuggageTable = Table<Luggage, null, LuggageEvent>;

const leave = ({ things }: Luggage, seat: Seat): Question<number> => ({
  kind: 'leave',
  rule: 'L1',
  seats: [seat],
  how: 'one',
  facts: { n: things[seat].length },
  shape: whole(0, 99),
  candidates: () => [0, ...things[seat]],
  refuse: (thing) => (thing === 0 || things[seat].includes(thing) ? null : refusal('L1', { thing })),
});

const lock = (seat: Seat): Question<string> => ({
  kind: 'lock',
  rule: 'L2',
  seats: [seat],
  how: 'one',
  shape: oneOf('lock'),
  candidates: () => ['lock'],
  refuse: () => null,
});

function* pack(t: LuggageTable): Script {
  const { state } = t;
  const seats = state.locked.flatMap((locked, seat) => (locked ? [] : [seat]));
  const part = (seat: Seat): Question => (state.things[seat].length > 1 ? leave(state, seat) : lock(seat));
  const { seat, answer } = yield* askIndependently(
    independently({ kind: 'pack', rule: 'L0', seats, facts: { bags: 'open' } }, part),
  );
  const things = state.things[seat];
  if (typeof answer === 'number' && answer > 0) state.left[seat].push(...things.splice(things.indexOf(answer), 1));
  else state.locked[seat] = true;
  if (!state.locked.every(Boolean)) return;
  state.over = true;
  for (const [by, own] of state.things.entries()) t.tell({ type: 'opened', by, things: [...own] });
}

const THINGS = [1, 2, 3, 4, 5];
const DEALT = 4;

/** What others were dealt is hidden, what they have left, and how much it was. */
function imagine({ state }: GamePosition<Luggage, null>, seat: Seat, dice: Dice): Luggage {
  const copy = copyPlain(state);
  if (copy.over) return copy;
  for (const other of copy.locked.keys()) {
    if (other === seat) continue;
    const all = dice.shuffle('imagine', [...THINGS]).slice(0, DEALT);
    const kept = 1 + dice.index('imagine', all.length);
    copy.things[other] = all.slice(0, kept);
    copy.left[other] = all.slice(kept);
  }
  return copy;
}

const scenario = fields({
  things: listOf(listOf(whole(1, 99))),
  locked: listOf(oneOf(true, false)),
  left: listOf(listOf(whole(1, 99))),
  over: oneOf(true, false),
});

export const luggage: Game<Luggage, null, unknown, LuggageEvent> = {
  id: 'luggage',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  rules: ['L0', 'L1', 'L2'].map((id) => ({ id, title: id, text: id, source: 'test', kind: 'base' })),
  content: null,
  start: (seats, _options, dice) => ({
    things: Array.from({ length: seats }, () => dice.shuffle('things', [...THINGS]).slice(0, DEALT)),
    locked: new Array(seats).fill(false),
    left: Array.from({ length: seats }, () => []),
    over: false,
  }),
  step: (table) => (table.state.over ? null : pack(table)),
  result: ({ state }) =>
    state.over
      ? {
          winners: [],
          scores: state.things.map((own) => own.length),
          reason: 'packed',
          fates: state.things.map(() => 'off'),
        }
      : null,
  copy: copyPlain,
  view: ({ state }, viewer) => ({
    own: viewer === null ? null : [...state.things[viewer]],
    things: state.over ? copyPlain(state.things) : null,
  }),
  imagine,
  sense: ({ state }, seat) => state.things[seat].length / 5,
  readScenario(value, _start) {
    const fault = scenario.check(value, 'scenario');
    return fault ? { fault } : { state: copyPlain(value as Luggage) };
  },
  writeScenario: ({ state }) => copyPlain(state),
  describe: () => [],
  narrate: (_view, { type }) => ({ key: type }),
  label: (_view, kind) => ({ key: kind }),
};
