import { accept, create, diceFrom, give, type Match, mindOf, seeded, waitingFor } from '@conjure/engine';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { END } from './table.ts';

/** Everything is answered by playout until the next action phase; whose it is, and how many actions there are. */
function nextActions(match: Match): [turn: string, actions: number] {
  const dice = diceFrom(seeded('fair start'));
  for (let answers = 0; answers < 200 && match.open; answers++) {
    const [seat] = waitingFor(match);
    const mind = mindOf(match, seat);
    const { state } = (match as ReturnType<typeof newMatch>).table;
    if (mind?.question.kind === 'action') return [`${state.round} ${state.active === state.first}`, state.actions];
    accept(match, seat, sorcery.playout?.({ state, content: sorcery.content }, seat, match.open.question, dice));
  }
  throw new Error('nobody is to act');
}

function newMatch(options: object) {
  const made = create(sorcery, { seats: 2, seed: 'fair start', options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.match;
}

test.each([
  [{}, 3],
  [{ fairStart: 1 }, 2],
  [{ fairStart: 2 }, 1],
  [{ fairStart: 2, buildTotal: 200 }, 1],
  [{ fairStart: 1, buildTotal: 100 }, 1],
])('[B29a] with %j the first turn of the match has %i actions, every other one as many as ever', (options, first) => {
  const match = newMatch(options) as unknown as Match;
  const all = ('buildTotal' in options ? options.buildTotal : 300) / 100;
  expect(nextActions(match)).toEqual(['1 true', first]);
  give(match, waitingFor(match)[0], END);
  expect(nextActions(match)).toEqual(['1 false', all]);
  give(match, waitingFor(match)[0], END);
  expect(nextActions(match)).toEqual(['2 true', all]);
});

test('[B29a] there are two actions at most to be had less', () => {
  expect(create(sorcery, { seats: 2, seed: 'fair start', options: { fairStart: 3 } })).toMatchObject({
    fault: { place: 'options.fairStart' },
  });
});
