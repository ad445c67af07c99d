import { diceFrom, eventsFor, give, imagine, openTo, outcomes, seeded } from '@conjure/engine';
import { keepsSecrets } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import type { State } from '../state.ts';
import { handOf } from '../study.ts';
import { holdInvariants } from './invariants.ts';
import { KEEP, only, own, setUp, story, type TestMatch, type Who } from './table.ts';

const FOUR = ['illusion', 'illusion', 'divination', 'divination'];
const ALL = ['jafar', 'nero', 'rebecca', 'tessa'] as const;

/** In Study, with these cards on top of two schools. */
const study = (more: Parameters<typeof setUp>[0] = {}): TestMatch =>
  setUp({
    phase: 'study',
    schools: {
      illusion: [
        'unspell',
        'wrong_door',
        'unspell',
        'twin_in_glass',
        'stolen_face',
        'stolen_face',
        'fogged_hall',
        'unspell',
      ],
      divination: [
        'lodestar',
        'reckoning',
        'lodestar',
        'reckoning',
        'lodestar',
        'reckoning',
        'open_almanac',
        'foreseen_blow',
      ],
    },
    ...more,
  });

const first = (s: TestMatch, who: Who) => s.options(who)[0] as object;

/** Everybody names schools and keeps the first two he may. */
function studied(s: TestMatch): TestMatch {
  for (const who of s.asked()) s.does(who, { schools: FOUR });
  for (const who of s.asked()) s.does(who, first(s, who));
  return s;
}

/** Everybody forgets nothing, and whoever must discards. */
function ended(s: TestMatch): TestMatch {
  for (const who of s.asked()) if (s.asks(who) === 'forget') s.does(who, KEEP);
  for (const who of s.asked()) if (s.asks(who) === 'handLimit') s.does(who, first(s, who));
  return s;
}

const heardBy = (s: TestMatch, who: Who) => eventsFor(s.match.story, s.seat(who).seat);

describe('Study', () => {
  test('[B22] everybody draws 2 from the top of his grimoire', () => {
    const s = study({ nero: { grimoire: ['ember_dart', 'undermine', 'kiln_breath'], personal: 3 } });
    expect(own(s, 'nero').hand).toEqual(['ember_dart', 'undermine']);
    expect(s.seat('nero').grimoire).toBe(1);
    expect(s.view().seats.map(({ hand }) => hand)).toEqual([2, 2, 2, 2]);
  });

  test('[B22] when it runs out his discard is shuffled to be the new one; with nothing left he draws less', () => {
    const s = study({
      nero: { grimoire: ['ember_dart'], spent: ['undermine'], unseen: ['shatterwave'], personal: 3 },
      tessa: { grimoire: ['homunculus'], personal: 3 },
    });
    expect(own(s, 'nero').hand[0]).toBe('ember_dart');
    expect(['undermine', 'shatterwave']).toContain(own(s, 'nero').hand[1]);
    expect(s.seat('nero')).toMatchObject({ grimoire: 1, discard: 0 });
    expect(only(story(s), 'reshuffled')).toEqual([{ type: 'reshuffled', by: 1 }]);
    expect(own(s, 'tessa').hand).toEqual(['homunculus']);
  });

  test('[B23] each names 4 cards of any schools, no more and no less, all in secret', () => {
    const s = study();
    expect([s.asks(), s.asked()]).toEqual(['schools', ['jafar', 'nero', 'rebecca', 'tessa']]);
    expect(s.why('nero', { schools: ['illusion'] })).toBe('B23.schools');
    expect(s.why('nero', { schools: [...FOUR, 'illusion'] })).toBe('B23.schools');
    const before = story(s).length;
    s.does('nero', { schools: ['illusion', 'illusion', 'illusion', 'illusion'] });
    expect(story(s)).toHaveLength(before);
    expect(s.asked()).toEqual(['jafar', 'rebecca', 'tessa']);
  });

  test('[B23] cards are dealt in play order; he keeps 2 and the others go under their decks', () => {
    const s = study({ crown: 'nero' });
    const decks = s.view().schools;
    for (const who of s.asked()) s.does(who, { schools: FOUR });
    expect(own(s, 'nero').drawn).toEqual(['unspell', 'wrong_door', 'lodestar', 'reckoning']);
    expect(own(s, 'rebecca').drawn).toEqual(['unspell', 'twin_in_glass', 'lodestar', 'reckoning']);
    expect(s.why('nero', { cards: ['unspell'] })).toBe('B23.count');
    expect(s.why('nero', { cards: ['unspell', 'twin_in_glass'] })).toBe('B23.drawn');
    expect(s.why('nero', { cards: ['unspell', 'unspell'] })).toBe('B23.often');
    s.does('nero', { cards: ['unspell', 'reckoning'] });
    expect(own(s, 'nero').hand.slice(2)).toEqual(['unspell', 'reckoning']);
    expect(own(s, 'nero').drawn).toEqual([]);
    for (const who of ['rebecca', 'tessa', 'jafar'] as const) s.does(who, first(s, who));
    ended(s);
    expect(own(s, 'nero').hand.slice(2)).toEqual(['unspell', 'reckoning']);
    const left = s.view().schools;
    expect(left.illusion + left.divination).toBe(decks.illusion + decks.divination - 8);
    // The seven that nobody wanted lie at the bottom, Nero's first and so above the others.
    const { schools, cards } = s.match.table.content;
    const bottom = s.state().decks[schools.indexOf('illusion')].slice(0, 7);
    expect(cards[bottom[6]].id).toBe('wrong_door');
  });

  test('[B23] an exhausted deck is renewed from what was returned to it; what is then missing is named anew', () => {
    const s = setUp({
      phase: 'study',
      schools: { illusion: ['unspell'] },
      returned: { illusion: ['stolen_face', 'fogged_hall'] },
    });
    // All others lie under the deck of their school by the scenario: take them out of the way.
    const school = s.match.table.content.schools.indexOf('illusion');
    s.state().decks[school].splice(0, s.state().decks[school].length - 1);
    for (const who of ALL) s.does(who, { schools: ['illusion', 'illusion', 'illusion', 'illusion'] });
    expect([s.asks(), s.asked()]).toEqual(['schools', ['jafar']]);
    expect(s.view().returned.illusion).toBe(2);
    expect([...own(s, 'jafar').drawn].sort()).toEqual(['fogged_hall', 'stolen_face', 'unspell']);
    keepsSecrets(s.match, 'anew');
    expect(s.why('jafar', { schools: ['illusion'] })).toBe('B99.school');
    expect(s.why('jafar', { schools: ['divination', 'divination'] })).toBe('B23.schools');
    s.does('jafar', { schools: ['divination'] });
    expect(own(s, 'jafar').drawn).toHaveLength(4);
    expect([s.asks('jafar'), s.asks('nero'), s.asked()]).toEqual(['keepStudied', 'schools', ['jafar', 'nero']]);
  });
});

describe('forgetting and the limit', () => {
  test('[B24] one spell may go back to its school for good, but no personal or Forgotten one', () => {
    const s = studied(
      study({ nero: { hand: ['ember_dart', 'final_word', 'crown_of_cinders'], grimoire: ['undermine', 'undermine'] } }),
    );
    expect(s.asks()).toBe('forget');
    expect(s.why('nero', { do: 'forget', card: 'final_word' })).toBe('B24.kind');
    expect(s.why('nero', { do: 'forget', card: 'crown_of_cinders' })).toBe('B24.kind');
    expect(s.why('nero', { do: 'forget', card: 'homunculus' })).toBe('B24.hand');
    const returned = s.view().returned.destruction;
    s.does('nero', { do: 'forget', card: 'ember_dart' });
    expect(own(s, 'nero').hand).not.toContain('ember_dart');
    ended(s);
    expect(own(s, 'nero').hand).not.toContain('ember_dart');
    expect(s.view().returned.destruction).toBe(returned + 1);
    expect(only(heardBy(s, 'nero'), 'forgot')).toMatchObject([{ card: 'ember_dart' }]);
    expect(only(heardBy(s, 'tessa'), 'forgot')).toEqual([{ type: 'forgot', by: 1, school: 'destruction' }]);
    expect(s.view().seats.map(({ hand }) => hand)).toEqual([4, 6, 4, 4]);
  });

  const full = (hand: string[]) => {
    const s = studied(study({ nero: { hand, grimoire: ['undermine', 'undermine'] } }));
    for (const who of ALL) s.does(who, KEEP);
    return s;
  };

  test('[B25] more than 7 in hand are discarded down to 7, unseen by others', () => {
    const s = full(['ember_dart', 'ember_dart', 'kiln_breath', 'thunder_nail', 'shatterwave']);
    expect([s.asks(), s.asked()]).toEqual(['handLimit', ['nero']]);
    expect(s.why('nero', { cards: ['ember_dart'] })).toBe('B25.count');
    expect(s.why('nero', { cards: ['ember_dart', 'homunculus'] })).toBe('B25.hand');
    expect(s.why('nero', { cards: ['kiln_breath', 'kiln_breath'] })).toBe('B25.often');
    s.does('nero', { cards: ['ember_dart', 'kiln_breath'] });
    expect(s.seat('nero')).toMatchObject({ hand: 7, discard: 2, spent: [] });
    expect(only(heardBy(s, 'nero'), 'discarded')).toMatchObject([{ cards: ['ember_dart', 'kiln_breath'] }]);
    expect(only(heardBy(s, 'tessa'), 'discarded')).toEqual([{ type: 'discarded', by: 1, n: 2 }]);
  });

  test('[B25] with 7 nobody is asked, and at other times the limit is not checked', () => {
    expect(full(['ember_dart', 'kiln_breath', 'thunder_nail']).asks()).toBe('set');
    const s = setUp({
      turn: 'nero',
      nero: {
        at: '0,1',
        hand: ['ember_dart', 'ember_dart', 'kiln_breath', 'kiln_breath', 'undermine', 'undermine', 'shatterwave'],
        grimoire: ['thunder_nail', 'thunder_nail'],
        set: { I: 'open_almanac/a' },
      },
    });
    s.does('nero', { do: 'cast', slot: 'I' });
    expect([s.seat('nero').hand, s.asks()]).toEqual([9, 'turn']);
  });
});

test('[B26] others learn how many cards were drawn from which school, and counts, but no card', () => {
  const s = ended(studied(study()));
  const drawn = only(heardBy(s, 'tessa'), 'drewFrom').filter(({ by }) => by === 1);
  expect(drawn).toEqual([{ type: 'drewFrom', by: 1, n: 4, schools: FOUR }]);
  expect(only(heardBy(s, 'nero'), 'drewFrom').filter(({ by }) => by === 1)[0].cards).toHaveLength(4);
  expect(only(heardBy(s, 'tessa'), 'kept').filter(({ by }) => by === 1)).toEqual([{ type: 'kept', by: 1, n: 2 }]);
  expect(only(heardBy(s, 'tessa'), 'drew').filter(({ by }) => by === 1)).toEqual([{ type: 'drew', by: 1, n: 2 }]);
});

describe('each mage goes on as soon as he is ready', () => {
  const NAMED = { schools: FOUR };

  test('[B26] who has answered is asked his next part at once, while the others are still at theirs', () => {
    const s = study();
    s.does('jafar', NAMED);
    expect(ALL.map((who) => s.asks(who))).toEqual(['keepStudied', 'schools', 'schools', 'schools']);
    s.does('jafar', first(s, 'jafar'));
    s.does('jafar', KEEP);
    expect(s.asked()).toEqual(['nero', 'rebecca', 'tessa']);
    for (const who of s.asked()) {
      s.does(who, NAMED);
      s.does(who, first(s, who));
      s.does(who, KEEP);
    }
    expect([s.asks(), s.asked()]).toEqual(['set', [...ALL]]);
  });

  test('[B23] cards come in play order: who names before his turn waits until all before him have named', () => {
    const s = study();
    s.does('rebecca', NAMED);
    expect([s.asked(), own(s, 'rebecca').drawn]).toEqual([['jafar', 'nero', 'tessa'], []]);
    s.does('jafar', NAMED);
    expect(own(s, 'rebecca').drawn).toEqual([]);
    s.does('nero', NAMED);
    expect([s.asks('rebecca'), own(s, 'rebecca').drawn]).toEqual([
      'keepStudied',
      ['stolen_face', 'stolen_face', 'lodestar', 'reckoning'],
    ]);
  });

  /** Everybody answers by the same plan, whoever comes first. */
  function studiedBy(order: (waiting: Who[], step: number) => Who): TestMatch {
    const s = study({ nero: { hand: ['ember_dart', 'kiln_breath', 'shatterwave', 'undermine'] } });
    const plans: Record<string, (who: Who) => object> = {
      schools: (who) => ({
        schools: ['divination', 'illusion', ...(who === 'nero' ? ['illusion'] : ['destruction']), 'illusion'],
      }),
      keepStudied: (who) => s.options(who).at(-1) as object,
      forget: (who) => (who === 'tessa' ? (s.options(who).at(-1) as object) : KEEP),
      handLimit: (who) => s.options(who).at(-1) as object,
    };
    for (let step = 0; s.asks() !== 'set'; step++) {
      const who = order(s.asked(), step);
      s.does(who, plans[s.asks(who) ?? ''](who));
    }
    return s;
  }

  test('[B23] nothing depends on who is quicker: not the cards, not the decks, not what is told', () => {
    const inOrder = studiedBy(([who]) => who);
    const ways = [
      studiedBy((waiting) => waiting[waiting.length - 1]),
      studiedBy((waiting, step) => waiting[step % waiting.length]),
      studiedBy((waiting, step) => waiting[(step * 7 + 3) % waiting.length]),
    ];
    expect(only(story(inOrder), 'forgot')).toHaveLength(1);
    for (const way of ways) {
      expect(way.state()).toEqual(inOrder.state());
      expect(way.match.story).toEqual(inOrder.match.story);
    }
  });

  test('[B26] until all are through the others see and hear nothing of it', () => {
    const s = study({ nero: { hand: ['ember_dart', 'kiln_breath', 'shatterwave', 'undermine'] } });
    const seen = (who: Who) => JSON.stringify(lodge.view(s.match.table, s.seat(who).seat));
    const [before, told] = [seen('tessa'), s.match.story.length];
    for (const who of ['jafar', 'nero', 'rebecca'] as const) {
      s.does(who, { schools: ['illusion', 'illusion', 'illusion', 'illusion'] });
      s.does(who, first(s, who));
      s.does(who, s.options(who).at(-1) as object);
      if (s.asks(who)) s.does(who, first(s, who));
    }
    expect([s.asked(), seen('tessa'), s.match.story.length]).toEqual([['tessa'], before, told]);
    expect(outcomes(s.match, s.seat('tessa').seat, NAMED)).toMatchObject({
      complete: false,
      outcomes: [{ events: [] }],
    });
  });

  test('[B26] who imagines what the others have done does not know their schools, their cards, or what they forgot', () => {
    const s = study({ nero: { hand: ['ember_dart', 'kiln_breath', 'shatterwave', 'undermine'] } });
    for (const who of ['jafar', 'nero'] as const) {
      s.does(who, { schools: ['illusion', 'illusion', 'illusion', 'illusion'] });
      s.does(who, first(s, who));
    }
    s.does('nero', KEEP);
    s.does('nero', first(s, 'nero'));
    const dice = diceFrom(seeded('worlds'));
    const worlds = Array.from({ length: 60 }, () => imagine(s.match, 3, dice));
    const different = (look: (state: State) => unknown) =>
      new Set(worlds.map(({ table }) => JSON.stringify(look(table.state)))).size;
    expect(different(({ drawn }) => drawn[0].map((card) => lodge.content.cards[card].school).sort())).toBeGreaterThan(
      20,
    );
    expect(different(({ studies }) => studies[1].forgot)).toBeGreaterThan(5);
    for (const { table } of worlds) {
      holdInvariants(table.state, table.content);
      expect(table.state.studies.map(({ at }) => at)).toEqual(['forget', 'through', 'schools', 'schools']);
      expect(handOf(table.state, 1).length).toBeLessThanOrEqual(7);
    }
  });

  test('an answer that is on its way when another answers is still good; a mage who has answered is asked anew', () => {
    const s = study();
    const ids = () => s.match.open?.question.seats.map((seat) => openTo(s.match, seat)?.id);
    const asked = ids();
    s.does('jafar', NAMED);
    expect(ids()?.slice(1)).toEqual(asked?.slice(1));
    expect(ids()?.[0]).not.toBe(asked?.[0]);
    expect(give(s.match, 1, NAMED, asked?.[1])).toEqual({ done: true });
    expect(give(s.match, 0, NAMED, asked?.[0])).toHaveProperty('fault');
  });
});
