import { answer, answerIfCertain, explain, odds } from './answers.ts';
import { levelOf } from './bots.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { exportRecord, history, matchAccount } from './history.ts';
import { everybody, type HostedMatch, holds, isAt, paceOf, seatsOf } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import type { Deed } from './log/row.ts';
import { barred, fairness, labels, story, words } from './on-demand.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { redo, undo } from './undo.ts';
import { consent, free, leaveSeat, pause } from './votes.ts';

/** What is said about one match by somebody at it. */
const MATCH_MESSAGES = [
  'answer',
  'explain',
  'odds',
  'undo',
  'consent',
  'redo',
  'history',
  'account',
  'export',
  'resign',
  'pace',
  'pause',
  'free',
  'leave',
  'words',
  'story',
  'barred',
  'labels',
  'fair',
] as const;
export type MatchMessage = ClientMessageOf<(typeof MATCH_MESSAGES)[number]>;

export const isForMatch = (message: ClientMessage): message is MatchMessage =>
  (MATCH_MESSAGES as readonly string[]).includes(message.do);

/** What a message of somebody at a match comes to. Nothing has changed by it yet. */
export function receive(hosted: HostedMatch, from: Connection, message: MatchMessage, now: number): Judgement {
  const barred = notFor(hosted, from, message) ?? afterTheEnd(hosted, message) ?? againstTerms(hosted, message);
  return barred ? sayOnly({ to: from, message: barred }) : act(hosted, from, message, now);
}

/** Nobody speaks for a seat that he does not hold. */
export function notFor(
  hosted: HostedMatch,
  from: Connection,
  message: { match?: string; seat?: number },
): ServerMessage | null {
  if (!isAt(hosted, from)) return error('notAtTable', { match: hosted.id });
  if (message.seat !== undefined && !holds(hosted, from, message.seat))
    return error('notYourSeat', { match: hosted.id });
  return null;
}

/** When a match is over its record is out, dice to come included: whoever took something back now would play on knowing them. */
const afterTheEnd = ({ id, closed }: HostedMatch, { do: what }: MatchMessage): ServerMessage | null =>
  closed && AT_PLAY.includes(what) ? error('over', { match: id }) : null;

const AT_PLAY: readonly MatchMessage['do'][] = [
  ...(['answer', 'undo', 'consent', 'redo', 'resign', 'pace', 'pause', 'free', 'leave'] as const),
];

/** Help that the terms of a match do not give, while it goes on. */
export function againstTerms({ id, online, closed }: HostedMatch, message: { do: string }): ServerMessage | null {
  if (!online || closed) return null;
  const { help } = online.terms;
  const isHint = message.do === 'hint' || message.do === 'fork';
  const isBarred = isHint ? help !== 'all' : message.do === 'odds' && help === 'none';
  return isBarred ? error('terms', { match: id }) : null;
}

function act(hosted: HostedMatch, from: Connection, message: MatchMessage, now: number): Judgement {
  switch (message.do) {
    case 'answer':
      return message.certain ? answerIfCertain(hosted, from, message) : answer(hosted, from, message);
    case 'explain':
      return explain(hosted, from, message);
    case 'odds':
      return odds(hosted, from, message);
    case 'undo':
      return undo(hosted, from, message);
    case 'consent':
      return consent(hosted, from, message);
    case 'redo':
      return redo(hosted, from, message);
    case 'history':
      return history(hosted, from, message);
    case 'account':
      return matchAccount(hosted, from, message);
    case 'export':
      return exportRecord(hosted, from);
    case 'resign':
      return resign(hosted, from, message);
    case 'pace':
      return setPace(hosted, from, message);
    case 'pause':
      return pause(hosted, from, message);
    case 'free':
      return free(hosted, from, message, now);
    case 'leave':
      return leaveSeat(hosted, from, message);
    case 'words':
      return words(hosted, from, message);
    case 'story':
      return story(hosted, from, message);
    case 'barred':
      return barred(hosted, from, message);
    case 'labels':
      return labels(hosted, from, message);
    case 'fair':
      return fairness(hosted, from);
  }
}

/** The rules know no giving up: a bot plays on, so that the others can finish their match. */
function resign(
  hosted: HostedMatch,
  from: Connection,
  { seat: by, level: wished = 'adept' }: ClientMessageOf<'resign'>,
): Judgement {
  // Played online it is the one that all have agreed to: else whoever may have no help would have it of a stronger player.
  const level = hosted.online?.terms.substitute ?? wished;
  const found = levelOf(level, 'level');
  if ('fault' in found) return sayOnly({ to: from, message: error('malformed', { match: hosted.id, ...found }) });
  return { deeds: [{ kind: 'bot', body: { by, level } }] };
}

/** Who only watches does not set the pace. */
function setPace(hosted: HostedMatch, from: Connection, { ms, paused }: ClientMessageOf<'pace'>): Judgement {
  const { pace, id: match } = hosted;
  const hasPeople = hosted.online !== null || everybody(hosted).some((each) => seatsOf(hosted, each).length > 0);
  if (hasPeople && seatsOf(hosted, from).length === 0)
    return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  // Played online, standing still is for all to decide.
  if (hosted.online && paused) return sayOnly({ to: from, message: error('terms', { match }) });
  const deeds: Deed[] = [];
  const wished = ms === undefined ? pace.ms : paceOf({ ...hosted, pace: { ...pace, ms } });
  if (wished !== pace.ms) deeds.push({ kind: 'pace', body: { ms: wished } });
  if (paused !== undefined && paused !== pace.paused) deeds.push({ kind: paused ? 'pause' : 'go', body: {} });
  return deeds.length > 0 ? { deeds } : sayOnly({ to: from, message: { is: 'pace', match, ...pace } });
}
