export const FAMILIES = ['cerberus', 'draco', 'griffin', 'hydra'] as const;
export type FamilyId = (typeof FAMILIES)[number];
