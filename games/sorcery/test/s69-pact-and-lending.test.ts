import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { actionCandidates } from '../rules/act.ts';
import { cast } from './stage.ts';
import { at, close, only, setUp, shoot, type TestMatch } from './table.ts';

const foe = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;

describe('[S69] Pact', () => {
  /** Blood Tithe asks for Dark Crusaders, Mend Flesh is shorter for Elven Lords. */
  const reading = (is: string, more: object): TestMatch => {
    const s = setUp({
      figures: { reader: { is, at: [10_000, 5_000] }, foe, ...more },
      books: [{ book: 'apprentices_primer', marker: at(10_000, 6_000), stack: ['blood_tithe', 'mend_flesh'] }],
    });
    s.does({ do: 'takeUp', figure: 'reader', book: 0 });
    return s;
  };
  const found = (s: TestMatch) => [s.book('reader').own?.stack[0].dead, s.book('reader').own?.pages];
  const elf = { elf: { is: 'argent_lancer', at: [3_000, 3_000] } } as const;
  const guard = { guard: { is: 'ossuary_guard', at: [5_000, 3_000] } } as const;

  test('it has the faction symbols of all friendly figures', () => {
    expect(found(reading('circle_broker', { ...elf, ...guard }))).toEqual([false, 2 + 1]);
    expect(found(reading('circle_broker', guard))).toEqual([false, 2 + 2]);
    expect(found(reading('circle_broker', elf))).toEqual([true, 2 + 1]);
  });

  test('not those of foes or of the fallen', () => {
    expect(found(reading('circle_broker', { elf: { ...elf.elf, of: 1 } }))).toEqual([true, 4]); // and a foe is a Crusader
    expect(found(reading('circle_broker', { ...elf, guard: { is: 'ossuary_guard', where: 'fallen' } }))).toEqual([
      true,
      3,
    ]);
  });

  test('nobody else has such symbols', () => {
    expect(found(reading('shardchewer', { ...elf, ...guard }))).toEqual([true, 4]);
  });
});

describe('[S71] a borrowed attack value', () => {
  /** Attack 6; Korr Azul has 12. */
  const fight = (one = {}, more = {}): TestMatch =>
    setUp({
      figures: {
        one: { is: 'ash_fanatic', at: [10_000, 5_000], ...one },
        prey: { is: 'causeway_legionary', of: 1, at: [11_500, 5_000], facing: 18_000 },
        lord: { is: 'korr_azul', of: 1, at: [25_000, 25_000], tokens: 1 },
        elf: { is: 'argent_lancer', at: [3_000, 3_000] },
        ...more,
      },
      books: [{ book: 'pocket_chapbook', of: 'one', stack: ['ember_lance'] }],
    });
  const attack = (s: TestMatch, answer: object): number => only(s.does(answer, [1, 2]), 'attacked')[0].blows[0].attack;
  const from = (lender: string) => ({ ...close('one', 'prey'), lender });

  test('of any figure with the Apocalypse symbol, friend or foe, if wanted', () => {
    expect(attack(fight(), close('one', 'prey'))).toBe(6);
    expect(attack(fight(), from('lord'))).toBe(12);
    expect(attack(fight({}, { steed: { is: 'cinder_steed', at: [5_000, 25_000] } }), from('steed'))).toBe(9);
  });

  test('with it and without it, the attack is offered', () => {
    const lenders = (s: TestMatch) =>
      actionCandidates(s.match.table).flatMap((answer) =>
        answer.do === 'close' && answer.figure === s.no('one') ? [answer.lender] : [],
      );
    const s = fight();
    expect(lenders(s)).toEqual([undefined, s.no('lord')]);
    expect(lenders(fight({ is: 'scourge_bearer' }))).toEqual([undefined]);
  });

  test('the value that shows, unmodified', () => {
    expect(attack(fight({}, { lord: { is: 'korr_azul', at: [25_000, 25_000], click: 6 } }), from('lord'))).toBe(9);
  });

  test('for a ranged combat action and its spells, too', () => {
    const herald = { is: 'herald_of_din', at: [5_000, 5_000] }; // attack 9
    expect(attack(fight(herald), { ...shoot('one', 'prey'), lender: 'lord' })).toBe(12);
    expect(attack(fight(herald), cast('one', { targets: ['prey'], lender: 'lord' }))).toBe(12);
  });

  test('not of others, and not by others', () => {
    expect(fight().why(from('elf'))).toBe('R33.symbol');
    expect(fight().why(from('one'))).toBe('R33.self');
    expect(fight({ is: 'scourge_bearer' }).refuses(from('lord'))).toBe('S71');
  });

  test('for that action only', () => {
    const s = fight({}, { two: { is: 'ash_fanatic', at: [11_500, 6_500], facing: 27_000 } });
    s.does(from('lord'), [1, 2]);
    expect(attack(s, close('two', 'prey'))).toBe(7); // 6 and 1 for the rear; Bedlam keeps off gang up
  });
});

describe('[S72] mercenaries', () => {
  const spawn = ownData.figures.figures.filter(({ faction }) => faction === 'mage_spawn');
  const mercenaries = spawn.filter(({ subfaction }) => subfaction !== null);

  test('are the Mage Spawn with a subfaction symbol: there are such, and others', () => {
    expect(mercenaries.map(({ id }) => id)).toEqual(['oathbound_imp', 'circle_broker', 'pact_hound', 'nemmerod']);
    expect(spawn.length).toBeGreaterThan(mercenaries.length);
  });

  test.each(['circle_broker', 'cave_mauler'])(
    'the name does nothing: three of %s are no formation either way',
    (is) => {
      const member = (x: number) => ({ is, at: [x, 5_000] }) as const;
      const s = setUp({ figures: { a: member(5_000), b: member(6_500), c: member(8_000), foe } });
      const members = ['c', 'b', 'a'].map((figure, i) => ({ figure, path: [at(9_000 - 1_500 * i, 5_000)], facing: 0 }));
      expect(s.why({ do: 'formation', figure: 'c', members })).toBe('B66.faction');
    },
  );
});
