import {
  canonical,
  dataOf,
  diceFrom,
  openTo,
  optionsOf,
  type PendingQuestion,
  type Phrase,
  pick,
  type Seat,
  seeded,
  type Viewer,
  waitingFor,
} from '@conjure/engine';
import { capitalised, prompt, waiting } from '@conjure/words';
import type { ReplyFields } from './problem.ts';
import type { RequestContext } from './request.ts';

/** Who looks; `undefined` is the referee, who sees everything. */
export interface LookOptions {
  viewer: Viewer | undefined;
  /** Texts beside options and events. */
  labels: boolean;
}

type SpokenPlay = Pick<RequestContext, 'play' | 'voice'>;

const SAMPLES = 12;
const TRIES = 60;

/** The open questions as the viewer may see them: of another seat's question only what everybody hears. */
export function openIn(at: SpokenPlay, { viewer, labels }: LookOptions): ReplyFields[] {
  const { match } = at.play;
  const { open } = match;
  if (!open) return [];
  const { how } = open.question;
  const all = waitingFor(match);
  const told = ({ id, question: { kind, rule } }: Put, phrase: Phrase, seats = all) => ({
    question: id,
    seats,
    how,
    kind,
    rule,
    prompt: at.voice.say(phrase),
  });
  const put = (seat: Seat, seats = all): ReplyFields[] => {
    const own = openTo(match, seat);
    return own
      ? [{ ...told(own, prompt(own.question), seats), ...choicesOf(at, own, seat, labels), ...knownOf(own) }]
      : [];
  };
  if (viewer === undefined) {
    if (how === 'one' || how === 'independent') return all.flatMap((seat) => put(seat, [seat]));
    const choices = bySeat(all, (seat) => choicesOf(at, open, seat, labels));
    return [{ ...told(open, prompt(open.question)), ...choices, ...knownOf(open) }];
  }
  if (viewer !== null && all.includes(viewer)) return put(viewer);
  // The others hear only who is asked: the question itself may speak of what only that seat can see.
  const view = match.game.view(match.table, viewer);
  const names = all.map((seat) => at.voice.seatName(view, seat));
  return [{ ...told(open, waiting(open.question, names)), ...some('facts', dataOf(open.question).facts) }];
}

/** What a question is about, for programs; what only those who are asked may know; and what they may say aside of the options. */
function knownOf({ question }: Put): ReplyFields {
  const { facts, own } = dataOf(question);
  return { ...some('facts', facts), ...some('own', own), ...(question.aside ? { aside: question.aside } : {}) };
}

const some = (name: string, data: object): ReplyFields => (Object.keys(data).length > 0 ? { [name]: data } : {});

/** A question as it is put to a seat. */
type Put = Pick<PendingQuestion, 'id' | 'question'>;

interface OpenChoices {
  /** All legal answers. */
  options?: readonly unknown[];
  /** Some legal answers, where they cannot be listed. */
  sampled?: readonly unknown[];
  /** Their texts, in the same order. */
  labels?: string[];
}

function choicesOf({ play, voice }: SpokenPlay, open: Put, seat: Seat, labels: boolean): OpenChoices {
  const { game, table } = play.match;
  const options = optionsOf(open.question, seat);
  const answers = options ?? samples(open, seat);
  const choices: OpenChoices = options ? { options } : { sampled: answers };
  if (labels) {
    const view = game.view(table, seat);
    choices.labels = answers.map((answer) => capitalised(voice.say(game.label(view, open.question.kind, answer))));
  }
  return choices;
}

/** By dice of its own, the same for the same question: looking twice shows the same, and shifts no die of the match. */
function samples(open: Put, seat: Seat): unknown[] {
  const dice = diceFrom(seeded(`${open.id} ${seat}`));
  const found = new Map<string, unknown>();
  for (let tries = 0; tries < TRIES && found.size < SAMPLES; tries++) {
    const answer = pick(open.question, seat, dice);
    if (open.question.refuse(answer, seat) === null) found.set(canonical(answer), answer);
  }
  return [...found.values()];
}

/** `{ options, labels }` of every seat, turned into options by seat and labels by seat. */
function bySeat(seats: readonly Seat[], choices: (seat: Seat) => OpenChoices): ReplyFields {
  const sorted: Record<string, Record<string, unknown>> = {};
  for (const seat of seats)
    for (const [field, list] of Object.entries(choices(seat))) {
      sorted[field] ??= {};
      sorted[field][seat] = list;
    }
  return sorted;
}
