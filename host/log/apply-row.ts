import { answer, type LogEntry, type Match, must, redo, scriptDice, undo } from '@conjure/engine';
import type { Chair } from '../client-messages.ts';
import { type Outage, questionsIn, updateClocks } from '../clocks.ts';
import {
  checkpointsOf,
  type HostedMatch,
  handBack,
  handOver,
  isAboutUndo,
  isHeld,
  nextCheckpoints,
  vacate,
} from '../hosted-match.ts';
import type { Deed, LogRow, VoteTopic } from './row.ts';

/** What becomes of a match by the next deed of its log, whoever did it and wherever. Throws where log and rules part. */
export function applyRow(hosted: HostedMatch, row: LogRow, outages: readonly Outage[] = []): HostedMatch {
  if (row.n !== hosted.n + 1) throw new Error(`deed ${row.n} does not follow ${hosted.n}`);
  if (hosted.closed) throw new Error('a match that is closed goes on');
  const was = questionsIn(hosted);
  const then = matchAfter(hosted, row);
  const steps = [...hosted.steps, then.play.match.answers.length];
  const pausedSince = then.play.match.open?.question.standsStill ? (hosted.pausedSince ?? row.at) : null;
  const talk = hosted.talk + Number(isTalk(row));
  const next = updateClocks(hosted, { ...then, n: row.n, at: row.at, steps, pausedSince, talk }, was, outages);
  const digest = row.kind === 'answer' ? next.checkpoints.at(-1)?.digest : undefined;
  if (row.tale !== undefined && row.tale !== digest) throw new Error(`deed ${row.n} tells something else`);
  return next;
}

const TALK: readonly Deed['kind'][] = ['undo', 'redo', 'ask', 'agree', 'drop', 'pause', 'go', 'pace'];

/** Whether it is talk about the match, and could go on for ever. */
export const isTalk = ({ kind }: Deed): boolean => TALK.includes(kind);

function matchAfter(hosted: HostedMatch, deed: LogRow): HostedMatch {
  switch (deed.kind) {
    case 'answer':
      giveAnswer(hosted, deed.body);
      return { ...hosted, checkpoints: nextCheckpoints(hosted), vote: withoutUndo(hosted) };
    case 'undo': {
      const { undo: answers, by, agreed } = deed.body;
      moveExactly(hosted.play.match, -answers, () => undo(hosted.play, by, agreed === true, answers));
      return { ...hosted, checkpoints: hosted.checkpoints.slice(0, hosted.play.match.answers.length + 1), vote: null };
    }
    case 'redo':
      moveExactly(hosted.play.match, deed.body.redo, () => redo(hosted.play, deed.body.by));
      return { ...hosted, checkpoints: checkpointsOf(hosted.play), vote: null };
    case 'ask':
      return { ...hosted, vote: { ...deed.body, waiting: seatsToAgree(hosted, deed.body), since: deed.at } };
    case 'agree':
      return { ...hosted, vote: voteAfterAgreeing(hosted, deed.body.by) };
    case 'drop':
      return { ...hosted, vote: null };
    case 'sit':
      return seated(hosted, deed.body);
    case 'bot':
      return { ...handOver(hosted, deed.body.by, deed.body.level), vote: null };
    case 'back':
      return { ...handBack(hosted, deed.body.by), vote: null };
    case 'late':
      return { ...handOver(hosted, deed.body.seat, levelIn(hosted)), vote: voteWithout(hosted, deed.body.seat) };
    case 'leave':
      return { ...vacate(hosted, deed.body.by, levelIn(hosted)), vote: null };
    case 'free':
      return { ...vacate(hosted, deed.body.seat, levelIn(hosted)), vote: null };
    case 'pause':
    case 'go': {
      const vote = hosted.vote?.what === 'pause' ? null : hosted.vote;
      return { ...hosted, vote, pace: { ...hosted.pace, paused: deed.kind === 'pause' } };
    }
    case 'pace':
      return { ...hosted, pace: { ...hosted.pace, ms: deed.body.ms } };
    case 'close':
      return { ...hosted, closed: true };
    default:
      throw new Error(`${deed.kind} is nothing that is done in a match`);
  }
}

function giveAnswer(
  { play }: HostedMatch,
  { seat, answer: given, dice = [], auto }: Extract<LogEntry, { answer: unknown }>,
): void {
  // Dice that an undo has left waiting, or a file brought along, are there already.
  scriptDice(play.match, dice.slice(play.match.scripted.length));
  const verdict = answer(play, seat, given, undefined, auto);
  if (!('done' in verdict)) throw new Error(`an answer of seat ${seat} is not allowed: ${Object.keys(verdict).join()}`);
}

/** Takes answers back or gives them again, as many as the log says. */
function moveExactly({ answers }: Match, by: number, task: () => object): void {
  const before = answers.length;
  const verdict = task();
  if ('barred' in verdict || answers.length - before !== by)
    throw new Error(`${by} answers cannot be taken back or given again`);
}

/** The next answer drops an undo that was asked for; the rest is still to be decided. */
const withoutUndo = ({ vote }: HostedMatch): HostedMatch['vote'] => (isAboutUndo(vote) ? null : vote);

const levelIn = ({ online }: HostedMatch): string => must(online ?? undefined, 'the terms').terms.substitute;

/** The other people, but for whose seat it is about: they have to agree. */
export const seatsToAgree = (hosted: HostedMatch, topic: VoteTopic): number[] =>
  othersThan(hosted, topic.by).filter((seat) => topic.what !== 'free' || seat !== topic.of);

/** The other people, who have a say. */
export const othersThan = (hosted: HostedMatch, seat: number): number[] =>
  hosted.chairs.flatMap((_, other) => (other !== seat && isHeld(hosted, other) ? [other] : []));

function voteAfterAgreeing({ vote }: HostedMatch, by: number): HostedMatch['vote'] {
  if (!vote?.waiting.includes(by)) throw new Error(`seat ${by} was not asked to agree`);
  return { ...vote, waiting: vote.waiting.filter((other) => other !== by) };
}

/** Nobody waits for the word of a seat that a bot has now. Where it was the last one, those who agreed may ask again. */
function voteWithout({ vote }: HostedMatch, seat: number): HostedMatch['vote'] {
  const waiting = vote?.waiting.filter((other) => other !== seat) ?? [];
  return vote && waiting.length > 0 ? { ...vote, waiting } : null;
}

/** Whoever sits down where another sat, or leaves a seat for another, does not have the match for himself. */
function seated(hosted: HostedMatch, { player, seats }: Extract<Deed, { kind: 'sit' }>['body']): HostedMatch {
  const isTaken = seats.some((seat) => hosted.players[seat] !== null);
  const players = hosted.players.map((holder, seat) => (seats.includes(seat) ? player : holder));
  // Whoever sits down where a seat was left takes it over from a bot; those at the owner's own screen are called as before.
  const isCalled = (chair: Chair) => chair.who === 'person' && player === hosted.online?.owner;
  const chairs = hosted.chairs.map(
    (chair, seat): Chair =>
      hosted.vacant.includes(seat) && seats.includes(seat) && !isCalled(chair) ? { who: 'person' } : chair,
  );
  const isAlone = players.every((holder, seat) => holder === player || chairs[seat]?.who !== 'person');
  const held = hosted.held.includes(player) ? hosted.held : [...hosted.held, player];
  const vacant = hosted.vacant.filter((seat) => !seats.includes(seat));
  return { ...hosted, players, chairs, held, vacant, shared: hosted.shared || isTaken || !isAlone };
}
