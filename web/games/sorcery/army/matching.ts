import type { PrintedFigure, PrintedSpell } from '@conjure/sorcery/view';

/** Compares as a reader does who types in a hurry: without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all words that were typed are somewhere in the texts. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

export const ATTACKS = ['wand', 'bow', 'sword'] as const satisfies readonly PrintedFigure['attackType'][];
export const TYPES = [
  ...(['sorcery', 'enchantment', 'glyph', 'illusion', 'counterspell'] as const),
] as const satisfies readonly PrintedSpell['type'][];

/** Whether a number is better when it is higher, or when it is lower. */
export type Better = 'high' | 'low' | null;

/** Which of two numbers is the better one: the first, the second, or neither. */
export function betterOf(a: number, b: number, better: Better): 0 | 1 | null {
  if (better === null || a === b) return null;
  return a > b === (better === 'high') ? 0 : 1;
}
