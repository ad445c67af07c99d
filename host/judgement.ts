import type { Deed } from './log/row.ts';
import type { Outgoing } from './server-messages.ts';

/** What a message comes to: something done in the match, or only something said. */
export type Judgement = { readonly deeds: readonly Deed[] } | { readonly outgoing: readonly Outgoing[] };

export const sayOnly = (...outgoing: readonly Outgoing[]): Judgement => ({ outgoing });
