/** The cards of a deck, group by group. */
export const ORDEAL_GROUPS = ['short', 'steep', 'long', 'great', 'sealed', 'mend'] as const;
type OrdealGroup = (typeof ORDEAL_GROUPS)[number];
export const SPELL_GROUPS = ['plain', 'chant', 'gust', 'thorns', 'wyrm', 'hex', 'wound'] as const;
type SpellGroup = (typeof SPELL_GROUPS)[number];
export type Group = OrdealGroup | SpellGroup;
