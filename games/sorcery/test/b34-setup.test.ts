import { create, eventsFor, give, scriptDice, waitingFor } from '@conjure/engine';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { speaker, why } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { Army } from '../rules/army.ts';
import { textsOf } from '../texts.ts';
import { only } from './table.ts';

const MEN: Army = { figures: ['causeway_legionary', 'oathbound_imp'], books: [], domain: null };
const READER: Army = {
  figures: ['tidecourt_reader'],
  books: [{ book: 'adepts_codex', wielder: 0, stack: ['ember_lance', 'true_eye', 'stone_hide'] }],
  domain: null,
};

/** A match from its very beginning; the dice that say who decides are given with the last army. */
function table(armies: readonly (Army | { do: 'concede' })[], dice: readonly number[], options = {}) {
  const made = create(sorcery, { seats: armies.length, seed: 'setup', options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  scriptDice(match, dice);
  const asks = () => [match.open?.question.kind, waitingFor(match)];
  const answer = (given: object, seat = waitingFor(match)[0]) => give(match, seat, given);
  const does = (given: object, seat?: number) => expect(answer(given, seat)).toEqual({ done: true });
  const why = (given: object): string => {
    const verdict = answer(given);
    return 'refused' in verdict ? reasonOf(verdict.refused) : 'allowed';
  };
  const begun = asks();
  armies.forEach((army, seat) => {
    does(army, seat);
  });
  return {
    match,
    begun,
    asks,
    does,
    why,
    view: () => sorcery.view(match.table, null),
    told: () => eventsFor(match.story, null),
  };
}

const standing = (spots: [number, number][], stacks: string[][] = []) => ({
  spots: spots.map(([x, y]) => ({ at: { x, y }, facing: 9_000 })),
  stacks,
});

test('[S11a] [B38] an army that is laid out is called by what all see of it, whatever its books hold', () => {
  const ready = sorcery.content.data.armies.armies.find(({ id }) => id === 'ford_watch');
  if (!ready) throw new Error('no such army');
  const { figures, books, domain } = ready;
  const called = (army: Army) => {
    const t = table([army, MEN], [6, 6, 1, 1], { buildTotal: 100 });
    t.does({ first: 0 });
    t.does({ zone: 0 });
    return only(t.told(), 'armyShown')[0].army;
  };
  expect(called({ figures, books, domain })).toBe('ford_watch');
  expect(called({ figures, books: books.map((one) => ({ ...one, stack: ['true_eye'] })), domain })).toBe('ford_watch');
  expect(called({ figures, books: [], domain })).toBeNull();
});

test('[B34] armies, first player, zones, domains, deployment, then the first turn', () => {
  const t = table([{ ...MEN, domain: 'hard_frost' }, READER], [6, 6, 1, 1]);
  expect(t.begun).toEqual(['army', [0, 1]]);
  expect(t.asks()).toEqual(['first', [0]]);
  t.does({ first: 0 });
  expect(t.asks()).toEqual(['zone', [1]]);
  expect(t.view().domains).toEqual([]);
  t.does({ zone: 0 });
  expect(t.asks()).toEqual(['deploy', [0]]);
  expect(t.view().domains).toEqual(['hard_frost']);
  t.does(
    standing([
      [15_000, 26_000],
      [17_000, 26_000],
    ]),
  );
  expect(t.asks()).toEqual(['deploy', [1]]);
  t.does(standing([[15_000, 4_000]], [['ember_lance', 'true_eye', 'stone_hide']]));
  expect([t.asks(), t.view().round]).toEqual([['action', [0]], 1]);
});

describe('[B35] first player', () => {
  test('the highest roll decides, for whomever it likes', () => {
    const t = table([MEN, MEN], [3, 4, 5, 4]);
    expect(t.asks()).toEqual(['first', [1]]);
    expect(t.why({ first: 2 })).toBe('B35.none');
    t.does({ first: 0 });
    expect(t.view().first).toBe(0);
  });

  test('is one who has not conceded', () => {
    const t = table([MEN, MEN, { do: 'concede' }], [6, 6, 1, 1]);
    expect(t.asks()).toEqual(['first', [0]]);
    expect(t.why({ first: 2 })).toBe('B35.out');
    expect(t.why({ first: 3 })).toBe('B35.none');
    t.does({ first: 1 });
  });

  test('those tied for the highest roll again, the others do not', () => {
    const t = table([MEN, MEN, MEN], [6, 4, 2, 2, 5, 5, 1, 1, 1, 2]);
    expect(only(t.told(), 'rolledForFirst').map(({ by, total }) => [by, total])).toEqual([
      [0, 10],
      [1, 4],
      [2, 10],
      [0, 2],
      [2, 3],
    ]);
    expect(t.asks()).toEqual(['first', [2]]);
  });
});

describe('[B36] zones', () => {
  test('of two players the one who is not first chooses, the other has the other zone', () => {
    const t = table([MEN, MEN], [6, 6, 1, 1]);
    t.does({ first: 1 });
    expect(t.asks()).toEqual(['zone', [0]]);
    expect(t.why({ zone: 2 })).toBe('B36.none');
    t.does({ zone: 1 });
    expect(t.view().seats.map(({ zone }) => zone)).toEqual([1, 0]);
  });

  test('on a layout of four zones they sit across from each other', () => {
    const t = table([MEN, MEN], [6, 6, 1, 1], { battlefield: 'four_courts' });
    t.does({ first: 0 });
    t.does({ zone: 3 });
    expect(t.view().seats.map(({ zone }) => zone)).toEqual([1, 3]);
    expect(t.asks()).toEqual(['deploy', [0]]);
  });

  test('three or four take free ones, the last in turn order first', () => {
    const t = table([MEN, MEN, MEN], [6, 6, 1, 1, 2, 2]);
    t.does({ first: 1 });
    expect(t.asks()).toEqual(['zone', [0]]);
    t.does({ zone: 2 });
    expect(t.asks()).toEqual(['zone', [2]]);
    expect(t.why({ zone: 2 })).toBe('B36.taken');
    t.does({ zone: 0 });
    expect(t.asks()).toEqual(['zone', [1]]);
    t.does({ zone: 1 });
    expect(t.view().seats.map(({ zone }) => zone)).toEqual([2, 1, 0]);
    expect(t.asks()).toEqual(['deploy', [1]]);
  });
});

describe('[B37] domains enter in turn order and cancel as they come', () => {
  const weather = (first: string, second: string) => {
    const t = table(
      [
        { ...MEN, domain: first },
        { ...MEN, domain: second },
      ],
      [6, 6, 1, 1],
    );
    t.does({ first: 0 });
    t.does({ zone: 0 });
    return t.view().domains;
  };

  test('the newcomer cancels what it names [R60]', () => {
    expect(weather('hanging_smoke', 'sheeting_rain')).toEqual(['sheeting_rain']);
  });

  test('then what is left may cancel the newcomer [R60]', () => {
    expect(weather('sheeting_rain', 'hanging_smoke')).toEqual(['sheeting_rain']);
  });

  test('those that do not name each other stay', () => {
    expect(weather('howling_gale', 'magestone_tempest')).toEqual(['howling_gale', 'magestone_tempest']);
  });
});

describe('[B38] deployment', () => {
  const deploying = (options = {}) => {
    const t = table([MEN, READER], [6, 6, 1, 1], options);
    t.does({ first: 0 });
    t.does({ zone: 1 }); // the south is left for the first player
    return t;
  };

  test('every figure, in the own zone, borders included', () => {
    const t = deploying();
    expect(t.why(standing([[15_000, 4_000]]))).toBe('B38.count');
    expect(
      t.why(
        standing([
          [15_000, 5_001],
          [17_000, 4_000],
        ]),
      ),
    ).toBe('B38.zone');
    expect(
      t.why(
        standing([
          [3_999, 4_000],
          [17_000, 4_000],
        ]),
      ),
    ).toBe('B38.zone');
    expect(
      t.why(
        standing([
          [15_000, 700],
          [17_000, 4_000],
        ]),
      ),
    ).toBe('B3');
    expect(
      t.why(
        standing([
          [15_000, 4_000],
          [16_489, 4_000],
        ]),
      ),
    ).toBe('B6');
    t.does(
      standing([
        [4_000, 5_000],
        [5_490, 5_000],
      ]),
    );
    expect(t.view().figures.slice(0, 2)).toMatchObject([
      { where: 'field', at: { x: 4_000, y: 5_000 }, facing: 9_000, click: 0, tokens: 0 },
      { where: 'field', at: { x: 5_490, y: 5_000 }, click: 0 },
    ]);
  });

  test('[S9a] with the order of the own stacks, exactly the spells they hold', async () => {
    const t = deploying();
    const bookless: [number, number][] = [
      [4_000, 5_000],
      [6_000, 5_000],
    ];
    const one = standing(bookless, [['true_eye']]);
    expect(t.why(one)).toBe('S9a.count');
    const refused = t.match.open?.question.refuse(one, 0);
    // None is not one, though French counts them alike.
    const { words } = await textsOf('fr');
    expect(refused && speaker('fr', words)(why(refused))).toBe('Il n’y a pas de pile à ordonner.');
    t.does(standing(bookless));
    const spot: [number, number][] = [[15_000, 26_000]];
    expect(t.why(standing(spot))).toBe('S9a.count');
    expect(t.why(standing(spot, [['ember_lance', 'true_eye', 'stone_hide'], []]))).toBe('S9a.count');
    expect(t.why(standing(spot, [['ember_lance', 'true_eye']]))).toBe('S9a.spells');
    expect(t.why(standing(spot, [['ember_lance', 'true_eye', 'wingsong']]))).toBe('S9a.spells');
    t.does(standing(spot, [['stone_hide', 'ember_lance', 'true_eye']]));
    const own = sorcery.view(t.match.table, 1).books[0].own;
    expect(own?.stack.map(({ spell }) => spell)).toEqual(['stone_hide', 'ember_lance', 'true_eye']);
  });
});
