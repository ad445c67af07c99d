import type { COMMON_VERBS } from '../vocabulary.ts';

/** Words that answers of *Satchel* are made of. */
export const VERBS = ['roll', 'lay', 'send', 'recover', 'learn', 'pass', 'next'] as const;
export type Verb = (typeof VERBS)[number] | (typeof COMMON_VERBS)[number];
