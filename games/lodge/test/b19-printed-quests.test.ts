import { describe, expect, test } from 'vitest';
import { describeCondition, describeEffect, describeEvent } from '../effects/describe.ts';
import type { EventOp } from '../effects/vocabulary.ts';
import type { LodgeEvent } from '../events.ts';
import { lodge } from '../game.ts';
import { happens, said } from './printed.ts';
import { unseen } from './signs.ts';
import { cast, EXPLORE_HERE, of, only, setUp, story, type TestMatch } from './table.ts';

const { content } = lodge;

describe('every quest', () => {
  const atCleanUp = (id: string, met: boolean): TestMatch =>
    setUp({
      phase: 'cleanUp',
      moon: 3,
      crown: met ? 'jafar' : 'nero',
      eventDecks: [[], [], ['e304']],
      jafar: {
        at: '0,-1',
        damage: [1, 1],
        grimoire: ['lodestar'],
        quests: [{ quest: id, progress: met ? [9, 0] : [0, 0] }],
        ...(met
          ? { evocations: [{ id: 'bone_thrall', at: '0,0' }], familiar: { id: 'muso', mode: 'guard' as const } }
          : {}),
      },
    });

  test.each(content.quests)(
    '[B91] $id is solved when its condition is met, pays, and gives its reward',
    ({ id, power, reward }) => {
      const s = atCleanUp(id, true);
      const events: LodgeEvent[] = [...story(s), ...happens(s, { beside: '0,1' })];
      expect(only(events, 'questSolved')).toEqual([{ type: 'questSolved', by: 0, quest: id, power }]);
      expect(unseen(content.effects[reward].ops, events, 0)).toEqual([]);
      expect(s.seat('jafar').solved).toEqual([id]);
      expect(atCleanUp(id, false).seat('jafar').solved).toEqual([]);
    },
  );

  test.each(content.quests)('$id says what it wants and gives', ({ condition, reward }) => {
    expect(said(describeCondition(content, condition))).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
    const given = describeEffect(content, content.effects[reward]);
    if (given) expect(said(given)).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
  });
});

/** Mages about, one with an evocation, and the Crown with Nero. */
const turnedUp = (id: string, moon: number): TestMatch =>
  setUp({
    phase: 'rose',
    moon,
    crown: 'nero',
    eventDecks: [1, 2, 3].map((n) => (n === moon ? [id] : [])),
    jafar: { at: '0,1', power: 4, evocations: [{ id: 'slag_golem', at: '0,2' }] },
    nero: { at: '-1,0', power: moon === 1 ? 5 : 9 },
    rebecca: { at: '0,1', power: moon === 1 ? 5 : 9 },
  });

const stones = (events: readonly LodgeEvent[]) =>
  only(events, 'instability').map(({ room, whose, n }) => `${room} ${whose} ${n}`);
const roomsOf = (colours: readonly string[]) =>
  setUp()
    .view()
    .rooms.filter(({ colour }) => colours.includes(colour))
    .map(({ room }) => room);
type Does<N extends EventOp['op']> = (
  s: TestMatch,
  events: LodgeEvent[],
  op: Extract<EventOp, { op: N }>,
  id: string,
) => void;

const EVENTS: { readonly [N in EventOp['op']]: Does<N> } = {
  roseInstabilityColours: (_s, events, { colours, amount }) =>
    expect(stones(events)).toEqual(roomsOf(colours).map((room) => `${room} rose ${amount}`)),
  roseInstabilityRoom: (_s, events, { amount }) => expect(stones(events)).toEqual([`0,0 rose ${amount}`]),
  roseInstabilityMageRooms: (_s, events, { amount }) =>
    expect(stones(events)).toEqual([`-1,0 rose ${amount}`, `0,1 rose ${amount}`]),
  roseDamageAll(s, _events, { who, amount }) {
    expect(s.view().seats.map(({ damage }) => damage.length)).toEqual(Array(4).fill(who === 'mages' ? amount : 0));
    expect(s.card('jafar', 'slag_golem')).toBe(who === 'evocations' ? `*${amount}` : '');
  },
  eachMageMay: (_s, events, { ops }) => expect([0, 1, 2].flatMap((seat) => unseen(ops, events, seat))).toEqual([]),
  leaderLoses: (s, _events, { amount }) =>
    expect(s.view().seats.map(({ power }) => power)).toEqual([4, 9 - amount, 9 - amount, 0]),
  crownHolderGains: (s, _events, { amount }) => expect(s.seat('nero').power).toBe(9 + amount),
  allToCells(s) {
    expect(s.view().seats.map(({ at }) => at)).toEqual(['cell', 'cell', 'cell', 'cell']);
    expect(s.evocation('jafar', 'slag_golem')?.at).toBe('0,2');
  },
  onMagePlacesInstability: (_s, _events, { amount }, id) =>
    expect(compared(id, 'undermine/a', (s) => s.cubes('0,1'))).toEqual(['J3', `J3 *${amount}`]),
  noHealing: (_s, _events, _op, id) =>
    expect(compared(id, 'mending_water/b', (s) => s.asks())).toEqual(['heal', 'turn']),
  combatBonus: (_s, _events, { amount }, id) =>
    expect(compared(id, 'ember_dart/b', (s) => s.sheet('nero'))).toEqual(['J3', `J${3 + amount}`]),
  onRoomActivated(_s, _events, { colours, rose }, id) {
    for (const { room, colour } of setUp().view().rooms) {
      const s = setUp({ moon: 2, track: { 1: id }, jafar: { at: room } });
      s.does('jafar', EXPLORE_HERE);
      expect([room, s.view().rose.power]).toEqual([room, (colours as string[]).includes(colour) ? rose : 0]);
    }
  },
};

/** The same spell without the event on the track, and with it. */
function compared(id: string, spell: string, look: (s: TestMatch) => unknown): unknown[] {
  return [{}, { track: { 1: id } }].map((track) => {
    const s = setUp({ ...track, jafar: { at: '0,1', damage: [2], set: { I: spell } }, nero: { at: '0,1' } });
    s.does('jafar', cast('I'));
    return look(s);
  });
}

describe('every event', () => {
  test.each(content.events)(
    '[B17] [B19] $id does what is printed on it',
    ({ id, moon, ops, reveal, timing, slot, crown }) => {
      const s = turnedUp(id, moon);
      const events = [...story(s), ...happens(s, {})];
      expect(only(events, 'eventTurned')).toEqual([{ type: 'eventTurned', by: 0, event: id, power: reveal }]);
      expect(s.view().track.indexOf(id)).toBe(timing === 'instant' ? -1 : slot - 1);
      expect(only(events, 'crownTaken').map(({ by }) => by)).toEqual(crown ? [0] : []);
      for (const op of ops) (EVENTS[op.op] as Does<EventOp['op']>)(s, events, op, id);
    },
  );

  test.each(content.events)('$id says what it does', ({ ops }) => {
    expect(said(describeEvent(content, ops))).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
  });
});

test('every mage has a name, a school, three personal spells and values of his own', () => {
  for (const mage of content.mages) {
    expect(said({ key: `mage.${mage.id}` })).toBe(mage.name.replace("'", '’'));
    expect(content.cards[mage.personal].copies).toBe(mage.personalCopies);
    const damage = of('rose', mage.health - 1);
    const s = setUp({ phase: 'rose', eventDecks: [['e105'], [], []], [mage.id]: { at: '0,0', damage } });
    expect(only(story(s), 'defeated')).toHaveLength(1);
  }
});
