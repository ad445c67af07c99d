import { LANGUAGES } from '@conjure/engine/content';
import { describe, expect, test } from 'vitest';
import catalogue from '../rules.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };
import { textsOf } from '../texts.ts';

/** The new terms of the Sorcery rulebook. */
const TERMS = [
  ...['affinity page count', 'bookmarked spell', 'browse', 'capacity', 'cast', 'caster', 'casting sorcerer'],
  ...['countering sorcerer', 'counterspell roll', 'enchant', 'end', 'modal', 'mode', 'order', 'orientation'],
  ...['page count', 'rule of spells', 'sorcerer', 'spell card', 'spell element', 'spellbook', 'stack'],
];

describe('[S73] the words of the glossary', () => {
  // Not counting the rule that lists them.
  const rules = catalogue.flatMap(({ id, title, text }) => (id === 'S73' ? [] : [title, text]));
  const english = [...Object.values(words), ...rules].join(' ');

  // A spell card is called a card for short.
  test.each(TERMS.map((term) => term.replace('spell card', 'card')))('%s is used', (term) => {
    expect(english).toMatch(new RegExp(`\\b${term}`, 'i'));
  });

  test.each(LANGUAGES)('each has a word of its own in %s', async (lang) => {
    const { rules } = await textsOf(lang);
    const [, listed = ''] = rules.S73.text.split(': ');
    const own = listed.replace(/\.$/, '').split(/, /);
    expect(own).toHaveLength(TERMS.length);
    expect(new Set(own).size).toBe(TERMS.length);
  });

  test('no other words for the same things: a bookmark is no “top card”, a stack no “deck”', () => {
    const said = Object.values(words).join(' ');
    for (const stranger of [/\bdeck\b/i, /\btop card\b/i, /\bspell slot/i, /\bmana\b(?! well)/i, /\bmage\b(?! spawn)/i])
      expect(said).not.toMatch(stranger);
  });
});
