import { oneOf, refusal } from '@conjure/engine';
import { magicianPhrase } from '../phrases.ts';
import { present } from '../places.ts';
import type { PowerRule } from './power.ts';

/** One wound or one curse off, from any magician. [12.3C] [R60] */
export const cure: PowerRule = {
  letter: 'C',
  target: ({ magician }) => ({ magician, ill: oneOf('wound', 'curse') }),
  targets: (at) =>
    at.state.magicians.flatMap((_, magician) => [
      { magician, ill: 'wound' },
      { magician, ill: 'curse' },
    ]),
  refuse(at, _seat, { magician, ill }) {
    const m = at.state.magicians[magician as number];
    if (!m || !present(m)) return refusal('R60');
    return (ill === 'wound' ? m.wounds : m.curses) > 0
      ? null
      : refusal('12.3C', { magician: magicianPhrase(at, magician as number), ill: { key: `ill.${ill}` } });
  },
  apply(t, seat, { magician, ill }) {
    const m = t.state.magicians[magician as number];
    if (ill === 'wound') m.wounds--;
    else m.curses--;
    t.tell({ type: 'cured', by: seat, target: magician as number, ill: ill as 'wound' | 'curse' });
  },
};
