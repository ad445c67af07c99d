import { describe, expect, test } from 'vitest';
import { DATA_FILES, type DataFile, ownData, readData } from '../data.ts';
import { lodgeFrom } from '../game.ts';
import { playEagerly } from './eager.ts';

/** A copy of one file, changed. */
function changed<F extends DataFile>(
  file: F,
  change: (data: (typeof ownData)[F]) => void,
): Partial<Record<DataFile, unknown>> {
  const copy = structuredClone(ownData[file]);
  change(copy);
  return { [file]: copy };
}

const faultOf = (replaced: Partial<Record<DataFile, unknown>>): string => {
  const read = readData(replaced);
  return 'fault' in read ? `${read.fault.place}: ${read.fault.expected}` : 'no fault';
};

test('our own data is right, and every file says where it comes from', () => {
  expect(faultOf({})).toBe('no fault');
  for (const file of DATA_FILES) expect(ownData[file].provenance.length).toBeGreaterThan(20);
  expect(ownData.familiars.placeholder).toBe(true);
});

test('[B10] three rooms of each colour, the Throne Room purple, and the black centre', () => {
  const counts = new Map<string, number>();
  for (const { colour } of ownData.rooms.rooms) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ black: 1, purple: 3, grey: 3, red: 3, blue: 3, yellow: 3, green: 3 });
});

test('[B11] 144 school cards, two grimoires of six for each school', () => {
  const { spells, schools, startingGrimoires } = ownData.spells;
  expect(spells.reduce((sum, { copies }) => sum + copies, 0)).toBe(144);
  for (const { id } of schools)
    expect(startingGrimoires.filter(({ school, cards }) => school === id && cards.length === 6)).toHaveLength(2);
});

test('[F3] four families of three specimens', () => {
  expect(ownData.familiars.families.map(({ specimens }) => specimens.length)).toEqual([3, 3, 3, 3]);
});

describe('a file of somebody else’s says what is wrong with it, and where', () => {
  const cases: [string, Partial<Record<DataFile, unknown>>, string][] = [
    ['no object', { mages: 7 }, 'mages.json: an object'],
    [
      'an unknown op',
      changed('rooms', ({ rooms }) => rooms[3].effects.push({ op: 'fly' } as never)),
      'rooms.json.rooms[3].effects[1].op: one of',
    ],
    [
      'a missing parameter',
      changed('spells', ({ spells }) => {
        spells[0].a.ops = [{ op: 'move' } as never];
      }),
      'spells.json.spells[0].a.ops[0].steps: a whole number from 1 to 9',
    ],
    [
      'an op without its range',
      changed('spells', ({ spells }) => {
        spells[0].a.ops = [{ op: 'damage', to: 'model', amount: 1 }];
      }),
      'spells.json.spells[0].a.ops[0].range: a range',
    ],
    [
      'an evocation that is not there',
      changed('rooms', ({ rooms }) => {
        rooms[4].effects = [{ op: 'summon', evocation: 'kraken', range: 0 }];
      }),
      'rooms.json.rooms[4].effects[0].evocation: an evocation of evocations.json',
    ],
    [
      'a trap without a trigger',
      changed('spells', ({ spells }) => {
        spells[0].a.kind = 'trap';
      }),
      'spells.json.spells[0].a.trigger: a trigger',
    ],
    [
      'a protection’s word in a spell',
      changed('spells', ({ spells }) => {
        spells[0].a.ops = [{ op: 'reduce', amount: 1 }];
      }),
      'spells.json.spells[0].a.ops[0].op: only where damage is about to be suffered',
    ],
    [
      'a trigger where nothing triggers',
      changed('rooms', ({ rooms }) => {
        rooms[4].effects = [{ op: 'damage', to: 'trigger', amount: 1 }];
      }),
      'rooms.json.rooms[4].effects[0].to: trigger only in a reaction',
    ],
    [
      'two mages of one name',
      changed('mages', ({ mages }) => {
        mages[1] = mages[0];
      }),
      'mages.json.mages[1].id: no repetition',
    ],
    [
      'a grimoire of too many',
      changed('spells', ({ startingGrimoires }) => {
        startingGrimoires[0].cards = ['cutpurse', 'cutpurse', 'cutpurse', 'cutpurse'];
      }),
      'spells.json.startingGrimoires[1].cards[5]: copies of cutpurse enough for all grimoires',
    ],
    [
      'no Throne Room',
      changed('rooms', ({ rooms }) => {
        rooms[1].id = 'chair';
      }),
      'layout.json.exampleLodge.0,-1: a room of rooms.json',
    ],
    [
      'a lair of another family',
      changed('familiars', ({ families }) => {
        families[0].lair = 'eyrie';
      }),
      'familiars.json.families[0].lair: a lair of cerberus in rooms.json',
    ],
    [
      'too few events',
      changed('events', (data) => {
        data.events = data.events.filter(({ id }) => id < 'e303');
      }),
      'events.json.events: four events of moon 3 at the least',
    ],
    [
      'an event that pays nothing',
      changed('events', ({ events }) => {
        events[0].reveal = 0;
      }),
      'events.json.events[0].reveal: a whole number from 1 to 9',
    ],
    [
      'an instant event with a space',
      changed('events', ({ events }) => {
        events[3].slot = 2;
      }),
      'events.json.events[3].slot: 0',
    ],
    [
      'a constant that is gone',
      changed('constants', ({ constants }) => {
        constants[0] = constants[1];
      }),
      'constants.json.constants: the constant moonThresholds',
    ],
    ['a Cell too few', changed('layout', ({ cells }) => void cells[3].pop()), 'layout.json.cells.3: 3 Cells'],
    [
      'a quest on a room that is not there',
      changed('quests', ({ quests }) => {
        quests[0].condition = { type: 'activateRooms', rooms: ['attic'], n: 1 };
      }),
      'quests.json.quests[0].condition: a room',
    ],
  ];
  test.each(cases)('%s', (_name, replaced, expected) => {
    expect(faultOf(replaced)).toContain(expected);
  });
});

test('somebody else’s cards are played', () => {
  const replaced = changed('spells', ({ spells }) => {
    for (const spell of spells) spell.a = { kind: 'combat', ops: [{ op: 'damage', to: 'lodge', amount: 9 }] };
  });
  const made = lodgeFrom(replaced);
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const match = playEagerly({ seats: 3, seed: 'own cards' }, undefined, made.game);
  expect(match.over).toBe(true);
  expect(match.story.some(({ event }) => event.type === 'defeated')).toBe(true);
});
