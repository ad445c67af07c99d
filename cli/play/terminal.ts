import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type ColourMode, isColourful } from '../args/colour.ts';
import { painted } from '../text/printable.ts';
import { colourful, plain } from './canvas.ts';
import type { Paper } from './face.ts';
import { wrap } from './layout.ts';

/** Where lines are read and written: a screen with somebody before it, or a pipe. */
export interface Terminal {
  readonly isScreen: boolean;
  readonly page: Paper;
  /** Lines too long for the page are broken. */
  print(lines: readonly string[]): void;
  /** The next line, or `null` when there is none to come. */
  ask(prompt: string): Promise<string | null>;
  /** Clears the screen, history too; a pipe has none. */
  clear(): void;
  /** Something that is only worth seeing while it lasts. */
  passing(text: string): void;
  /** What is done when Ctrl-C is typed; without it the input is at its end. */
  onInterrupt(handler: () => void): void;
  close(): void;
}

export const PROMPT = '> ';

export interface TerminalStreams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly env: { readonly [name: string]: string | undefined };
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const WIPE = '\r\u001b[K';

/** Somebody sits before it, and not a program. */
export const isScreen = ({ input, output }: TerminalStreams): boolean => input.isTTY === true && output.isTTY === true;

export function terminalOn(streams: TerminalStreams, colour: ColourMode): Terminal {
  const { input, output, env } = streams;
  const onScreen = isScreen(streams);
  const lines = createInterface({ input, output, terminal: onScreen, historySize: 200 });
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | null = null;
  let ended = false;
  const deliver = (line: string | null) => {
    const want = wanted;
    wanted = null;
    want?.(line);
  };
  lines.on('line', (line) => {
    if (wanted) deliver(line);
    else waiting.push(line);
  });
  lines.on('close', () => {
    ended = true;
    deliver(null);
  });
  // Whoever reads may stop reading: there is nobody left to tell. What else went wrong is told where the program begins.
  output.on('error', () => lines.close());
  const write = (text: string) => output.write(text.split('\n').map(painted).join('\n'));
  const page: Paper = {
    // A window can be resized at any time.
    get width() {
      return Math.max(40, (output.isTTY ? output.columns : undefined) || Number(env.COLUMNS) || 80);
    },
    get height() {
      return (output.isTTY ? output.rows : undefined) || Number.POSITIVE_INFINITY;
    },
    paint: isColourful(colour, streams) ? colourful : plain,
  };
  return {
    isScreen: onScreen,
    page,
    print(text) {
      const broken = text.flatMap((line) => wrap(line, page.width, '  '));
      if (broken.length > 0) write(`${broken.join('\n')}\n`);
    },
    async ask(prompt) {
      if (onScreen) {
        if (ended) return null;
        lines.setPrompt(painted(prompt));
        lines.prompt();
      }
      const line =
        waiting.shift() ?? (ended ? null : await new Promise<string | null>((resolve) => (wanted = resolve)));
      // What was typed belongs to the transcript; a screen shows it by itself.
      if (!onScreen && line !== null) write(`${prompt}${line}\n`);
      if (onScreen && line === null) output.write('\n');
      return line;
    },
    clear() {
      if (onScreen) output.write(CLEAR);
    },
    passing(text) {
      if (onScreen) output.write(text === '' ? WIPE : `${WIPE}${painted(page.paint('dim', text))}`);
    },
    onInterrupt: (handler) => void lines.on('SIGINT', handler),
    close: () => lines.close(),
  };
}
