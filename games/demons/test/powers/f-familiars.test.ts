import { describe, expect, test } from 'vitest';
import { demons } from '../../game.ts';
import { DONE, FURCAS, power, using, WAIT, waking, whereIs } from '../actions.ts';
import { HERE, NORTH, SOUTH } from '../field.ts';
import { NOBODY, only, setUp, story } from '../table.ts';

const ALLOCES = 52;
const AMDUSIAS = 67;
const TABRIZ = '1914';
const EMIR = 'emir-of-tabriz';
const command = (mortal: string, spirit = ALLOCES) => power(spirit, 'F', { mortal });
const NEITHER = { to: null, drop: false, attack: false };
const ATTACK = { to: null, drop: false, attack: true };
const go = (to: string) => ({ to, drop: false, attack: true });

describe('F: a mortal as familiar', () => {
  test('[12.3F] [R2] [R51] any mortal on the map, and what is named must be one mortal', () => {
    const s = using([{ hex: '0306', spirits: [ALLOCES, AMDUSIAS, FURCAS] }], { [EMIR]: {} });
    expect(s.why(0, command('abbot'))).toBe('12.3F.gone'); // he is gone
    expect(s.why(0, power(ALLOCES, 'F'))).toBe('12.3F.unnamed');
    expect(s.why(0, power(ALLOCES, 'F', { mortal: EMIR, rank: 'King' }))).toBe('12.3F.surplus'); // mortals have no spirits
    s.answer(0, command(EMIR));
    expect(s.view(null).mortals.find(({ id }) => id === EMIR)?.familiarOf).toBe(0);
    expect(s.why(0, command(EMIR, AMDUSIAS))).toBe('R56.obeys'); // he has it already
  });

  test('[12.3F] [R56] its user runs it in the next mortals’ turn: 4 points, no roll to wake it', () => {
    const s = using([{ hex: '0306', spirits: [ALLOCES, FURCAS] }, { hex: '0116' }], { [EMIR]: {} });
    s.answer(0, command(EMIR));
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect([s.asks(), s.asked()]).toEqual(['run', [0]]);
    expect(s.why(0, go('2414'))).toBe('5.2a'); // five points away
    expect(s.why(0, go('1715'))).toBe('T1');
    const heard = s.answer(0, go('2314'));
    expect(only(heard, 'marched')).toMatchObject([{ mortal: EMIR, towards: 'order' }]);
    expect(only(story(s), 'woke')).toEqual([]);
    expect(s.hexOf(EMIR)).toBe('2314');
  });

  test('[R107] it may not enter any magician’s hex and stops next to others, not next to its master', () => {
    const between = (master: string, other: string) =>
      waking([{ hex: master, familiars: [EMIR] }, { hex: other }], { [EMIR]: {} });
    const rival = between('0306', '2115');
    expect(rival.why(0, go('2115'))).toBe('5.4');
    expect(rival.why(0, go('2215'))).toBe('5.0f'); // it would have to go on from one hex beside him to another
    expect(rival.allows(0, go(HERE))).toBe(true);
    const own = between('2115', '0306');
    expect(own.why(0, go('2115'))).toBe('5.4');
    expect(own.allows(0, go('2215'))).toBe(true);
    expect(between('0306', '1913').why(0, go('2014'))).toBe('5.0f'); // pinned in Tabriz
    expect(between('1913', '0306').allows(0, go('2014'))).toBe(true);
  });

  test('[R56] next to a found magician it attacks or not, as its user says', () => {
    const beside = () =>
      waking(
        [
          { hex: '0306', familiars: [EMIR] },
          { hex: HERE, found: true, spirits: [FURCAS] },
        ],
        {
          [EMIR]: { hex: NORTH },
        },
      );
    const idle = beside();
    const quiet = idle.answer(0, NEITHER);
    expect(only(quiet, 'fought')).toEqual([]);
    expect(idle.asks()).toBe('first');
    expect(idle.magician(1).found).toBe(true);
    const fierce = beside();
    fierce.answer(0, ATTACK);
    expect([fierce.asks(), fierce.asked()]).toEqual(['defend', [1]]);
  });

  test('[R56] [12.2c] its user says whether it goes and whether it attacks, each for itself, [7.2] notwithstanding', () => {
    const beside = (order: object) => {
      const s = waking(
        [
          { hex: '0306', familiars: [EMIR] },
          { hex: HERE, found: true, spirits: [FURCAS] },
        ],
        { [EMIR]: { hex: '2212' }, abbot: { hex: SOUTH } }, // the Abbot keeps him found
      );
      expect(s.options(0)).toContainEqual(order);
      s.answer(0, order);
      return s.state().victims[demons.content.mortalIndex.get(EMIR) ?? -1];
    };
    expect(beside(go(NORTH))).toBe(1);
    expect(beside({ to: NORTH, drop: false, attack: false })).toBe(-1);
    const s = waking([{ hex: '0306', familiars: [EMIR] }], { [EMIR]: {} });
    expect(s.why(0, { to: TABRIZ, drop: false, attack: true })).toBe('R56.here'); // it is there
    expect(s.why(0, { ...NEITHER, drop: true })).toBe('R56.drop'); // it holds nobody
  });

  test('[R107] [5.4] its own hex stays closed to its user, on foot and by power: they would be enemies in one hex', () => {
    const familiar = { hex: HERE, familiars: ['abbot'], spirits: [18, 59, FURCAS] };
    const walking = setUp({ turn: 2, magicians: [familiar], mortals: { ...NOBODY, abbot: { hex: NORTH } } });
    expect(walking.why(0, { do: 'move', to: NORTH })).toBe('R107.closed');
    expect(walking.allows(0, { do: 'move', to: SOUTH })).toBe(true); // it does not pin him
    const s = using([familiar], { abbot: { hex: NORTH } });
    expect(s.why(0, power(18, 'T', { to: NORTH }))).toBe('R59.taken');
    expect(s.why(0, power(59, 'R', { to: NORTH }))).toBe('R58.taken');
    expect(s.allows(0, power(59, 'R', { to: SOUTH }))).toBe(true);
  });

  test('[R107] it needs a discovered victim, but counts in searches for the other magicians', () => {
    const hidden = () =>
      waking(
        [
          { hex: '0306', familiars: [EMIR] },
          { hex: HERE, spirits: [FURCAS] },
        ],
        { [EMIR]: { hex: NORTH } },
      );
    const missed = hidden();
    const heard = missed.answer(0, ATTACK, 3);
    expect(only(heard, 'searched')).toMatchObject([{ by: 1, strength: 7, result: '-' }]);
    expect(missed.asks()).toBe('first');
    const found = hidden();
    found.answer(0, ATTACK, 1);
    expect([found.asks(), found.asked()]).toEqual(['defend', [1]]);
  });

  test.each([
    ['R107.unseen', { hex: '0308' }],
    ['R107.far', { hex: '1206', found: true }],
    ['R107.captive', { captor: { mortal: 'abbot' } }],
    ['R107.away', { status: 'departed' }],
  ])('[R107] whom it may not attack, and why: %s', (reason, fourth) => {
    const s = waking(
      [
        { hex: '0306', familiars: [EMIR] },
        { hex: HERE, found: true, spirits: [FURCAS] },
        { hex: '2212', found: true, spirits: [9] },
        fourth,
      ],
      { [EMIR]: { hex: NORTH }, abbot: { hex: '1205' } },
    );
    s.answer(0, ATTACK);
    expect(s.why(0, { magician: 3 })).toBe(reason);
  });

  test('[R56] [R107] beside several found magicians its user names the victim', () => {
    const s = waking(
      [
        { hex: '0306', familiars: [EMIR] },
        { hex: HERE, found: true, spirits: [FURCAS] },
        { hex: '2212', found: true, spirits: [9] },
        { hex: '2314', invisible: true },
      ],
      { [EMIR]: { hex: NORTH } },
    );
    s.answer(0, ATTACK);
    expect([s.asks(), s.asked()]).toEqual(['victim', [0]]);
    expect(s.why(0, { magician: 3 })).toBe('R107.unseen');
    expect(s.why(0, { magician: 0 })).toBe('R107.master');
    s.answer(0, { magician: 2 });
    expect([s.asks(), s.asked()]).toEqual(['defend', [2]]);
  });

  test('[R107] it is no enemy of its user: it neither pins nor searches nor attacks him, and he is hidden from it', () => {
    const s = using([{ hex: HERE, found: true, spirits: [ALLOCES, FURCAS] }], { [EMIR]: { hex: NORTH } });
    s.answer(0, command(EMIR));
    expect(s.magician(0).found).toBe(false);
    s.answer(0, DONE);
    const heard = s.answer(0, ATTACK);
    expect([...only(heard, 'searched'), ...only(heard, 'fought')]).toEqual([]);
    expect(s.allows(0, { do: 'move', to: '2216' })).toBe(true);
    expect(s.why(0, { do: 'move', to: NORTH })).toBe('R107.closed');
  });

  test('[R107] its user may not attack it; of its hex-mates the others defend alone', () => {
    const s = using([{ hex: HERE, familiars: [EMIR], spirits: [9] }], { [EMIR]: { hex: NORTH } });
    expect(s.why(0, { do: 'attack', hex: NORTH })).toBe('R107.obeys');
    const t = using([{ hex: HERE, familiars: [EMIR], spirits: [9, FURCAS] }], {
      [EMIR]: { hex: NORTH },
      abbot: { hex: NORTH },
    });
    t.answer(0, { do: 'attack', hex: NORTH });
    const heard = t.answer(0, { with: [9] }, 3);
    expect(only(heard, 'fought')).toMatchObject([{ defenders: ['abbot'], defence: 2 }]);
    expect(t.mortal(EMIR).status).toBe('normal');
  });

  test('[R107] [5.7a] a fleeing one stays fleeing: it attacks nobody, minds no magician, and does not recover at home', () => {
    const s = waking(
      [
        { hex: '0306', familiars: [EMIR] },
        { hex: HERE, found: true },
      ],
      {
        [EMIR]: { hex: NORTH, status: 'fleeing' },
      },
    );
    expect(s.allows(0, go('2113'))).toBe(true); // not pinned
    const heard = s.answer(0, ATTACK);
    expect(only(heard, 'fought')).toEqual([]);
    const home = waking([{ hex: '0306', familiars: [EMIR] }, { hex: '2115' }], {
      [EMIR]: { hex: '2014', status: 'fleeing' },
    });
    expect(home.allows(0, go('2215'))).toBe(true); // not stopped
    home.answer(0, go(TABRIZ));
    expect(home.mortal(EMIR).status).toBe('fleeing');
  });

  test('[R56] [R95] it can be made to drop its captive, who is put next to it', () => {
    const s = waking([{ hex: '0306', familiars: [EMIR] }, { captor: { mortal: EMIR } }], { [EMIR]: { hex: HERE } });
    const heard = s.answer(0, { to: null, drop: true, attack: false });
    expect(only(heard, 'dropped')).toMatchObject([{ mortal: EMIR, by: 1 }]);
    expect([s.asks(), s.asked()]).toEqual(['emerge', [1]]);
    expect(s.why(1, { to: HERE })).toBe('R95.taken');
    const after = s.answer(1, { to: SOUTH }, 3);
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(only(after, 'searched')).toMatchObject([{ by: 1, strength: 7 }]); // no captor any more
  });

  test('[R56] without a captive there is nothing to drop; dropped and left behind, he stays in the hex', () => {
    const s = waking([{ hex: '0306', familiars: [EMIR] }, { captor: { mortal: EMIR } }], { [EMIR]: { hex: HERE } });
    s.answer(0, { to: '2212', drop: true, attack: true });
    expect(whereIs(s, 1)).toBe(HERE);
    expect(s.hexOf(EMIR)).toBe('2212');
    const t = waking([{ hex: '0306', familiars: [EMIR] }], { [EMIR]: { hex: HERE } });
    expect(t.why(0, { to: null, drop: true, attack: false })).toBe('R56.drop');
  });

  test('[R56] [16.2] a captor under F that keeps its captive goes where it is told, and tortures him at home all the same', () => {
    const s = waking([{ hex: '0306', familiars: [EMIR] }, { captor: { mortal: EMIR } }], { [EMIR]: { hex: '1913' } });
    s.answer(0, go('1912'));
    expect(s.hexOf(EMIR)).toBe('1912');
    expect(whereIs(s, 1)).toBe('1912');
    const home = waking([{ hex: '0306', familiars: [EMIR] }, { captor: { mortal: EMIR } }], { [EMIR]: {} });
    const heard = home.answer(0, NEITHER, 4);
    expect(only(heard, 'tortured')).toMatchObject([{ by: 1, captor: EMIR, wounds: 1 }]);
  });

  test('[R56] [R79] a captive may take his own captor and have himself dropped', () => {
    const s = using([{ captor: { mortal: EMIR }, spirits: [ALLOCES, FURCAS] }], { [EMIR]: { hex: HERE } });
    s.answer(0, command(EMIR));
    s.answer(0, DONE);
    s.answer(0, { to: null, drop: true, attack: true });
    const heard = s.answer(0, { to: SOUTH });
    expect(s.magician(0).status).toBe('map');
    expect([...only(heard, 'searched'), ...only(heard, 'fought')]).toEqual([]);
  });

  test('[12.2a] [R50] it is his until the start of his next demon-use phase', () => {
    const s = setUp({
      turn: 2,
      magicians: [{ hex: '0306', familiars: [EMIR], spirits: [FURCAS] }],
      mortals: { ...NOBODY, [EMIR]: {} },
    });
    expect(s.view(null).magicians[0].familiars).toEqual([EMIR]);
    const heard = s.answer(0, WAIT);
    expect(only(heard, 'effectsEnded')).toMatchObject([{ by: 0 }]);
    s.answer(0, DONE);
    expect(s.asks()).toBe('first'); // nobody was asked to run it
  });
});
