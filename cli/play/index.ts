import { colourIn } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { oneOfWords } from '../args/read.ts';
import { gameWithData } from '../data.ts';
import { complain } from '../text/complain.ts';
import { isLanguage, LANGUAGES, type Language } from '../text/languages.ts';
import { dataTrouble } from '../text/trouble.ts';
import { voiceFor } from '../text/voice.ts';
import { demonsFace } from './demons/face.ts';
import { playOn } from './loop.ts';
import { newSession } from './session.ts';
import { makeReady, readPlayers, usual, type Wish } from './setup.ts';
import { isScreen, type Terminal, terminalOn } from './terminal.ts';

const FAILED = 1;
const MISUSED = 2;

/** `conjure play <game>`: a match in the terminal, from a screen or from a pipe. */
export async function runPlay({ words, options, language }: CommandLine): Promise<number> {
  const misused = (trouble: Parameters<typeof complain>[1]) => {
    complain(language, trouble);
    return MISUSED;
  };
  if (words.length === 0) return misused({ key: 'usage.game', facts: { command: 'play' } });
  const game = oneOfWords(words[0], GAMES, 'usage.unknownGame');
  if ('trouble' in game) return misused(game.trouble);
  if (words.length > 1) return misused({ key: 'usage.extra', facts: { word: words[1] } });
  const colour = colourIn(options.color);
  if ('trouble' in colour) return misused(colour.trouble);
  const found = gameWithData(typeof options.data === 'string' ? options.data : undefined);
  if ('trouble' in found) {
    complain(language, dataTrouble(String(options.data), found.trouble));
    return FAILED;
  }
  const streams = { input: process.stdin, output: process.stdout, env: process.env };
  const wish = options as Wish;
  // Whoever says nothing at a screen is asked; else what is wrong is said before anything is opened.
  const asks = isScreen(streams) && Object.keys(options).length === 0;
  let voice = await voiceFor(language);
  let ready = asks ? null : makeReady(found.game, wish, voice);
  if (ready && 'trouble' in ready) return misused(ready.trouble);
  if (ready && 'wrong' in ready) {
    console.error(ready.wrong);
    return FAILED;
  }
  const terminal = terminalOn(streams, colour.word);
  try {
    if (!ready) {
      const chosen = await menu(terminal, language);
      if (!chosen) return 0;
      voice = await voiceFor(chosen.language);
      const made = makeReady(found.game, chosen.wish, voice);
      if ('trouble' in made || 'wrong' in made) throw new Error('the menu offers only what can be played');
      ready = made;
    }
    const { play, players, note } = ready;
    const session = newSession(demonsFace(found.game), play, players, voice, terminal.page);
    if (wish.load !== undefined) session.told = session.told.map(() => play.match.story.length);
    const welcome = voice.tell('welcome', { seed: play.match.origin.seed, help: voice.vocabulary.shown('help') });
    terminal.print([...(note ? [note] : []), welcome]);
    await playOn(session, terminal);
    return 0;
  } finally {
    terminal.close();
  }
}

/** Two questions before the first match: who plays, and in which language. Enter takes what is usual. */
async function menu(terminal: Terminal, usualLanguage: Language): Promise<{ language: Language; wish: Wish } | null> {
  let language = usualLanguage;
  let voice = await voiceFor(language);
  terminal.print([terminal.page.paint('bold', voice.say({ key: 'game.title' })), voice.say({ key: 'game.line' }), '']);
  for (;;) {
    const line = await terminal.ask(voice.tell('start.language', { known: LANGUAGES.join(' '), usual: language }));
    if (line === null) return null;
    const typed = line.trim().toLowerCase();
    if (typed !== '' && !isLanguage(typed)) continue;
    if (isLanguage(typed)) language = typed;
    break;
  }
  voice = await voiceFor(language);
  for (;;) {
    const line = await terminal.ask(voice.tell('start.players'));
    if (line === null) return null;
    const typed = line.trim();
    if (typed === '' || typed === '1') return { language, wish: {} };
    if (/^[2-4]$/.test(typed))
      return {
        language,
        wish: {
          seats: [
            'me',
            ...usual(Number(typed))
              .slice(1)
              .map(() => 'adept'),
          ].join(','),
        },
      };
    const players = readPlayers(typed);
    if (Array.isArray(players) && players.length <= 4) return { language, wish: { seats: typed } };
  }
}

import { GAMES } from '../games.ts';
