import {
  ask,
  drawFrom,
  fields,
  oneOf,
  type Question,
  type Result,
  refusal,
  type Script,
  type ShapeType,
  type Table,
  whole,
} from '@conjure/engine';
import type { Position, State } from './state.ts';
import type { EmbersEvent } from './view.ts';

export const answerShape = fields({ do: oneOf('summon', 'release'), spirit: whole(1, 6) });
export type Answer = ShapeType<typeof answerShape>;

/** [E2] What a turn asks; `refuse` is the one place that says what is allowed. */
const turnQuestion = ({ hands, turn, smoke }: State): Question<Answer> => ({
  kind: 'turn',
  rule: 'E2',
  seats: [turn],
  how: 'one',
  shape: answerShape,
  candidates: () =>
    [...new Set(hands[turn])].flatMap((spirit): Answer[] => [
      { do: 'summon', spirit },
      { do: 'release', spirit },
    ]),
  refuse({ do: action, spirit }) {
    if (!hands[turn].includes(spirit)) return refusal('E2', { spirit: { key: `spirit.${spirit}` } });
    return action === 'summon' && spirit === smoke ? refusal('E4', { spirit: { key: `spirit.${spirit}` } }) : null;
  },
});

function* takeTurn(t: Table<State, null, EmbersEvent>): Script {
  const { state } = t;
  const by = state.turn;
  const { do: action, spirit } = yield* ask(turnQuestion(state));
  const hand = state.hands[by];
  hand.splice(hand.indexOf(spirit), 1);
  state.deck.discard.push(spirit);
  if (action === 'release') t.tell({ type: 'released', by, spirit });
  else summon(t, spirit);
  // The discard is not shuffled in again. [E2]
  if (state.deck.pile.length > 0) {
    const drawn = drawFrom(t, state.deck, 'deck', () => [by]);
    hand.push(drawn);
    t.whisper([by], { type: 'drew', by, spirit: drawn }, { type: 'drew', by, spirit: null });
  }
  const seats = state.hands.length;
  do state.turn = (state.turn + 1) % seats;
  while (state.hands[state.turn].length === 0 && state.turn !== by);
}

/** [E3] */
function summon({ state, dice, tell }: Table<State, null, EmbersEvent>, spirit: number): void {
  const by = state.turn;
  const die = dice.d6('summon');
  const embers = die >= spirit ? spirit : 0;
  state.embers[by] += embers;
  state.smoke = spirit;
  tell({ type: 'summoned', by, spirit, die, embers });
}

/** [E5] */
export function result({ state: { embers, hands, goal } }: Position): Result | null {
  const most = Math.max(...embers);
  const isOut = hands.every((hand) => hand.length === 0);
  if (most < goal && !isOut) return null;
  const winners = [...embers.keys()].filter((seat) => embers[seat] === most);
  const fates = embers.map((_, seat) => (winners.includes(seat) ? 'won' : 'lost'));
  return { winners, scores: [...embers], reason: most >= goal ? 'goal' : 'out', fates };
}

export const step = (t: Table<State, null, EmbersEvent>): Script | null => (result(t) ? null : takeTurn(t));
