import type { Seat } from '@conjure/engine';
import type { Item } from '../events.ts';
import type { PowerAnswer } from './powers/using.ts';

/** What a magician may do in his demon-use phase, as often as he likes until he is done; nothing obliges him. [3.0f] [7.1] [R102] */
export type UseAnswer =
  | { do: 'done' }
  | { do: 'attack'; hex: string }
  | PowerAnswer
  | { do: 'seize'; box: Item; spirit: number }
  | { do: 'torture'; magician: Seat }
  | { do: 'free'; magician: Seat }
  | { do: 'lift'; spirit: number }
  | { do: 'release'; spirit: number }
  | { do: 'trade'; magician: Seat }
  | { do: 'pickUp' }
  | { do: 'control'; spirit: number };

export const DONE: UseAnswer = { do: 'done' };
