import { colourIn } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { gameWithData } from '../data.ts';
import { DONE, FAILED } from '../exit.ts';
import { failing } from '../text/complain.ts';
import { isLanguage, LANGUAGES, type Language } from '../text/languages.ts';
import { warn } from '../text/print.ts';
import { dataTrouble } from '../text/trouble.ts';
import { voiceFor } from '../text/voice.ts';
import { keepWhenBrokenOff } from './breaking-off.ts';
import type { TerminalFace } from './face.ts';
import { faceOf } from './faces.ts';
import { playOn } from './loop.ts';
import { newSession } from './session.ts';
import { makeReady, type PlayOptions, playerWord, readPlayers, usual } from './setup.ts';
import { isScreen, type Terminal, terminalOn } from './terminal.ts';

/** `conjure play <game>`: a match in the terminal, from a screen or from a pipe. */
export async function runPlay({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('play', words);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box } = wanted;
  const colour = colourIn(options.color);
  if ('trouble' in colour) return fail(colour.trouble);
  const found = gameWithData(box, typeof options.data === 'string' ? options.data : undefined);
  if ('trouble' in found) return fail(dataTrouble(String(options.data), found.trouble), FAILED);
  const { game } = found;
  const face = await faceOf(box, game);
  const streams = { input: process.stdin, output: process.stdout, env: process.env };
  const playOptions = options as PlayOptions;
  // Whoever says nothing at a screen is asked; else what is wrong is said before anything is opened.
  const asks = isScreen(streams) && Object.keys(options).length === 0;
  let voice = await voiceFor(language, box, face.verbs);
  let ready = asks ? null : makeReady(box, game, playOptions, voice);
  if (ready && 'trouble' in ready) return fail(ready.trouble);
  if (ready && 'wrong' in ready) {
    warn(ready.wrong);
    return FAILED;
  }
  const terminal = terminalOn(streams, colour.word);
  try {
    if (!ready) {
      const chosen = await menu(terminal, language, face);
      if (!chosen) return DONE;
      voice = await voiceFor(chosen.language, box, face.verbs);
      const made = makeReady(box, game, chosen.options, voice);
      if ('trouble' in made || 'wrong' in made) throw new Error('the menu offers only what can be played');
      ready = made;
    }
    const { play, players, note } = ready;
    const session = newSession(face, play, players, voice, terminal.page);
    if (playOptions.load !== undefined) session.told = session.told.map(() => play.match.story.length);
    const welcome = voice.tell('welcome', { seed: play.match.origin.seed, help: voice.vocabulary.shown('help') });
    terminal.print([...(note ? [note] : []), welcome]);
    const stop = keepWhenBrokenOff(session, terminal);
    await playOn(session, terminal);
    stop();
    return DONE;
  } finally {
    terminal.close();
  }
}

/** Two questions before the first match: in which language, and who plays. Enter takes what is usual. */
async function menu(
  terminal: Terminal,
  usualLanguage: Language,
  { box, verbs }: TerminalFace,
): Promise<{ language: Language; options: PlayOptions } | null> {
  let language = usualLanguage;
  let voice = await voiceFor(language, box, verbs);
  terminal.print([terminal.page.paint('bold', voice.say({ key: 'game.title' })), voice.say({ key: 'game.line' }), '']);
  for (;;) {
    const line = await terminal.ask(voice.tell('start.language', { known: LANGUAGES.join(' '), usual: language }));
    if (line === null) return null;
    const typed = line.trim().toLowerCase();
    if (typed !== '' && !isLanguage(typed)) continue;
    if (isLanguage(typed)) language = typed;
    break;
  }
  voice = await voiceFor(language, box, verbs);
  const { min, max } = box.game.seats;
  for (;;) {
    const line = await terminal.ask(voice.tell('start.players', { usual: box.usual.play.join(', '), min, max }));
    if (line === null) return null;
    const typed = line.trim();
    if (typed === '') return { language, options: {} };
    if (/^\d+$/.test(typed)) {
      const seats = Number(typed);
      if (seats >= min && seats <= max)
        return { language, options: { seats: usual(box, seats).map(playerWord).join(',') } };
      continue;
    }
    const players = readPlayers(typed, box.game);
    if (Array.isArray(players) && players.length >= min && players.length <= max)
      return { language, options: { seats: typed } };
  }
}
