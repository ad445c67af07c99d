import { demons } from '@conjure/demons';
import { asGame, type Phrase } from '@conjure/engine';
import { libraryOf } from '@conjure/host';
import { one, person, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { glance as inDemons } from '../games/demons/glance.ts';
import { boxOf } from '../games/index.ts';
import { glance as inLodge } from '../games/lodge/glance.ts';
import { glance as inSatchel } from '../games/satchel/glance.ts';
import { glance as inSorcery } from '../games/sorcery/glance.ts';
import { type Left, readLeft, withLeft } from '../shelf/left.ts';

const GAMES = libraryOf([asGame(demons), asGame(lodge), asGame(satchel), asGame(sorcery)]);
const texts = import.meta.glob<{ [key: string]: string }>('../text/*/shelf.json', { eager: true, import: 'default' });
const inEnglish = (phrase: Phrase) => speaker('en', texts['../text/en/shelf.json'])(phrase);

/** What the first seat sees at the beginning of a scenario, or of the game. */
async function viewIn(game: string, scenario?: string): Promise<unknown> {
  const box = boxOf(game);
  const from = (await box?.scenarios())?.find(({ id }) => id === scenario);
  const seats = Array(from?.seats ?? box?.seats.min).fill(person);
  const at = testHost({ games: GAMES });
  const opening = { do: 'open', game, seats, seed: 'glance', ...(from ? { scenario: from.scenario } : {}) };
  return one(await at.tell('a', opening), 'state').view;
}

describe('a position at a glance', () => {
  test.each([
    ['demons', inDemons, 'ark', 'Turn 10 of 100, −30,000 ducats, 5 spirits'],
    ['lodge', inLodge, 'moon', 'Round 6, Power 23 : 24, the Black Rose 24'],
    ['sorcery', inSorcery, 'last', 'Round 10 of 10, objectives 1 : 2'],
    ['satchel', inSatchel, undefined, 'Round 1, won 0 : 0, cards to go 13 : 11'],
  ])('of %s says how far it is and how it stands', async (game, glance, scenario, said) => {
    expect(inEnglish(glance(await viewIn(game, scenario), 0).phrase)).toBe(said);
  });

  test.each([
    ['demons', inDemons, 'ark'],
    ['lodge', inLodge, 'moon'],
    ['sorcery', inSorcery, 'last'],
    ['satchel', inSatchel, undefined],
  ])('of %s is drawn within its frame, and is small enough to be kept', async (game, glance, scenario) => {
    const { sketch } = glance(await viewIn(game, scenario), 0);
    expect(JSON.stringify(sketch).length).toBeLessThan(30_000);
    const { width, height, strokes } = sketch;
    expect(width).toBeGreaterThan(height);
    for (const { d } of strokes) {
      expect(d).toMatch(/^[-MLahvZ\d. ]*$/);
      for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(width);
        expect(Number(y)).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('what is kept of matches that were left', () => {
  const left = (match: string, step = 3): Left => ({ match, step, mine: true, phrase: { key: 'k' } });

  test('is the last eight, each as it was left last', () => {
    let kept: readonly Left[] = [];
    for (let nth = 0; nth < 10; nth++) kept = withLeft(kept, left(`m${nth}`));
    kept = withLeft(kept, left('m5', 9));
    expect(kept.map(({ match }) => match)).toEqual(['m5', 'm9', 'm8', 'm7', 'm6', 'm4', 'm3', 'm2']);
    expect(kept[0]).toEqual(left('m5', 9));
  });

  test('is read back, but for what is not ours', () => {
    const foreign = [
      null,
      7,
      'm',
      { match: 4 },
      { ...left('a'), sketch: { strokes: 3 } },
      { ...left('a'), phrase: {} },
    ];
    expect(readLeft([left('a'), ...foreign])).toEqual([left('a')]);
    expect(readLeft({})).toEqual([]);
  });
});
