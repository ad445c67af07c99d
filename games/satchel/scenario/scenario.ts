import {
  dictionary,
  fields,
  flag,
  listOf,
  nameOf,
  oneOf,
  orNull,
  pattern,
  type Shape,
  text,
  whole,
} from '@conjure/engine';
import { type Content, placeNamesOf } from '../content.ts';
import { SYMBOLS, type SymbolName } from '../data.ts';
import type { Side } from '../events.ts';
import { HERO_IDS, type HeroId } from '../ids.ts';
import { type Cause, type Count, type Phase, TALLY } from '../state.ts';

export const ROW_NAMES = ['H1', 'H2', 'H3', 'S1', 'S2', 'S3'] as const;
export const DICE_LETTERS = '-BSFKT*';
export const HURT_LETTER = 'x';

export interface ScenarioSeat {
  /** A letter for each die: what it shows, `-` unrolled, `x` hurt; of a placed one what it showed. */
  dice?: string;
  familiars?: ('asleep' | 'awake')[];
  hexed?: SymbolName | null;
  learned?: SymbolName | null;
}

/** A position in the rulebook's own terms. What it leaves out is as at the start. See docs/scenarios-satchel.md. */
export interface Scenario {
  heroes?: HeroId[];
  round?: number;
  won?: Record<Side, number>;
  phase?: Phase;
  winner?: Side;
  cause?: Cause;
  row?: Partial<Record<(typeof ROW_NAMES)[number], string>>;
  /** The top first. */
  ordeals?: string[];
  spells?: string[];
  gone?: string[];
  began?: Record<Side, number>;
  seats?: Record<string, ScenarioSeat>;
  /** By place, slot by slot: `green 2` for a die, `thistle` for a familiar. */
  board?: Record<string, (string | null)[]>;
  wyrm?: number;
  lore?: number;
  tally?: Partial<Record<Count, number>>;
  heroPlaced?: number;
  beat?: number;
  order?: string[];
  window?: string;
  rolled?: boolean;
  coming?: string[][];
  live?: ScenarioClock;
}

interface ScenarioClock {
  now?: number;
  lost?: number;
  pausedAt?: number | null;
  agreed?: string[];
  startedAt?: number;
  rolledAt?: Record<string, number>;
  spoke?: string;
}

export function scenarioShape(content: Content, seats: number): Shape<Scenario> {
  const seat = oneOf('sorcerer', ...HERO_IDS) as Shape<string>;
  const card = nameOf(content.cardIndex, 'a card such as "O01"');
  const cards = listOf(card, { distinct: true });
  const order = listOf(seat, { min: seats, max: seats, distinct: true });
  const sides = fields({ heroes: whole(0, 999), sorcerer: whole(0, 999) });
  const symbol = orNull(oneOf(...SYMBOLS));
  const stamp = whole(0);
  return fields(
    {},
    {
      heroes: listOf(oneOf(...HERO_IDS), { min: seats - 1, max: seats - 1, distinct: true }),
      round: whole(1, 99),
      won: sides,
      phase: oneOf('setup', 'waiting', 'running', 'over'),
      winner: oneOf('heroes', 'sorcerer'),
      cause: oneOf('deck', 'wyrm', 'dawn'),
      row: dictionary(card, oneOf(...ROW_NAMES) as Shape<string>),
      ordeals: cards,
      spells: cards,
      gone: cards,
      began: sides,
      seats: dictionary(
        fields(
          {},
          {
            dice: pattern(/^[-BSFKT*x]+$/, 'a letter for each die: B, S, F, K, T, *, - or x'),
            familiars: listOf(oneOf('asleep', 'awake'), { max: 2 }),
            hexed: symbol,
            learned: symbol,
          },
        ),
        seat,
      ),
      board: dictionary(
        listOf(orNull(text), { max: 6 }),
        nameOf(placeNamesOf(content), 'a place such as "H1", "satchel:green" or "chest"'),
      ),
      wyrm: whole(0, 4),
      lore: whole(0, 999),
      tally: dictionary(whole(0), oneOf(...TALLY) as Shape<string>),
      heroPlaced: stamp,
      beat: whole(1, 9999),
      order,
      window: seat,
      rolled: flag,
      coming: listOf(order, { max: 999 }),
      live: fields(
        {},
        {
          now: stamp,
          lost: stamp,
          pausedAt: orNull(stamp),
          agreed: listOf(seat, { distinct: true }),
          startedAt: stamp,
          rolledAt: dictionary(stamp, seat),
          spoke: seat,
        },
      ),
    },
  ) as Shape<Scenario>;
}
