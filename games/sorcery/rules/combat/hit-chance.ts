/** Of 36 rolls of two dice, how many come to 3, 4, … 12 or more. */
const ROLLS = [35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The least roll that hits: a natural 2 misses and a natural 12 hits, whatever is needed. [B68] [B69] */
export const leastRoll = (need: number): number => Math.min(12, Math.max(3, need));

export const hitChance = (need: number): number => ROLLS[leastRoll(need) - 3] / 36;
