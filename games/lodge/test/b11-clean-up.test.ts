import { describe, expect, test } from 'vitest';
import { DECLINE, of, only, own, passAll, setUp, story, type TestMatch } from './table.ts';

const idle = { physical: 0 };
/** Everybody has used his tokens: the round is at its end as soon as all have passed. */
const late = (more: Parameters<typeof setUp>[0] = {}): TestMatch =>
  setUp({
    ...more,
    jafar: { ...idle, ...more.jafar },
    nero: { ...idle, ...more.nero },
    rebecca: { ...idle, ...more.rebecca },
    tessa: { ...idle, ...more.tessa },
  });

describe('Clean-up', () => {
  test('[B62] it begins with the quests that look at its start', () => {
    const s = setUp({
      phase: 'cleanUp',
      crown: 'nero',
      nero: { at: '0,-1', quests: [{ quest: 'q304' }] },
      tessa: {
        quests: [{ quest: 'q204' }],
        evocations: [{ id: 'bone_thrall', at: '0,0' }],
        familiar: { id: 'muso', mode: 'guard' },
      },
      jafar: { quests: [{ quest: 'q107' }] },
      rooms: { '-1,-1': { cubes: of(2, 4) } },
    });
    expect(only(story(s), 'questSolved').map(({ quest }) => quest)).toEqual(['q304', 'q204']);
    expect(s.room('treasury').destroyed).toBe(false); // her reward comes first
    s.does('tessa', DECLINE);
    expect([s.room('treasury').destroyed, s.seat('nero').power, s.seat('tessa').power]).toEqual([true, 4, 2]);
    expect(s.seat('jafar').solved).toEqual([]); // no familiar
  });

  test('[B62] they look at nothing else: not at the Crown alone, nor earlier', () => {
    const s = setUp({ phase: 'cleanUp', nero: { at: '0,-1', quests: [{ quest: 'q304' }] } });
    expect(s.seat('nero').solved).toEqual([]);
    const early = late({ crown: 'nero', nero: { at: '0,-1', quests: [{ quest: 'q304' }], physical: 1 } });
    early.does('nero', { do: 'explore', to: '0,-2' });
    early.does('nero', { do: 'stop' });
    passAll(early);
    expect(early.seat('nero').solved).toEqual([]); // he has left the Throne Room
  });

  const discarding = (): TestMatch => {
    const s = late({
      jafar: { at: '0,0', set: { I: 'ember_dart/a', II: 'salt_skin/b', III: 'unspell/a', Q: 'undermine/b' } },
    });
    return passAll(s);
  };

  test('[B63] unused traps and protections go to hand or discard, as their owner likes', () => {
    const s = discarding();
    expect([s.asks(), s.asked()]).toEqual(['unused', ['jafar']]);
    expect(s.options('jafar')).toEqual([{ hand: [] }, { hand: ['II'] }, { hand: ['III'] }, { hand: ['II', 'III'] }]);
    s.does('jafar', { hand: ['II'] });
    expect(own(s, 'jafar').hand).toContain('salt_skin');
    expect([...own(s, 'jafar').unseen].sort()).toEqual(['ember_dart', 'undermine', 'unspell']);
    expect(s.seat('jafar').slots.every(({ filled }) => !filled)).toBe(true);
  });

  test('[B63] other spells that were not cast go to the discard', () => {
    const s = discarding();
    expect(s.why('jafar', { hand: ['I'] })).toBe('B63.kind');
    expect(s.why('jafar', { hand: ['II', 'Q'] })).toBe('B63.kind');
    const one = passAll(late({ jafar: { at: '0,0', set: { I: 'salt_skin/b' } } }));
    expect(one.why('jafar', { hand: ['I', 'II'] })).toBe('B63.empty');
    s.does('jafar', { hand: [] });
    expect(own(s, 'jafar').unseen).toHaveLength(4);
  });

  test('[B64] every full room is destroyed, in the order of the layout, each completely before the next', () => {
    const s = setUp({
      phase: 'cleanUp',
      rooms: { '2,0': { cubes: of(1, 6) }, '-2,0': { cubes: of(0, 6) }, '0,-2': { cubes: of(2, 5) } },
    });
    const events = story(s).filter(({ type }) => ['roomDestroyed', 'powerChanged'].includes(type));
    expect(events.slice(0, 4)).toMatchObject([
      { type: 'roomDestroyed', room: '-2,0' },
      { type: 'powerChanged', who: 0, power: 5 },
      { type: 'roomDestroyed', room: '2,0' },
      { type: 'powerChanged', who: 1, power: 5 },
    ]);
    expect(s.room('ossuary').destroyed).toBe(false);
  });

  test('[B64] the moon may rise between two rooms', () => {
    const s = setUp({
      phase: 'cleanUp',
      jafar: { power: 1 },
      rooms: { '-2,0': { cubes: of(0, 6) }, '0,0': { cubes: of(1, 10) } },
    });
    expect(only(story(s), 'moonRose')).toMatchObject([{ moon: 2 }]);
    expect(only(story(s), 'roomDestroyed').map(({ room, token }) => [room, token])).toEqual([
      ['-2,0', 0],
      ['0,0', 1], // its token had just been put in place [B85]
    ]);
  });

  test('[B65] tokens are turned ready, rooms may be activated again, buffs end', () => {
    const s = late({
      jafar: {
        at: '0,0',
        buffs: { attack: 2, move: 1, armour: 3 },
        familiar: { id: 'muso', mode: 'guard', token: 'used' },
      },
      rooms: { '1,0': { activated: true } },
    });
    while (s.asks() === 'evocations') s.does(s.asked()[0], { do: 'done' });
    expect(s.view().round).toBe(2);
    expect(s.seat('jafar')).toMatchObject({ physical: 2, buffs: { attack: 0, move: 0, armour: 0 } });
    expect(s.evocation('jafar', 'muso')).toMatchObject({ token: 'ready', acted: false });
    expect(s.room('1,0').activated).toBe(false);
  });
});

describe('the end check', () => {
  const at = (power: number, options = {}) => setUp({ phase: 'cleanUp', moon: 3, nero: { power } }, { options });

  test('[B66] with 30 Power the game ends, with 29 it goes on', () => {
    expect(at(30).asks()).toBe(null);
    expect(at(29).view()).toMatchObject({ phase: 'study', round: 2 });
    expect(setUp({ phase: 'cleanUp', moon: 3, rose: { power: 30 } }).asks()).toBe(null);
  });

  test('[B66] the option sets another threshold', () => {
    expect(at(34, { endThreshold: 35 }).asks()).not.toBe(null);
    expect(at(35, { endThreshold: 35 }).asks()).toBe(null);
    expect(at(25, { endThreshold: 25 }).asks()).toBe(null);
  });

  test('[B66] it is looked at only then: what was reached and lost again does not count', () => {
    const s = setUp({
      moon: 3,
      eventDecks: [[], [], ['e304']],
      jafar: { at: '0,0', set: { I: 'cutpurse/a' } },
      nero: { at: '0,0', power: 30 },
    });
    expect(s.asks()).toBe('turn');
    s.does('jafar', { do: 'cast', slot: 'I' });
    passAll(s);
    expect([s.view().round, s.seat('nero').power]).toEqual([2, 29]);
  });

  test('[B66] rooms destroyed in this Clean-up count', () => {
    const s = setUp({ phase: 'cleanUp', moon: 3, nero: { power: 28 }, rooms: { '-1,-1': { cubes: of(1, 4) } } });
    expect([s.asks(), s.view().phase]).toEqual([null, 'over']);
  });
});
