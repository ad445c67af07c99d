import { chance } from './chance.ts';
import type { Overlooks } from './people.ts';
import type { Sight } from './sight.ts';

/** What he sees who does not think of everything: he plays on as if he did not have it, for a whole action. */
export function overlooking(s: Sight, { stars, familiars }: Overlooks): Sight {
  const forgetsStars = stars > 0 && chance(s, 'stars') < stars;
  const forgetsFamiliars = familiars > 0 && chance(s, 'familiars') < familiars;
  if (!forgetsStars && !forgetsFamiliars) return s;
  const me = { ...s.me, ...(forgetsStars ? { wild: 0 } : {}), ...(forgetsFamiliars ? { ready: 0 } : {}) };
  return { ...s, me, players: s.players.map((player) => (player === s.me ? me : player)) };
}
