import type { Bounds, DemonsEvent } from '@conjure/demons/view';
import { must } from '@conjure/engine';
import { BAD, GOOD, NOTHING, oneDie, orLess, orMore, type RollChance } from '../../../stage/chance.ts';
import { printed } from '../printed.ts';

const holds = ({ min, max }: Bounds, n: number): boolean => (min === null || n >= min) && (max === null || n <= max);

/** What the dice of an event could bring, from what it tells and from the printed tables. */
export function chanceOf(event: DemonsEvent): RollChance | null {
  switch (event.type) {
    case 'woke':
      return orMore(event.die, event.distance);
    case 'searched':
      return searched(event);
    case 'fought':
    case 'clashed':
      return fought(event);
    case 'conjured': {
      const { die, modifier, penalty } = event;
      return oneDie(die, (face) => {
        const n = face + modifier + penalty;
        if (n === 0) return NOTHING;
        return n > 0 ? { is: 'good', sign: `${n}` } : { is: 'bad', sign: `−${-n}` };
      });
    }
    case 'seized':
      return orLess(event.die, event.needed);
    case 'raised':
      return orLess(event.die, event.sum);
    case 'tortured':
      return oneDie(event.die, (face) => {
        const row = printed.tables.torture.rows.find((each) => holds(each, face));
        const { wounds } = must(row, 'the torture of', face);
        return wounds === 0 ? GOOD : { is: 'bad', sign: `−${wounds}` };
      });
    default:
      return null;
  }
}

const FOUND = { D: BAD, '-': NOTHING, E: GOOD } as const;

/** The magician's chance not to be found. [6.0d] */
function searched({ die, modifier, strength }: Extract<DemonsEvent, { type: 'searched' }>): RollChance {
  const { columns, rows } = printed.tables.discovery;
  const column = columns.findIndex((bounds) => holds(bounds, strength));
  return oneDie(die, (face) => {
    const result = rows.find((row) => holds(row, face + modifier))?.results[column];
    return FOUND[result ?? '-'];
  });
}

const RESULTS = { Ax: { is: 'bad', sign: '✗✗' }, Af: BAD, Df: GOOD, Dx: { is: 'good', sign: '✓✓' } } as const;

/** The attacker's chance. [8.0a] */
function fought({
  die,
  attack,
  defence,
}: Pick<Extract<DemonsEvent, { type: 'fought' }>, 'die' | 'attack' | 'defence'>): RollChance {
  const { columns, rows } = printed.tables.combat;
  const column = columns.findIndex((bounds) => holds(bounds, attack - defence));
  return oneDie(die, (face) => RESULTS[rows[face - 1][column]]);
}
