import { once } from '@conjure/engine';
import { ABILITY, type Content } from '../content.ts';
import { hitChance } from '../rules/combat/hit-chance.ts';
import { kindOf } from '../rules/figures.ts';
import { holds } from '../rules/values/abilities.ts';
import type { Position } from '../state.ts';
import { loss } from './dial.ts';
import { spellShot } from './spell-worth.ts';

/** What a figure at one click would take from another at one: it follows from the dials alone, so it is worked out once. */
interface Harms {
  /** By kind: the number of its first click. */
  readonly first: readonly number[];
  readonly clicks: number;
  /** By the click of who strikes, and for shots by their damage: by the click of who is struck; below 0 where nobody has asked yet. */
  readonly blows: (Float64Array | undefined)[];
  readonly shots: (Float64Array | undefined)[];
}

const harmsOf = once(({ figures }: Content): Harms => {
  const first: number[] = [];
  let clicks = 0;
  for (const figure of figures) {
    first.push(clicks);
    clicks += figure.clicks + 1;
  }
  return { first, clicks, blows: [], shots: [] };
});

/** Taken off by Toughness or Invulnerability that show on the dial. */
function hardness(at: Position, figure: number): number {
  const shown = kindOf(at, figure).shows[at.state.click[figure]];
  if (holds(shown, ABILITY.invulnerability)) return at.content.params.invulnerability.reduce;
  return holds(shown, ABILITY.toughness) ? at.content.params.toughness.reduce : 0;
}

/** From the dials alone: what so much damage would take from another figure on average, in points. */
function harmOf(at: Position, by: number, on: number, damage: number): number {
  const need = kindOf(at, on).defense[at.state.click[on]] - kindOf(at, by).attack[at.state.click[by]];
  return hitChance(need) * loss(at, on, Math.max(0, damage - hardness(at, on)));
}

/** Damage of a die is 3 and a half on average. */
const DIE = 3;

export function closeHarm(at: Position, by: number, on: number): number {
  const { kind, click } = at.state;
  const { first, clicks, blows } = harmsOf(at.content);
  const from = first[kind[by]] + click[by];
  let row = blows[from];
  if (!row) {
    row = new Float64Array(clicks).fill(-1);
    blows[from] = row;
  }
  const place = first[kind[on]] + click[on];
  if (row[place] >= 0) return row[place];
  const { damage, shows } = kindOf(at, by);
  const now = click[by];
  const most = holds(shows[now], ABILITY.weapon_master) ? Math.max(DIE, damage[now]) : damage[now];
  row[place] = harmOf(at, by, on, most);
  return row[place];
}

/** More than any shot does. */
const MOST = 32;

export function rangedHarm(at: Position, by: number, on: number): number {
  const { kind, click } = at.state;
  const { range, rangedDamage, shows } = kindOf(at, by);
  if (range === 0) return 0;
  const plain = holds(shows[click[by]], ABILITY.magic_blast) ? Math.max(DIE, rangedDamage) : rangedDamage;
  const damage = Math.max(plain, spellShot(at, by));
  const { first, clicks, shots } = harmsOf(at.content);
  const from = MOST * (first[kind[by]] + click[by]) + damage;
  let row = shots[from];
  if (!row) {
    row = new Float64Array(clicks).fill(-1);
    shots[from] = row;
  }
  const place = first[kind[on]] + click[on];
  if (row[place] < 0) row[place] = harmOf(at, by, on, damage);
  return row[place];
}
