import { type Phrase, phrase } from '@conjure/engine';
import type { Selector } from './selectors.ts';
import type { Target } from './targets.ts';

/** Who an effect is about, as the beginning of a phrase. */
export function describeSelector(who: Selector): Phrase {
  if (typeof who === 'string') return phrase(`who.${who}`);
  if (!('within' in who))
    return phrase(`who.${who.who}`, { except: 'except' in who ? (who.except ?? 'none') : 'none' });
  const { within, of, who: side, except = 'none' } = who;
  return within === 'touch'
    ? phrase('who.touching', { of, side, except })
    : phrase('who.within', { inches: within / 1000, of, side, except });
}

/** What a spell may be aimed at. */
export function describeTarget(target: Target): Phrase {
  const { side, max } = target;
  switch (target.kind) {
    case 'figure':
      return phrase(`target.${target.reach}`, { side, max, filter: target.filter ?? 'none' });
    case 'spell':
      return phrase('target.spell', { side, types: target.types.map((type) => phrase(`spellType.${type}`)) });
    case 'place':
      return phrase('target.place', {
        inches: target.length / 1000,
        free: target.noOpposingContact ? 'free' : 'any',
      });
    case 'path':
      return phrase('target.path');
    case 'fallen':
      return phrase('target.fallen', { cost: target.maxCost, unique: target.unique ? 'any' : 'common' });
  }
}
