import type { DemonsEvent } from '@conjure/demons/view';
import type { Event } from '@conjure/engine';
import type { SorceryEvent } from '@conjure/sorcery/view';
import { expect, test } from 'vitest';
import { chanceOf as inDemons } from '../games/demons/stage/chance.ts';
import { chanceOf as inSorcery } from '../games/sorcery/stage/chance.ts';
import { goodIn, likelihood, orMore, twoDice } from '../stage/chance.ts';
import { toldIn } from './stage-matches.ts';

test('sixths and thirty-sixths', () => {
  expect(goodIn(orMore(2, 5))).toBeCloseTo(2 / 6);
  expect(likelihood(orMore(2, 5))).toBeCloseTo(4 / 6);
  const seven = twoDice([3, 4], (sum) => (sum >= 7 ? { is: 'good', sign: '✓' } : { is: 'bad', sign: '✗' }));
  expect(goodIn(seven)).toBeCloseTo(21 / 36);
  expect(seven.came).toBe(5);
});

/** Whether it went well for whom it was thrown; `null` where the event does not say, or something between. */
function wellIn(event: DemonsEvent): boolean | null {
  switch (event.type) {
    case 'woke':
      return event.woke;
    case 'searched':
      return event.result === '-' ? null : event.result === 'E';
    case 'fought':
    case 'clashed':
      return event.result.startsWith('D');
    case 'conjured':
      return event.number === 0 ? null : event.number > 0;
    case 'seized':
    case 'raised':
      return event.success;
    case 'tortured':
      return event.wounds === 0;
    default:
      return null;
  }
}

function wellInSorcery(event: SorceryEvent): boolean | null {
  switch (event.type) {
    case 'attacked':
      return event.blows[0]?.dodge === 0 ? event.blows[0].hit : null;
    case 'healingTried':
    case 'counterTried':
      return event.worked;
    case 'commanded':
      return event.extra;
    case 'furyRolled':
      return event.plus > 0;
    case 'tranceRolled':
      return event.below;
    default:
      return null;
  }
}

async function compare(
  game: string,
  chanceOf: (event: never) => ReturnType<typeof inDemons>,
  well: (event: never) => boolean | null,
) {
  const rolled = new Set<string>();
  for (const seed of ['a', 'b', 'c'])
    for (const { block } of await toldIn(game, seed, 500))
      for (const { event } of block as readonly { event: Event }[]) {
        const chance = chanceOf(event as never);
        const went = well(event as never);
        if (!chance || went === null) continue;
        rolled.add(event.type);
        expect(chance.cells[chance.came]?.is, JSON.stringify(event)).toBe(went ? 'good' : 'bad');
      }
  return rolled;
}

test('the cell that came is what the event tells, in matches of Demons', async () => {
  expect((await compare('demons', inDemons, wellIn)).size).toBeGreaterThanOrEqual(4);
});

test('the cell that came is what the event tells, in matches of Sorcery', async () => {
  expect((await compare('sorcery', inSorcery, wellInSorcery)).size).toBeGreaterThanOrEqual(2);
});
