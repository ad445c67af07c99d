import { effectsOnField } from '../effects/on-field.ts';
import { NONE, type Position } from '../state.ts';
import { bookmarkOf, spellOf } from './stacks.ts';
import { hasPower } from './values/types.ts';

const HARMONY = { '3to2': [3, 2], '2to1': [2, 1], '3to1': [3, 1] } as const;

/**
 * What the bookmark of a wielded book costs to browse away, in bars: as printed, then Ley Harmony, then what other cards of
 * the book say, then domains; between one and three. [S30] [S64] [R1] [R13] [R77]
 */
export function barsOf(at: Position, book: number): number {
  const { state } = at;
  const top = bookmarkOf(state, book);
  if (top === NONE) return 0;
  let bars: number = spellOf(at, top).browse;
  const wielder = state.wielder[book];
  const [from, to] = HARMONY[state.options.leyHarmony];
  if (wielder !== NONE && hasPower(at, wielder, 'ley_harmony') && bars === from) bars = to;
  if (!state.shut[book]) bars = easedBy(at, book, top, bars);
  for (const { from: was, set } of effectsOnField(at, 'browseCost')) if (bars === was && set) bars = set;
  return Math.max(1, Math.min(3, bars));
}

/** Do-not-cast spells that make the other spells of their book cheaper; two of a name do not add up. [S25a] [R21] */
function easedBy(at: Position, book: number, top: number, printed: number): number {
  const { state } = at;
  const names = new Set<string>();
  let bars = printed;
  for (const card of state.stack[book]) {
    const { id, cast, all } = spellOf(at, card);
    if (cast || card === top || state.down[card] || state.dead[card] || names.has(id)) continue;
    for (const op of all[0].effects)
      if (op.op === 'browseCost' && op.to === 'otherSpellsOfBook') {
        names.add(id);
        bars = Math.max(op.min ?? 1, bars + (op.delta ?? 0));
      }
  }
  return bars;
}
