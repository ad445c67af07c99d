import type { Phrase } from '@conjure/engine';
import { challengeOf } from '@conjure/engine/content';
import { LANGUAGES, speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import {
  type Attempts,
  betterThan,
  isLater,
  readAttempts,
  withBot,
  withMatch,
  withResult,
} from '../challenge/attempts.ts';
import { shareText } from '../challenge/share.ts';
import { openingOf, RIVALS, rivalOf } from '../challenge/today.ts';
import { matchText } from '../challenge/told.ts';
import { boxes } from '../games/index.ts';

const DAY = '2026-11-16';
const said: Phrase = { key: 'shelf.end.demons', facts: { out: 'yes', net: 46_000, turn: 23, marks: 2 } };
const texts = import.meta.glob<{ [key: string]: string }>('../text/*/shelf.json', { eager: true, import: 'default' });
const speaking = (lang: (typeof LANGUAGES)[number]) => speaker(lang, texts[`../text/${lang}/shelf.json`]);

describe('attempts at a challenge', () => {
  test('the first counts, with its first result; later ones are marked as such', () => {
    let all: Attempts = withMatch({}, DAY, 'first');
    all = withMatch(all, DAY, 'second');
    all = withResult(all, 'second', { said, worth: 99 });
    expect(all[DAY]).toEqual({ match: 'first', later: ['second'], bots: [] });
    all = withResult(withResult(all, 'first', { said, worth: 46 }), 'first', { said, worth: 60 });
    expect(all[DAY].result?.worth).toBe(46);
    expect([isLater(all, 'first'), isLater(all, 'second')]).toEqual([false, true]);
  });

  test('are compared with what bots made of the same match', () => {
    let all = withResult(withMatch({}, DAY, 'first'), 'first', { said, worth: 46 });
    for (const worth of [-1000, 46, 12, 50]) all = withBot(all, DAY, worth);
    expect(betterThan(all[DAY])).toBe(2);
  });

  test('are read back, but for what is not ours, and only the last month of them', () => {
    const kept = {
      ...withMatch({}, DAY, 'm'),
      a: null,
      b: { match: 3 },
      c: { match: 'm', later: [], bots: [], result: {} },
    };
    expect(readAttempts(kept)).toEqual(withMatch({}, DAY, 'm'));
    expect(readAttempts('x')).toEqual({});
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`2026-${10 + i}`, withMatch({}, DAY, 'm')[DAY]]),
    );
    expect(Object.keys(readAttempts(many))).toHaveLength(30);
  });
});

describe('what is told of a challenge', () => {
  const told = { day: '16 November', game: 'Demons', title: 'The race for the Ark', result: said, better: 3, bots: 5 };

  test('is a plain line', () => {
    const say = speaking('en');
    expect(shareText(told, say)).toBe(
      'Conjure, 16 November: Demons, The race for the Ark. 46,000 ducats in 23 turns, 2 wounds and curses. ▮▮▮▯▯ better than 3 of 5 bots.',
    );
    expect(shareText({ ...told, title: '', bots: 0 }, say)).toBe(
      'Conjure, 16 November: Demons. 46,000 ducats in 23 turns, 2 wounds and curses.',
    );
  });

  test('is told of the match that counts, wherever it is told, and of no other', async () => {
    let all = withResult(withMatch(withMatch({}, DAY, 'first'), DAY, 'second'), 'first', { said, worth: 46 });
    for (const worth of [12, 50]) all = withBot(all, DAY, worth);
    const reader = { lang: 'en' as const, say: speaking('en'), nameOf: () => 'Demons' };
    const line = await matchText(all, 'first', reader);
    expect(line).toMatch(/^Conjure, 16 November: Demons, Gold and rags\. 46,000 ducats .* better than 1 of 2 bots\.$/);
    expect(await matchText(all, 'second', reader)).toBeNull();
  });

  test.each(LANGUAGES)('in %s says the same', (lang) => {
    const line = shareText(told, speaking(lang));
    expect(line).toMatch(/^Conjure, 16 November.*46.000.*23.*▮▮▮▯▯.*3.*5/u);
    expect(line).not.toContain('{');
  });
});

describe('the challenge of every day of a month', () => {
  const days = Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

  test('is on its weekday, and begins with a scenario that there is', async () => {
    const weekdays: { [day: number]: string } = {
      1: 'demons',
      2: 'satchel',
      3: 'lodge',
      4: 'demons',
      5: 'satchel',
      6: 'sorcery',
    };
    for (const date of days) {
      const challenge = challengeOf(date, boxes);
      if (!challenge) throw new Error(date);
      const weekday = new Date(date).getUTCDay();
      if (weekday !== 0) expect(challenge.game).toBe(weekdays[weekday]);
      const opening = await openingOf(challenge);
      expect(opening).toMatchObject({ do: 'open', seed: date, practice: false });
      expect('scenario' in (opening ?? {})).toBe(challenge.scenario !== undefined);
      expect(opening?.seats.filter(({ who }) => who === 'person')).toHaveLength(1);
    }
  });

  test('is the same for the bots that it is compared with', async () => {
    const challenge = challengeOf(DAY, boxes);
    if (!challenge) throw new Error('there is none');
    const [opening, ...rivals] = await Promise.all([
      openingOf(challenge),
      ...Array.from({ length: RIVALS }, (_, nth) => rivalOf(challenge, nth)),
    ]);
    for (const rival of rivals)
      expect(rival).toMatchObject({ seed: DAY, scenario: opening?.scenario, options: opening?.options });
    expect(new Set(rivals.map((rival) => rival?.luck)).size).toBe(RIVALS);
  });
});
