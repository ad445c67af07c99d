import { LANGUAGES } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { choicesFor, plainAction } from '../games/demons/model/actions.ts';
import { describeHex } from '../games/demons/model/hexes.ts';
import { answerAt, choicesAt, litFor } from '../games/demons/model/picking.ts';
import { tokensOf } from '../games/demons/model/tokens.ts';
import { seen, wordsOf } from './demons-table.ts';

const ROAD = {
  turn: 5,
  phase: 'first',
  magicians: [{ hex: '0705', shield: 'Silver', spirits: [15, 8, 5], wounds: 1, curses: 2 }, { hex: '0107' }],
  mortals: { abbot: { hex: '0903', status: 'fleeing' }, bishop: { status: 'gone' } },
  boxes: { 43: { is: 'found', counter: 62, by: 1 }, 44: { is: 'loose', hex: '0809', counter: 70 } },
};
const CROSSROADS = {
  turn: 5,
  phase: 'use',
  magicians: [
    { hex: '1307', spirits: [10, 15, 40, 33, 48, 66], treasures: ['11', '12'], curses: 1 },
    { hex: '1308', spirits: [13, 26, 55], treasures: ['13'] },
  ],
  mortals: { 'wali-of-partav': { hex: '1206' }, abbot: { hex: '1406', hoard: ['23'] } },
  boxes: { 43: { is: 'found', counter: 62, by: 0 } },
};

describe('what is lit', () => {
  test('every walk, with what it costs, and nothing else', async () => {
    const { view, asked } = await seen(2, ROAD);
    const walks = (asked.options ?? []).filter(({ answer }) => (answer as { do: string }).do === 'move');
    const lit = litFor(view, asked, null);
    expect(lit).toHaveLength(walks.length);
    for (const { answer, about } of walks)
      expect(lit).toContainEqual({ hex: (answer as { to: string }).to, role: 'go', cost: about?.cost });
  });

  test('before a power is aimed only attacks and treasure; then its own targets', async () => {
    const { view, asked } = await seen(2, CROSSROADS);
    const hexes = (aim: Parameters<typeof litFor>[2]) => litFor(view, asked, aim).map(({ hex }) => hex);
    expect(hexes(null).sort()).toEqual(['1206', '1307', '1308', '1406', '1407']);
    const transport = hexes({ do: 'power', spirit: 33, power: 'T' });
    expect(transport.length).toBeGreaterThan(300);
    expect(transport).not.toContain('1307');
    const familiar = hexes({ do: 'power', spirit: 10, power: 'F' });
    expect(familiar).toEqual(expect.arrayContaining(['1206', '1308']));
  });

  test('[R19] [R75] the hexes to leave from, once leaving is aimed, and not before', async () => {
    const { view, asked } = await seen(2, {
      turn: 5,
      phase: 'first',
      magicians: [{ hex: '2314' }, { captor: { magician: 0 } }],
    });
    const leave = { do: 'leave' };
    expect(plainAction(asked, 'leave').choices.length).toBeGreaterThan(2);
    const lit = litFor(view, asked, leave).map(({ hex }) => hex);
    expect(lit).toEqual(expect.arrayContaining(['2413', '2416']));
    expect(lit).not.toContain('2313');
    expect(choicesAt(view, asked, leave, '2413').map(({ answer }) => answer)).toEqual([{ ...leave, from: '2413' }]);
    expect(choicesAt(view, asked, null, '2413').map(({ answer }) => answer)).toEqual([{ do: 'move', to: '2413' }]);
    expect(answerAt(view, 'first', leave, '2313')).toEqual({ ...leave, from: '2313' });
  });

  test('[R73] the hex of the magician who holds him is lit for an attack', async () => {
    const { view, asked } = await seen(2, {
      turn: 5,
      phase: 'use',
      magicians: [{ captor: { magician: 1 }, spirits: [9] }, { hex: '2214' }],
    });
    expect(litFor(view, asked, null).map(({ hex }) => hex)).toEqual(['2214']);
    expect(choicesFor(asked, 'attack').map(({ answer }) => answer)).toEqual([{ do: 'attack', hex: '2214' }]);
  });

  test('start hexes have a sign of their own, and where nothing is asked nothing is lit', async () => {
    const { view, asked } = await seen(1, undefined, { shield: 'Gold' });
    expect(asked.kind).toBe('place');
    expect(litFor(view, asked, null).map(({ role }) => role)).toEqual(Array(12).fill('go'));
    expect(litFor(view, null, null)).toEqual([]);
  });
});

describe('a pressed hex', () => {
  test('stands for the choices that name it', async () => {
    const { view, asked } = await seen(2, CROSSROADS);
    expect(choicesAt(view, asked, null, '1206').map(({ answer }) => answer)).toEqual([{ do: 'attack', hex: '1206' }]);
    const seizing = choicesAt(view, asked, null, '1307').map(({ answer }) => (answer as { do: string }).do);
    expect(new Set(seizing)).toEqual(new Set(['seize']));
    expect(choicesAt(view, asked, null, '0105')).toEqual([]);
  });

  test('or for a wish that the rules can refuse', async () => {
    const { view } = await seen(2, CROSSROADS);
    expect(answerAt(view, 'first', null, '0101')).toEqual({ do: 'move', to: '0101' });
    expect(answerAt(view, 'place', null, '0101')).toEqual({ hex: '0101' });
    expect(answerAt(view, 'use', null, '0101')).toEqual({ do: 'attack', hex: '0101' });
    expect(answerAt(view, 'use', { do: 'power', spirit: 40, power: 'X' }, '0101')).toMatchObject({ city: '0101' });
    expect(answerAt(view, 'brawl', null, '1206')).toEqual({ mortal: 'wali-of-partav' });
    expect(answerAt(view, 'brawl', null, '0101')).toBeNull();
    expect(answerAt(view, 'fit', null, '0101')).toBeNull();
  });
});

describe('in words', () => {
  test('everything on the map is a token with a sentence, what is gone is not', async () => {
    const { view } = await seen(2, ROAD);
    const tokens = tokensOf(view, await wordsOf('en'), (name) => name);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
    expect(tokens.find(({ id }) => id === 'magician-0')).toMatchObject({
      state: 'hidden',
      marks: [
        { count: 1, label: '1 wound' },
        { count: 2, label: '2 curses' },
      ],
    });
    expect(tokens.find(({ id }) => id === 'mortal-abbot')).toMatchObject({ state: 'fleeing', strength: 2 });
    expect(tokens.map(({ id }) => id)).toEqual(expect.arrayContaining(['treasure-43', 'treasure-44']));
    expect(tokens.some(({ id }) => id === 'mortal-bishop')).toBe(false);
  });

  test('a hex says what it is, who is there and what can be done there', async () => {
    const { view, asked } = await seen(2, ROAD);
    const words = await wordsOf('en');
    const tokens = tokensOf(view, words, (name) => name);
    const said = (hex: string) => describeHex({ view, asked, aim: null, tokens }, hex, words);
    expect(said('1005')).toBe('Kars (1005): city. The Metropolitan, strength 4, is in 1005.');
    expect(said('0706')).toBe('0706: open ground. Walk to 0706 (1 point).');
    expect(said('0404')).toBe('0404: forest and mountain.');
  });

  test.each(LANGUAGES)('%s has words for every hex and piece', async (lang) => {
    const { view, asked } = await seen(2, CROSSROADS);
    const words = await wordsOf(lang);
    const tokens = tokensOf(view, words, (name) => name);
    const sight = { view, asked, aim: null, tokens };
    for (const { hex, label } of tokens) expect(`${label} ${describeHex(sight, hex, words)}`).not.toMatch(/[⟨{}]/);
  });
});
