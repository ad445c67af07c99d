import type { LodgeView, SeatView } from '@conjure/lodge/view';
import type { SeatTally } from '../../face.ts';
import { creatureDrawing } from '../art/creatures.ts';
import { drawings } from '../cards/drawings.ts';
import { creatureName } from '../names.ts';
import { familiarOf } from './models.ts';

const lifeLeft = ({ health, damage }: Pick<SeatView, 'health' | 'damage'>): number => health - damage.length;

/** What decides a mage's match: his Power, what he can still take, and his familiar with what it can. */
export function talliesOf({ seats }: LodgeView, seat: number): SeatTally[] {
  const of = seats[seat];
  const familiar = familiarOf(of);
  const life = lifeLeft(of);
  const own: SeatTally[] = [
    { icon: drawings.power, n: of.power, phrase: { key: 'lodge.power.n', facts: { n: of.power } } },
    { icon: drawings.life, n: life, phrase: { key: 'lodge.life.left', facts: { n: life, of: of.health } } },
  ];
  if (!familiar) return own;
  const { creature, health } = familiar;
  const n = lifeLeft(familiar);
  const phrase = { key: 'lodge.familiar.left', facts: { familiar: creatureName(creature), n, of: health } };
  return [...own, { icon: creatureDrawing(creature), n, phrase }];
}
