// Matches played beforehand by a host of the test's own: what the page must come to, and positions to begin from.
import { demons } from '@conjure/demons';
import { asGame, diceFrom, type Record as MatchRecord, type Options, type Seat, seeded } from '@conjure/engine';
import { type Chair, type Choice, libraryOf, type OpenQuestion, type ServerMessageOf } from '@conjure/host';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';

export interface Opening {
  readonly game: string;
  readonly seats?: readonly Chair[];
  readonly seed?: string;
  readonly scenario?: object;
  readonly options?: Options;
  readonly practice?: boolean;
}

/** An answer that was given, and to what. */
export interface Step {
  readonly seat: Seat;
  readonly asked: OpenQuestion;
  readonly choice: Choice;
}

export interface Scripted {
  readonly steps: readonly Step[];
  /** What was seen at the end, by seat. */
  readonly states: readonly ServerMessageOf<'state'>[];
  readonly record: MatchRecord;
}

/** Chooses for a seat; `null` stops there. */
export type Policy = (asked: OpenQuestion, step: number, state: ServerMessageOf<'state'>) => Choice | null;

export const GAMES = libraryOf([asGame(demons), asGame(lodge), asGame(satchel), asGame(sorcery)]);
const US = 'test';

/** What the page answers by itself, unless its person wants to be asked. */
export const isForced = ({ forced }: OpenQuestion): boolean => forced !== undefined;

/** Plays a match of people by a policy. What the page answers by itself is in the record, but no step. */
export async function scripted(
  opening: Opening,
  policy: Policy,
  isByItself: (asked: OpenQuestion) => boolean = () => false,
): Promise<Scripted> {
  const { game, seats = [person], practice = false, ...more } = opening;
  const at = testHost({ games: GAMES });
  const { match } = one(await at.tell(US, { do: 'open', game, seats, practice, ...more }), 'opened');
  const steps: Step[] = [];
  let given = 0;
  let last: Seat = 0;
  const sees = (seat: Seat) => stateOf(at, US, match, seat);
  for (;;) {
    const seat = nextOf(sees(0).asked, last);
    const state = seat === undefined ? null : sees(seat);
    const choice = state?.asked && policy(state.asked, given, state);
    if (!choice || !state?.asked || seat === undefined) break;
    const auto = isByItself(state.asked);
    if (!auto) steps.push({ seat, asked: state.asked, choice });
    last = seat;
    given++;
    const answer = { do: 'answer', match, seat, question: state.asked.question, answer: choice.answer, auto };
    one(await at.tell(US, answer), 'state');
  }
  const { record } = one(await at.tell(US, { do: 'export', match }), 'record');
  return { steps, states: seats.map((_, seat) => sees(seat)), record };
}

/** Where all are asked at once, whoever sits there answers first. */
const nextOf = (asked: OpenQuestion | null, last: Seat): Seat | undefined =>
  (asked?.how === 'each' || asked?.how === 'independent') && asked.seats.includes(last) ? last : asked?.seats[0];

const choicesOf = ({ options, sampled }: OpenQuestion): readonly Choice[] => options ?? sampled ?? [];

/** Something of everything, the same for the same seed: first what to do, then one way of doing it. Never what is in `shy`. */
export function varied(seed: string, shy: readonly string[] = [], most = Number.POSITIVE_INFINITY): Policy {
  return (asked, step) => {
    if (step >= most) return null;
    const kinds = [...Map.groupBy(choicesOf(asked), ({ label }) => label.key)];
    const bold = kinds.filter(([key]) => !shy.includes(key));
    const dice = diceFrom(seeded(`${seed} ${step}`));
    const [, choices] = (bold.length > 0 ? bold : kinds)[dice.index('kind', Math.max(1, bold.length))];
    return choices[dice.index('one of it', choices.length)];
  };
}

/** These answers one after the other, each named by some of its fields. */
export function following(...answers: readonly object[]): Policy {
  return (asked, step) => {
    const wanted = answers[step];
    if (!wanted) return null;
    const fits = ({ answer }: Choice) =>
      Object.entries(wanted).every(
        ([name, value]) => JSON.stringify(Object(answer)[name as never]) === JSON.stringify(value),
      );
    const found = choicesOf(asked).find(fits);
    if (!found) throw new Error(`Nobody can answer ${asked.kind} with ${JSON.stringify(wanted)}.`);
    return found;
  };
}

const SEED = '245';
/** What would end the match too soon, or say little. */
const SHY = ['answer.first.wait', 'answer.first.leave', 'answer.use.release', 'answer.use.control'];

const played = new Map<string, Promise<Scripted>>();

/** What many tests begin from is played once by all of them that share a worker, by its name. Nobody changes what they are given. */
export function playedOnce(name: string, play: () => Promise<Scripted>): Promise<Scripted> {
  const known = played.get(name) ?? play();
  played.set(name, known);
  return known;
}

/** A match alone that has something of everything, or its first answers. */
export const solitaire = (most?: number, seed = SEED): Promise<Scripted> =>
  playedOnce(`solitaire ${seed} ${most}`, () => scripted({ game: 'demons', seed }, varied(seed, SHY, most), isForced));
