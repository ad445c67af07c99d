import type { Facts, Seat } from '@conjure/engine';
import { type Content, hexNamed } from '../content.ts';
import type { RankName } from '../data.ts';
import type { HexName, Item, MortalId } from '../events.ts';
import type { BoxView, DemonsView, MagicianView, MortalView } from '../view.ts';

/** The fields that answers have, each kind its own. */
export interface Named {
  readonly to: HexName;
  readonly from?: HexName;
  readonly hex: HexName;
  readonly spirit: number;
  readonly lure: number;
  readonly with: readonly number[];
  readonly magician: Seat;
  readonly mortal: MortalId;
  readonly rank: RankName;
  readonly ill: 'wound' | 'curse';
  readonly box: Item;
  readonly item: Item;
  readonly give: readonly Item[];
  readonly treasures: readonly Item[];
}

/** What a sentence speaks of, found in the view alone and not by the rules. */
interface Claimed {
  readonly content: Content;
  readonly seen: DemonsView;
  readonly seat: Seat;
  readonly me: MagicianView;
  readonly answer: Named;
  readonly facts: Facts;
}
type Claim = (claimed: Claimed) => boolean;

const onMap = (m: MagicianView | undefined): boolean => m?.status === 'map' || m?.status === 'captive';
const other = ({ seen, answer }: Claimed): MagicianView => seen.magicians[answer.magician];
const place = ({ answer }: Claimed): HexName => answer.to ?? answer.from ?? answer.hex;
const boxOf = ({ seen, answer }: Claimed): BoxView | undefined =>
  seen.boxes.find(({ box }) => box === (answer.box ?? answer.item));
const mortalsAt = ({ seen }: Claimed, hex: HexName): MortalView[] =>
  seen.mortals.filter((one) => one.status !== 'gone' && one.hex === hex);
const magiciansAt = ({ seen }: Claimed, hex: HexName): MagicianView[] =>
  seen.magicians.filter((one) => one.status === 'map' && one.hex === hex);
const isTaken: Claim = (c) => mortalsAt(c, place(c)).length + magiciansAt(c, place(c)).length > 0;
const isWater: Claim = (c) => c.content.water[hexNamed(c.content, place(c))];

function apart({ content: { grid } }: Claimed, a: HexName | null, b: HexName | null): number {
  if (a === null || b === null) return Number.POSITIVE_INFINITY;
  return grid.distances[(grid.index.get(a) ?? 0) * grid.size + (grid.index.get(b) ?? 0)];
}
const isFar: Claim = (c) => apart(c, place(c), c.me.hex) !== 1;

const borrowed = ({ me }: Claimed): number[] => me.borrowed.map(({ spirit }) => spirit);
const isForeign: Claim = (c) => !c.me.spirits.includes(c.answer.spirit) && !borrowed(c).includes(c.answer.spirit);
const isLent: Claim = ({ me, answer }) => me.lent.includes(answer.spirit);
const owns = ({ ring, treasures }: MagicianView, item: Item): boolean =>
  item === 'ring' ? ring : treasures.includes(item);

/** Sentence by sentence: whether it is true. */
export const CLAIMS: { readonly [key: string]: Claim } = {
  '3.0f': ({ seen }) => seen.phase === 'first',
  '3.0g.alone': ({ me }) => Object.keys(me.ranks).length === 0,
  '3.0g.lent': ({ me }) => me.spirits.length > 0 && me.spirits.every((spirit) => me.lent.includes(spirit)),
  '3.0g.none': ({ answer }) => answer.with.length === 0,
  '3.0h.attacked': ({ seen }) => seen.used.kind === 'attack',
  '3.0h.powers': ({ seen }) => seen.used.kind === 'powers',
  '4.0f': ({ answer }) => !answer.hex.startsWith('01'),
  '5.4': isTaken,
  '5.5a': (c) =>
    c.seen.mortals.some(({ status, hex }) => status === 'normal' && apart(c, hex, c.me.hex) === 1) ||
    c.seen.magicians.some((one) => one.status === 'map' && apart(c, one.hex, c.me.hex) === 1),
  '7.0c.again': ({ seen }) => seen.used.kind === 'attack',
  '7.0c.empty': (c) => !isTaken(c),
  '7.0e.foreign': (c) => c.answer.with.some((one) => !c.me.spirits.includes(one) && !borrowed(c).includes(one)),
  '7.0e.lent': ({ me, answer }) => answer.with.some((one) => me.lent.includes(one)),
  '7.0f': isFar,
  '7.6': (c) => c.me.spirits.length - c.me.lent.length + borrowed(c).length === c.facts.spirits,
  '8.2d': (c) => mortalsAt(c, place(c)).some(({ status }) => status === 'fleeing'),
  '10.0b.foreign': isForeign,
  '10.0b.lent': isLent,
  '12.0a.foreign': isForeign,
  '12.0a.lent': isLent,
  '12.3C': (c) => (c.answer.ill === 'curse' ? other(c).curses : other(c).wounds) === 0,
  '12.3F.gone': ({ seen, answer }) => seen.mortals.some((one) => one.id === answer.mortal && one.status === 'gone'),
  '12.3G': ({ me, answer }) => owns(me, answer.item),
  '12.3I': (c) => magiciansAt(c, c.answer.hex).some(({ invisible }) => invisible),
  '12.3N.self': (c) => c.answer.magician === c.seat,
  '12.3N.away': (c) => !onMap(other(c)),
  '12.3F.self': (c) => c.answer.magician === c.seat,
  '12.3F.away': (c) => !onMap(other(c)),
  '13.0d.away': (c) => boxOf(c)?.hex !== c.me.hex,
  '13.0d.closed': (c) => boxOf(c)?.is === 'closed',
  '13.0d.foreign': isForeign,
  '13.0d.hidden': (c) => boxOf(c)?.is === 'hidden',
  '13.0d.lent': isLent,
  '13.0d.loose': (c) => boxOf(c)?.is === 'loose',
  '13.0d.owned': (c) => boxOf(c)?.is === 'owned' || boxOf(c)?.is === 'hoard',
  '13.0d.ring': ({ answer }) => answer.box === 'ring',
  '13.1': (c) => c.answer.spirit >= (boxOf(c)?.counter ?? 0),
  '14.0b': ({ me, answer }) => answer.treasures.some((item) => !owns(me, item)),
  '15.1': ({ me, answer }) => !me.spirits.includes(answer.spirit),
  '15.5': ({ me, answer }) => me.controlling === answer.spirit,
  '16.0a': ({ me, answer }) => !me.captives.includes(answer.magician),
  '16.1': ({ me, answer }) => me.captives.includes(answer.magician),
  '16.3a': (c) => other(c).wounds + other(c).curses === c.facts.marks,
  'R11.taken': isTaken,
  'R11.water': isWater,
  'R13.here': (c) => c.answer.to === c.me.hex,
  'R13.over': ({ seen }) => seen.phase === 'use',
  'R14.seize': ({ seen }) => seen.used.kind === 'attack',
  'R14.torture': ({ seen }) => seen.used.kind === 'attack',
  'R14.tortured': ({ seen }) => seen.used.tortured.length > 0,
  'R14.paid': ({ seen }) => seen.used.tortured.length > 0,
  'R19.inland': (c) => !c.content.edge[hexNamed(c.content, place(c))],
  'R25.far': isFar,
  'R25.taken': isTaken,
  'R25.water': isWater,
  R39: ({ me }) => me.curses === 0,
  'R48.lent': (c) => other(c).lent.includes(c.answer.lure),
  'R48.unseen': (c) => !other(c).spirits.includes(c.answer.lure),
  'R49.gone': ({ seen, answer }) => seen.out.includes(answer.spirit),
  'R49.grid': ({ seen, answer }) => seen.boxes.some(({ counter }) => counter === answer.spirit),
  R55: (c) => c.me.invisible && mortalsAt(c, c.answer.to).length > 0,
  'R56.obeys': ({ me, answer }) => me.familiars.includes(answer.mortal),
  'R57.gone': (c) => (c.answer.item === 'ring' ? c.seen.ring.is === 'gone' : boxOf(c)?.is === 'closed'),
  'R57.hidden': (c) => (c.answer.item === 'ring' ? c.seen.ring.is === 'pile' : boxOf(c)?.is === 'hidden'),
  'R57.hoard': (c) => boxOf(c)?.is === 'hoard',
  'R58.far': isFar,
  'R58.free': (c) =>
    c.me.status !== 'captive' &&
    c.seen.mortals.every(({ status, hex }) => status === 'gone' || apart(c, hex, c.me.hex) !== 1),
  'R58.protected': ({ seen }) => seen.magicians.some(({ reconciled }) => reconciled),
  'R58.taken': isTaken,
  'R58.water': isWater,
  'R59.here': (c) => c.answer.to === c.me.hex,
  'R59.taken': isTaken,
  'R59.water': isWater,
  R60: (c) => !onMap(other(c)),
  R62: ({ seen }) => seen.boxes.every(({ is }) => is !== 'hidden'),
  R64: ({ seen, answer }) => seen.used.tried.includes(answer.box),
  'R67.apart': (c) => apart(c, other(c).hex, c.me.hex) !== 1,
  'R67.declined': ({ seen, answer }) => seen.used.declined.includes(answer.magician),
  'R67.give': ({ me, answer }) => answer.give.some((item) => !owns(me, item)),
  'R67.self': (c) => c.answer.magician === c.seat,
  'R67.away': (c) => !onMap(other(c)),
  'R67.nothing': (c) => [c.me, other(c)].every(({ treasures, ring }) => treasures.length === 0 && !ring),
  R73: ({ me, answer }) => me.status === 'captive' && answer.hex !== me.hex,
  R75: ({ me, answer }) => !me.captives.includes(answer.magician),
  R79: ({ me }) => me.status === 'captive',
  R92: ({ seen, answer }) => seen.piles[answer.rank] === 0,
  'R95.taken': isTaken,
  'R95.water': isWater,
  R98: ({ seen }) => seen.magicians.some((one) => !onMap(one)),
  R99: ({ seen }) => seen.ring.is === 'hoard',
  R100: ({ seen, me }) =>
    seen.boxes.every(({ is, hex }) => is !== 'loose' || hex !== me.hex) &&
    !(seen.ring.is === 'loose' && seen.ring.hex === me.hex),
  'R107.borrowed': (c) => borrowed(c).length > 0,
  'R107.closed': (c) => mortalsAt(c, place(c)).some(({ id }) => c.me.familiars.includes(id)),
  'R107.obeys': ({ me }) => me.familiars.length > 0,
  'R110.nothing': ({ me }) => me.treasures.length === 0,
  'R115.paid': ({ seen, answer }) => seen.used.tortured.includes(answer.magician),
  'R115.tortured': ({ seen, answer }) => seen.used.tortured.includes(answer.magician),
  T1: isWater,
};
