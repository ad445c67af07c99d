import type { Game, GamePosition } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { type Question, refusal } from '../../kernel/question.ts';
import { ask, askEach, askFirst, type Script } from '../../kernel/script.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import { fields, listOf, oneOf, type ShapeType, tagged, whole } from '../../kernel/shape.ts';
import type { Table } from '../../kernel/table.ts';

/** A throw-away game of hidden cards: every kind of question, and of secret, that the engine knows. */
export interface Bazaar {
  turn: Seat;
  turnsLeft: number;
  /** Face down, the top is the last. */
  deck: number[];
  hands: number[][];
  coins: number[];
  /** Put away face down: only the owner knows the card. */
  buried: { by: Seat; card: number }[];
  /** A card that somebody had to show. */
  seen: number | null;
}

export type BazaarEvent =
  | { type: 'drew'; by: Seat; card?: number }
  | { type: 'gambled'; by: Seat; face: number }
  | { type: 'sold'; by: Seat; to: Seat; card: number; bids: number[] }
  | { type: 'grabbed'; by: Seat; hand: string }
  | { type: 'buried'; by: Seat; card?: number }
  | { type: 'exposed'; by: Seat; hand: number[] }
  | { type: 'passed'; by: Seat };

export interface BazaarView {
  turn: Seat;
  turnsLeft: number;
  deck: number;
  hand: number[];
  held: number[];
  coins: number[];
  buried: { by: Seat; card: number | null }[];
  seen: number | null;
}

type BazaarTable = Table<Bazaar, null, BazaarEvent>;

const plainChoice = fields({ do: oneOf('draw', 'ponder', 'reveal', 'gamble', 'race', 'bury', 'pass') });
const turnShape = tagged<TurnChoice>('do', {
  draw: plainChoice,
  ponder: plainChoice,
  reveal: plainChoice,
  gamble: plainChoice,
  race: plainChoice,
  bury: plainChoice,
  pass: plainChoice,
  sell: fields({ do: oneOf('sell'), card: whole(1, 99) }),
  expose: fields({ do: oneOf('expose'), whom: whole(0, 9) }),
});
type TurnChoice = ShapeType<typeof plainChoice> | { do: 'sell'; card: number } | { do: 'expose'; whom: Seat };

const nextSeat = (state: Bazaar): Seat => (state.turn + 1) % state.hands.length;
const seatsOf = (state: Bazaar): Seat[] => state.hands.map((_, seat) => seat);

const turn = (state: Bazaar): Question<TurnChoice> => ({
  kind: 'turn',
  rule: 'B1',
  seats: [state.turn],
  how: 'one',
  shape: turnShape,
  candidates: (seat) => [
    ...plainChoices,
    ...state.hands[seat].map((card) => ({ do: 'sell' as const, card })),
    ...seatsOf(state).map((whom) => ({ do: 'expose' as const, whom })),
  ],
  refuse(choice, seat) {
    if ((choice.do === 'draw' || choice.do === 'ponder') && state.deck.length === 0) return refusal('B2');
    if (choice.do === 'reveal' && state.hands[nextSeat(state)].length === 0) return refusal('B8');
    if (choice.do === 'gamble' && state.coins[seat] === 0) return refusal('B3', { coins: 0 });
    if (choice.do === 'bury' && state.hands[seat].length === 0) return refusal('B5');
    if (choice.do === 'sell' && !state.hands[seat].includes(choice.card)) return refusal('B4', { card: choice.card });
    if (choice.do === 'expose' && (choice.whom === seat || !state.hands[choice.whom]?.length)) return refusal('B6');
    return null;
  },
});
const plainChoices: TurnChoice[] = (['draw', 'ponder', 'reveal', 'gamble', 'race', 'bury', 'pass'] as const).map(
  (name) => ({ do: name }),
);

const again = (seat: Seat): Question<boolean> => ({
  kind: 'again',
  rule: 'B3',
  seats: [seat],
  how: 'one',
  shape: oneOf(true, false),
  candidates: () => [true, false],
  refuse: () => null,
});

const bid = (state: Bazaar): Question<number> => ({
  kind: 'bid',
  rule: 'B4',
  seats: seatsOf(state),
  how: 'each',
  shape: whole(0),
  candidates: (seat) => Array.from({ length: state.coins[seat] + 1 }, (_, coins) => coins),
  refuse: (coins, seat) => (coins > state.coins[seat] ? refusal('B4', { coins, has: state.coins[seat] }) : null),
});

const tip = (state: Bazaar, buyer: Seat): Question<number> => ({
  kind: 'tip',
  rule: 'B4',
  seats: [buyer],
  how: 'one',
  shape: whole(0, 1),
  candidates: () => [0, 1],
  refuse: (coins) => (coins > state.coins[buyer] ? refusal('B4', { coins, has: state.coins[buyer] }) : null),
});

const race = (state: Bazaar): Question<string> => ({
  kind: 'race',
  rule: 'B7',
  seats: seatsOf(state),
  how: 'first',
  shape: oneOf('left', 'right'),
  candidates: () => ['left', 'right'],
  refuse: () => null,
});

const bury = (state: Bazaar, seat: Seat): Question<number[]> => ({
  kind: 'bury',
  rule: 'B5',
  seats: [seat],
  how: 'one',
  secret: true,
  shape: listOf(whole(1, 99), { min: 1, max: 1 }),
  candidates: () => state.hands[seat].map((card) => [card]),
  refuse: ([card]) => (state.hands[seat].includes(card) ? null : refusal('B5', { card })),
});

function* playTurn(t: BazaarTable): Script {
  const { state } = t;
  const seat = state.turn;
  const choice = yield* ask(turn(state));
  if (choice.do === 'draw') draw(t, seat);
  else if (choice.do === 'ponder') yield* ponder(t, seat);
  else if (choice.do === 'reveal') yield* reveal(t);
  else if (choice.do === 'gamble') yield* gamble(t, seat);
  else if (choice.do === 'sell') yield* sell(t, seat, choice.card);
  else if (choice.do === 'race') yield* raceForACoin(t);
  else if (choice.do === 'bury') yield* buryOne(t, seat);
  else if (choice.do === 'expose') expose(t, seat, choice.whom);
  else t.tell({ type: 'passed', by: seat });
  state.turn = nextSeat(state);
  state.turnsLeft--;
}

function draw(t: BazaarTable, seat: Seat): void {
  if (t.state.deck.length === 0) return;
  const card = t.draw(t.state.deck, () => [seat]);
  t.state.hands[seat].push(card);
  t.whisper([seat], { type: 'drew', by: seat, card }, { type: 'drew', by: seat });
}

/** A card is drawn, and a question follows before the step ends. */
function* ponder(t: BazaarTable, seat: Seat): Script {
  draw(t, seat);
  if (yield* ask(again(seat))) draw(t, seat);
}

/** A hidden card comes to light in the state, and a question follows before the step ends. */
function* reveal(t: BazaarTable): Script {
  const { state } = t;
  t.markShown(seatsOf(state));
  state.seen = state.hands[nextSeat(state)][0];
  yield* raceForACoin(t);
}

/** A die for a coin, and again as long as one likes: dice between questions of one step. */
function* gamble(t: BazaarTable, seat: Seat): Script {
  const { state } = t;
  do {
    state.coins[seat]--;
    const face = t.dice.d6('gamble');
    if (face >= 5) state.coins[seat] += 3;
    t.tell({ type: 'gambled', by: seat, face });
  } while (state.coins[seat] > 0 && (yield* ask(again(seat))));
}

function* sell(t: BazaarTable, seat: Seat, card: number): Script {
  const { state } = t;
  const bids = yield* askEach(bid(state));
  const best = Math.max(...bids);
  const highest = seatsOf(state).filter((s) => bids[s] === best);
  const to = highest[t.dice.rollOff('auction', highest.length).winner];
  state.coins[to] -= best;
  state.coins[seat] += best;
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.hands[to].push(card);
  t.tell({ type: 'sold', by: seat, to, card, bids });
  const coins = yield* ask(tip(state, to));
  state.coins[to] -= coins;
  state.coins[seat] += coins;
}

function* raceForACoin(t: BazaarTable): Script {
  const { seat, answer } = yield* askFirst(race(t.state));
  t.state.coins[seat]++;
  t.tell({ type: 'grabbed', by: seat, hand: answer });
}

/** A secret answer, then another question before the step ends. It keeps the answer's own list, and spoils it. */
function* buryOne(t: BazaarTable, seat: Seat): Script {
  const { state } = t;
  const cards = yield* ask(bury(state, seat));
  const card = cards[0];
  cards.length = 0;
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.buried.push({ by: seat, card });
  t.whisper([seat], { type: 'buried', by: seat, card }, { type: 'buried', by: seat });
  yield* raceForACoin(t);
}

/** Everybody sees a hand; the event names the very list that the rules go on to change. */
function expose(t: BazaarTable, by: Seat, whom: Seat): void {
  const { state } = t;
  const hand = state.hands[whom];
  t.markShown(seatsOf(state).filter((seat) => seat !== whom));
  t.tell({ type: 'exposed', by, hand });
  hand.reverse();
}

function imagine({ state }: GamePosition<Bazaar, null>, seat: Seat, shuffle: <T>(list: T[]) => T[]): Bazaar {
  const copy = copyPlain(state);
  const hidden: number[] = [
    ...copy.deck,
    ...copy.hands.flatMap((hand, s) => (s === seat ? [] : hand)),
    ...copy.buried.flatMap(({ by, card }) => (by === seat ? [] : [card])),
  ];
  // Sorted first, so that nothing of the true order comes through.
  hidden.sort((a, b) => a - b);
  shuffle(hidden);
  const next = () => hidden.pop() ?? 0;
  copy.deck = copy.deck.map(next);
  copy.hands = copy.hands.map((hand, s) => (s === seat ? hand : hand.map(next)));
  copy.buried = copy.buried.map((b) => (b.by === seat ? b : { by: b.by, card: next() }));
  return copy;
}

function view({ state }: GamePosition<Bazaar, null>, viewer: Viewer): BazaarView {
  return {
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    deck: state.deck.length,
    hand: viewer === null ? [] : [...state.hands[viewer]],
    held: state.hands.map((hand) => hand.length),
    coins: [...state.coins],
    buried: state.buried.map(({ by, card }) => ({ by, card: by === viewer ? card : null })),
    seen: state.seen,
  };
}

const scenario = fields({}, { hands: listOf(listOf(whole(1, 12))), coins: listOf(whole(0)), turnsLeft: whole(0) });

export const bazaar: Game<Bazaar, null, BazaarView, BazaarEvent> = {
  id: 'bazaar',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { name: 'coins', values: [0, 3, 5], default: 3, rule: 'B0' },
    { name: 'turns', values: [6, 12], default: 6, rule: 'B0' },
  ],
  rules: [],
  content: null,
  start(seats, options, dice) {
    const deck = dice.shuffle(
      'deck',
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    return {
      turn: 0,
      turnsLeft: Number(options.turns),
      hands: Array.from({ length: seats }, () => deck.splice(-2)),
      deck,
      coins: new Array(seats).fill(Number(options.coins)),
      buried: [],
      seen: null,
    };
  },
  step: (table) => (table.state.turnsLeft > 0 ? playTurn(table) : null),
  result: ({ state }) =>
    state.turnsLeft > 0
      ? null
      : { winners: [0], scores: [...state.coins], reason: 'closed', fates: state.coins.map(() => 'left') },
  copy: copyPlain,
  view,
  imagine: (at, seat, dice) => imagine(at, seat, (list) => dice.shuffle('imagine', list)),
  sense: ({ state }, seat) => state.coins[seat] / (1 + Math.max(...state.coins)),
  readScenario(value, start) {
    const fault = scenario.check(value, 'scenario');
    return fault ? { fault } : { state: { ...start, ...(value as ShapeType<typeof scenario>) } };
  },
  writeScenario: ({ state }) => ({ hands: state.hands, coins: state.coins, turnsLeft: state.turnsLeft }),
  describe: ({ coins }) => [{ key: 'coins', facts: { first: coins[0] } }],
  narrate: (_view, { type }) => ({ key: type }),
  label: (_view, kind) => ({ key: kind }),
};
