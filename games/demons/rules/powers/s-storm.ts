import { hexesBetween, hexOfMagician, mortalId } from '../places.ts';
import { ALONE, type PowerRule } from './power.ts';

/** Mortals within three hexes at this moment neither stop nor pin any magician while it lasts. [12.3S] [R54] */
export const storm: PowerRule = {
  letter: 'S',
  target: () => ({}),
  targets: () => ALONE,
  refuse: () => null,
  apply(t, seat) {
    const centre = hexOfMagician(t, seat);
    const { stormRange } = t.content.data.tables.limits;
    const m = t.state.magicians[seat];
    t.state.mortals.forEach((unit, i) => {
      if (unit.status !== 'gone' && hexesBetween(t, unit.hex, centre) <= stormRange && !m.storm.includes(i))
        m.storm.push(i);
    });
    t.tell({ type: 'storm', by: seat, mortals: m.storm.map((i) => mortalId(t, i)) });
  },
};
