import { canonical, type Phrase } from '@conjure/engine';
import type { OddsOutcome } from '../games/face.ts';

export interface ChanceRow {
  readonly p: number;
  readonly faces: readonly number[];
  /** What happens besides that which happens in any case. */
  readonly phrases: readonly Phrase[];
  /** Something hidden would come up, and what follows nobody can say. */
  readonly hidden: boolean;
}

export interface Chances {
  /** What happens in any case. */
  readonly always: readonly Phrase[];
  /** The likeliest first. */
  readonly rows: readonly ChanceRow[];
  /** The many unlikely ones that are not listed. */
  readonly rest: { readonly count: number; readonly p: number } | null;
}

/** What can come of an answer, ready to be drawn in at most so many rows. */
export function chancesOf(outcomes: readonly OddsOutcome[], most = 10): Chances {
  const told = outcomes.map(({ events }) => events.map(({ said }) => ({ said, key: canonical(said) })));
  const [first = [], ...others] = told;
  const isCommon = (key: string) => others.every((lines) => lines.some((line) => line.key === key));
  const common = new Set(first.map(({ key }) => key).filter(isCommon));
  const rows = outcomes
    .map(({ p, faces, ends }, i) => ({
      p,
      faces: faces.toSorted((a, b) => a - b),
      phrases: told[i].filter(({ key }) => !common.has(key)).map(({ said }) => said),
      hidden: ends === 'draw',
    }))
    .sort((a, b) => b.p - a.p || (a.faces[0] ?? 0) - (b.faces[0] ?? 0));
  const shown = rows.length > most ? rows.slice(0, most - 1) : rows;
  const left = rows.slice(shown.length);
  return {
    always: first.filter(({ key }) => common.has(key)).map(({ said }) => said),
    rows: shown,
    rest: left.length > 0 ? { count: left.length, p: left.reduce((sum, { p }) => sum + p, 0) } : null,
  };
}

/** Of sentences under the same rule the first one. */
export function firstOfRule(sentences: readonly Phrase[]): ReadonlySet<Phrase> {
  const byRule = new Map<string, Phrase>();
  for (const said of sentences) if (said.rule && !byRule.has(said.rule)) byRule.set(said.rule, said);
  return new Set(byRule.values());
}
