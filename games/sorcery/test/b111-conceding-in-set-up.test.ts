import { create, eventsFor, give, scriptDice, waitingFor } from '@conjure/engine';
import { survivesJson } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { Army } from '../rules/army.ts';
import { only } from './table.ts';

const MEN: Army = { figures: ['causeway_legionary'], books: [], domain: 'hard_frost' };
const CONCEDE = { do: 'concede' };
/** In the middle of each zone. */
const [SOUTH, WEST, NORTH] = [
  { x: 18_000, y: 3_000 },
  { x: 3_000, y: 18_000 },
  { x: 18_000, y: 33_000 },
].map((at) => ({ spots: [{ at, facing: 0 }], stacks: [] }));

/** A match from its very beginning; the dice are those that say who decides. */
function begun(seats: number, dice: readonly number[] = []) {
  const made = create(sorcery, { seats, seed: 'setup', options: { battlefield: 'four_courts' } });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  scriptDice(match, dice);
  const does = (...answers: object[]) => {
    for (const answer of answers) {
      const [seat] = waitingFor(match);
      expect(give(match, seat, answer), JSON.stringify(answer)).toEqual({ done: true });
      survivesJson(match, 'set-up');
      sorcery.describe(sorcery.view(match.table, null));
    }
  };
  return {
    does,
    asks: () => [match.open?.question.kind ?? null, waitingFor(match)],
    refuses: (answer: object) => {
      const verdict = give(match, waitingFor(match)[0], answer);
      return 'refused' in verdict ? verdict.refused.rule : 'fault' in verdict ? verdict.fault.place : 'allowed';
    },
    view: () => sorcery.view(match.table, null),
    told: () => eventsFor(match.story, null),
    result: () => sorcery.result(match.table),
  };
}

describe('[B111] of two players, whoever concedes in set-up has lost', () => {
  test.each([
    ['an army', [MEN, CONCEDE], [0]],
    ['the first player', [MEN, MEN, CONCEDE], [1]],
    ['a zone', [MEN, MEN, { first: 0 }, CONCEDE], [0]],
    ['deployment', [MEN, MEN, { first: 0 }, { zone: 2 }, CONCEDE], [1]],
  ] as [string, object[], number[]][])('asked for %s', (_, answers, winners) => {
    const t = begun(2, answers.length > 2 ? [6, 6, 1, 1] : []);
    t.does(...answers);
    expect([t.asks(), t.result()?.winners]).toEqual([[null, []], winners]);
    expect(only(t.told(), 'defeated')).toMatchObject([{ conceded: true }]);
  });

  test('if both concede at once nobody wins', () => {
    const t = begun(2);
    t.does(CONCEDE, CONCEDE);
    expect(t.result()).toMatchObject({ winners: [], reason: 'allFell' });
  });

  test('what is not quite a concession is none', () => {
    const t = begun(2, [6, 6, 1, 1]);
    expect(t.refuses({ do: 'concede', figures: ['ash_fanatic'] })).toBe('answer.books');
    t.does(MEN, MEN);
    expect(t.refuses({ do: 'end' })).toBe('answer.first');
    expect([t.asks(), t.result()]).toEqual([['first', [0]], null]);
  });
});

describe('[B111] [B110] of three players the others go on', () => {
  test('without the army of who has none', () => {
    const t = begun(3, [2, 2, 3, 3]); // only two roll
    t.does(MEN, CONCEDE, MEN);
    expect(t.asks()).toEqual(['first', [2]]);
    expect(t.refuses({ first: 1 })).toBe('B35');
    t.does({ first: 2 });
    expect(t.asks()).toEqual(['zone', [0]]); // the last player first, seat 1 not at all
    t.does({ zone: 3 }, { zone: 1 });
    expect([t.asks(), t.view().figures.map(({ owner }) => owner)]).toEqual([
      ['deploy', [2]],
      [0, 2],
    ]);
    expect(only(t.told(), 'domainEntered').map(({ by }) => by)).toEqual([2, 0]);
  });

  test('who was to name the first player leaves it to a new roll of the others', () => {
    const t = begun(3, [6, 6, 2, 2, 1, 1, 1, 1, 4, 4]);
    t.does(MEN, MEN, MEN, CONCEDE);
    expect(t.asks()).toEqual(['first', [2]]);
  });

  test('figures that were not deployed leave, and the turn is that of the next', () => {
    const t = begun(3, [6, 6, 2, 2, 1, 1]);
    t.does(MEN, MEN, MEN, { first: 0 }, { zone: 2 }, { zone: 1 }, { zone: 0 });
    expect(t.asks()).toEqual(['deploy', [0]]);
    t.does(CONCEDE);
    expect([t.asks(), t.view().figures.map(({ where }) => where)]).toEqual([
      ['deploy', [1]],
      ['gone', 'reserve', 'reserve'],
    ]);
    t.does(WEST, NORTH);
    expect([t.asks(), t.view().round, t.view().active]).toEqual([['action', [1]], 1, 1]);
    expect(only(t.told(), 'roundBegan')).toMatchObject([{ round: 1 }]);
  });

  test('nobody concedes, and all three stand', () => {
    const t = begun(3, [6, 6, 2, 2, 1, 1]);
    t.does(MEN, MEN, MEN, { first: 0 }, { zone: 2 }, { zone: 1 }, { zone: 0 }, SOUTH, WEST, NORTH);
    expect([t.asks(), t.view().seats.map(({ out }) => out)]).toEqual([
      ['action', [0]],
      [false, false, false],
    ]);
  });
});
