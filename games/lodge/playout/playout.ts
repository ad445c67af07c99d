import { type Dice, noisyBest, optionsOf, partOf, pick, type Question, type Seat } from '@conjure/engine';
import { creatureNamed, roomNamed } from '../content.ts';
import type { CubeAnswer, RemoveAnswer } from '../rules/answers.ts';
import { modelNamed } from '../rules/names.ts';
import type { Position } from '../state.ts';
import { aimWorth, opAsking, placingWorths, roomAimWorth } from './aim.ts';
import { creatureWorth } from './harm.ts';
import { cardsWorth, cubeWorth, questWorth, removalWorth, schoolsWorth, shareWorth } from './keep.ts';
import { plan } from './plan.ts';
import { evocationsWorths, prowlingWorths } from './prowling.ts';
import { reactWorths } from './react.ts';
import { type Sight, sightOf } from './sight.ts';
import { stepWorths, turnWorths } from './turn.ts';

/** How good the answers to a question look to the seat. */
type Worths = (s: Sight, asked: Question) => (answer: never) => number;

interface CardsAnswer {
  cards: readonly string[];
}
interface Quests {
  quests: readonly string[];
}

const doing =
  (action: string): Worths =>
  () =>
  (answer: { do?: string }) =>
    answer.do === action ? 1 : 0;

/** Cards that he gets; what he gives is worth the less the better. */
const cards: Worths = (s) => (answer: CardsAnswer) => cardsWorth(s, answer.cards);
const given: Worths = (s) => (answer: CardsAnswer | { do: string }) =>
  'cards' in answer ? -cardsWorth(s, answer.cards) : -9;
const cube: Worths = (s) => (answer: CubeAnswer) => cubeWorth(s, s.by, answer);

const WORTHS: { readonly [kind: string]: Worths | undefined } = {
  turn: turnWorths,
  steps: (s, { facts }) => stepWorths(s, Number(facts?.left), facts?.after === 'activate'),
  part: (s) => stepWorths(s, 0, true),
  react: reactWorths,
  activation(s, { facts }) {
    const ends = s.state.agenda.findLast((matter) => matter.do === 'activationEnds');
    if (ends?.do !== 'activationEnds') return () => 0;
    return prowlingWorths(s, ends.evocation, Number(facts?.left), facts?.attacked === true);
  },
  evocations: evocationsWorths,
  target(s) {
    const op = opAsking(s);
    return ({ model }: { model: string }) => aimWorth(s, op, modelNamed(s, model));
  },
  room(s) {
    const op = opAsking(s);
    return ({ room }: { room: string }) => roomAimWorth(s, op, roomNamed(s.content, room));
  },
  placeModel(s) {
    const worth = placingWorths(s);
    return ({ room }: { room: string }) => worth(roomNamed(s.content, room));
  },
  divide:
    (s) =>
    ({ share }: { share: number }) =>
      shareWorth(s, s.by, share),
  heal: cube,
  convert: cube,
  convertRoom: cube,
  specimen:
    ({ content }) =>
    ({ familiar }: { familiar: string }) =>
      creatureWorth(content.creatures[creatureNamed(content, familiar)]),
  makeRoom: (s) => (answer: RemoveAnswer) => removalWorth(s, answer),
  pickUp: doing('pickUp'),
  may: doing('use'),
  reward: doing('use'),
  forget: doing('keep'),
  questOfRound: doing('keep'),
  schools:
    (s) =>
    ({ schools }: { schools: readonly string[] }) =>
      schoolsWorth(s, schools),
  school:
    (s) =>
    ({ school }: { school: string }) =>
      schoolsWorth(s, [school]),
  keepStudied: cards,
  keepDrawn: cards,
  recall:
    (s) =>
    ({ card }: { card: string }) =>
      cardsWorth(s, [card]),
  handLimit: given,
  payment: given,
  unused:
    () =>
    ({ hand }: { hand: readonly string[] }) =>
      hand.length,
  keepQuests:
    (s) =>
    ({ quests }: Quests) =>
      quests.reduce((sum, id) => sum + questWorth(s, s.by, id), 0),
  questLimit:
    (s) =>
    ({ quests }: Quests) =>
      -questWorth(s, s.by, quests[0]),
};

/** How much chance alone can move a worth: in Power, and in parts of it. */
const NOISE = { whim: 0.06, doubt: 0.2 };

/**
 * What a mage would answer without much thought, by what the table shows and his own cards: the playouts of the bots are
 * played by it. Chance has its say, so that no two playouts need be the same.
 */
export function playout(at: Position, seat: Seat, question: Question, dice: Dice): unknown {
  const asked = partOf(question, seat);
  if (asked.kind === 'set') return plan(at, seat, dice);
  const worths = WORTHS[asked.kind];
  const options = optionsOf(asked, seat);
  if (!worths || !options) return pick(asked, seat, dice);
  if (options.length === 1) return options[0];
  const worth = worths(sightOf(at, seat), asked) as (answer: unknown) => number;
  return noisyBest(options, worth, NOISE, dice);
}

/** Kinds of questions that come in the middle of an action: nobody should judge a position there. */
export const UNSETTLED: ReadonlySet<string> = new Set([
  'steps',
  'part',
  'react',
  'activation',
  'target',
  'room',
  'push',
  'placeModel',
  'divide',
  'heal',
  'convert',
  'convertRoom',
  'specimen',
  'makeRoom',
  'pickUp',
  'may',
  'reward',
  'school',
  'keepDrawn',
  'recall',
  'payment',
  'dispel',
  'swapSet',
  'keepQuests',
  'questLimit',
]);

/** What is asked before the first round. [B11] */
export const SET_UP: ReadonlySet<string> = new Set(['chooseMage', 'chooseGrimoire']);
