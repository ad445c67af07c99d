import type { Situation } from '@conjure/engine/content';
import beasts from './beasts.json' with { type: 'json' };
import breath from './breath.json' with { type: 'json' };
import moon from './moon.json' with { type: 'json' };
import small from './small.json' with { type: 'json' };

/** Positions that are good to play from, for two mages first. */
export const SCENARIOS = [small, beasts, breath, moon] satisfies readonly Situation[];
