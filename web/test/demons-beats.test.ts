import type { DemonsEvent } from '@conjure/demons/view';
import { one, only, person, playOn, testHost } from '@conjure/host/testing/test-host';
import { expect, test } from 'vitest';
import { beatOf } from '../games/demons/beats.ts';
import { motionOf, standingTokens } from '../games/demons/model/showing.ts';

test('a mortals’ turn is over in about three seconds', async () => {
  const turns: number[] = [];
  for (const seats of [1, 2, 4]) {
    const at = testHost();
    const open = { do: 'open', game: 'demons', seats: Array(seats).fill(person), seed: `beats ${seats}` };
    const { match } = one(await at.tell('a', open), 'opened');
    await playOn(at, match, { 0: 'a', 1: 'a', 2: 'a', 3: 'a' }, 'beats', 200);
    const states = only(
      at.sent.map(({ message }) => message),
      'state',
    ).filter(({ viewer }) => viewer === 0);
    let sum: number | null = null;
    for (const { event } of states.flatMap(({ story }) => story.events)) {
      if (event.type === 'playerTurn' && sum !== null) turns.push(sum);
      if (event.type === 'playerTurn') sum = null;
      else if (event.type === 'gameTurn') sum = 0;
      else if (sum !== null) sum += beatOf(event)?.ms ?? 0;
    }
  }
  const sorted = turns.sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(20);
  expect(sorted[Math.floor(sorted.length * 0.8)]).toBeLessThan(3_000);
});

test('who wakes is shown, who sleeps on is not', () => {
  const rolled = (woke: boolean): DemonsEvent => ({ type: 'woke', mortal: 'abbot', die: 4, distance: 3, woke });
  expect(beatOf(rolled(true))?.dice).toEqual([4]);
  expect(beatOf(rolled(false))).toBeNull();
});

test('a walk shows its way, a leap begins where the piece stands', () => {
  const token = { id: 'magician-0', hex: '0705', is: 'magician' as const, icon: '', name: '', said: '' };
  const shown = (event: DemonsEvent) => {
    const beat = beatOf(event);
    return beat && motionOf([token], { ...beat, took: beat.ms, key: 1 });
  };
  const path = ['0705', '0706', '0707'];
  expect(shown({ type: 'moved', by: 0, path, cost: 2 })).toMatchObject({ token: 'magician-0', path });
  expect(shown({ type: 'transported', by: 0, hex: '1210' })?.path).toEqual(['0705', '1210']);
  expect(standingTokens([token], { 'magician-0': '0706' })[0].hex).toBe('0706');
});
