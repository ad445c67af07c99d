import type { Asked } from '@conjure/host';
import type { PlaceName } from '@conjure/satchel/events.ts';
import type { Stamped } from '@conjure/satchel/rules/commands.ts';

/** What a seat can say. In the live clock every answer carries a stamp, which the host writes anew. */
export type Answer = Stamped;
type Of<D extends Answer['do']> = Extract<Answer, { do: D }>;
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
  readonly takeAll: Answer | null;
  readonly learns: readonly Of<'learn'>[];
  readonly pass: Answer | null;
  readonly nextRound: Answer | null;
  readonly resume: Answer | null;
}

export function playsIn(asked: Asked | null): Plays {
  const answers = (asked?.options ?? []).map(({ answer }) => answer as Answer);
  const all = <D extends Answer['do']>(deed: D): Of<D>[] =>
    answers.filter((answer): answer is Of<D> => answer.do === deed);
  const one = (deed: Answer['do']): Answer | null => all(deed)[0] ?? null;
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

export const heldBy = (lay: Lay): Held => (lay.do === 'place' ? lay.die : 'familiar');
