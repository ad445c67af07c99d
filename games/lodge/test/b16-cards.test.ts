import { eventsFor, play, recordFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { aim, cast, DECLINE, EXPLORE_HERE, only, own, STOP, setUp, story, type TestMatch } from './table.ts';

describe('casting by an effect', () => {
  const arena = (): TestMatch =>
    setUp({ jafar: { at: '-2,2', set: { I: 'stone_knuckle/b', II: 'salt_skin/a', III: 'undermine/a' } } });

  test('[B95] it uses no Action and does not count for the limits of the turn', () => {
    const s = arena();
    s.does('jafar', EXPLORE_HERE); // the Arena casts I
    s.does('jafar', STOP);
    expect([s.seat('jafar').buffs.attack, s.view().turn]).toMatchObject([2, { actions: 1, numbered: false }]);
    s.does('jafar', cast('II'));
    expect(s.seat('jafar').buffs.armour).toBe(1);
  });

  test('[B95] also when the numbered spell of the turn was cast before, and in order', () => {
    const s = arena();
    s.does('jafar', cast('I'));
    s.does('jafar', EXPLORE_HERE);
    expect([s.seat('jafar').buffs, s.cubes('arena')]).toEqual([{ attack: 2, move: 0, armour: 1 }, '']);
  });
});

describe('set spells of others', () => {
  const ledger = (half: string): TestMatch => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: `seers_ledger/${half}` } },
      nero: { at: '0,2', set: { I: 'ember_dart/a', Q: 'salt_skin/b' } },
      tessa: { at: '1,1', set: { I: 'homunculus/a' } },
    });
    s.does('jafar', cast('I'));
    s.does('nero', DECLINE);
    return s;
  };

  test('[B96] a dispelled spell goes unrevealed to the discard of its owner; the slot is chosen blindly', () => {
    const s = ledger('b');
    expect(s.options('jafar')).toEqual([
      { model: 'nero', slot: 'I' },
      { model: 'nero', slot: 'Q' },
    ]);
    expect(s.why('jafar', { model: 'nero', slot: 'II' })).toBe('B96');
    expect(s.why('jafar', { model: 'tessa', slot: 'I' })).toBe('B6.row');
    const events = s.does('jafar', { model: 'nero', slot: 'Q' });
    expect(JSON.stringify(eventsFor(s.match.story, 0))).not.toContain('salt_skin');
    expect(only(events, 'dispelled')).toEqual([{ type: 'dispelled', by: 0, seat: 1, slot: 'Q' }]);
    expect([own(s, 'nero').unseen, s.seat('nero').spent]).toEqual([['salt_skin'], []]);
  });

  test('[B29] a look at them is for the caster alone', () => {
    const s = ledger('a');
    s.does('jafar', aim('nero'));
    const seen = (viewer: number) => lodge.view(s.match.table, viewer).seats[1].slots.map(({ spell }) => spell);
    expect(seen(0)).toEqual(['ember_dart/a', null, null, 'salt_skin/b']);
    expect(seen(2)).toEqual([null, null, null, null]);
    expect(s.cubes('black_rose')).toBe('J1');
    expect(only(eventsFor(s.match.story, 0), 'peeked')).toMatchObject([
      { spells: ['I ember_dart/a', 'Q salt_skin/b'] },
    ]);
    expect(only(eventsFor(s.match.story, 2), 'peeked')).toEqual([{ type: 'peeked', by: 0, seat: 1 }]);
  });

  test('[B28] a set spell is exchanged for one of the hand, its half chosen anew', () => {
    const s = setUp({
      jafar: { at: '0,0', hand: ['lodestar'], grimoire: ['reckoning'], set: { I: 'wrong_door/b', II: 'unspell/a' } },
    });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', { slot: 'I', spell: 'lodestar/a' })).toBe('B28.slot');
    expect(s.why('jafar', { slot: 'II', spell: 'reckoning/a' })).toBe('B28.hand');
    s.does('jafar', { slot: 'II', spell: 'lodestar/b' });
    expect([own(s, 'jafar').hand, lodge.view(s.match.table, 0).seats[0].slots[1].spell]).toEqual([
      ['unspell', 'reckoning'],
      'lodestar/b',
    ]);
    expect(JSON.stringify(story(s))).not.toContain('lodestar');
  });
});

describe('cards', () => {
  test('[B98] Forgotten spells are in no school, and a normal spell of whoever has taken one', () => {
    const { schools, cards } = lodge.content;
    const s = setUp({ phase: 'study', forgotten: ['final_word', 'collapse'] });
    expect(s.why('jafar', { schools: Array(4).fill(schools[0]).slice(1) })).toBe('B23.schools');
    for (const deck of s.state().decks) for (const card of deck) expect(cards[card].school).toBeGreaterThanOrEqual(0);
    const used = setUp({ jafar: { at: '0,0', set: { I: 'unspoken_name/b' } } });
    used.does('jafar', cast('I'));
    expect([used.seat('jafar').power, used.view().rose.power, used.seat('jafar').spent]).toEqual([
      2,
      1,
      ['unspoken_name'],
    ]);
  });

  test('[B99] whoever draws, looks or takes does so with as many as there are', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'open_almanac/a' }, grimoire: ['lodestar'], personal: 3 } });
    s.does('jafar', cast('I'));
    expect(own(s, 'jafar').hand).toEqual(['lodestar']);
    const quests = setUp({ jafar: { at: '0,0', set: { I: 'false_letter/a' } }, questDecks: [['q101'], [], []] });
    quests.does('jafar', cast('I'));
    expect(own(quests, 'jafar').quests.map(({ quest }) => quest)).toEqual(['q101']);
    const recalled = setUp({ jafar: { at: '0,0', spent: ['lodestar'], set: { I: 'hour_unwritten/a' } } });
    recalled.does('jafar', cast('I'));
    expect(recalled.why('jafar', { card: 'reckoning' })).toBe('B99.discard');
    recalled.does('jafar', { card: 'lodestar' });
    expect([own(recalled, 'jafar').hand, recalled.asks()]).toEqual([['lodestar'], 'turn']);
  });

  test('[B99] a forced discard takes no more than he has', () => {
    const robbed = (hand: string[]): TestMatch => {
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'cutpurse/b' }, grimoire: ['lodestar'] },
        nero: { at: '0,1', hand },
      });
      s.does('jafar', cast('I'));
      return s;
    };
    expect(robbed(['ember_dart']).seat('nero')).toMatchObject({ hand: 0, discard: 1 });
    expect(robbed([]).seat('nero')).toMatchObject({ hand: 0, discard: 0 });
    expect(own(robbed([]), 'jafar').hand).toEqual(['lodestar']); // the rest of the spell happens
  });
});

test('[B34] [B95] an effect casts no Quick spell and no reaction', () => {
  const s = setUp({ jafar: { at: '-2,2', set: { I: 'salt_skin/b', Q: 'stone_knuckle/b' } } });
  s.does('jafar', EXPLORE_HERE);
  expect([s.asks(), s.seat('jafar').buffs.attack]).toEqual(['steps', 0]);
});

describe('the library', () => {
  const almanac = (): TestMatch => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'open_almanac/b' } } });
    for (const [i, deck] of s.state().decks.entries()) deck.splice(0, deck.length - (i === 0 ? 3 : 1));
    s.does('jafar', cast('I'));
    return s;
  };

  test.each([
    ['B36.often', 'B36.drawn', ['lodestar', 'ember_dart', 'unspell']],
    ['B98.often', 'B98.drawn', ['final_word', 'ember_dart', 'unspell']],
  ])('%s: where he keeps two, a card that he has drawn once is not named twice', (often, never, drawn) => {
    const todo = [{ do: 'keepDrawn', by: 0, keep: 2 }, { do: 'turn' }];
    const s = setUp({ jafar: { at: '0,0', drawn }, todo } as Parameters<typeof setUp>[0]);
    expect(s.why('jafar', { cards: ['unspell', 'unspell'] })).toBe(often);
    expect(s.why('jafar', { cards: ['unspell', 'homunculus'] })).toBe(never);
  });

  test('[B23] [B36] of what he has drawn he keeps what he chooses; the rest goes under that deck', () => {
    const s = almanac();
    const [school] = s.match.table.content.schools;
    s.does('jafar', { school });
    const { drawn } = own(s, 'jafar');
    expect(drawn).toHaveLength(3);
    expect(s.why('jafar', { cards: drawn.slice(0, 2) })).toBe('B36.count');
    expect(s.why('jafar', { cards: ['homunculus'] })).toBe('B36.drawn');
    s.does('jafar', { cards: [drawn[1]] });
    expect([own(s, 'jafar').hand, s.view().schools[school]]).toEqual([[drawn[1]], 2]);
  });

  test('[B99] from a short deck he draws as many as there are', () => {
    const s = almanac();
    s.does('jafar', { school: 'illusion' });
    expect([own(s, 'jafar').hand.length, s.view().schools.illusion, s.asks()]).toEqual([1, 0, 'turn']);
  });

  test('[B99] nothing to draw or to exchange: the effect is skipped', () => {
    const quests = setUp({ jafar: { at: '0,0', set: { I: 'ninth_house/b' } }, questDecks: [[], [], []] });
    quests.does('jafar', cast('I'));
    expect(only(story(quests), 'questKept')).toEqual([]);
    expect(quests.seat('jafar').power).toBe(1);
    const empty = setUp({ jafar: { at: '0,0', grimoire: ['lodestar'], set: { I: 'wrong_door/b', II: 'unspell/a' } } });
    empty.does('jafar', cast('I'));
    expect([empty.asks(), own(empty, 'jafar').hand]).toEqual(['turn', ['lodestar']]);
  });
});

describe('a spell that is taken back from the discard', () => {
  /** Lodestar lies open, Reckoning unseen, Cold Grip in both parts. */
  const pool = () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        spent: ['lodestar', 'cold_grip'],
        unseen: ['reckoning', 'cold_grip'],
        set: { I: 'hour_unwritten/a' },
      },
    });
    s.does('jafar', cast('I'));
    return s;
  };
  /** What the others hear of it, what they see of his discard, and what the record shows them of his answer. */
  const seenOf = (s: TestMatch, card: string) => {
    const heard = only(s.does('jafar', { card }), 'kept');
    const { spent, discard } = s.seat('jafar');
    return { heard, spent, discard, log: recordFor(play(s.match), 1).log.at(-1) };
  };

  test('[R50] from the open part is named to everybody: by the event, the view and the record', () => {
    expect(seenOf(pool(), 'lodestar')).toEqual({
      heard: [{ type: 'kept', by: 0, n: 1, cards: ['lodestar'] }],
      spent: ['cold_grip'],
      discard: 3,
      log: { seat: 0, answer: { card: 'lodestar' } },
    });
  });

  test.each(['reckoning', 'cold_grip'])('[R50] from the hidden part is named to nobody: %s', (card) => {
    expect(seenOf(pool(), card)).toEqual({
      heard: [{ type: 'kept', by: 0, n: 1 }],
      spent: ['lodestar', 'cold_grip'],
      discard: 3,
      log: { seat: 0 },
    });
  });

  test('[R50] its owner knows what he took, and the record shows him so', () => {
    const s = pool();
    s.does('jafar', { card: 'reckoning' });
    expect(own(s, 'jafar').hand).toEqual(['reckoning']);
    expect(recordFor(play(s.match), 0).log.at(-1)).toEqual({ seat: 0, answer: { card: 'reckoning' } });
  });
});
