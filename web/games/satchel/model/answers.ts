import type { OpenQuestion } from '@conjure/host';
import type { PlaceName, Stamped } from '@conjure/satchel/view';
import { onlyAnswer } from '../../../table/session/auto-answer.ts';

/** What a seat can say. In the live clock every answer carries a stamp, which the host writes anew. */
export type SatchelAnswer = Stamped;
type Of<D extends SatchelAnswer['do']> = Extract<SatchelAnswer, { do: D }>;
export type Lay = Of<'place'> | Of<'familiar'>;

/** A piece in somebody's hand: a die by its number, or whichever familiar is awake. */
export type Held = number | 'familiar';

/** A slot of a card or tile; slots count from 1. */
export interface Spot {
  readonly place: PlaceName;
  readonly slot: number;
}

export const spotId = ({ place, slot }: Spot): string => `${place}#${slot}`;

export function spotOf(id: string): Spot {
  const [place, slot] = id.split('#');
  return { place, slot: Number(slot) };
}

/** All that can be done now, sorted by what it is. */
export interface Plays {
  readonly rolls: readonly Of<'roll'>[];
  readonly lays: readonly Lay[];
  readonly takes: readonly Of<'recover'>[];
  readonly takeAll: SatchelAnswer | null;
  readonly learns: readonly Of<'learn'>[];
  readonly pass: SatchelAnswer | null;
  readonly nextRound: SatchelAnswer | null;
  readonly resume: SatchelAnswer | null;
}

export function playsIn(asked: OpenQuestion | null): Plays {
  const answers = (asked?.options ?? []).map(({ answer }) => answer as SatchelAnswer);
  const all = <D extends SatchelAnswer['do']>(action: D): Of<D>[] =>
    answers.filter((answer): answer is Of<D> => answer.do === action);
  const one = (action: SatchelAnswer['do']): SatchelAnswer | null => all(action)[0] ?? null;
  return {
    rolls: all('roll'),
    lays: answers.filter((answer): answer is Lay => answer.do === 'place' || answer.do === 'familiar'),
    takes: all('recover'),
    takeAll: one('recoverAll'),
    learns: all('learn'),
    pass: one('pass'),
    nextRound: one('nextRound'),
    resume: one('resume'),
  };
}

/** Nothing is left to do in a window but to take back, or to pass. */
export const isSpent = ({ rolls, lays, learns, pass }: Plays): boolean =>
  pass !== null && rolls.length === 0 && lays.length === 0 && learns.length === 0;

/** What is said for him who wants to pass where nothing is left to roll or lay; `null` where he is to decide. */
export function autoAnswer(asked: OpenQuestion, autopass: boolean): unknown {
  const plays = playsIn(asked);
  return autopass && isSpent(plays) ? plays.pass : onlyAnswer(asked);
}

export const heldBy = (lay: Lay): Held => (lay.do === 'place' ? lay.die : 'familiar');

/** The same way to lay the same piece, whenever. */
export const isSame = (a: Lay, b: Lay): boolean =>
  heldBy(a) === heldBy(b) && a.loc === b.loc && a.slot === b.slot && a.aim === b.aim;

/** How likely a roll of these dice shows something that fits, as the host says; `null` where it is not offered. */
export function fitOf(asked: OpenQuestion | null, numbers: readonly number[]): number | null {
  const wanted = numbers.join();
  const found = asked?.options?.find(({ answer }) => {
    const { do: action, dice } = answer as { do: string; dice?: readonly number[] };
    return action === 'roll' && dice?.join() === wanted;
  });
  const fit = found?.about?.fit;
  return typeof fit === 'number' ? fit : null;
}

/** The slot that an answer is about. */
export function selectorOf(answer: unknown): string | null {
  const said = answer as SatchelAnswer;
  return 'loc' in said ? `[data-spot="${spotId({ place: said.loc, slot: said.slot })}"]` : null;
}
