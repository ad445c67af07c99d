import type { TextSpan } from './search.ts';

/** A stretch of a text: plain, or the number of a rule. */
export interface CitedText {
  readonly text: string;
  /** The rule that is cited. */
  readonly rule?: string;
  /** Where in the whole text it begins. */
  readonly from: number;
}

/** A stretch that is marked as a whole or not at all. */
export interface MarkedText {
  readonly text: string;
  readonly marked: boolean;
}

/** Which rule a number means; `null` where it means none. */
export type Citing = (number: string) => string | null;

/** Knows rules by their numbers, and a section that has no statement of its own (`14.0`) by its first one (`14.0a`). */
export function citing(ids: Iterable<string>): Citing {
  const known = new Map<string, string>();
  for (const id of ids) {
    known.set(id, id);
    const section = /^(.*\d)\p{L}$/u.exec(id)?.[1];
    if (section && !known.has(section)) known.set(section, id);
  }
  return (number) => known.get(number) ?? null;
}

/** Anything with a digit in it may be a number of a rule; a full stop belongs to it only where more follows. */
const NUMBERS = /(?=[\p{L}.]*\d)[\p{L}\d]+(?:\.[\p{L}\d]+)*/gu;

/** Cuts a text where citations begin and end; the brackets of one belong to it. */
export function pieces(text: string, cites: Citing): CitedText[] {
  const cut: CitedText[] = [];
  let from = 0;
  const upTo = (to: number, rule?: string) => {
    if (to > from) cut.push({ text: text.slice(from, to), from, ...(rule ? { rule } : {}) });
    from = to;
  };
  for (const { 0: number, index } of text.matchAll(NUMBERS)) {
    const rule = cites(number);
    if (!rule) continue;
    const end = index + number.length;
    upTo(text[index - 1] === '[' ? index - 1 : index);
    upTo(text[end] === ']' ? end + 1 : end, rule);
  }
  upTo(text.length);
  return cut;
}

/** Cuts a piece where the marks of the whole text begin and end. */
export function parts({ text, from }: Pick<CitedText, 'text' | 'from'>, marks: readonly TextSpan[]): MarkedText[] {
  const within = marks.flat().map((edge) => Math.min(Math.max(edge - from, 0), text.length));
  const cuts = [...new Set([0, ...within, text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((at, i) => ({
    text: text.slice(at, cuts[i + 1]),
    marked: marks.some((mark) => mark[0] <= at + from && at + from < mark[1]),
  }));
}
