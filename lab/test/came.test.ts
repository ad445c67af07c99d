import { accept, copyPlain, fork, type Match, type Phrase, scriptDice, waitingFor } from '@conjure/engine';
import { expect, test } from 'vitest';
import { whatCame } from '../review/came.ts';
import { atRandom, gameOf } from './at-random.ts';

const calling = { do: 'conjure', rank: 'Prince' };

test('of what is told after dice fell, that is taken with which the position changed, and not the first', async () => {
  const game = await gameOf('demons');
  const match = atRandom(game, 'faces', ({ open }) => open?.question.kind !== 'first');
  const [seat] = waitingFor(match);
  /** Told as often as something was told: the value changes with the last of it alone. */
  const cameIf = (isMoved: (told: number) => boolean): Phrase | null => {
    const world = fork(match) as Match;
    scriptDice(world, [6]);
    let told = -1;
    const values = () => [isMoved(++told) ? 1 : 0];
    return whatCame(world, seat, values, () => accept(world, seat, copyPlain(calling)));
  };
  const [first, second] = [cameIf(() => false), cameIf((told) => told >= 2)];
  expect(first?.key).toMatch(/^event\./);
  expect(second?.key).toMatch(/^event\./);
  expect(second).not.toEqual(first);
});
