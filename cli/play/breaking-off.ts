import { constants } from 'node:os';
import { farewell } from './commands.ts';
import { keepPlay } from './files.ts';
import type { TerminalSession } from './session.ts';
import { playerWord } from './setup.ts';
import type { Terminal } from './terminal.ts';

/** What one should know whose match is broken off: it is kept, where something was done in it since it was last saved. */
export function brokenOff(session: TerminalSession): string[] {
  const { play, players, voice, face } = session;
  if (play.log.length === session.saved) return farewell(session);
  const kept = keepPlay(play, players.map(playerWord));
  const { seed } = play.match.origin;
  if ('failed' in kept) return [voice.tell('broken.failed', { reason: kept.failed, seed })];
  session.saved = play.log.length;
  return [voice.tell('broken.saved', { file: kept.file, game: face.game.id })];
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whoever presses Ctrl-C, or closes the window, finds the match again. Gives what undoes it. */
export function keepWhenBrokenOff(session: TerminalSession, terminal: Terminal): () => void {
  const leave = (signal: (typeof SIGNALS)[number]) => {
    const lines = brokenOff(session);
    terminal.print(['', ...lines]);
    terminal.close();
    process.exit(128 + constants.signals[signal]);
  };
  terminal.onInterrupt(() => leave('SIGINT'));
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
