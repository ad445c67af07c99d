import type { Fault } from '@conjure/engine';
import type { LodgeData } from './data.ts';
import { constantsFault } from './data-constants.ts';
import { effectFault } from './data-effects.ts';
import { FAMILIES } from './families.ts';

const fault = (place: string, expected: string, got: unknown): Fault => ({ place, expected, got: String(got) });

/** What no single file can say: that ids are told apart, and that what is named is there. */
export function fitsTogether(data: LodgeData): Fault | null {
  return (
    constantsFault(data.constants.constants) ??
    layoutFault(data) ??
    roomFault(data) ??
    familyFault(data) ??
    spellFault(data) ??
    effectFault(data) ??
    deckFault(data)
  );
}

function repeated(place: string, list: readonly { id: string }[]): Fault | null {
  const at = list.findIndex(({ id }, i) => list.findIndex((other) => other.id === id) !== i);
  return at < 0 ? null : fault(`${place}[${at}].id`, 'no repetition', list[at].id);
}

/** Nineteen different rooms, Cells for every number of players, and exits that are rooms. [B1] [B4] */
function layoutFault({ layout, rooms }: LodgeData): Fault | null {
  const hexes = new Set(layout.hexes.map(({ q, r }) => `${q},${r}`));
  if (hexes.size !== layout.hexes.length) return fault('layout.json.hexes', 'no repetition', 'a hex twice');
  if (!hexes.has(layout.blackRose.join())) return fault('layout.json.blackRose', 'one of the hexes', layout.blackRose);
  for (const players of ['2', '3', '4']) {
    const cells = layout.cells[players] ?? [];
    if (cells.length !== Number(players))
      return fault(`layout.json.cells.${players}`, `${players} Cells`, cells.length);
    for (const [i, { exits }] of cells.entries())
      for (const exit of exits)
        if (!hexes.has(exit.join()))
          return fault(`layout.json.cells.${players}[${i}].exits`, 'rooms of the Lodge', exit);
  }
  const known = new Set([...rooms.rooms, ...rooms.lairs].map(({ id }) => id));
  for (const [hex, room] of Object.entries(layout.exampleLodge)) {
    if (!hexes.has(hex)) return fault('layout.json.exampleLodge', 'hexes of the Lodge', hex);
    if (!known.has(room)) return fault(`layout.json.exampleLodge.${hex}`, 'a room of rooms.json', room);
  }
  return null;
}

/** The two fixed rooms, and for each lair a room of its colour to take the place of. [F4] [R16] */
function roomFault({ rooms }: LodgeData): Fault | null {
  for (const name of ['black_rose', 'throne'])
    if (!rooms.rooms.some(({ id, fixed }) => id === name && fixed))
      return fault('rooms.json.rooms', `the fixed room ${name}`, 'nothing');
  for (const { colour } of rooms.lairs) {
    const replaceable = rooms.rooms.filter((room) => room.colour === colour && !room.fixed).length;
    const lairs = rooms.lairs.filter((lair) => lair.colour === colour).length;
    if (lairs > replaceable) return fault('rooms.json.lairs', `at most ${replaceable} ${colour} lairs`, lairs);
  }
  return repeated('rooms.json.rooms', [...rooms.rooms, ...rooms.lairs]);
}

/** Every family once, with a lair and three specimens of its own. [F3] */
function familyFault({ familiars, rooms, evocations }: LodgeData): Fault | null {
  for (const id of FAMILIES) {
    const at = familiars.families.findIndex((family) => family.id === id);
    if (at < 0) return fault('familiars.json.families', `the family ${id}`, 'nothing');
    const { lair, specimens } = familiars.families[at];
    if (!rooms.lairs.some((room) => room.id === lair && room.family === id))
      return fault(`familiars.json.families[${at}].lair`, `a lair of ${id} in rooms.json`, lair);
    for (const specimen of specimens)
      if (!familiars.familiars.some((one) => one.id === specimen && one.family === id))
        return fault(`familiars.json.families[${at}].specimens`, `familiars of ${id}`, specimen);
  }
  return repeated('evocations.json.evocations', [...evocations.evocations, ...familiars.familiars]);
}

/** Grimoires can be dealt from the copies, personal spells belong to their mages, reactions have triggers. [B11] [B47] */
function spellFault({ spells, mages }: LodgeData): Fault | null {
  const schools = new Set(spells.schools.map(({ id }) => id));
  const left = new Map<string, number>();
  for (const [i, { id, school, copies }] of spells.spells.entries()) {
    if (!schools.has(school)) return fault(`spells.json.spells[${i}].school`, 'one of the schools', school);
    left.set(id, copies);
  }
  for (const [i, { id, personalSpell, personalCopies }] of mages.mages.entries()) {
    const own = spells.personal.find((card) => card.id === personalSpell && card.mage === id);
    if (!own) return fault(`mages.json.mages[${i}].personalSpell`, `a personal spell of ${id}`, personalSpell);
    if (own.copies !== personalCopies)
      return fault(`mages.json.mages[${i}].personalCopies`, `${own.copies}`, personalCopies);
  }
  for (const [i, { cards }] of spells.startingGrimoires.entries())
    for (const [j, card] of cards.entries()) {
      const copies = left.get(card);
      const place = `spells.json.startingGrimoires[${i}].cards[${j}]`;
      if (copies === undefined) return fault(place, 'a spell of a school', card);
      if (copies === 0) return fault(place, `copies of ${card} enough for all grimoires`, 'too few');
      left.set(card, copies - 1);
    }
  for (const [list, cards] of Object.entries({
    spells: spells.spells,
    personal: spells.personal,
    forgotten: spells.forgotten,
  }))
    for (const [i, card] of cards.entries())
      for (const side of ['a', 'b'] as const) {
        const { kind, trigger } = card[side];
        const reacts = kind === 'trap' || kind === 'protection';
        if (reacts !== (trigger !== undefined))
          return fault(`spells.json.${list}[${i}].${side}.trigger`, reacts ? 'a trigger' : 'no trigger', trigger);
      }
  return (
    repeated('mages.json.mages', mages.mages) ??
    repeated('spells.json', [...spells.spells, ...spells.personal, ...spells.forgotten])
  );
}

/** A deck of events for every moon, and a space on the track for what stays there. [B16] [B17] */
function deckFault({ events, quests }: LodgeData): Fault | null {
  // More than the track holds, so that one can be turned up in every round. [B100]
  for (const moon of [1, 2, 3])
    if (events.events.filter((event) => event.moon === moon).length < 4)
      return fault('events.json.events', `four events of moon ${moon} at the least`, 'fewer');
  for (const [i, { timing, slot }] of events.events.entries())
    if ((timing === 'instant') !== (slot === 0))
      return fault(`events.json.events[${i}].slot`, timing === 'instant' ? '0' : 'a space of the track', slot);
  return repeated('events.json.events', events.events) ?? repeated('quests.json.quests', quests.quests);
}
