/** All modifiers of one value together count as at most +3 and at least −3. [B79] [B80] */
export const ruleOfThree = (modifiers: number): number => Math.max(-3, Math.min(3, modifiers));
