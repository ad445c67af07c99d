import type { DemonsView, Power, RankName } from '@conjure/demons/view';
import type { Barred, Choice, OpenQuestion } from '@conjure/host';
import { type AnswerFields, choicesOf, fieldsOf } from '../../answers.ts';
import { printed, RANKS, spiritOf } from '../printed.ts';

/** An action that may or may not be had: pressed, it is given, aimed, or refused with its rule. */
export interface ActionChoice {
  readonly choices: readonly Choice[];
  /** What to ask for where there is no choice: the refusal tells why. */
  readonly answer: AnswerFields;
}

const barredOf = (asked: OpenQuestion, test: (answer: AnswerFields) => boolean): Barred | undefined =>
  asked.barred?.find((each) => test(fieldsOf(each)));

function action(asked: OpenQuestion, test: (answer: AnswerFields) => boolean, otherwise: AnswerFields): ActionChoice {
  const choices = choicesOf(asked).filter((choice) => test(fieldsOf(choice)));
  const barred = choices.length === 0 ? barredOf(asked, test) : undefined;
  return { choices, answer: barred ? fieldsOf(barred) : otherwise };
}

/** An action of the first phase without a target: raise, wait, leave. */
export const plainAction = (asked: OpenQuestion, name: string): ActionChoice =>
  action(asked, (answer) => answer.do === name, { do: name });

export interface RankTile extends ActionChoice {
  readonly rank: RankName;
  /** Counters left in the pile. */
  readonly left: number;
  /** What the Conjuration Table adds to the die for the shield he has. */
  readonly number: number | null;
}

export function rankTiles(view: DemonsView, asked: OpenQuestion): RankTile[] {
  const { shields, values } = printed.tables.conjuration;
  const shield = view.viewer === null ? null : view.magicians[view.viewer].shield;
  return RANKS.map((rank, i) => ({
    rank,
    left: view.piles[rank],
    number: shield === null ? null : values[shields.indexOf(shield)][i],
    ...action(asked, (answer) => answer.do === 'conjure' && answer.rank === rank, { do: 'conjure', rank }),
  }));
}

/** Actions of the demon-use phase that are few or pressing, and those that wait behind a button of their own. */
export const DIRECT_ACTIONS = ['attack', 'pickUp', 'trade', 'torture', 'free'] as const;
export const LATER_ACTIONS = ['lift', 'control', 'release'] as const;

export const choicesFor = (asked: OpenQuestion, name: string): readonly Choice[] =>
  choicesOf(asked).filter((choice) => fieldsOf(choice).do === name);

/** The treasures that can be seized; with which spirit is the next thing to say. */
export const seizable = (asked: OpenQuestion): string[] => [
  ...new Set(choicesFor(asked, 'seize').map((choice) => String(fieldsOf(choice).box))),
];

export interface PowerUse extends ActionChoice {
  readonly spirit: number;
  readonly power: Power;
}

/** Every letter of every spirit that serves the viewer, to be had or not. */
export function powersOf(view: DemonsView, asked: OpenQuestion): PowerUse[] {
  if (view.viewer === null) return [];
  const { spirits, borrowed } = view.magicians[view.viewer];
  return [...spirits, ...borrowed.map(({ spirit }) => spirit)].flatMap((spirit) =>
    spiritOf(view.options, spirit).powers.map((power) => ({
      spirit,
      power,
      ...action(asked, (answer) => answer.do === 'power' && answer.spirit === spirit && answer.power === power, {
        do: 'power',
        spirit,
        power,
        ...someTarget(view, power),
      }),
    })),
  );
}

/** Something the power could be aimed at, so that it can be asked for and refused. */
function someTarget(view: DemonsView, power: Power): AnswerFields {
  switch (power) {
    case 'C':
      return { magician: view.viewer, ill: 'wound' };
    case 'F':
      return { mortal: view.mortals[0].id };
    case 'G':
      return { item: view.boxes[0].box };
    case 'N':
      return { magician: (view.magicians.find(({ seat }) => seat !== view.viewer) ?? view.magicians[0]).seat };
    case 'P':
    case 'X':
      return { city: view.mortals[0].base };
    case 'R':
    case 'T':
      return { to: null };
    default:
      return {};
  }
}
