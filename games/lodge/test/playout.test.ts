import { levelFrom, think } from '@conjure/bots';
import { accept, create, diceFrom, judge, mindOf, type Options, type Seat, seeded, waitingFor } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { effectWorth } from '../playout/gains.ts';
import { harmWorth, instabilityWorth } from '../playout/harm.ts';
import { plan } from '../playout/plan.ts';
import { playout } from '../playout/playout.ts';
import { sightOf } from '../playout/sight.ts';
import { type LodgeMatch, of, setUp, type TestMatch } from './table.ts';

const dice = (seed: string) => diceFrom(seeded(seed));
const SEEDS = ['1', '2', '3', '4', '5'];
const NERO = 1;

/** What a player of that level answers in the scenario, whatever his dice. */
function answers({ match }: TestMatch, seat: Seat, by: string): { do?: string; share?: number }[] {
  const read = levelFrom(by);
  if ('fault' in read) throw new Error(read.fault.expected);
  return SEEDS.map((seed) => {
    const mind = mindOf(match as never, seat);
    if (!mind) throw new Error('nothing is asked of him');
    return think(mind, read.level, dice(seed)) as object;
  });
}

const byPlayout = ({ match }: TestMatch, seat: Seat): { do?: string; share?: number }[] =>
  SEEDS.map((seed) => {
    if (!match.open) throw new Error('nothing is asked');
    return playout(match.table, seat, match.open.question, dice(seed)) as object;
  });

describe('a mage with a castable spell that hurts', () => {
  const near = (set: object) =>
    setUp(
      { turn: 'nero', nero: { at: '0,0', physical: 0, set }, jafar: { at: '0,1', damage: of(NERO, 6), physical: 0 } },
      { mages: ['jafar', 'nero'] },
    );

  test.each(['greedy:30', 'search:30'])('does not pass: %s', (by) => {
    for (const answer of answers(near({ I: 'thunder_nail/a' }), NERO, by)) expect(answer.do).toBe('cast');
  });

  test('does not pass by playout, and keeps one that would only hurt himself', () => {
    for (const answer of byPlayout(near({ I: 'thunder_nail/a' }), NERO)) expect(answer.do).toBe('cast');
    const alone = setUp({ turn: 'nero', nero: { at: '0,0', physical: 0, set: { I: 'thunder_nail/b' } } });
    for (const answer of byPlayout(alone, NERO)) expect(answer.do).not.toBe('cast');
  });
});

describe('plans [B27]', () => {
  const hand = ['salt_skin', 'last_candle', 'ember_dart', 'lodestar', 'open_almanac', 'back_stair'];
  const reactionsOf = (nero: object, others: object) => {
    const { match } = setUp({ phase: 'preparation', nero: { hand, ...nero }, ...others });
    return SEEDS.flatMap((seed) => Object.values(plan(match.table, NERO, dice(seed)))).filter((spell) =>
      ['salt_skin/b', 'last_candle/a', 'last_candle/b'].includes(spell),
    ).length;
  };

  test('hold traps and protections for who has much to fear, and few for who has not', () => {
    const bold = reactionsOf({ at: '0,0' }, { jafar: { at: '0,-2' } });
    const threatened = reactionsOf({ at: '0,0', damage: of(0, 9) }, { jafar: { at: '0,1' }, tessa: { at: '0,0' } });
    expect(threatened).toBeGreaterThan(bold);
    expect(threatened).toBeGreaterThanOrEqual(SEEDS.length);
  });
});

describe('what things are worth to him', () => {
  const sight = (wanted: Parameters<typeof setUp>[0]) => sightOf(setUp(wanted).match.table, NERO);

  test('[B72] a blow that ends it is worth more than one that does not, and the more the more of the cubes are his', () => {
    const at = (damage: ReturnType<typeof of>) => sight({ nero: { at: '0,0' }, jafar: { at: '0,1', damage } });
    expect(harmWorth(at(of(NERO, 9)), 0, 2)).toBeGreaterThan(2 * harmWorth(at(of(NERO, 8)), 0, 2));
    expect(harmWorth(at(of(NERO, 9)), 0, 2)).toBeGreaterThan(harmWorth(at(of(2, 9)), 0, 2));
  });

  test('[F38] a familiar keeps its mage from being worth as much', () => {
    const guarded = { at: '0,1', damage: of(NERO, 9), familiar: { id: 'muso', mode: 'guard' as const } };
    const bare = { at: '0,1', damage: of(NERO, 9) };
    expect(harmWorth(sight({ nero: { at: '0,0' }, jafar: guarded }), 0, 2)).toBeLessThan(
      harmWorth(sight({ nero: { at: '0,0' }, jafar: bare }), 0, 2),
    );
  });

  test('[B80] cubes that fill a room are worth more than the same in an empty one; in a destroyed one, nothing', () => {
    const at = (kennel: object) => sight({ nero: { at: '0,0' }, rooms: { '-1,0': kennel } });
    const room = lodge.content.board.index.get('-1,0') ?? 0;
    expect(instabilityWorth(at({ cubes: of(NERO, 4) }), room, 2)).toBeGreaterThan(
      instabilityWorth(at({ cubes: [] }), room, 2),
    );
    expect(instabilityWorth(at({ destroyed: true }), room, 2)).toBe(0);
  });

  test('[F12] a lair is worth a visit to him who has no familiar', () => {
    const kennel = lodge.content.tiles.find(({ id }) => id === 'kennel')?.effect ?? 0;
    const room = lodge.content.board.index.get('-1,0') ?? 0;
    const owner = { at: '-1,0', familiar: { id: 'polly', mode: 'guard' as const } };
    expect(effectWorth(sight({ nero: { at: '-1,0' } }), kennel, room)).toBeGreaterThan(1);
    expect(effectWorth(sight({ nero: owner }), kennel, room)).toBe(0);
  });
});

test('every answer of a playout is a legal answer, with every switch of the rules and any number of mages', () => {
  for (const [i, seed] of SEEDS.entries()) {
    const options = { ...randomOptions(lodge, seed), choose: i % 2 === 0 } as Options;
    const made = create(lodge, { seed, seats: 2 + (i % 3), options });
    if ('fault' in made) throw new Error(made.fault.place);
    const match: LodgeMatch = made.match;
    const chance = dice(seed);
    while (match.open) {
      const [seat] = waitingFor(match);
      const answer = playout(match.table, seat, match.open.question, chance);
      expect(judge(match as never, seat, answer)).toHaveProperty('done');
      accept(match as never, seat, answer);
    }
  }
});
