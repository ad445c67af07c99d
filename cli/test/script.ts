import { Readable, Writable } from 'node:stream';
import { levelFrom, think } from '@conjure/bots';
import { type DemonsGame, demons } from '@conjure/demons';
import {
  answer,
  diceFrom,
  type Match,
  mindOf,
  optionsOf,
  type Play,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { plain } from '../play/canvas.ts';
import { demonsFace } from '../play/demons/face.ts';
import type { Asked, Page, Voice } from '../play/face.ts';
import { playOn } from '../play/loop.ts';
import { newSession } from '../play/session.ts';
import { makeReady, type Ready, type Wish } from '../play/setup.ts';
import { terminalOn } from '../play/terminal.ts';

export const face = demonsFace(demons as DemonsGame);

export const page = (width = 80): Page => ({ width, height: Number.POSITIVE_INFINITY, paint: plain });

/** The question that a seat is asked, as the terminal puts it. */
export function askedIn(match: Match, seat: Seat, voice: Voice, width = 80): Asked {
  if (!match.open) throw new Error('nobody is asked');
  const { question } = match.open;
  const options = optionsOf(question, seat);
  const view = match.game.view(match.table, seat);
  return { match, seat, viewer: seat, view, voice, page: page(width), question, options };
}

function ready(wish: Wish, voice: Voice): Ready {
  const made = makeReady(demons, wish, voice);
  if ('trouble' in made) throw new Error(made.trouble.key);
  if ('wrong' in made) throw new Error(made.wrong);
  return made;
}

/** A match of this seed as a bot would play it, with the line that a person would type for every answer. */
export function typedMatch(seed: string, voice: Voice): { lines: string[]; play: Play } {
  const { play } = ready({ seed }, voice);
  const read = levelFrom('greedy:60');
  if ('fault' in read) throw new Error('no such bot');
  const lines: string[] = [];
  for (;;) {
    const { match } = play;
    const [seat] = waitingFor(match);
    const mind = seat === undefined ? null : mindOf(match, seat);
    if (!mind) return { lines, play };
    const given = think(mind, read.level, diceFrom(seeded(`${seed} ${lines.length}`)));
    lines.push(face.spell(askedIn(match, seat, voice), given));
    answer(play, seat, given);
  }
}

/** Types these lines to a match in this process, as from a pipe; what was printed, and the match as it then stands. */
export async function type(
  lines: readonly string[],
  wish: Wish,
  voice: Voice,
): Promise<{ printed: string; play: Play }> {
  const { play, players } = ready(wish, voice);
  let printed = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      done();
    },
  });
  const terminal = terminalOn({ input: Readable.from(lines.map((line) => `${line}\n`)), output, env: {} }, 'auto');
  const session = newSession(face, play, players, voice, terminal.page);
  await playOn(session, terminal);
  return { printed, play: session.play };
}
