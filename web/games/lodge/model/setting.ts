import type { SlotName } from '@conjure/lodge/view';

export const SLOTS = ['I', 'II', 'III', 'Q'] as const satisfies readonly SlotName[];
const NUMBERED: readonly SlotName[] = ['I', 'II', 'III'];

/** Spells as they are about to be set, `ember_dart/a` by slot. */
export type SettingPlan = { readonly [Slot in SlotName]?: string };

export const filled = (plan: SettingPlan): number => SLOTS.filter((slot) => plan[slot] !== undefined).length;

/** The first slot that is free, the Quick one last. */
export const nextSlot = (plan: SettingPlan): SlotName | null => SLOTS.find((slot) => plan[slot] === undefined) ?? null;

/** A plan as it was kept; `null` where it is none, or names cards that are not in this hand. */
export function planIn(kept: unknown, hand: readonly string[]): SettingPlan | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  const isFit = Object.entries(kept).every(
    ([slot, spell]) =>
      SLOTS.some((one) => one === slot) && typeof spell === 'string' && hand.includes(spell.split('/')[0]),
  );
  return isFit ? (kept as SettingPlan) : null;
}

/** Cards of the hand that lie in no slot yet, each with its place in the hand. */
export function leftIn(hand: readonly string[], plan: SettingPlan): { card: string; at: number }[] {
  const used = Object.values(plan).map((spell) => spell.split('/')[0]);
  return hand.flatMap((card, at) => {
    const gone = used.indexOf(card);
    if (gone < 0) return [{ card, at }];
    used.splice(gone, 1);
    return [];
  });
}

/** Numbered spells move up, so that there is no gap before them. */
function closed(plan: SettingPlan): SettingPlan {
  const numbered = NUMBERED.flatMap((slot) => plan[slot] ?? []);
  const moved = Object.fromEntries(numbered.map((spell, i) => [NUMBERED[i], spell]));
  return plan.Q === undefined ? moved : { ...moved, Q: plan.Q };
}

/** A spell goes into a slot, in place of what was there. */
export const put = (plan: SettingPlan, slot: SlotName, spell: string): SettingPlan =>
  closed({ ...plan, [slot]: spell });

export function takeOut(plan: SettingPlan, slot: SlotName): SettingPlan {
  const { [slot]: _, ...rest } = plan;
  return closed(rest);
}

/** From one slot to another; what lies there comes back the other way. */
export function shift(plan: SettingPlan, from: SlotName, to: SlotName): SettingPlan {
  const { [from]: moved, [to]: there, ...rest } = plan;
  if (moved === undefined || from === to) return plan;
  return closed({ ...rest, [to]: moved, ...(there === undefined ? {} : { [from]: there }) });
}

/** The other half of the card in a slot. */
export function turnOver(plan: SettingPlan, slot: SlotName): SettingPlan {
  const [card, half] = (plan[slot] ?? '').split('/');
  return card ? { ...plan, [slot]: `${card}/${half === 'a' ? 'b' : 'a'}` } : plan;
}
