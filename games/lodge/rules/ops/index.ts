import type { OpName } from '../../effects/vocabulary.ts';
import { cards } from './cards.ts';
import { harm } from './harm.ts';
import { moving } from './moving.ts';
import { roomOps } from './rooms.ts';
import { slots } from './slots.ts';
import { summoning } from './summoning.ts';
import type { Verbs } from './verb.ts';

export type { Verb } from './verb.ts';

/** Every word of the vocabulary: it can be tested, carried out and, by effects/describe.ts, told. */
export const VERBS: Verbs<OpName> = { ...harm, ...moving, ...summoning, ...cards, ...slots, ...roomOps };
