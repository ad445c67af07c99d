import type { Situation } from '@conjure/engine/content';
import ani from './ani.json' with { type: 'json' };
import ark from './ark.json' with { type: 'json' };
import kars from './kars.json' with { type: 'json' };
import rags from './rags.json' with { type: 'json' };
import ring from './ring.json' with { type: 'json' };
import sands from './sands.json' with { type: 'json' };

/** Positions that are good to play from, for one magician first. */
export const SCENARIOS: readonly Situation[] = [ani, kars, rags, ark, sands, ring];
