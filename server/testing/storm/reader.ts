import { request } from 'node:http';
import type { ServerMessageOf } from '@conjure/host';
import { type Asker, headersOf } from './asking.ts';
import { type Saw, seenOf } from './player.ts';

/** A program that reads a match as a stream, and comes again when it ends. */
export interface Reader {
  readonly saw: () => readonly Saw[];
  end(): void;
}

const AGAIN = 100;

/** Asks for a stream of a match, and does with it what it will. */
export function askForStream(asker: Asker, match: string, port: number) {
  const path = `/api/matches/${encodeURIComponent(match)}/stream`;
  const asked = request({ host: '127.0.0.1', port, path, headers: headersOf(asker, port), agent: false });
  asked.on('error', () => {});
  asked.on('response', (response) => response.on('error', () => {}));
  asked.end();
  return asked;
}

/** Reads what a seat is told. */
export function openReader(asker: Asker, match: string, seat: number): Reader {
  const saw = new Map<number, string>();
  let isOver = false;
  let opened = 0;
  let now: ReturnType<typeof askForStream> | null = null;
  const heard = (line: string) => {
    if (line === '') return;
    const message = JSON.parse(line) as ServerMessageOf<'state'>;
    if (message.is === 'state' && message.viewer === seat) saw.set(message.n, seenOf(message));
  };
  const open = () => {
    if (isOver) return;
    now = askForStream(asker, match, asker.ports[opened++ % asker.ports.length] ?? 0);
    now.on('response', (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const lines = (rest + part).split('\n');
        rest = lines.pop() ?? '';
        // An answer that is no stream has no whole line.
        for (const line of lines) heard(line);
      });
    });
    now.once('close', () => setTimeout(open, AGAIN));
  };
  open();
  return {
    saw: () => [...saw].map(([n, seen]) => ({ n, seen })),
    end() {
      isOver = true;
      now?.destroy();
    },
  };
}
