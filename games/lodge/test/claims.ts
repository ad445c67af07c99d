import type { Fields, Match, Refusal } from '@conjure/engine';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import type { Content } from '../content.ts';
import type { State } from '../state.ts';
import type { EvocationView, LodgeView, RoomView, SeatView } from '../view.ts';

/** What a sentence speaks of, found in the view alone and not by the rules. */
interface Claimed {
  seen: LodgeView;
  own: SeatView;
  answer: Fields;
  facts: Fields;
  /** The seat and, where it is an evocation's, its own part of the model that the answer names. */
  whose: SeatView | undefined;
  creature: EvocationView | undefined;
  /** Where that model stands, or nothing. */
  stands: string | null;
  /** The room from which range is counted: of the mage, or of the evocation that is being activated. */
  from: string | null;
  room: RoomView | undefined;
  slot: SeatView['slots'][number] | undefined;
  familiar: EvocationView | undefined;
}

const hex = (room: string) => room.split(',').map(Number);
function distance(a: string, b: string): number {
  const [[aq, ar], [bq, br]] = [hex(a), hex(b)];
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq + ar - bq - br));
}
function onRow(a: string, b: string): boolean {
  const [[aq, ar], [bq, br]] = [hex(a), hex(b)];
  return aq === bq || ar === br || aq + ar === bq + br;
}
/** Where the thing is that the sentence is about: the model of the answer, or its room. */
const place = ({ answer, stands, room }: Claimed) => ('room' in answer ? (room?.room ?? null) : stands);

/** Sentence by sentence: whether it is true. What is not here is only counted. */
export const CLAIMS: { readonly [key: string]: (c: Claimed) => boolean } = {
  B3: ({ from, answer }) => from !== null && distance(from, String(answer.to)) !== 1,
  'B5.here': ({ own }) => own.at === 'cell',
  'B5.target': ({ whose, creature }) => whose?.at === 'cell' && !creature,
  'B5.exit': ({ own, answer }) => own.at === 'cell' && !own.exits.includes(String(answer.to)),
  'B6.far': (c) => c.from !== null && place(c) !== null && distance(c.from, place(c) ?? '') > Number(c.facts.range),
  'B6.row': (c) => c.from !== null && place(c) !== null && !onRow(c.from, place(c) ?? ''),
  B7: ({ whose }) => whose === undefined,
  'B7.own': ({ whose, own }) => whose === own,
  B8: ({ whose, own, creature }) => whose === own && creature?.mode !== 'guard',
  F30: ({ creature }) => creature?.mode === 'guard',
  'B30.pass': ({ seen }) => (seen.turn?.actions ?? 0) > 0,
  'B30.end': ({ seen }) => seen.turn?.actions === 0,
  B32: ({ slot }) => !slot?.filled || slot.revealed,
  'B33.numbered': ({ seen }) => seen.turn?.numbered === true,
  'B33.quick': ({ seen }) => seen.turn?.quick === true,
  'B36.own': ({ whose, own }) => whose !== undefined && whose !== own,
  'B36.mage': ({ creature }) => creature !== undefined,
  'B36.evocation': ({ whose, creature }) => whose !== undefined && creature === undefined,
  'B36.unhurt': ({ whose, creature }) => (creature ?? whose)?.damage.length === 0,
  'B36.noPower': ({ whose }) => whose?.power === 0,
  'B36.noHand': ({ whose }) => whose?.hand === 0,
  'B36.noSpell': ({ whose }) => whose?.slots.every(({ filled, revealed }) => !filled || revealed) === true,
  'B36.noEnemy': ({ seen, own, room }) =>
    seen.seats.every(
      (seat) => seat === own || (seat.at !== room?.room && seat.evocations.every(({ at }) => at !== room?.room)),
    ),
  'B40.mage': ({ whose, creature }) => whose !== undefined && creature === undefined,
  'B40.other': ({ whose, own }) => whose !== undefined && whose !== own,
  B41: ({ slot }) => !slot?.filled || slot.revealed,
  B42: ({ stands, own }) => stands !== own.at,
  B44: ({ own, room, seen }) => (room ?? seen.rooms.find((one) => one.room === own.at))?.activated === true,
  B45: ({ own, room, seen }) => (room ?? seen.rooms.find((one) => one.room === own.at))?.open === false,
  B82: ({ own, room, seen }) => (room ?? seen.rooms.find((one) => one.room === own.at))?.destroyed === true,
  B47: ({ slot }) => !slot?.filled || slot.revealed,
  'B56.mage': ({ whose, creature }) => whose !== undefined && creature === undefined,
  'B56.own': ({ whose, own }) => whose !== undefined && whose !== own,
  'B56.acted': ({ creature }) => creature?.acted === true,
  'B57.elsewhere': ({ stands, from }) => stands !== from,
  'B79.full': ({ room }) => room !== undefined && room.cubes.length >= room.capacity,
  B96: ({ whose, answer }) =>
    !whose?.slots.some(({ slot, filled, revealed }) => slot === answer.slot && filled && !revealed),
  'B77.none': ({ own, answer, seen }) => !lies(own, answer, seen),
  'R4.never': ({ seen }) => !seen.options.familiarDropOff,
  'R4.none': ({ familiar }) => familiar?.mode !== 'guard',
  'R18.sortie': ({ own }) => own.at === 'cell',
  'R18.token': ({ own }) => own.at === 'cell',
  'R18.leave': ({ own }) => own.at === 'cell',
  R33: ({ creature }) => creature?.mode === 'guard',
  'R33.phase': ({ creature, seen }) => creature?.mode === 'guard' && seen.phase === 'evocation',
  R36: ({ familiar }) => familiar?.mode === 'hunting',
  F18: ({ familiar }) => familiar?.token === 'used',
  'F26.none': ({ familiar }) => familiar === undefined,
  'F26.hunting': ({ familiar }) => familiar?.mode === 'hunting',
  F34: ({ familiar }) => familiar?.mode !== 'guard',
  F35: ({ familiar }) => familiar?.acted === true,
  'B37.used': ({ own }) => own.physical === 0,
};

/** Whether a cube of that owner lies on the sheet or on a card of the mage. */
function lies(own: SeatView, { from, whose }: Fields, { seats }: LodgeView): boolean {
  const owner = whose === 'rose' ? 'rose' : seats.findIndex(({ mage }) => mage === whose);
  if (from === 'sheet') return own.damage.includes(owner);
  return own.evocations.some(({ mode, damage }) => mode === 'guard' && damage.includes(owner));
}

/** The sentence of a refusal, and whether it is true as far as that can be told; `undefined` where it cannot. */
export function judge(
  match: Match<State, Content>,
  { seen, seat, kind }: { seen: LodgeView; seat: number; kind: string },
  answer: Fields,
  refused: Refusal,
) {
  const { facts } = refused;
  const key = reasonOf(refused);
  const own = seen.seats[seat];
  const name = String(answer.model ?? '');
  const whose = seen.seats.find(({ mage }) => mage === name.split('.')[0] && mage !== null);
  const creature = whose?.evocations.find(({ model }) => model === name);
  const isGone = name.includes('.') && !creature;
  const now = match.rest?.state.agenda.at(-1);
  const moved = seen.seats.flatMap(({ evocations }) => evocations);
  const active = now?.do === 'activation' ? modelAt(match, now.evocation) : null;
  const at = (place: string | null | undefined) => (place === 'cell' || !place ? null : place);
  const claimed: Claimed = {
    seen,
    own,
    answer,
    facts,
    whose: isGone ? undefined : whose,
    creature,
    stands: at(creature ? creature.at : whose?.at),
    from: at(active ? moved.find(({ model }) => model === active)?.at : kind === 'push' ? pushedAt(match) : own.at),
    room: seen.rooms.find(({ room }) => room === (answer.room ?? (kind === 'react' ? null : undefined))),
    slot: own.slots.find(({ slot }) => slot === answer.slot),
    familiar: own.evocations.find(({ familiar }) => familiar),
  };
  // Two models at once: it is said of either of them.
  return { key, isTrue: 'models' in answer ? undefined : CLAIMS[key]?.(claimed) };
}

const modelAt = ({ table: { state, content } }: Match<State, Content>, i: number): string =>
  `${content.mages[state.mage[Math.floor(i / 3)]].id}.${content.creatures[state.creature[i]].id}.${(i % 3) + 1}`;

function pushedAt({ rest, table: { state, content } }: Match<State, Content>): string | null {
  const now = rest?.state.agenda.at(-1);
  if (now?.do !== 'push') return null;
  const room = now.model < 4 ? state.at[now.model] : state.room[now.model - 4];
  return content.board.names[room] ?? null;
}
