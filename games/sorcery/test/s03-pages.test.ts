import { create, give, waitingFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { sorcery } from '../game.ts';
import { armyFaults } from '../rules/army.ts';
import { setUp } from './table.ts';

const LIMITS = { buildTotal: 300, domains: true, relicUniqueOnly: false, copyLimit: 2 };

/** The rules against an army of this reader and its friends, with such a book. */
const faults = (figures: string[], stack: string[], book = 'pocket_chapbook'): string[] =>
  armyFaults(ownData, { figures, books: [{ book, wielder: 0, stack }], domain: null }, LIMITS).map(
    ({ rule }) => rule ?? '',
  );

test('[S3] a spell has type, pages and browse cost; a place for an element only where its type has one', () => {
  for (const { type, pages, browse, element, affinity } of ownData.spells.spells) {
    expect(pages).toBeGreaterThan(0);
    expect([1, 2, 3]).toContain(browse);
    expect(element).toBe({ enchantment: 'hang', glyph: 'glyph' }[type as string] ?? null);
    if (affinity) expect(affinity.pages).toBeLessThan(pages);
  }
});

describe('[S4] the capacity of a book', () => {
  test('is not exceeded', () => {
    expect(faults(['ley_novice'], ['ember_lance', 'true_eye'])).toEqual([]); // 2 + 1 of 3
    expect(faults(['ley_novice'], ['ember_lance', 'stone_hide'])).toEqual(['S4']); // 2 + 2
    expect(faults(['ley_novice'], ['ember_lance', 'stone_hide'], 'apprentices_primer')).toEqual([]);
  });

  test('need not be used', () => {
    expect(faults(['ley_novice'], ['true_eye'])).toEqual([]);
    expect(faults(['ley_novice'], [])).toEqual([]);
  });
});

test('[S5] with the symbol of its affinity a spell takes fewer pages, for that wielder only', () => {
  const lances = ['ember_lance', 'ember_lance', 'true_eye'];
  expect(faults(['squall_speaker'], lances)).toEqual([]); // 1 + 1 + 1
  expect(faults(['ley_novice'], lances)).toEqual(['S4']); // 2 + 2 + 1
  expect(faults(['ley_novice', 'squall_speaker'], lances)).toEqual(['S4']); // the druid does not read it
});

test('[S5] the pages of a book are counted for who wields it', () => {
  const pages = (is: string) =>
    setUp({
      figures: { reader: { is, at: [5_000, 5_000] } },
      books: [{ book: 'adepts_codex', of: 'reader', stack: ['ember_lance', 'mend_flesh', 'true_eye'] }],
    }).book('reader').own?.pages;
  expect(['squall_speaker', 'ley_novice', 'censer_acolyte'].map(pages)).toEqual([4, 4, 5]);
});

test('[S6] the symbol may be of the faction or of the subfaction', () => {
  expect(faults(['shardchewer'], ['cinder_ring', 'true_eye'])).toEqual([]); // Orc Khans: 2 + 1
  expect(faults(['shardchewer'], ['borrowed_fury', 'long_stride', 'true_eye'])).toEqual([]); // Chaos Shamans, Orc Khans
  expect(faults(['dust_reaver'], ['cinder_ring', 'true_eye'])).toEqual([]);
  expect(faults(['dust_reaver'], ['borrowed_fury', 'long_stride', 'true_eye'])).toEqual(['S4']); // no shaman: 2 + 1 + 1
});

test('[S7] a faction requirement is for wielders with that symbol', () => {
  expect(faults(['censer_acolyte'], ['blood_tithe'])).toEqual([]);
  expect(faults(['ley_novice'], ['blood_tithe'])).toEqual(['S7']);
  expect(faults(['ley_novice', 'censer_acolyte'], ['blood_tithe'])).toEqual(['S7']);
  expect(faults(['shardchewer'], ['borrowed_fury'])).toEqual([]);
});

describe('[S8] filled before deployment, then locked', () => {
  const ARMY = {
    figures: ['tidecourt_reader', 'ley_novice'],
    books: [{ book: 'adepts_codex', wielder: 0, stack: ['ember_lance', 'true_eye'] }],
    domain: null,
  };
  const deploying = () => {
    const made = create(sorcery, { seats: 2, seed: 'locked' });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    const { match } = made;
    const says = (answer: object) => give(match, waitingFor(match)[0], answer);
    expect(give(match, 0, ARMY)).toEqual({ done: true });
    expect(give(match, 1, ARMY)).toEqual({ done: true });
    says({ first: 0 });
    says({ zone: 1 });
    expect(match.open?.question.kind).toBe('deploy');
    return { match, says };
  };
  const spots = [6_000, 9_000].map((x) => ({ at: { x, y: 4_000 }, facing: 9_000 }));

  test('an army is given once', () => {
    const made = create(sorcery, { seats: 2, seed: 'locked' });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    give(made.match, 0, ARMY);
    expect(give(made.match, 0, ARMY)).not.toEqual({ done: true });
  });

  test('at deployment no spell comes in or goes out, though there is room', () => {
    const { match, says } = deploying();
    expect(says({ spots, stacks: [['ember_lance', 'true_eye', 'iron_palm']] })).toMatchObject({
      refused: { rule: 'S9a', reason: 'spells' },
    });
    expect(says({ spots, stacks: [['ember_lance']] })).toMatchObject({
      refused: { rule: 'S9a', reason: 'spells' },
    });
    expect(says({ spots, stacks: [['true_eye', 'ember_lance']] })).toEqual({ done: true });
    const [book] = sorcery.view(match.table, 0).books;
    expect(book).toMatchObject({ wielder: 0, cards: 2 });
  });
});
