import type { Situation } from '@conjure/engine/content';
import courts from './courts.json' with { type: 'json' };
import last from './last.json' with { type: 'json' };
import ring from './ring.json' with { type: 'json' };
import skirmish from './skirmish.json' with { type: 'json' };

/** Positions that are good to play from, small ones first. */
export const SCENARIOS = [skirmish, ring, last, courts] satisfies readonly Situation[];
