import type { Level } from '@conjure/bots';
import { type Match, type Play, type Viewer, waitingFor } from '@conjure/engine';
import type { Asked, Face, Menu, Page, Scene, Voice } from './face.ts';
import { askedOf } from './screen.ts';

/** Who sits in a seat. */
export type Player =
  | { readonly is: 'person' /** `null`: just you. */; readonly name: string | null }
  | { readonly is: 'bot'; readonly level: Level };

/** A match in a terminal: who plays, in what language, and what has been shown already. */
export interface Session {
  readonly face: Face;
  play: Play;
  players: readonly Player[];
  voice: Voice;
  readonly page: Page;
  /** How much of the story each seat has been told; the last place is for onlookers. */
  told: number[];
  menu: Menu | null;
  /** What the screen shows already and need not show again. */
  shown: { board: string; position: string };
}

export function newSession(face: Face, play: Play, players: readonly Player[], voice: Voice, page: Page): Session {
  return {
    face,
    play,
    players,
    voice,
    page,
    told: new Array(players.length + 1).fill(0),
    menu: null,
    shown: { board: '', position: '' },
  };
}

export const isPerson = (player: Player | undefined): boolean => player?.is === 'person';
export const persons = ({ players }: Session): number[] => players.flatMap((p, seat) => (isPerson(p) ? [seat] : []));

export function sceneFor({ face, play, voice, page }: Session, viewer: Viewer): Scene {
  const match: Match = play.match;
  return { match, viewer, view: face.game.view(match.table, viewer), voice, page };
}

export const askedIn = (session: Session, viewer: Viewer): Asked | null => askedOf(sceneFor(session, viewer));

/** Whoever answers next: bots first, so that people wait for nobody but each other. */
export function nextSeat({ play, players }: Session): number | null {
  const waiting = waitingFor(play.match);
  return waiting.find((seat) => !isPerson(players[seat])) ?? waiting[0] ?? null;
}

/** Another course of events: nothing on the screen holds any longer, and old news is no news. */
export function turnTo(session: Session, play: Play): void {
  session.play = play;
  session.menu = null;
  session.shown = { board: '', position: '' };
  session.told = session.told.map((told) => Math.min(told, play.match.story.length));
}
