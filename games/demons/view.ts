import type { Seat, Viewer } from '@conjure/engine';
import { rankName, shieldLadder } from './content.ts';
import { RANKS, type RankName, type ShieldName } from './data.ts';
import type { HexName, Item, MortalId } from './events.ts';
import type { DemonsOptions } from './options.ts';
import { pinnedBy } from './rules/movement.ts';
import { captivesOfMagician, captivesOfMortal, hexName, hexOfMagician, masterOf, mortalId } from './rules/places.ts';
import { isLent, rankAt } from './rules/spirits.ts';
import { mortalStrength } from './rules/strength.ts';
import { hasRing, hoardOf, itemName, itemNames, siteOf, treasuresOf } from './rules/treasures.ts';
import { netTotal } from './rules/victory.ts';
import type { Borrowed, Box, Magician, Phase, Position, State } from './state.ts';

export interface MagicianView {
  seat: Seat;
  name: string;
  status: Magician['status'];
  hex: HexName | null;
  captor: { mortal: MortalId } | { magician: Seat } | null;
  captives: Seat[];
  /** Who beside him keeps him from walking away. [5.5a] */
  pinnedBy: { mortal: MortalId } | { magician: Seat } | null;
  found: boolean;
  shield: ShieldName | null;
  wounds: number;
  curses: number;
  treasures: Item[];
  ring: boolean;
  /** In thousands of ducats, if he were to leave now. */
  net: number;
  /** How many spirits of each rank lie on his display: everybody sees that. [R48] */
  ranks: Partial<Record<RankName, number>>;
  /** The spirits by name: his own for the owner, for others those that have been shown. [R106] */
  spirits: number[];
  /** Only its owner knows which counter it is. */
  controlling: number | null;
  /** Spirits of his that others have by F just now. */
  lent: number[];
  borrowed: readonly Borrowed[];
  invisible: boolean;
  reconciled: boolean;
  storm: MortalId[];
  familiars: MortalId[];
  losesTurn: boolean;
}

export interface MortalView {
  id: MortalId;
  name: string;
  hex: HexName;
  base: HexName;
  strength: number;
  cleric: boolean;
  status: 'normal' | 'fleeing' | 'gone';
  captives: Seat[];
  hoard: Item[];
  familiarOf: Seat | null;
}

export interface BoxView {
  box: Item;
  site: string;
  hex: HexName;
  seize: number;
  value: number;
  is: Box['is'];
  /** The finder's or owner's counter on the box. */
  counter: number | null;
  by: Seat | null;
  mortal: MortalId | null;
}

/** What a viewer may see, built from nothing. */
export interface DemonsView {
  viewer: Viewer;
  options: DemonsOptions;
  turn: number;
  phase: Phase;
  order: Seat[];
  acting: Seat | null;
  magicians: MagicianView[];
  mortals: MortalView[];
  boxes: BoxView[];
  piles: Record<RankName, number>;
  ring:
    | { is: 'pile' | 'gone' }
    | { is: 'owned'; by: Seat }
    | { is: 'hoard'; mortal: MortalId }
    | { is: 'loose'; hex: HexName };
  ruins: HexName[];
  out: number[];
  used: { kind: 'attack' | 'powers' | null; tortured: Seat[]; tried: Item[]; declined: Seat[] };
}

/** What one viewer sees. */
export const view = (at: Position, viewer: Viewer): DemonsView => views(at)(viewer);

/** What several viewers see: whatever is no secret is built once for all of them. */
export function views(at: Position): (viewer: Viewer) => DemonsView {
  const { state } = at;
  const ownTurn =
    state.phase === 'turn' ||
    state.phase === 'first' ||
    state.phase === 'effects' ||
    state.phase === 'use' ||
    state.phase === 'shields';
  const seen: MagicianView[] = [];
  const asOthersSee = (seat: Seat): MagicianView => {
    seen[seat] ??= viewMagician(at, seat, null);
    return seen[seat];
  };
  const open = {
    ...viewPieces(at),
    piles: Object.fromEntries(RANKS.map((rank, i) => [rank, state.piles[i].length])) as Record<RankName, number>,
    ring: viewRing(at),
    ruins: state.ruins.map((hex) => hexName(at, hex)),
    out: [...state.out].sort((a, b) => a - b),
    used: {
      kind: state.used.kind,
      tortured: [...state.used.tortured],
      tried: itemNames(state.used.tried),
      declined: [...state.used.declined],
    },
  };
  return (viewer) => ({
    viewer,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    order: [...state.order],
    acting: ownTurn ? (state.order[state.cursor] ?? null) : null,
    magicians: state.magicians.map((_, seat) => (seat === viewer ? viewMagician(at, seat, viewer) : asOthersSee(seat))),
    ...open,
  });
}

/** What was last built of the pieces of a match, by what is the same all through it: a piece that has not changed looks as it did. */
const built = new WeakMap<State['sites'], Built>();
interface Built {
  readonly options: DemonsOptions;
  readonly units: State['mortals'];
  readonly mortals: MortalView[];
  readonly things: State['boxes'];
  readonly boxes: BoxView[];
}

/** Mortals and boxes are never changed in place, so most are told by what they are; only who holds something is looked at again. */
function viewPieces(at: Position): { mortals: MortalView[]; boxes: BoxView[] } {
  const { state } = at;
  const known = built.get(state.sites);
  const last = known?.options === state.options ? known : null;
  const [units, things] = [state.mortals.slice(), state.boxes.slice()];
  const busy = holders(at);
  const mortals = units.map((unit, i) => {
    const before = last?.mortals[i];
    return before && last?.units[i] === unit && !busy.has(i) && isIdle(before) ? before : viewMortal(at, i);
  });
  const boxes = things.map((box, i) => {
    const before = last?.boxes[i];
    return before && last?.things[i] === box ? before : viewBox(at, i);
  });
  built.set(state.sites, { options: state.options, units, mortals, things, boxes });
  return { mortals, boxes };
}

/** The mortals that hold somebody or something, or serve somebody. */
function holders({ state }: Position): Set<number> {
  const found = new Set<number>();
  for (const { captor, familiars } of state.magicians) {
    if (captor !== null && 'mortal' in captor) found.add(captor.mortal);
    for (const mortal of familiars) found.add(mortal);
  }
  for (const box of state.boxes) if (box.is === 'hoard') found.add(box.mortal);
  if (state.ring.is === 'hoard') found.add(state.ring.mortal);
  return found;
}

const isIdle = ({ captives, hoard, familiarOf }: MortalView): boolean =>
  captives.length === 0 && hoard.length === 0 && familiarOf === null;

function viewMagician(at: Position, seat: Seat, viewer: Viewer): MagicianView {
  const m = at.state.magicians[seat];
  const own = viewer === seat;
  const hex = hexOfMagician(at, seat);
  const ranks: Partial<Record<RankName, number>> = {};
  for (const spirit of m.held) {
    const rank = rankName(rankAt(at, spirit));
    ranks[rank] = (ranks[rank] ?? 0) + 1;
  }
  return {
    seat,
    name: at.content.magicians[seat],
    status: m.status,
    hex: hex >= 0 ? hexName(at, hex) : null,
    captor:
      m.captor === null
        ? null
        : 'mortal' in m.captor
          ? { mortal: mortalId(at, m.captor.mortal) }
          : { magician: m.captor.magician },
    captives: captivesOfMagician(at, seat),
    pinnedBy: viewPin(at, seat),
    found: m.found,
    shield: m.shield < 0 ? null : shieldLadder(at.content, at.state.options)[m.shield].name,
    // His marks are for all to see. [16.3b]
    wounds: m.wounds,
    curses: m.curses,
    treasures: itemNames(treasuresOf(at, seat)),
    ring: hasRing(at, seat),
    net: netTotal(at, seat),
    ranks: Object.fromEntries(RANKS.filter((rank) => ranks[rank]).map((rank) => [rank, ranks[rank]])),
    spirits: [...(own ? m.held : m.known)].sort((a, b) => a - b),
    controlling: own && m.controlling > 0 ? m.controlling : null,
    lent: m.held.filter((spirit) => isLent(at, seat, spirit)).sort((a, b) => a - b),
    borrowed: [...m.borrowed],
    invisible: m.invisible,
    reconciled: m.reconciled,
    storm: m.storm.map((i) => mortalId(at, i)),
    familiars: m.familiars.map((i) => mortalId(at, i)),
    losesTurn: m.loses,
  };
}

function viewPin(at: Position, seat: Seat): MagicianView['pinnedBy'] {
  const by = pinnedBy(at, seat);
  if (by === null) return null;
  return 'mortal' in by ? { mortal: mortalId(at, by.mortal) } : { magician: by.magician };
}

function viewMortal(at: Position, mortal: number): MortalView {
  const unit = at.state.mortals[mortal];
  const master = masterOf(at, mortal);
  return {
    id: mortalId(at, mortal),
    name: at.content.mortals[mortal].name,
    hex: hexName(at, unit.hex),
    base: hexName(at, unit.base),
    strength: mortalStrength(at, mortal),
    cleric: at.content.mortals[mortal].cleric,
    status: unit.status,
    captives: captivesOfMortal(at, mortal),
    hoard: itemNames(hoardOf(at, mortal)),
    familiarOf: master >= 0 ? master : null,
  };
}

function viewBox(at: Position, index: number): BoxView {
  const box = at.state.boxes[index];
  const { name, hex, seize, value } = siteOf(at, index);
  const counter = box.is === 'hidden' || box.is === 'closed' ? null : box.counter;
  return {
    box: itemName(index),
    site: name,
    hex: hexName(at, box.is === 'loose' ? box.hex : hex),
    seize,
    value,
    is: box.is,
    counter,
    by: box.is === 'found' ? box.by : box.is === 'owned' ? box.owner : null,
    mortal: box.is === 'hoard' ? mortalId(at, box.mortal) : null,
  };
}

function viewRing(at: Position): DemonsView['ring'] {
  const { ring } = at.state;
  switch (ring.is) {
    case 'owned':
      return { is: 'owned', by: ring.owner };
    case 'hoard':
      return { is: 'hoard', mortal: mortalId(at, ring.mortal) };
    case 'loose':
      return { is: 'loose', hex: hexName(at, ring.hex) };
    default:
      return { is: ring.is };
  }
}
