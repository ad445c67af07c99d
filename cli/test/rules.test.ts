import { allBoxes } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { findRules, foundLines, listRules, ruleLines } from '../rules/catalogue.ts';
import { LANGUAGES } from '../text/languages.ts';
import { voiceFor } from '../text/voice.ts';
import { conjure } from './run.ts';
import { boxCalled, page } from './script.ts';

const boxes = await allBoxes();
const demons = await boxCalled('demons');

const catalogueOf = async (box: typeof demons, lang: (typeof LANGUAGES)[number] = 'en') => ({
  chapters: box.chapters,
  voice: await voiceFor(lang, box),
  page: page(100),
});
const catalogue = await catalogueOf(demons);
const ids = (asked: string, among = catalogue) => findRules(among, asked).map(({ id }) => id);

describe.each(boxes)('the catalogue of $game.id', (box) => {
  const { rules, id: name } = box.game;

  test.each(LANGUAGES)('every rule stands once, under the heading of its chapter, in %s', async (lang) => {
    const lines = listRules(await catalogueOf(box, lang));
    for (const { id } of rules) expect(lines.filter((line) => line.startsWith(`  ${id} `))).toHaveLength(1);
    const headings = lines.filter((line) => line !== '' && !line.startsWith(' '));
    expect(headings).toHaveLength(box.chapters.length);
    for (const heading of headings) expect(heading).not.toMatch(/⟨|undefined/);
  });

  test('every rule is found by its number and told in full, without the name of a file', async () => {
    const own = await catalogueOf(box);
    for (const { id } of rules) {
      expect(ids(`[${id.toLowerCase()}]`, own)).toEqual([id]);
      const [heading, ...text] = foundLines(own, id);
      expect(heading).toContain(`[${id}] `);
      expect(text.join('')).not.toMatch(/\.txt|⟨|undefined/);
    }
  });

  test('the command lists it, tells one rule of it in any language, and looks for words', () => {
    const list = conjure(['rules', name]);
    expect([list.code, list.err]).toEqual([0, '']);
    expect(list.out.split('\n').length).toBeGreaterThan(rules.length);
    const [{ id }] = rules;
    expect(conjure(['rules', name, id, '--lang', 'fr']).out).toContain(`[${id}]`);
    expect(conjure(['rules', name, 'zeppelin']).code).toBe(1);
  });
});

describe('looking for rules', () => {
  test('a rule by its number: title, text, source; rulings and reconstructions are marked as ours', () => {
    expect(ids('5.5a')).toEqual(['5.5a']);
    expect(ids('[r33]')).toEqual(['R33']);
    const text = (id: string) =>
      findRules(catalogue, id)
        .flatMap((rule) => ruleLines(rule, catalogue))
        .join('\n');
    expect(text('9.1')).toBe(
      '[9.1] Earls in forest\n  Earls may be conjured only in forest hexes.\n  From the rulebook, §9.1.',
    );
    expect(text('R33')).toContain('A ruling of ours');
    expect(text('R33')).toContain('The option neutralsAfterCombat changes it.');
    expect(text('T4')).toContain('Reconstructed');
    expect(text('B1')).toContain('A published fact from elsewhere: Wikipedia');
  });

  test('a chapter, words in any order, and what nobody speaks of', () => {
    expect(ids('13').every((id) => id.startsWith('13.'))).toBe(true);
    expect(ids('seize treasure')).toEqual(ids('TREASURE seize'));
    expect(ids('seize treasure')).toContain('13.0d');
    expect(foundLines(catalogue, 'zeppelin')).toEqual(['No rule has the number “zeppelin” or speaks of it.']);
  });

  test('satchel: a chapter has no number; its words are looked for', async () => {
    const own = await catalogueOf(await boxCalled('satchel'));
    expect(ids('familiars', own).length).toBeGreaterThan(5);
    expect(listRules(own)[0]).toBe('Sides, dice and heroes');
    expect(foundLines(own, 'B15').at(-1)).toContain('Utilisation');
  });

  test('the command says what is wrong', () => {
    const none = conjure(['rules']);
    expect(none).toMatchObject({
      code: 2,
      err: 'Which game: demons, lodge, satchel, sorcery? For example: conjure rules demons\n',
    });
    expect(conjure(['rules', 'demon']).err).toContain('Did you mean “demons”?');
    expect(conjure(['rules', 'chess']).err).toContain('There are: demons, lodge, satchel, sorcery.');
  });
});
