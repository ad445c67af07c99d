import type { Record as MatchRecord } from '@conjure/engine';
import type { Chair } from '@conjure/host';
import { LEVELS } from '../app/chairs.ts';

/** The longest matches are a fraction of it, in bytes. */
const LARGEST = 8_000_000;

/** Why a file is not even shown to the host. */
export type FileTrouble = 'tooLarge' | 'unreadable' | 'notJson' | 'foreign';

interface MatchFile {
  readonly record: unknown;
  readonly chairs?: Chair[];
}

/** `conjure-demons-2026-11-15.json` */
export function fileName(game: string, saved: Date): string {
  const [year, month, day] = [saved.getFullYear(), saved.getMonth() + 1, saved.getDate()];
  return `conjure-${game}-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.json`;
}

/** The record, with those who sit there named as the terminal names them: a file of one is a file of the other. */
export const fileText = (record: MatchRecord, chairs: readonly Chair[]): string =>
  `${JSON.stringify({ ...record, players: chairs.map(playerWord) })}\n`;

/** What a file holds, or why it is none of ours. Whether the match is sound is for the host to say. */
export function readMatch(text: string): MatchFile | { trouble: FileTrouble } {
  const value = parsed(text);
  if (value === undefined) return { trouble: 'notJson' };
  if (typeof value !== 'object' || value === null || !('conjure' in value) || value.conjure !== 'record')
    return { trouble: 'foreign' };
  const chairs = 'players' in value && 'seats' in value ? chairsOf(value.players, value.seats) : null;
  return { record: value, ...(chairs ? { chairs } : {}) };
}

export async function readFile(file: Blob): Promise<MatchFile | { trouble: FileTrouble }> {
  if (file.size > LARGEST) return { trouble: 'tooLarge' };
  try {
    return readMatch(await file.text());
  } catch {
    return { trouble: 'unreadable' };
  }
}

const ME = 'me';
const playerWord = (chair: Chair): string => (chair.who === 'bot' ? chair.level : (chair.name ?? ME));

const isLevel = (word: string): boolean =>
  (LEVELS as readonly string[]).includes(word) || /^(greedy|search)(:\d+(ms)?)?$/.test(word);

function chairsOf(players: unknown, seats: unknown): Chair[] | null {
  if (!Array.isArray(players) || players.length !== seats) return null;
  if (!players.every((word) => typeof word === 'string' && word !== '')) return null;
  return players.map((word: string) => {
    if (isLevel(word)) return { who: 'bot', level: word };
    return word === ME ? { who: 'person' } : { who: 'person', name: word };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
