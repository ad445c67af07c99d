import { askEach, type Question, refusal, type Script, type Seat, type Table, whole } from '@conjure/engine';
import { toy } from './toy.ts';

const SIZE = 6;

/** Prizes turn up one by one; both bid a card in secret, and the higher card takes the prize. */
export interface Bids {
  /** The next prize is the last; those below it are face down. */
  prizes: number[];
  hands: number[][];
  won: number[];
}

const copy = ({ prizes, hands, won }: Bids): Bids => ({
  prizes: prizes.slice(),
  hands: hands.map((hand) => hand.slice()),
  won: won.slice(),
});

const cards = () => Array.from({ length: SIZE }, (_, i) => i + 1);
const card = whole(1, SIZE);

const bid = (state: Bids): Question<number> => ({
  kind: 'bid',
  rule: 'bid',
  seats: [0, 1],
  how: 'each',
  shape: card,
  candidates: (seat: Seat) => state.hands[seat],
  refuse: (answer, seat) => (state.hands[seat].includes(answer) ? null : refusal('gone')),
});

function* round(table: Table<Bids, null>): Script {
  const { state } = table;
  const answers = yield* askEach(bid(state));
  const prize = state.prizes.pop() ?? 0;
  answers.forEach((answer, seat) => {
    state.hands[seat] = state.hands[seat].filter((held) => held !== answer);
    if (answer > answers[1 - seat]) state.won[seat] += prize;
  });
}

export const bids = toy<Bids>({
  id: 'bids',
  start: (_seats, _options, dice) => ({
    prizes: dice.shuffle('prizes', cards()),
    hands: [cards(), cards()],
    won: [0, 0],
  }),
  step(table) {
    if (table.state.prizes.length === 0) return null;
    return round(table);
  },
  copy,
  imagine(state, _seat, dice) {
    const world = copy(state);
    const open = world.prizes.pop();
    dice.shuffle('prizes', world.prizes);
    if (open !== undefined) world.prizes.push(open);
    return world;
  },
  sense: ({ prizes, won }, seat) => {
    const lead = won[seat] - won[1 - seat];
    return prizes.length === 0 ? (Math.sign(lead) + 1) / 2 : 0.5 + lead / 60;
  },
});
