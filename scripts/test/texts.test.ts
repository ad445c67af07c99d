import { describe, expect, test } from 'vitest';
import { type Wording, wrongTexts } from '../texts.ts';

const file = (lang: string, texts: Record<string, string>) => ({ file: `web/text/${lang}/app.json`, texts });
const en = { 'app.start': 'Begin', 'seat.human': 'A person', 'seat.bot': 'A bot', 'log.moved': '{who} moved {n}' };
const fr = {
  'app.start': 'Commencer',
  'seat.human': 'Une personne',
  'seat.bot': 'Un robot',
  'log.moved': '{n} : {who}',
};
const source = ["t('app.start')", 't(`seat.$' + '{kind}`)', "{ key: 'log.moved' }", "t('rank.duke')"].join('\n');

const whole: Wording = {
  texts: { en: [file('en', en)], fr: [file('fr', fr)] },
  ofGames: ['rank.duke'],
  code: [{ file: 'web/app/App.svelte', source }],
};
const wrongInFrench = (change: Record<string, string>) =>
  wrongTexts({ ...whole, texts: { ...whole.texts, fr: [file('fr', { ...fr, ...change })] } });
const wrongInCode = (code: string) =>
  wrongTexts({ ...whole, code: [...whole.code, { file: 'web/a.ts', source: `\n${code}` }] });

test('whole texts are right: keys that are said, chosen, put together, or of a game', () => {
  expect(wrongTexts(whole)).toEqual([]);
  expect(wrongInCode("t(isBot ? 'seat.bot' : 'seat.human', { n }); start('x'); a.t('y'); t(key)")).toEqual([]);
});

describe('it is wrong', () => {
  test('when a language lacks a text or has one too many', () => {
    const { 'app.start': _, ...rest } = fr;
    expect(wrongTexts({ ...whole, texts: { ...whole.texts, fr: [file('fr', rest)] } })).toEqual([
      'fr: 1 missing: app.start',
    ]);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`log.${i}`, 'x']));
    const code = [...whole.code, { file: 'web/log.ts', source: 't(`log.$' + '{n}`)' }];
    expect(wrongTexts({ ...whole, code, texts: { ...whole.texts, en: [file('en', { ...en, ...many })] } })).toEqual([
      expect.stringMatching(/^fr: 20 missing: log.0, .*, log.11, …$/),
    ]);
    expect(wrongInFrench({ 'app.stop': 'Finir' })).toEqual(['fr: app.stop is not in English']);
  });

  test('when the gaps differ', () => {
    expect(wrongInFrench({ 'log.moved': '{who}' })).toEqual(['fr: log.moved has the gaps {who}, in English {n, who}']);
  });

  test('when a text is empty, no message, or quotes by mistake', () => {
    const at = 'web/text/fr/app.json';
    expect(wrongInFrench({ 'app.start': ' ' })).toEqual([`${at}: app.start is empty`]);
    expect(wrongInFrench({ 'app.start': "L'heure" })).toEqual([expect.stringContaining('straight apostrophe')]);
    expect(wrongInFrench({ 'app.start': '{who' })).toContain(`${at}: app.start is no ICU message`);
  });

  test('when two files have the same key', () => {
    const again = { file: 'web/text/en/more.json', texts: { 'app.start': 'Start' } };
    expect(wrongTexts({ ...whole, texts: { ...whole.texts, en: [file('en', en), again] } })).toEqual([
      'web/text/en/more.json: app.start is in web/text/en/app.json already',
    ]);
  });

  test('when code says what there is no text for', () => {
    expect(wrongInCode("t('app.begin')")).toEqual(['web/a.ts:2: there is no text app.begin']);
    expect(wrongInCode("t(\n  x ? 'seat.bot' : 'seat.ghost',\n)")).toEqual(['web/a.ts:2: there is no text seat.ghost']);
    expect(wrongInCode('t(`level.$' + '{x}`)')).toEqual(['web/a.ts:2: there is no text level.…']);
  });

  test('when nobody says a text', () => {
    expect(wrongTexts({ ...whole, code: [] })).toEqual(Object.keys(en).map((key) => `${key} is said nowhere`));
  });
});
