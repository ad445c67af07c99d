import { refreshFound } from '../places.ts';
import { ALONE, type PowerRule } from './power.ts';

/** Neither stopped nor found nor attacked until his next demon-use phase. [12.3I] [R55] */
export const invisibility: PowerRule = {
  letter: 'I',
  target: () => ({}),
  targets: () => ALONE,
  refuse: () => null,
  apply(t, seat) {
    t.state.magicians[seat].invisible = true;
    t.tell({ type: 'unseen', by: seat });
    refreshFound(t);
  },
};
