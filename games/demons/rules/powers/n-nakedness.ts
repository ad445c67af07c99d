import { refusal } from '@conjure/engine';
import { magicianPhrase } from '../phrases.ts';
import { hexOfMagician, isStandingCity, present } from '../places.ts';
import type { PowerRule } from './power.ts';

/** Another magician in or next to a standing city loses his next player turn. [12.3N] [R61] */
export const nakedness: PowerRule = {
  letter: 'N',
  target: ({ magician }) => ({ magician }),
  targets: (at, seat) => at.state.magicians.flatMap((_, magician) => (magician === seat ? [] : [{ magician }])),
  refuse(at, seat, target) {
    const magician = target.magician as number;
    const m = at.state.magicians[magician];
    if (magician === seat) return refusal('12.3N', {}, 'self');
    if (!m || !present(m)) return refusal('12.3N', {}, 'away');
    const facts = { magician: magicianPhrase(at, magician) };
    if (m.reconciled) return refusal('R58', facts, 'protected');
    const hex = hexOfMagician(at, magician);
    return [hex, ...at.content.neighbours[hex]].some((place) => isStandingCity(at, place))
      ? null
      : refusal('R61', facts);
  },
  apply(t, seat, { magician }) {
    t.state.magicians[magician as number].loses = true;
    t.tell({ type: 'distracted', by: seat, target: magician as number });
  },
};
