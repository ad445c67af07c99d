import { Readable, Writable } from 'node:stream';
import { levelFrom, think } from '@conjure/bots';
import {
  answer,
  diceFrom,
  type Match,
  mindOf,
  optionsOf,
  type Play,
  partOf,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { type Box, boxOf } from '@conjure/shelf';
import { expect } from 'vitest';
import { colourful, plain } from '../play/canvas.ts';
import type { Paper, QuestionContext, TerminalFace, TerminalVoice } from '../play/face.ts';
import { faceOf } from '../play/faces.ts';
import { withoutColour } from '../play/layout.ts';
import { playOn } from '../play/loop.ts';
import { answersItself, askedNow, cutsIn, isPerson, newSession, type TerminalSession } from '../play/session.ts';
import { makeReady, type PlayOptions, type ReadyMatch } from '../play/setup.ts';
import { terminalOn } from '../play/terminal.ts';
import type { Language } from '../text/languages.ts';
import { voiceFor } from '../text/voice.ts';

export const page = (width = 80): Paper => ({ width, height: Number.POSITIVE_INFINITY, paint: plain });

/** The question that a seat is asked, as the terminal puts it. */
export function askedIn(match: Match, seat: Seat, voice: TerminalVoice, width = 80): QuestionContext {
  if (!match.open) throw new Error('nobody is asked');
  const question = partOf(match.open.question, seat);
  const options = optionsOf(question, seat);
  const view = match.game.view(match.table, seat);
  return { match, seat, viewer: seat, view, voice, page: page(width), question, options };
}

/** These lines are as the plain ones, only in colour. */
export function expectOnlyColour(painted: readonly string[], bare: readonly string[]): void {
  const trimmed = (lines: readonly string[]) => lines.map((line) => withoutColour(line).trimEnd());
  expect(trimmed(painted)).toEqual(trimmed(bare));
  expect(painted.join('')).not.toBe(withoutColour(painted.join('')));
}

/** The whole board is the same in colour as without. */
export function expectBoardInColour(face: TerminalFace, asked: QuestionContext): void {
  const painted = face.board({ ...asked, page: { ...page(), paint: colourful } }, 'all') ?? [];
  expectOnlyColour(painted, face.board(asked, 'all') ?? []);
}

/** A game in a terminal, for a test to type to. */
export interface Typing {
  readonly box: Box;
  readonly face: TerminalFace;
  voiceIn(lang?: Language): Promise<TerminalVoice>;
  /** A match of this wish as bots would play it, with the line that a person would type for every answer of his. */
  typedMatch(options: PlayOptions, voice: TerminalVoice, level?: string): { lines: string[]; play: Play };
  /** Types these lines to a match in this process, as from a pipe; what was printed, and the match as it then stands. */
  type(lines: readonly string[], options: PlayOptions, voice: TerminalVoice): Promise<{ printed: string; play: Play }>;
}

export async function boxCalled(id: string): Promise<Box> {
  const box = await boxOf(id);
  if (!box) throw new Error(`there is no ${id}`);
  return box;
}

/** `make`: a face other than the game's own. */
export async function typingTo(id: string, make?: (box: Box) => TerminalFace): Promise<Typing> {
  const box = await boxCalled(id);
  const face = make ? make(box) : await faceOf(box);
  const ready = (options: PlayOptions, voice: TerminalVoice): ReadyMatch => {
    const made = makeReady(box, box.game, options, voice);
    if ('trouble' in made) throw new Error(made.trouble.key);
    if ('wrong' in made) throw new Error(made.wrong);
    return made;
  };
  return {
    box,
    face,
    voiceIn: (lang = 'en') => voiceFor(lang, box, face.verbs),
    typedMatch(options, voice, level = 'greedy:60') {
      const { play, players } = ready(options, voice);
      const session = newSession(face, play, players, voice, page());
      const lines: string[] = [];
      while (!play.match.over) lines.push(...typedNext(session, level, lines.length));
      return { lines, play };
    },
    async type(lines, options, voice) {
      const { play, players } = ready(options, voice);
      let printed = '';
      const output = new Writable({
        write(chunk, _encoding, done) {
          printed += String(chunk);
          done();
        },
      });
      const input = Readable.from(lines.map((line) => `${line}\n`));
      const terminal = terminalOn({ input, output, env: {} }, 'auto');
      const session = newSession(face, play, players, voice, terminal.page);
      await playOn(session, terminal);
      return { printed, play: session.play };
    },
  };
}

/** What is typed until the next answer: a person who may cut in lets it go; bots answer as they do at the table. */
function typedNext(session: TerminalSession, level: string, typed: number): string[] {
  const { face, play, players, voice } = session;
  const { match } = play;
  const lines: string[] = [];
  for (const seat of waitingFor(match)) {
    const turn = isPerson(players[seat]) ? cutsIn(session, seat) : null;
    if (!turn) continue;
    session.letGo[seat] = turn.name;
    lines.push('');
  }
  const read = levelFrom(level, 'level', face.game.bot?.levels);
  if ('fault' in read) throw new Error('no such bot');
  const { bots, people } = askedNow(session);
  for (const seat of [...bots, ...people]) {
    const player = players[seat];
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('nobody is asked');
    const own = player.is === 'person';
    if (own && answersItself(session, seat)) return lines;
    const dice = own
      ? `${match.origin.seed} ${typed + lines.length}`
      : `${match.origin.seed} bot ${seat} ${match.answers.length}`;
    const given = think(mind, own ? read.level : player.level, diceFrom(seeded(dice)));
    if (given === undefined) continue;
    if (own) lines.push(face.spell(askedIn(match, seat, voice), given));
    answer(play, seat, given);
    return lines;
  }
  throw new Error('nobody has anything to say');
}
