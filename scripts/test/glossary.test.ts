import { expect, test } from 'vitest';
import { type GlossaryTerm, idleExceptions, unlikeGlossary } from '../glossary.ts';

const mage: GlossaryTerm = {
  ...{ en: 'mage', fr: 'mage', it: 'mago', es: 'mago', de: 'Zauberer', ru: 'маг' },
  never: { de: ['Magier'] },
};
const track: GlossaryTerm = { en: 'track', fr: 'piste', it: 'tracciato', es: 'pista', de: 'Leiste', ru: 'трек' };
const places = (texts: Record<string, string>) => new Map(Object.entries(texts));
const english = places({
  'words.json a': 'The mages move.',
  'words.json b': 'The {mage} rests.',
  'rules.json R1': 'A track',
});
const german = (texts: Record<string, string>) => unlikeGlossary([mage, track], 'de', places(texts), english);

test('a text has the word of its language where the English has the term, in any form', () => {
  expect(german({ 'words.json a': 'Die Zauberern gehen.', 'rules.json R1': 'Auf den Leisten' })).toEqual([]);
  expect(german({ 'words.json a': 'Die Hexer gehen.', 'rules.json R1': 'Auf der Bahn' })).toEqual([
    'words.json a: has “mage” in English, but not Zauberer',
    'rules.json R1: has “track” in English, but not Leiste',
  ]);
});

test('the name of a gap is no word, nor is the name of a choice', () => {
  expect(german({ 'words.json b': 'Es ruht.' })).toEqual([]);
  const chosen = places({ x: '{who, select, mage {He} track {It} other {They}} came' });
  expect(unlikeGlossary([mage, track], 'de', places({ x: 'kam' }), chosen)).toEqual([]);
});

test('a word that was given up is wrong wherever it stands', () => {
  expect(german({ 'words.json c': 'Des Magiers Stab' })).toEqual([
    'words.json c: Magier is not our word for mage: Zauberer',
  ]);
  expect(german({ 'words.json c': 'Erzmagier' })).toEqual([]);
});

test('an exception holds as long as it is needed', () => {
  const free: GlossaryTerm = { ...mage, except: { de: ['words.json a', 'words.json gone'] } };
  const own = places({ 'words.json a': 'Alle gehen.' });
  expect(unlikeGlossary([free], 'de', own, english)).toEqual([]);
  expect(idleExceptions([free], 'de', own, english)).toEqual(['words.json gone: needs no exception for mage']);
});

test('English keeps to it, too', () => {
  const term: GlossaryTerm = { ...mage, never: { en: ['wizard'] } };
  expect(unlikeGlossary([term], 'en', places({ x: 'A wizard' }), english)).toEqual([
    'x: wizard is not our word for mage: mage',
  ]);
});
