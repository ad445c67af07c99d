import { answer, type LogEntry, type Match, must, redo, scriptDice, undo } from '@conjure/engine';
import type { Chair } from '../client-messages.ts';
import { type Outage, questionsIn, updateClocks } from '../clocks.ts';
import { checkpointsOf, handBack, handOver, isAboutUndo, isHeld, nextCheckpoints, type Room, vacate } from '../room.ts';
import type { Deed, LogRow, VoteTopic } from './row.ts';

/** What becomes of a room by the next deed of its log, whoever did it and wherever. Throws where log and rules part. */
export function applyRow(room: Room, row: LogRow, outages: readonly Outage[] = []): Room {
  if (row.n !== room.n + 1) throw new Error(`deed ${row.n} does not follow ${room.n}`);
  if (room.closed) throw new Error('a match that is closed goes on');
  const was = questionsIn(room);
  const then = roomAfter(room, row);
  const steps = [...room.steps, then.play.match.given.length];
  const pausedSince = then.play.match.open?.question.standsStill ? (room.pausedSince ?? row.at) : null;
  const talk = room.talk + Number(isTalk(row));
  const next = updateClocks(room, { ...then, n: row.n, at: row.at, steps, pausedSince, talk }, was, outages);
  const told = row.kind === 'answer' ? next.checkpoints.at(-1)?.digest : undefined;
  if (row.tale !== undefined && row.tale !== told) throw new Error(`deed ${row.n} tells something else`);
  return next;
}

const TALK: readonly Deed['kind'][] = ['undo', 'redo', 'ask', 'agree', 'drop', 'pause', 'go', 'pace'];

/** Whether it is talk about the match, and could go on for ever. */
export const isTalk = ({ kind }: Deed): boolean => TALK.includes(kind);

function roomAfter(room: Room, deed: LogRow): Room {
  switch (deed.kind) {
    case 'answer':
      giveAnswer(room, deed.body);
      return { ...room, checkpoints: nextCheckpoints(room), vote: withoutUndo(room) };
    case 'undo': {
      const { undo: answers, by, agreed } = deed.body;
      moveExactly(room.play.match, -answers, () => undo(room.play, by, agreed === true, answers));
      return { ...room, checkpoints: room.checkpoints.slice(0, room.play.match.given.length + 1), vote: null };
    }
    case 'redo':
      moveExactly(room.play.match, deed.body.redo, () => redo(room.play, deed.body.by));
      return { ...room, checkpoints: checkpointsOf(room.play), vote: null };
    case 'ask':
      return { ...room, vote: { ...deed.body, waiting: askedFor(room, deed.body), since: deed.at } };
    case 'agree':
      return { ...room, vote: voteAfterAgreeing(room, deed.body.by) };
    case 'drop':
      return { ...room, vote: null };
    case 'sit':
      return seated(room, deed.body);
    case 'bot':
      return { ...handOver(room, deed.body.by, deed.body.level), vote: null };
    case 'back':
      return { ...handBack(room, deed.body.by), vote: null };
    case 'late':
      return handOver(room, deed.body.seat, levelIn(room));
    case 'leave':
      return { ...vacate(room, deed.body.by, levelIn(room)), vote: null };
    case 'free':
      return { ...vacate(room, deed.body.seat, levelIn(room)), vote: null };
    case 'pause':
    case 'go': {
      const vote = room.vote?.what === 'pause' ? null : room.vote;
      return { ...room, vote, pace: { ...room.pace, paused: deed.kind === 'pause' } };
    }
    case 'pace':
      return { ...room, pace: { ...room.pace, ms: deed.body.ms } };
    case 'close':
      return { ...room, closed: true };
    default:
      throw new Error(`${deed.kind} is nothing that is done in a match`);
  }
}

function giveAnswer(
  { play }: Room,
  { seat, answer: given, dice = [], auto }: Extract<LogEntry, { answer: unknown }>,
): void {
  // Dice that an undo has left waiting, or a file brought along, are there already.
  scriptDice(play.match, dice.slice(play.match.scripted.length));
  const verdict = answer(play, seat, given, undefined, auto);
  if (!('done' in verdict)) throw new Error(`an answer of seat ${seat} is not allowed: ${Object.keys(verdict).join()}`);
}

/** Takes answers back or gives them again, as many as the log says. */
function moveExactly({ given }: Match, by: number, task: () => object): void {
  const before = given.length;
  const verdict = task();
  if ('barred' in verdict || given.length - before !== by)
    throw new Error(`${by} answers cannot be taken back or given again`);
}

/** The next answer drops an undo that was asked for; the rest is still to be decided. */
const withoutUndo = ({ vote }: Room): Room['vote'] => (isAboutUndo(vote) ? null : vote);

const levelIn = ({ online }: Room): string => must(online ?? undefined, 'the terms').terms.substitute;

/** The other people, but for whose seat it is about: they have to agree. */
export const askedFor = (room: Room, wished: VoteTopic): number[] =>
  othersThan(room, wished.by).filter((seat) => wished.what !== 'free' || seat !== wished.of);

/** The other people, who have a say. */
export const othersThan = (room: Room, seat: number): number[] =>
  room.chairs.flatMap((_, other) => (other !== seat && isHeld(room, other) ? [other] : []));

function voteAfterAgreeing({ vote }: Room, by: number): Room['vote'] {
  if (!vote?.waiting.includes(by)) throw new Error(`seat ${by} was not asked to agree`);
  return { ...vote, waiting: vote.waiting.filter((other) => other !== by) };
}

/** Whoever sits down where another sat, or leaves a seat for another, does not have the match for himself. */
function seated(room: Room, { player, seats }: Extract<Deed, { kind: 'sit' }>['body']): Room {
  const isTaken = seats.some((seat) => room.players[seat] !== null);
  const players = room.players.map((holder, seat) => (seats.includes(seat) ? player : holder));
  // Whoever sits down where a seat was left takes it over from a bot; those at the owner's own screen are called as before.
  const isCalled = (chair: Chair) => chair.who === 'person' && player === room.online?.owner;
  const chairs = room.chairs.map(
    (chair, seat): Chair =>
      room.vacant.includes(seat) && seats.includes(seat) && !isCalled(chair) ? { who: 'person' } : chair,
  );
  const isAlone = players.every((holder, seat) => holder === player || chairs[seat]?.who !== 'person');
  const held = room.held.includes(player) ? room.held : [...room.held, player];
  const vacant = room.vacant.filter((seat) => !seats.includes(seat));
  return { ...room, players, chairs, held, vacant, shared: room.shared || isTaken || !isAlone };
}
