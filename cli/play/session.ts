import type { Level } from '@conjure/bots';
import { answer, forcedIn, type Match, optionsOf, type Play, type Viewer, waitingFor } from '@conjure/engine';
import type { LeadTurn, Menu, Paper, QuestionContext, TerminalContext, TerminalFace, TerminalVoice } from './face.ts';
import { askedOf } from './screen.ts';

/** Who sits in a seat. */
export type SeatPlayer =
  | { readonly is: 'person' /** `null`: just you. */; readonly name: string | null }
  | { readonly is: 'bot'; readonly level: Level };

/** A match in a terminal: who plays, in what language, and what has been shown already. */
export interface TerminalSession {
  readonly face: TerminalFace;
  play: Play;
  players: readonly SeatPlayer[];
  voice: TerminalVoice;
  readonly page: Paper;
  /** How much of the story each seat has been told; the last place is for onlookers. */
  told: number[];
  /** How many entries of the log are in a file already. */
  saved: number;
  menu: Menu | null;
  /** By seat: the turn of another's that it let go without cutting in. */
  letGo: string[];
  /** What the screen shows already and need not show again. */
  shown: { board: string; position: string };
}

export function newSession(
  face: TerminalFace,
  play: Play,
  players: readonly SeatPlayer[],
  voice: TerminalVoice,
  page: Paper,
): TerminalSession {
  return {
    face,
    play,
    players,
    voice,
    page,
    told: new Array(players.length + 1).fill(0),
    saved: play.log.length,
    menu: null,
    letGo: [],
    shown: { board: '', position: '' },
  };
}

export const isPerson = (player: SeatPlayer | undefined): boolean => player?.is === 'person';
export const persons = ({ players }: TerminalSession): number[] =>
  players.flatMap((p, seat) => (isPerson(p) ? [seat] : []));

export function contextFor({ face, play, voice, page }: TerminalSession, viewer: Viewer): TerminalContext {
  const match: Match = play.match;
  return { match, viewer, view: face.game.view(match.table, viewer), voice, page };
}

export const askedIn = (session: TerminalSession, viewer: Viewer): QuestionContext | null =>
  askedOf(contextFor(session, viewer));

/** Whose turn it is, where others may cut in. */
function turnIn({ face, play }: TerminalSession): LeadTurn | null {
  const { open, table } = play.match;
  return open ? (face.turn?.(face.game.view(table, null), open.question.kind) ?? null) : null;
}

/** The turn in which a seat may only cut in: another leads it, and this one has not let it go. */
export function cutsIn(session: TerminalSession, seat: number): LeadTurn | null {
  const turn = turnIn(session);
  return turn && turn.lead !== seat && session.letGo[seat] !== turn.name ? turn : null;
}

/** Those who are asked: people who may cut in, bots, and the others. Nothing hurries a bot where people are asked at leisure. */
export function askedNow(session: TerminalSession): { cutting: number[]; bots: number[]; people: number[] } {
  const { match } = session.play;
  const waiting = waitingFor(match);
  const people = waiting.filter((seat) => isPerson(session.players[seat]));
  const bots = waiting.filter((seat) => !people.includes(seat));
  const isLeisurely = match.open?.question.leisurely === true && people.length > 0;
  const turn = turnIn(session);
  return {
    cutting: people.filter((seat) => cutsIn(session, seat) !== null),
    bots: isLeisurely ? [] : bots,
    people: turn ? people.filter((seat) => seat === turn.lead) : people,
  };
}

/**
 * Whoever has only one answer is not asked for it: what follows is told. Where others at this keyboard may not learn that they have no
 * choice, they come to the screen as if they had one. /
 */
export function answersItself(session: TerminalSession, seat: number): boolean {
  const { play } = session;
  const { open } = play.match;
  const forced = open && forcedIn(open.question, seat);
  if (!forced || (forced === 'secretly' && persons(session).length > 1)) return false;
  const [only] = optionsOf(open.question, seat) ?? [];
  return 'done' in answer(play, seat, only, undefined, true);
}

/** Another course of events: nothing on the screen holds any longer, and old news is no news. */
export function turnTo(session: TerminalSession, play: Play): void {
  session.play = play;
  session.menu = null;
  session.letGo = [];
  session.shown = { board: '', position: '' };
  session.told = session.told.map((told) => Math.min(told, play.match.story.length));
}
