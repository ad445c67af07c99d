import { HALVES, type HalfName, halfIn, reachIn } from '@conjure/lodge/view';
import { filled, nextSlot, type SettingPlan } from './setting.ts';

/** What a half is good for, for who does not know yet: blows first, then what waits, then all the rest. */
const KINDS = ['combat', 'protection', 'utility', 'trap'] as const;
type KindInOrder = (typeof KINDS)[number];

const kindOf = (card: string, half: HalfName): KindInOrder | undefined => halfIn(card, half)?.kind;

/** The half of a card that is of a kind, of two the one that reaches further. */
const halfOf = (card: string, kind: KindInOrder): HalfName | null =>
  HALVES.filter((half) => kindOf(card, half) === kind).toSorted((a, b) => reachIn(card, b) - reachIn(card, a))[0] ??
  null;

/** As many of these as one may keep: a blow, a protection, and what else there is, in that order. By their places. */
export function goodCards(cards: readonly string[], n: number): number[] {
  const picked: number[] = [];
  for (const kind of [...KINDS, ...KINDS]) {
    const at = cards.findIndex((card, i) => !picked.includes(i) && halfOf(card, kind) !== null);
    if (at >= 0 && picked.length < n) picked.push(at);
  }
  return picked.toSorted((a, b) => a - b);
}

/** A first plan for a hand: blows in order, then what helps, and a protection that waits in the Quick slot. */
export function readyPlan(hand: readonly string[], most: number): SettingPlan {
  const left = [...hand];
  let plan: SettingPlan = {};
  const lay = (kind: KindInOrder, slot = nextSlot(plan)): void => {
    const at = left.findIndex((card) => halfOf(card, kind) !== null);
    if (at < 0 || slot === null || plan[slot] !== undefined || filled(plan) >= most) return;
    const [card] = left.splice(at, 1);
    plan = { ...plan, [slot]: `${card}/${halfOf(card, kind)}` };
  };
  lay('protection', 'Q');
  lay('combat');
  lay('combat');
  lay('utility');
  lay('combat');
  lay('utility');
  lay('trap');
  return plan;
}
