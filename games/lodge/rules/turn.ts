import { askThen, type Dice, type Facts, next, type Seat, type Step, toOne } from '@conjure/engine';
import { evocationOf, QUICK } from '../board.ts';
import { MODE_CHANGES } from '../events.ts';
import type { LodgeTable } from '../state.ts';
import { activate } from './activation.ts';
import { shapesOf, slotNamed, type TurnAnswer } from './answers.ts';
import { attackNow, attackValue } from './attacks.ts';
import { cast } from './casting.ts';
import { aimsOf, canRun } from './effects.ts';
import { sortie } from './familiars.ts';
import { afterTurn, foreseen, inReach, inVain } from './foresight.ts';
import { buffOf, creatureOf, familiarOf, mageOf } from './models.ts';
import { modelName, modelNamed, seatPhrase } from './names.ts';
import { emptySlot, halfIn } from './reactions.ts';
import { activateRoom } from './rooms.ts';
import { startRun } from './runs.ts';
import { takeStep } from './steps.ts';
import { turnOptions } from './turn-options.ts';
import { refuseTurn } from './turn-refusals.ts';
import { turnWishes } from './wishes.ts';

const PASS = { do: 'pass' } as const;
const END = { do: 'end' } as const;

/** One or two Actions, or a pass; the phase ends when all have passed one after another. [B30] [B31] */
export function turn(t: LodgeTable): Step {
  const { state, content } = t;
  if (state.passes === state.seats) {
    next(t, { do: 'begin', phase: 'evocation' });
    return 'rest';
  }
  const seat = state.order[state.turn];
  const options = state.actions < content.constants.actionsPerTurn ? turnOptions(t, seat) : [];
  if (options.length === 0) {
    // Without a legal Action he passes by himself. [B31]
    endTurn(t, seat);
    return 'rest';
  }
  options.push(state.actions === 0 ? PASS : END);
  return askThen(
    toOne({
      kind: 'turn',
      rule: 'B32',
      seat,
      shape: shapesOf(content).turn,
      options,
      sample: (dice) => sampleTurn(options, dice),
      refuse: (answer) => refuseTurn(t, seat, answer),
      wishes: () => turnWishes(t, seat),
      about: (answer) =>
        answer.do === 'fight' && 'model' in answer
          ? { damage: attackValue(t, seat) }
          : answer.do === 'cast'
            ? aboutCast(t, seat, slotNamed(answer.slot))
            : foreseen(afterTurn(t, seat, answer)),
      facts: { mage: seatPhrase(t, seat), actions: state.actions },
    }),
    (answer) => {
      if (answer.do === 'pass' || answer.do === 'end') {
        endTurn(t, seat);
        return;
      }
      if (state.actions === 0) t.tell({ type: 'turnBegan', by: seat });
      state.actions++;
      next(t, { do: 'actionEnds' }, { do: 'turn' });
      act(t, seat, answer);
    },
  );
}

/** Whether a spell that he may cast would find nothing to do, else whom it may strike. */
function aboutCast(t: LodgeTable, seat: Seat, slot: number): Facts | null {
  const { effect } = halfIn(t, seat, slot);
  if (!canRun(t, seat, effect)) return foreseen([inVain()]);
  const aims = aimsOf(t, seat, effect);
  if (aims.length === 0) return null;
  return { ...foreseen([inReach(t, aims)]), aims: aims.map((model) => modelName(t, model)) };
}

/** So seldom is a spell given up for a step by chance: such answers are many, and few of them are any good. */
const MOMENTUM_ONE_IN = 10;

function sampleTurn(options: readonly TurnAnswer[], dice: Dice): TurnAnswer {
  for (;;) {
    const answer = options[dice.index('pick', options.length)];
    if (answer.do !== 'momentum' || dice.index('pick', MOMENTUM_ONE_IN) === 0) return answer;
  }
}

function endTurn(t: LodgeTable, seat: Seat): void {
  const { state } = t;
  if (state.actions === 0) {
    state.passes++;
    t.tell({ type: 'passed', by: seat });
  } else state.passes = 0;
  state.turn = (state.turn + 1) % state.seats;
  state.actions = 0;
  state.casts = 0;
  next(t, { do: 'turn' });
}

type Action = Exclude<TurnAnswer, { do: 'pass' } | { do: 'end' }>;

/** An Action, carried out completely before the next is chosen. [B32] */
function act(t: LodgeTable, seat: Seat, answer: Action): void {
  const { state } = t;
  switch (answer.do) {
    case 'explore':
      explore(t, seat, answer);
      break;
    case 'fight':
      fight(t, seat, answer);
      break;
    case 'command':
      state.physical[seat]--;
      t.tell({ type: 'commanded', by: seat, model: answer.model });
      activate(t, seat, evocationOf(modelNamed(t, answer.model)), 0);
      break;
    case 'cast': {
      const slot = slotNamed(answer.slot);
      state.casts |= slot === QUICK ? 2 : 1;
      cast(t, seat, slot);
      break;
    }
    case 'momentum':
      // Discarded without being shown, for one step. [B41]
      t.tell({ type: 'momentum', by: seat, slot: answer.slot });
      state.unseen[seat].push(emptySlot(state, seat, slotNamed(answer.slot)) >> 1);
      takeStep(t, seat, answer);
      break;
    case 'familiar':
      useToken(t, seat, answer.use);
  }
}

/** Steps, and the room's activation before the first or after the last of them. [B38] [B43] */
function explore(t: LodgeTable, seat: Seat, answer: Extract<TurnAnswer, { do: 'explore' }>): void {
  const { state } = t;
  state.physical[seat]--;
  t.tell({ type: 'explored', by: seat });
  const left = mageOf(t, seat).move + buffOf(state, seat, 'move');
  if ('activate' in answer) {
    if (!state.options.physical2019) next(t, { do: 'steps', by: seat, left, after: 'nothing' });
    activateRoom(t, seat, state.at[seat]);
  } else {
    next(t, { do: 'steps', by: seat, left: left - 1, after: 'activate' });
    takeStep(t, seat, answer);
  }
}

/** One attack and one activation in either order; in the older game steps and then the attack. [B39] [B43] */
function fight(t: LodgeTable, seat: Seat, answer: Extract<TurnAnswer, { do: 'fight' }>): void {
  const { state } = t;
  state.physical[seat]--;
  t.tell({ type: 'fought', by: seat });
  if ('to' in answer) {
    const left = mageOf(t, seat).move + buffOf(state, seat, 'move') - 1;
    next(t, { do: 'steps', by: seat, left, after: 'attack' });
    takeStep(t, seat, answer);
  } else if ('activate' in answer) {
    next(t, { do: 'part', by: seat, may: 'attack' });
    activateRoom(t, seat, state.at[seat]);
  } else {
    if (!state.options.physical2019) next(t, { do: 'part', by: seat, may: 'activate' });
    attackNow(t, seat, modelNamed(t, answer.model), 0);
  }
}

/** Turned over for the Familiar Action or a sortie. [F17] [F18] [F26] [R32] */
function useToken(t: LodgeTable, seat: Seat, use: 'action' | 'sortie'): void {
  const familiar = familiarOf(t, seat);
  t.state.ready &= ~(1 << familiar);
  if (use === 'sortie') sortie(t, seat, MODE_CHANGES.byToken);
  else {
    t.tell({ type: 'usedFamiliarAction', by: seat });
    startRun(t, seat, creatureOf(t, familiar).guard);
  }
}
