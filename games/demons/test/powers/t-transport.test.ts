import { describe, expect, test } from 'vitest';
import { FURCAS, power, using, whereIs } from '../actions.ts';
import { HERE, NORTH } from '../field.ts';
import { only } from '../table.ts';

const BATHIN = 18;
const fly = (to: string | null) => power(BATHIN, 'T', { to });

describe('T: swift transport', () => {
  test('[12.3T] [12.2b] any land hex without an enemy, however far and whoever pins him', () => {
    const s = using([{ hex: HERE, spirits: [BATHIN, FURCAS] }], { abbot: { hex: NORTH } });
    s.answer(0, fly('0107'));
    expect(whereIs(s, 0)).toBe('0107');
  });

  test('[12.3T] [R59] not on water, not where an enemy is, fleeing or not', () => {
    const s = using([{ hex: HERE, spirits: [BATHIN, FURCAS] }, { hex: '0306' }], {
      abbot: {},
      mullah: { status: 'fleeing' },
    });
    expect(s.why(0, fly('0101'))).toBe('R59.water');
    for (const hex of ['1910', '1407', '0306']) expect(s.why(0, fly(hex))).toBe('R59.taken');
  });

  test('[12.3T] [R59] or off the map from anywhere, with his treasures', () => {
    const s = using(
      [
        { hex: HERE, spirits: [BATHIN, FURCAS], treasures: ['22'] },
        { hex: '0306', spirits: [9] },
      ],
      { abbot: { hex: NORTH } },
    );
    const heard = s.answer(0, fly(null));
    expect(only(heard, 'left')).toMatchObject([{ by: 0 }]);
    expect(s.magician(0).status).toBe('departed');
    expect(s.view(null).magicians[0].treasures).toEqual(['22']);
    expect(s.asked()).toEqual([1]);
  });

  test('[R59] a mortal’s captive can use it to a hex or off the map, not to his captor’s hex', () => {
    const captive = () => using([{ captor: { mortal: 'abbot' }, spirits: [BATHIN, FURCAS] }], { abbot: { hex: HERE } });
    const s = captive();
    expect(s.why(0, fly(HERE))).toBe('R59.taken');
    const heard = s.answer(0, fly('0107'));
    expect(only(heard, 'freed')).toMatchObject([{ by: 0 }]);
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null });
    const t = captive();
    t.answer(0, fly(null));
    expect(t.magician(0)).toMatchObject({ status: 'departed', captor: null });
  });

  test('[R59] a magician’s captive too', () => {
    const s = using([{ captor: { magician: 1 }, spirits: [BATHIN, FURCAS] }, { hex: HERE }]);
    s.answer(0, fly('0107'));
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null });
    expect(s.view(null).magicians[1].captives).toEqual([]);
  });
});
