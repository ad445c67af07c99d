import { create, give } from '@conjure/engine';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { SorceryOptions } from '../options.ts';
import { readyArmies } from '../rules/armies.ts';
import type { Army } from '../rules/army.ts';
import { nextTurnOf } from './stage.ts';
import { setUp } from './table.ts';

const army = (figures: string[], more: Partial<Army> = {}): Army => ({ figures, books: [], domain: null, ...more });
const codex = (wielder: number, ...stack: string[]) => ({ book: 'adepts_codex', wielder, stack });
const times = (n: number, id: string): string[] => Array.from({ length: n }, () => id);

/** The rule that refuses an army at the table, null where it may be played. */
function refused(wanted: Army, options = {}): string | null {
  const made = create(sorcery, { seats: 2, seed: 'army', options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const verdict = give(made.match, 0, wanted);
  return 'refused' in verdict ? reasonOf(verdict.refused) : null;
}

test('[B26] the build total is one of the hundreds from 100 to 500, usually 300', () => {
  const made = (buildTotal?: number) =>
    create(sorcery, { seats: 2, seed: 'total', options: buildTotal === undefined ? {} : { buildTotal } });
  for (const total of [100, 200, 300, 400, 500]) expect(made(total)).toHaveProperty('match');
  for (const total of [0, 50, 150, 600]) expect(made(total)).toHaveProperty('fault');
  const usual = made();
  expect('match' in usual && usual.match.open?.question.facts).toEqual({ total: 300 });
});

describe('[B27] [B28] paying', () => {
  test('figures, books and domain together cost no more than the total; the spells nothing', () => {
    const hundred = { buildTotal: 100 };
    const men = times(5, 'causeway_legionary'); // 85
    expect(refused(army(men, { domain: 'magestone_tempest' }), hundred)).toBeNull(); // 94
    expect(refused(army(men, { books: [codex(0, 'true_eye')] }), hundred)).toBe('B27'); // 101
    expect(refused(army(men.slice(1), { books: [codex(0)] }), hundred)).toBeNull();
    const filled = codex(0, 'true_eye', 'true_eye', 'iron_palm', 'bargain_of_ash', 'ember_lance');
    expect(refused(army([...men.slice(1), 'oathbound_imp'], { books: [filled] }), hundred)).toBeNull(); // 100
  });

  test('at least one figure is needed', () => {
    expect(refused(army([]))).toBe('B27.empty');
    expect(refused(army(['barricade_militia']))).toBeNull();
  });
});

test('[B29] a player has one action for each hundred points, whatever is lost', () => {
  const actions = (buildTotal: number) => {
    const s = setUp({ figures: { one: { is: 'barricade_militia', at: [5_000, 5_000] } } }, { options: { buildTotal } });
    return nextTurnOf(s, 1).view().actions;
  };
  expect([100, 200, 300, 400, 500].map(actions)).toEqual([1, 2, 3, 4, 5]);
});

test('[B30] a unique figure stands in an army once, others as often as they are paid for', () => {
  expect(refused(army(['ilvane', 'ilvane']))).toBe('B30');
  expect(refused(army(['ilvane', 'mother_sanguel', 'harbour_golem', 'harbour_golem']))).toBeNull();
});

test('[B31] one domain, or none at all where they are switched off', () => {
  const calm = army(['ilvane'], { domain: 'hard_frost' });
  expect(refused(calm)).toBeNull();
  expect(refused(calm, { domains: false })).toBe('B31');
  expect(refused(army(['ilvane']), { domains: false })).toBeNull();
});

test('[B32] each book takes a slot of its wielder', () => {
  expect(refused(army(['harbour_golem'], { books: [codex(0)] }))).toBe('B32');
  expect(refused(army(['ley_novice'], { books: [codex(0), codex(0)] }))).toBeNull();
  expect(refused(army(['ley_novice'], { books: [codex(0), codex(0), codex(0)] }))).toBe('B32');
});

describe('what is written into books', () => {
  const read = (wielder: string, ...stack: string[]) => refused(army([wielder], { books: [codex(0, ...stack)] }));

  test('[S4] has no more pages than the book', () => {
    expect(read('ley_novice', 'ember_lance', 'ember_lance', 'true_eye', 'true_eye')).toBeNull(); // 2 + 2 + 1 + 1
    expect(read('ley_novice', 'ember_lance', 'ember_lance', 'cinder_ring')).toBe('S4'); // 2 + 2 + 3
  });

  test('[S7] is what its wielder has the symbol for', () => {
    expect(read('censer_acolyte', 'blood_tithe')).toBeNull();
    expect(read('ley_novice', 'blood_tithe')).toBe('S7');
  });

  test('[R39] holds no spell more often than the switch says', () => {
    const eyes = times(3, 'true_eye');
    expect(read('ley_novice', ...eyes)).toBe('R39');
    expect(refused(army(['ley_novice'], { books: [codex(0, ...eyes)] }), { copyLimit: 3 })).toBeNull();
  });

  test('[S8] lies with a figure of the army', () => {
    expect(refused(army(['ley_novice'], { books: [codex(1)] }))).toBe('S8');
    expect(refused(army(['ley_novice', 'ley_novice'], { books: [codex(1)] }))).toBeNull();
  });
});

test('[B33] with the switch on only uniques wield books', () => {
  const novice = army(['ley_novice'], { books: [codex(0)] });
  expect(refused(novice)).toBeNull();
  expect(refused(novice, { relicUniqueOnly: true })).toBe('B33');
  expect(refused(army(['ilvane'], { books: [codex(0)] }), { relicUniqueOnly: true })).toBeNull();
});

describe('ready armies as the options have them played', () => {
  const OPTIONS = Object.fromEntries(sorcery.options.map((one) => [one.name, one.default])) as SorceryOptions;
  const ready = (id: string, options = {}) =>
    readyArmies(sorcery.content, { ...OPTIONS, ...options }).find((one) => one.id === id)?.army;

  test('[B31] [B33] without their domain, and without the books of those who are not unique', () => {
    expect(ready('last_trumpet')).toMatchObject({ domain: 'howling_gale', books: [{ wielder: 0 }, { wielder: 1 }] });
    expect(ready('last_trumpet', { domains: false })?.domain).toBeNull();
    const uniques = ready('last_trumpet', { relicUniqueOnly: true });
    expect(uniques?.books.map(({ wielder }) => uniques.figures[wielder])).toEqual(['korr_azul']);
  });

  test('[B27] only those within the total', () => {
    expect(ready('last_trumpet', { buildTotal: 200 })).toBeUndefined();
    expect(ready('last_trumpet', { buildTotal: 400 })).toBeDefined();
  });
});

test('[B112] at most 24 figures', () => {
  const host = (n: number) => army(times(n, 'barricade_militia'));
  expect(refused(host(24))).toBeNull();
  expect(refused(host(25))).toBe('B112');
});
