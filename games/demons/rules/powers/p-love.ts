import { refusal } from '@conjure/engine';
import { putToFlight } from '../mortals.ts';
import { hexName, hexOf, isStandingCity, nextTo, refreshFound } from '../places.ts';
import type { PowerRule } from './power.ts';

/** Mortals next to a city of his choice, not those in it, begin to flee. [12.3P] [R51] [R52] */
export const love: PowerRule = {
  letter: 'P',
  target: ({ hex }) => ({ city: hex }),
  targets: (at) => at.content.cities.map((hex) => ({ city: hexName(at, hex) })),
  refuse: (at, _seat, { city }) =>
    isStandingCity(at, hexOf(at, city as string)) ? null : refusal('12.3P', { hex: city as string }),
  apply(t, seat, { city }) {
    const hex = hexOf(t, city as string);
    t.tell({ type: 'loved', by: seat, hex: city as string });
    t.state.mortals.forEach((unit, i) => {
      if (unit.status !== 'gone' && nextTo(t, unit.hex, hex)) putToFlight(t, i);
    });
    refreshFound(t);
  },
};
