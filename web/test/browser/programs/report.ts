import type { Starting } from './starting.ts';

export interface Median {
  readonly ms: number;
  readonly of: number;
}

export interface Measured {
  /** JavaScript sent for the first screen, compressed. */
  readonly firstScreenBytes: number;
  /** The same until the first question of a game stands there, without pictures; and what comes by itself after it, pictures and all. */
  readonly gameBytes: { readonly [game: string]: number };
  readonly laterBytes: { readonly [game: string]: number };
  /** How long a phone is held up while the page comes up. */
  readonly starts: { readonly shelf: Starting; readonly table: Starting };
  /** From a click on a box to its first question, with a processor four times slower, by game. */
  readonly firstQuestionMs: { readonly [game: string]: number };
  /** What this machine needs, as slow, in the same run: from a click to a frame of an empty page, and for a fixed job. */
  readonly yardstick: { readonly clickMs: number; readonly jobMs: number };
  /** From a click to the options that it lights on the map, with a processor four times slower. */
  readonly lit: Median;
  /** The same until the next question stands there in words, wherever its options are. */
  readonly told: Median;
  /** The longest task of the page while bots think. */
  readonly longestTaskMs: number;
  /** The longest task of the page while a great moment is played, by game and great moment, by the processor's time, four times slower. */
  readonly momentTaskMs: { readonly [game: string]: { readonly [moment: string]: number } };
  /** JavaScript memory after a whole match, in bytes: of the page, and of the host in its worker. */
  readonly heaps: { readonly page: number; readonly host: number };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const ms = (time: number): string => `${time.toFixed(0)} ms`;
/** Browsers tell of no shorter ones. */
const longTask = (time: number): string => (time === 0 ? 'none over 50 ms' : ms(time));

export function median(list: readonly number[]): Median {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const ms = sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return { ms, of: list.length };
}

export function asTable(measured: Measured): string {
  const { firstScreenBytes, gameBytes, laterBytes, starts, lit, told, longestTaskMs, momentTaskMs, heaps } = measured;
  const { firstQuestionMs, yardstick } = measured;
  const clicks = (time: number) => `${ms(time)}, ${(time / yardstick.clickMs).toFixed(1)} ×`;
  const jobs = (time: number) => `${ms(time)}, ${(time / yardstick.jobMs).toFixed(1)} ×`;
  const rows: [what: string, is: string, goal: string][] = [
    ['JavaScript for the first screen, compressed', kB(firstScreenBytes), 'under 120 kB'],
    ...Object.entries(gameBytes).map(([game, bytes]): [string, string, string] => [
      `JavaScript for ${game} until its first question stands there, compressed; what comes after it`,
      `${kB(bytes)}; ${kB(laterBytes[game] ?? 0)}`,
      'under 330 kB; –',
    ]),
    ...Object.entries(starts).map(([what, { blockingMs, longestTaskMs }]): [string, string, string] => [
      `The ${what} comes up on a phone, processor 4 × slower: held up for, longest task`,
      `${ms(blockingMs)}, ${ms(longestTaskMs)}`,
      'under 200 ms, –',
    ]),
    ['From a click to a frame of an empty page, processor 4 × slower (1 ×)', ms(yardstick.clickMs), '–'],
    [`From a click to lit options on the map, as slow, median of ${lit.of}`, clicks(lit.ms), 'under 100 ms'],
    [`From a click to the next question in words, as slow, median of ${told.of}`, clicks(told.ms), '–'],
    ...Object.entries(firstQuestionMs).map(([game, time]): [string, string, string] => [
      `From a click on the box of ${game} to its first question, as slow`,
      clicks(time),
      '–',
    ]),
    ['Longest task of the page while bots think', longTask(longestTaskMs), 'under 200 ms'],
    ['A task of fifty million steps, processor 4 × slower (1 ×)', ms(yardstick.jobMs), '–'],
    ...Object.entries(momentTaskMs).flatMap(([game, all]): [string, string, string][] => {
      const [worst, ...others] = Object.entries(all).toSorted(([, a], [, b]) => b - a);
      if (!worst) return [];
      const over = others.filter(([, time]) => time > 100).length;
      const rest = over === 0 ? '' : `; ${over} more over 100 ms`;
      return [
        [
          `Longest task while a great moment of ${game} is played, as slow; ${others.length + 1} great moments`,
          `${worst[0]}: ${jobs(worst[1])}${rest}`,
          'under 100 ms',
        ],
      ];
    }),
    ['JavaScript memory after a whole match: page + host', `${MB(heaps.page)} + ${MB(heaps.host)}`, '–'],
  ];
  return [
    '# How heavy and how quick the page is',
    '',
    'Written by `npm run measure`: the built page, served by `conjure serve`, in Chromium. The slower processor is that of the page;',
    'the host in its worker runs at full speed. What a phone is held up by is the processor’s own time for each task, so that it is the same',
    'on a busy machine; Lighthouse counts the same way, by the clock, and gives full marks under 200 ms ([its scores](lighthouse.md)).',
    '',
    '| what | measured | goal |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}
