import { give } from '@conjure/engine';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { only, own, setUp, setUpExactly, story } from './table.ts';

const { data, constants } = lodge.content;
const started = (seed: string, options = {}) => setUpExactly(undefined, { seed, options });
const sorted = (list: readonly string[]) => [...list].sort();

test('[B11] six cards of one of twelve grimoires, two to a school, and a personal spell', () => {
  const bySchool = new Map<string, number>();
  for (const { school, cards } of data.spells.startingGrimoires) {
    bySchool.set(school, (bySchool.get(school) ?? 0) + 1);
    expect(cards).toHaveLength(6);
  }
  expect([...bySchool.values()]).toEqual([2, 2, 2, 2, 2, 2]);
  // In the first Black Rose phase nothing has been drawn yet.
  const s = setUp({ phase: 'rose', eventDecks: [['e104'], [], []], nero: { at: '0,1' } });
  expect(s.asks()).toBe('may');
  for (const { mage, startingGrimoire, hand, grimoire, seat } of s.view().seats) {
    expect([hand, grimoire]).toEqual([0, 7]);
    const cards = data.spells.startingGrimoires.find(({ id }) => id === startingGrimoire)?.cards ?? [];
    const personal = data.mages.mages.find(({ id }) => id === mage)?.personalSpell ?? '';
    expect(sorted(own(s, (['jafar', 'nero', 'rebecca', 'tessa'] as const)[seat]).grimoire)).toEqual(
      sorted([...cards, personal]),
    );
  }
});

test('[B11] grimoires and mages are dealt at random, all different, and their cards are not in the schools', () => {
  const dealt = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { seats, schools } = started(`grimoires ${i}`).view();
    const grimoires = seats.map(({ startingGrimoire }) => startingGrimoire ?? '');
    expect(new Set(grimoires).size).toBe(4);
    expect(new Set(seats.map(({ mage }) => mage)).size).toBe(4);
    dealt.add(`${seats[0].mage} ${grimoires[0]}`);
    for (const [school, left] of Object.entries(schools)) {
      const taken = grimoires.filter(
        (id) => data.spells.startingGrimoires.find((one) => one.id === id)?.school === school,
      );
      expect([school, left]).toEqual([school, 24 - 6 * taken.length]);
    }
  }
  expect(dealt.size).toBeGreaterThan(8);
});

test('[B11] with the option they are chosen in seat order, each once', () => {
  const s = started('choose', { choose: true });
  const mages = ['tessa', 'nero', 'jafar', 'rebecca'];
  const grimoires = data.spells.startingGrimoires.map(({ id }) => id);
  mages.forEach((mage, seat) => {
    expect([s.asks(), s.match.open?.question.seats]).toEqual(['chooseMage', [seat]]);
    const judge = (answer: object) => s.match.open?.question.refuse(answer, seat)?.rule ?? null;
    if (seat > 0) expect(judge({ mage: mages[seat - 1] })).toBe('B97');
    expect(judge({ mage })).toBe(null);
    expect(give(s.match, seat, { mage })).toEqual({ done: true });
    expect(s.asks()).toBe('chooseGrimoire');
    const again = s.match.open?.question.refuse({ grimoire: grimoires[0] }, seat)?.rule ?? null;
    expect(again).toBe(seat === 0 ? null : 'B11');
    expect(give(s.match, seat, { grimoire: grimoires[seat] })).toEqual({ done: true });
  });
  expect(s.state().phase).not.toBe('setup');
  expect(s.view().seats.map(({ mage, startingGrimoire }) => [mage, startingGrimoire])).toEqual(
    mages.map((mage, seat) => [mage, grimoires[seat]]),
  );
});

test('[B12] the Crown is dealt at random; play order is clockwise from it', () => {
  const holders = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const [first] = only(story(started(`crown ${i}`)), 'phaseBegan');
    const [holder] = first.order;
    holders.add(holder);
    expect(first.order).toEqual([0, 1, 2, 3].map((n) => (holder + n) % 4));
  }
  expect(holders.size).toBe(4);
});

test('[B12] the order is fixed at the start of a phase: who takes the Crown meanwhile goes first only in the next', () => {
  const s = setUp({
    nero: { at: '0,-1' },
    jafar: { at: '0,0' },
    rebecca: { at: '2,0', evocations: [{ id: 'bone_thrall', at: '1,1' }] },
  });
  s.does('jafar', { do: 'pass' });
  s.does('nero', { do: 'explore', activate: true });
  expect(s.view()).toMatchObject({ crown: 1, order: [0, 1, 2, 3] });
  s.does('nero', { do: 'stop' });
  s.does('nero', { do: 'end' });
  expect(s.asked()).toEqual(['rebecca']);
  for (const who of ['rebecca', 'tessa', 'jafar', 'nero'] as const) s.does(who, { do: 'pass' });
  expect(s.view()).toMatchObject({ phase: 'evocation', order: [1, 2, 3, 0] });
});

test('[B13] every room but the Black Rose Room has its activation token, and that one gets it with the second moon', () => {
  const s = setUp({ phase: 'rose', rose: { power: 5 }, eventDecks: [['e104'], [], []], nero: { at: '0,1' } });
  expect(s.view().moon).toBe(2);
  expect(s.view().rooms.every(({ token }) => token)).toBe(true);
  const first = setUp();
  expect(
    first
      .view()
      .rooms.filter(({ token }) => !token)
      .map(({ tile }) => tile),
  ).toEqual(['black_rose']);
  expect(constants.finalActivationToken).toBe(1);
});
