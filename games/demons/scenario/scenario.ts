import {
  dictionary,
  either,
  fields,
  flag,
  listOf,
  nameOf,
  numberOf,
  oneOf,
  orNull,
  type Seat,
  type Shape,
  whole,
} from '@conjure/engine';
import type { Content } from '../content.ts';
import { RANKS, SHIELDS, type ShieldName } from '../data.ts';
import type { DemonsMatter } from '../matters.ts';
import { ITEMS } from '../rules/treasures.ts';
import type { Box, Magician, RingPlace } from '../state.ts';
import { matterShape } from './matter-shape.ts';

const PHASE_NAMES = [
  'order',
  'shields',
  'waking',
  'search',
  'victims',
  'attacks',
  'torture',
  'turn',
  'first',
  'effects',
  'use',
  'over',
] as const;

export interface ScenarioMagician {
  hex?: string;
  status?: Magician['status'];
  captor?: { mortal: string } | { magician: Seat };
  caught?: number;
  found?: boolean;
  shield?: ShieldName;
  wounds?: number;
  curses?: number;
  spirits?: number[];
  known?: number[];
  controlling?: number;
  borrowed?: { spirit: number; owner: Seat }[];
  invisible?: boolean;
  reconciled?: boolean;
  storm?: string[];
  familiars?: string[];
  losesTurn?: boolean;
  treasures?: string[];
  ring?: boolean;
  fate?: Magician['fate'];
}

export interface ScenarioBox {
  is: Box['is'];
  counter?: number;
  by?: Seat;
  mortal?: string;
  hex?: string;
}

/** A position in the rulebook's own terms. What it leaves out is as at the start. See docs/scenarios-demons.md. */
export interface Scenario {
  turn?: number;
  phase?: (typeof PHASE_NAMES)[number];
  acts?: number;
  order?: Seat[];
  magicians?: ScenarioMagician[];
  mortals?: Record<string, { hex?: string; base?: string; status?: 'normal' | 'fleeing' | 'gone'; hoard?: string[] }>;
  boxes?: Record<string, ScenarioBox>;
  sites?: number[];
  piles?: Record<string, (number | 'ring')[]>;
  ring?: { is: RingPlace['is']; magician?: Seat; mortal?: string; hex?: string };
  ruins?: string[];
  out?: number[];
  victims?: Record<string, Seat>;
  loosed?: string[];
  used?: {
    kind: 'attack' | 'powers' | null;
    tortured: Seat[];
    done: boolean;
    tried: string[];
    paid?: Seat[];
    declined?: Seat[];
  };
  todo?: DemonsMatter[];
}

export function scenarioShape(content: Content, seats: number): Shape<Scenario> {
  const hex = nameOf(content.grid.index, 'a hex of the map such as "0705"');
  const mortal = nameOf(content.mortalIndex, 'a mortal such as "emir-of-ani"');
  const seat = whole(0, seats - 1);
  const spirit = numberOf(content.numbers, 'the number of a spirit');
  const spirits = listOf(spirit, { distinct: true });
  const item = nameOf(ITEMS, 'a box such as "43" or "ring"');
  const magician = fields(
    {},
    {
      hex,
      status: oneOf('unplaced', 'map', 'captive', 'dead', 'departed', 'lost'),
      captor: either(fields({ mortal }), fields({ magician: seat })),
      caught: whole(0),
      found: flag,
      shield: oneOf(...SHIELDS),
      wounds: whole(0, 99),
      curses: whole(0, 99),
      spirits,
      known: spirits,
      controlling: spirit,
      borrowed: listOf(fields({ spirit, owner: whole(-1, seats - 1) })),
      invisible: flag,
      reconciled: flag,
      storm: listOf(mortal, { distinct: true }),
      familiars: listOf(mortal, { distinct: true }),
      losesTurn: flag,
      treasures: listOf(item, { distinct: true }),
      ring: flag,
      fate: orNull(oneOf('curses', 'torture', 'left', 'lost')),
    },
  );
  const box = fields(
    { is: oneOf('hidden', 'found', 'owned', 'hoard', 'loose', 'closed') },
    { counter: spirit, by: seat, mortal, hex },
  );
  const names = either(spirit, oneOf('ring'));
  return fields(
    {},
    {
      turn: whole(1, 9999),
      phase: oneOf(...PHASE_NAMES),
      acts: whole(0, 99),
      order: listOf(seat, { min: seats, max: seats, distinct: true }),
      magicians: listOf(magician, { min: 1, max: seats }),
      mortals: dictionary(
        fields(
          {},
          { hex, base: hex, status: oneOf('normal', 'fleeing', 'gone'), hoard: listOf(item, { distinct: true }) },
        ),
        mortal,
      ),
      boxes: dictionary(box, item),
      sites: listOf(whole(0, 35), { min: 36, max: 36, distinct: true }),
      piles: dictionary(listOf(names, { distinct: true }), nameOf(new Set<string>(RANKS), 'a rank')),
      ring: fields({ is: oneOf('pile', 'owned', 'hoard', 'loose', 'gone') }, { magician: seat, mortal, hex }),
      ruins: listOf(hex, { distinct: true }),
      out: spirits,
      victims: dictionary(seat, mortal),
      loosed: listOf(mortal, { distinct: true }),
      used: fields(
        {
          kind: orNull(oneOf('attack', 'powers')),
          tortured: listOf(seat),
          done: flag,
          tried: listOf(item),
        },
        { paid: listOf(seat), declined: listOf(seat) },
      ),
      todo: listOf(matterShape(content, seats, spirit)),
    },
  ) as Shape<Scenario>;
}
