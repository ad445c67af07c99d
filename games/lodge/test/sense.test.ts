import { create, diceFrom, optionsOf, pick, seeded } from '@conjure/engine';
import { randomOptions, randomPlay } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { cardWorths, spellWorths } from '../spell-worth.ts';
import { type LodgeMatch, of, setUp } from './table.ts';

const { content } = lodge;
const halfOf = (spell: string): number => {
  const [id, half] = spell.split('/');
  return spellWorths(content)[content.cardIndex.get(id) ?? 0][half === 'a' ? 0 : 1];
};

test('every position is worth something from 0 to 1 to everybody, before mages are chosen too', () => {
  for (const seed of ['1', '2', '3', '4'])
    randomPlay(lodge, { seed, seats: 3, options: { ...randomOptions(lodge, seed), choose: true } }, ({ table }) => {
      for (const seat of [0, 1, 2]) {
        const worth = lodge.sense(table, seat);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
    });
});

describe('a position is better', () => {
  const worth = (nero: object, more: object = {}) =>
    lodge.sense(setUp({ turn: 'nero', nero: { at: '0,0', ...nero }, ...more }).match.table, 1);

  test.each([
    ['with more Power', { power: 3 }],
    ['with a familiar', { familiar: { id: 'muso', mode: 'guard' } }],
    ['with a spell to cast', { set: { I: 'undermine/a' } }],
    ['with a quest that is solved', { solved: ['q101'] }],
  ])('%s', (_what, nero) => {
    expect(worth(nero)).toBeGreaterThan(worth({}));
  });

  test('without wounds, and where others bleed for him', () => {
    expect(worth({ damage: of(0, 3) })).toBeLessThan(worth({}));
    expect(worth({}, { jafar: { at: '0,1', damage: of(1, 8) } })).toBeGreaterThan(worth({}));
    expect(worth({}, { jafar: { at: '0,1', damage: of(3, 8) } })).toBeLessThan(
      worth({}, { jafar: { at: '0,1', damage: of(1, 8) } }),
    );
  });
});

describe('a spell is worth what it does', () => {
  test('more for more of it, for a longer reach and for several targets; less where it waits', () => {
    expect(halfOf('collapse/a')).toBeGreaterThan(halfOf('undermine/a'));
    expect(halfOf('thunder_nail/a')).toBeGreaterThan(halfOf('ember_dart/b'));
    expect(halfOf('foreseen_blow/b')).toBeGreaterThan(halfOf('ember_dart/a'));
    expect(halfOf('fogged_hall/a')).toBeGreaterThan(halfOf('ember_dart/a') / 2);
    expect(halfOf('salt_skin/b')).toBeLessThan(halfOf('thunder_nail/a'));
  });

  test('a card in hand is worth its better half, and none is worth a whole match', () => {
    content.cards.forEach((_, card) => {
      const [a, b] = spellWorths(content)[card];
      expect(cardWorths(content)[card]).toBe(Math.max(a, b));
      for (const half of [a, b]) expect(half > 0 && half < 3, content.cards[card].id).toBe(true);
    });
  });
});

describe('answers at random', () => {
  const asked = (match: LodgeMatch, seat: number, tries: number): { do?: string }[] => {
    const dice = diceFrom(seeded('samples'));
    return Array.from({ length: tries }, () => pick(match.open?.question as never, seat, dice) as { do?: string });
  };

  test('[B41] a spell is seldom given up for a step, though most of the answers would', () => {
    const { match } = setUp({ turn: 'nero', nero: { at: '0,0', set: { I: 'ember_dart/a', Q: 'lodestar/a' } } });
    const all = optionsOf(match.open?.question as never, 1) as { do: string }[];
    expect(all.filter((answer) => answer.do === 'momentum').length).toBeGreaterThan(all.length / 2);
    const drawn = asked(match, 1, 300);
    const given = drawn.filter((answer) => answer.do === 'momentum').length;
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(75);
    expect(new Set(drawn.map((answer) => answer.do))).toEqual(new Set(all.map((answer) => answer.do)));
  });

  test('[B27] every way to set spells is met, and those that look good more often', () => {
    const hand = ['collapse', 'undermine', 'wrong_door', 'salt_skin', 'back_stair'];
    const made = create(lodge, { seats: 2, seed: 's', scenario: { phase: 'preparation', seats: [{ hand }] } });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    const sets = asked(made.match, 0, 400).map((answer) => Object.values(answer));
    const holding = (spell: string) => sets.filter((set) => set.includes(spell)).length;
    expect(new Set(sets.map((set) => set.length))).toEqual(new Set([2, 3, 4]));
    for (const card of hand) for (const half of ['a', 'b']) expect(holding(`${card}/${half}`)).toBeGreaterThan(0);
    expect(holding('collapse/a') + holding('collapse/b')).toBeGreaterThan(
      holding('wrong_door/a') + holding('wrong_door/b'),
    );
    for (const answer of asked(made.match, 0, 50)) expect(made.match.open?.question.refuse(answer, 0)).toBeNull();
  });
});
