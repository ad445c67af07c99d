import { demons } from '@conjure/demons';
import { CHAPTERS } from '@conjure/demons/chapters.ts';
import { describe, expect, test } from 'vitest';
import { findRules, foundLines, listRules, ruleLines } from '../rules/catalogue.ts';
import { LANGUAGES } from '../text/languages.ts';
import { voiceFor } from '../text/voice.ts';
import { conjure } from './run.ts';
import { page } from './script.ts';

const voices = await Promise.all(LANGUAGES.map((lang) => voiceFor(lang)));
const [voice] = voices;
const catalogue = { rules: demons.rules, voice, page: page(100) };
const ids = (asked: string) => findRules(catalogue, asked).map(({ id }) => id);

describe('the catalogue of rules', () => {
  test('every rule stands under the heading of its chapter, in every language', () => {
    for (const speak of voices) {
      const lines = listRules({ ...catalogue, voice: speak });
      for (const { id } of demons.rules) expect(lines.filter((line) => line.startsWith(`  ${id} `))).toHaveLength(1);
      const headings = lines.filter((line) => line !== '' && !line.startsWith(' '));
      expect(headings).toHaveLength(CHAPTERS.length);
      for (const heading of headings) expect(heading).toMatch(/^(\d+|[A-Z]) {2}\S/);
    }
  });

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

  test('the command: list, one, search, and what is wrong', () => {
    const list = conjure(['rules', 'demons']);
    expect([list.code, list.err]).toEqual([0, '']);
    expect(list.out.split('\n').length).toBeGreaterThan(demons.rules.length);
    expect(conjure(['rules', 'demons', '5.5a', '--lang', 'fr']).out).toContain('[5.5a]');
    expect(conjure(['rules', 'demons', 'zeppelin']).code).toBe(1);
    expect(conjure(['rules'])).toMatchObject({ code: 2, err: 'Which game? For example: conjure rules demons\n' });
    expect(conjure(['rules', 'demon']).err).toContain('Did you mean “demons”?');
  });
});
