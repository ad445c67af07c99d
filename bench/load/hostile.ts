import { randomBytes } from 'node:crypto';
import { type Line, openLine } from '@conjure/server/testing/storm/line';

/** Twice as often as a key may speak. */
const EVERY = 25;
const LONG = 'x'.repeat(60_000);

/** What is worst to hear: long, wrong, foreign, and what takes the processor. */
const SAID: readonly object[] = [
  { do: 'open', id: 1, game: 'demons', seats: [{ who: 'person' }, { who: 'person' }] },
  { do: 'continue', id: 2, match: 'nobody knows it', n: 1 },
  { do: 'answer', id: 3, match: LONG, seat: 0, question: 0, answer: LONG.slice(0, 100) },
  { do: 'say', id: 4, match: 'nobody knows it', words: LONG },
  { do: 'nothing of the kind', id: 5, deep: Array.from({ length: 9_000 }, (_, i) => [i]) },
  { do: 'games', id: 6 },
];

/** Connects so many who do nothing but harm, at the limits of what is heard and beyond. */
export function hostile(port: number, count: number): { end(): void } {
  const lines: Line[] = [];
  const timers = Array.from({ length: count }, (_, i) => {
    const line = openLine({
      ...{
        ports: [port],
        key: randomBytes(32).toString('base64url'),
        address: `10.200.${i >> 8}.${i & 255}`,
        silence: 60_000,
      },
      welcomed: () => {},
      heard: () => {},
    });
    lines.push(line);
    let said = i;
    return setInterval(() => line.say(SAID[said++ % SAID.length] ?? {}), EVERY);
  });
  return {
    end() {
      for (const timer of timers) clearInterval(timer);
      for (const line of lines) line.end();
    },
  };
}
