import { accept, asGame, create, type Game, type Match, mindOf, resumePointOf, waitingFor } from '@conjure/engine';
import { satchel } from '@conjure/satchel';
import { expect, test } from 'vitest';
import { libraryOf } from '../index.ts';
import { thoughtIn } from '../thinking/thought.ts';

test('who asks for advice hears what else there was, also where a game’s own players weigh nothing', async () => {
  const game: Game = asGame(satchel);
  const made = create(game, { seats: 3, seed: 'advice' });
  if ('fault' in made) throw new Error(made.fault.place);
  const match: Match = made.match;
  // All begin by rolling all dice.
  const [seat] = waitingFor(match);
  accept(match, seat, mindOf(match, seat)?.bot?.answer('expert', match.table.dice));
  const asked = {
    ...{ resumePoint: resumePointOf(match), rules: game.version, seat: waitingFor(match)[0], level: 'expert' },
    ...{ luck: 'advice', players: [], isAwaited: true },
  };
  const thoughtFor = (purpose: 'bot' | 'hint') => thoughtIn(libraryOf([game]), { ...asked, for: purpose }, () => 0);
  const [hint, bot] = [await thoughtFor('hint'), await thoughtFor('bot')];
  expect(hint?.answer).toEqual(bot?.answer);
  expect(bot?.options).toEqual([]);
  expect(hint?.options.length).toBeGreaterThan(1);
  expect(hint?.options.map(({ answer }) => answer)).toContainEqual(hint?.answer);
});
