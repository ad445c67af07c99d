import { refusal } from '@conjure/engine';
import { free } from '../captivity.ts';
import { putToFlight, remove } from '../mortals.ts';
import { captivesOfMortal, hexesBetween, hexName, hexOf, isStandingCity, mortalId, refreshFound } from '../places.ts';
import { hoardOf, toGround } from '../treasures.ts';
import type { PowerRule } from './power.ts';

/** The city is gone, units based there with it; other mortals in or next to it flee. [12.3X] [R52] [R53] */
export const destruction: PowerRule = {
  letter: 'X',
  target: ({ hex }) => ({ city: hex }),
  targets: (at) => at.content.cities.map((hex) => ({ city: hexName(at, hex) })),
  refuse: (at, _seat, { city }) =>
    isStandingCity(at, hexOf(at, city as string)) ? null : refusal('12.3X', { hex: city as string }),
  apply(t, seat, { city }) {
    const hex = hexOf(t, city as string);
    t.state.ruins.push(hex);
    t.tell({ type: 'cityDestroyed', by: seat, hex: city as string });
    t.state.mortals.forEach((unit, i) => {
      if (unit.status === 'gone') return;
      if (unit.base === hex) {
        free(t, ...captivesOfMortal(t, i));
        for (const item of hoardOf(t, i)) toGround(t, item, hex);
        remove(t, i);
        t.tell({ type: 'removed', mortal: mortalId(t, i) });
      } else if (hexesBetween(t, unit.hex, hex) <= 1) putToFlight(t, i);
    });
    refreshFound(t);
  },
};
