import type { MagicianView } from '@conjure/demons/view';
import type { SeatTally } from '../../face.ts';
import { drawings } from '../drawings.ts';
import { spiritsHeld } from './magicians.ts';

/** What a magician's match will be judged by, and what he has to do it with. */
export function talliesOf(magician: MagicianView): SeatTally[] {
  const spirits = spiritsHeld(magician);
  // Who has not chosen a shield yet owes nothing for it.
  const net = magician.shield === null ? 0 : magician.net;
  return [
    { icon: drawings.coins, n: net, phrase: { key: 'demons.ducats.said', facts: { n: net } } },
    { icon: drawings.spirits, n: spirits, phrase: { key: 'demons.spirits.held', facts: { n: spirits } } },
  ];
}
