import { putToFlight } from '../mortals.ts';
import { hexesBetween, hexOfMagician, refreshFound } from '../places.ts';
import { ALONE, type PowerRule } from './power.ts';

/** All mortals within three hexes flee; captors keep their captives. [12.3E] [R51] [R74] */
export const earthquake: PowerRule = {
  letter: 'E',
  target: () => ({}),
  targets: () => ALONE,
  refuse: () => null,
  apply(t, seat) {
    const centre = hexOfMagician(t, seat);
    const { earthquakeRange } = t.content.data.tables.limits;
    t.tell({ type: 'quake', by: seat });
    t.state.mortals.forEach((unit, i) => {
      if (unit.status !== 'gone' && hexesBetween(t, unit.hex, centre) <= earthquakeRange) putToFlight(t, i);
    });
    refreshFound(t);
  },
};
