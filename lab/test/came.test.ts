import { accept, copyPlain, fork, type Match, type Phrase, scriptDice, waitingFor } from '@conjure/engine';
import { expect, test } from 'vitest';
import { toldAnyway, whatCame } from '../review/came.ts';
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
    return whatCame(world, seat, values, new Set(), () => accept(world, seat, copyPlain(calling)));
  };
  const [first, second] = [cameIf(() => false), cameIf((told) => told >= 2)];
  expect(first?.key).toMatch(/^event\./);
  expect(second?.key).toMatch(/^event\./);
  expect(second).not.toEqual(first);
});

test('a die that cannot fail decides nothing: what is told anyway is not what came', async () => {
  const game = await gameOf('demons');
  const match = atRandom(game, 'faces', ({ open }) => open?.question.kind !== 'first');
  const [seat] = waitingFor(match);
  const anyway = toldAnyway(match, seat, calling, seat, 'any');
  const sure = [...anyway].filter((key) => key.startsWith('conjured '));
  expect(sure).toHaveLength(1);
  const world = fork(match) as Match;
  scriptDice(world, [6]);
  const came = (leftOut: ReadonlySet<string>) => {
    const again = fork(world) as Match;
    return whatCame(
      again,
      seat,
      () => [0],
      leftOut,
      () => accept(again, seat, copyPlain(calling)),
    );
  };
  expect(came(new Set())?.key).toMatch(/^event\.conjured/);
  expect(came(new Set(sure))?.key).not.toMatch(/^event\.conjured/);
});
