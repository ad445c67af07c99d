import { oneOf, type Shape, tagged, whole } from '@conjure/engine';
import { kind } from './kind.ts';

/** What an evocation's card adds to moving and attacking. */
export type Extra =
  | { type: 'none' }
  | { type: 'splitAttack'; targets: number; amount: number }
  | { type: 'vsMage'; bonus: number }
  | { type: 'rangedAttack'; range: number }
  | { type: 'instabilityAfterAttack'; amount: number }
  | { type: 'pushAfterAttack'; steps: number }
  | { type: 'convertAfterAttack'; amount: number }
  | { type: 'healSelfAtStart'; amount: number }
  | { type: 'healOwnerAfterDamage'; amount: number }
  | { type: 'pounce'; steps: number; bonus: number }
  | { type: 'moveAttackMove' }
  | { type: 'swapWithMage' };

export const extraShape: Shape<Extra> = tagged(
  'type',
  Object.fromEntries([
    kind('none'),
    kind('splitAttack', { targets: oneOf(2), amount: whole(1, 9) }),
    kind('vsMage', { bonus: whole(1, 9) }),
    kind('rangedAttack', { range: whole(1, 4) }),
    kind('instabilityAfterAttack', { amount: whole(1, 9) }),
    kind('pushAfterAttack', { steps: whole(1, 9) }),
    kind('convertAfterAttack', { amount: whole(1, 9) }),
    kind('healSelfAtStart', { amount: whole(1, 9) }),
    kind('healOwnerAfterDamage', { amount: whole(1, 9) }),
    kind('pounce', { steps: whole(1, 9), bonus: whole(1, 9) }),
    kind('moveAttackMove'),
    kind('swapWithMage'),
  ]),
);
