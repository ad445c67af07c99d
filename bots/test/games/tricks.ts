import { ask, type Script, type Seat, type Table, whole } from '@conjure/engine';
import { choice, toy } from './toy.ts';

const CARDS = Array.from({ length: 14 }, (_, i) => i + 1);
const HAND = 5;
const card = whole(1, CARDS.length);

/** Five secret cards each, of fourteen; one leads, the other sees the card and plays; the higher card takes the trick. */
export interface Tricks {
  hands: number[][];
  played: number[];
  leader: Seat;
  won: number[];
}

const copy = ({ hands, played, leader, won }: Tricks): Tricks => ({
  hands: hands.map((hand) => hand.slice()),
  played: played.slice(),
  leader,
  won: won.slice(),
});

function* trick(table: Table<Tricks, null>): Script {
  const { state } = table;
  const { leader, hands } = state;
  const led = yield* ask(choice('lead', leader, card, hands[leader]));
  const followed = yield* ask(choice('follow', 1 - leader, card, hands[1 - leader]));
  hands[leader] = hands[leader].filter((held) => held !== led);
  hands[1 - leader] = hands[1 - leader].filter((held) => held !== followed);
  state.played.push(led, followed);
  if (followed > led) state.leader = 1 - leader;
  state.won[state.leader]++;
}

export const tricks = toy<Tricks>({
  id: 'tricks',
  start(_seats, _options, dice) {
    const deck = dice.shuffle('deal', CARDS.slice());
    return { hands: [deck.slice(0, HAND), deck.slice(HAND, 2 * HAND)], played: [], leader: 0, won: [0, 0] };
  },
  step(table) {
    if (table.state.hands[0].length === 0) return null;
    return trick(table);
  },
  copy,
  imagine(state, seat, dice) {
    const world = copy(state);
    const unseen = CARDS.filter((held) => !state.hands[seat].includes(held) && !state.played.includes(held));
    world.hands[1 - seat] = dice.shuffle('deal', unseen).slice(0, state.hands[1 - seat].length);
    return world;
  },
  sense: ({ won, hands }, seat) => {
    if (hands[0].length === 0) return won[seat] > won[1 - seat] ? 1 : 0;
    return (HAND + won[seat] - won[1 - seat]) / (2 * HAND);
  },
});
