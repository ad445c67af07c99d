import {
  barredOf,
  canonical,
  diceFrom,
  forcedIn,
  type Match,
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
import type { HostedMatch } from '../hosted-match.ts';
import type { Barred, Choice, OpenQuestion } from '../server-messages.ts';

/** The open question as the viewer may see it: of another seat's question only what everybody hears. */
export function openQuestionOf(id: string, match: Match, viewer: Viewer, view: unknown): OpenQuestion | null {
  const { open, game } = match;
  if (!open) return null;
  const mine = viewer === null ? null : openTo(match, viewer);
  const { id: number, question } = mine ?? open;
  const { kind, rule, facts = {}, own } = question;
  const { how } = open.question;
  const asked: OpenQuestion = { question: number, kind, rule, how, seats: waitingFor(match), facts };
  if (viewer === null || !mine) return asked;
  const choice = (answer: unknown): Choice => ({
    answer,
    label: game.label(view, kind, answer),
    ...about(mine, viewer, answer),
  });
  const options = optionsOf(question, viewer);
  const forced = forcedIn(open.question, viewer);
  return {
    ...asked,
    ...(own ? { own } : {}),
    ...(forced ? { forced } : {}),
    ...(options ? { options: options.map(choice) } : { options: null, sampled: samples(id, mine, viewer).map(choice) }),
  };
}

/** Plausible answers that are refused to a seat that is asked: the first ones, where there are many. */
export function barredFor({ play: { match } }: HostedMatch, seat: Seat): Barred[] {
  const open = openTo(match, seat);
  if (!open) return [];
  const view = match.game.view(match.table, seat);
  const { kind } = open.question;
  return barredOf(open.question, seat, BARRED).map(([answer, refused]) => ({
    answer,
    label: match.game.label(view, kind, answer),
    refused,
  }));
}

/** The labels of a seat's options, from the `from`-th on. */
export function labelsFor({ play: { match } }: HostedMatch, seat: Seat, from: number): Phrase[] {
  const open = openTo(match, seat);
  const options = open && optionsOf(open.question, seat);
  if (!open || !options) return [];
  const view = match.game.view(match.table, seat);
  return options.slice(from).map((answer) => match.game.label(view, open.question.kind, answer));
}

/** What a seat is asked itself. */
type OwnQuestion = Pick<PendingQuestion, 'id' | 'question'>;

/** What is certain of a legal answer. */
function about({ question }: OwnQuestion, seat: Seat, answer: unknown): Pick<Choice, 'about'> {
  const certain = question.about?.(answer, seat);
  return certain ? { about: certain } : {};
}

/** More than these are no news. */
const BARRED = 40;

const SAMPLES = 12;
const TRIES = 60;

/** By dice of its own, the same for the same question: looking twice shows the same, and shifts no die of the match. */
function samples(id: string, open: OwnQuestion, seat: Seat): unknown[] {
  const dice = diceFrom(seeded(`${id} ${open.id} ${seat}`));
  const found = new Map<string, unknown>();
  for (let tries = 0; tries < TRIES && found.size < SAMPLES; tries++) {
    const answer = pick(open.question, seat, dice);
    if (open.question.refuse(answer, seat) === null) found.set(canonical(answer), answer);
  }
  return [...found.values()];
}
