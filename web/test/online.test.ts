import { markOf, pledgeOf, sealOf } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { hostChairs, openingOnline, ownSeats, readOnline, usualOnline, withChair } from '../online/choices.ts';
import type { Remembered } from '../online/device.ts';
import { clockText, durationText } from '../online/duration.ts';
import { onShelf } from '../online/list.ts';
import { sealOfPlayer } from '../online/player-seal.ts';
import { digestOf } from '../online/story-digests.ts';
import { CLOCKS, clockName, clockPhrase, readTerms, termLines, USUAL_TERMS } from '../online/terms.ts';
import { isAsRemembered, sameAsDigests } from '../online/verdict.ts';
import { inOrder, type ShelfMatch } from '../shelf/shelf-match.ts';

const box = { id: 'demons', seats: { min: 1, max: 4 } };

describe('who is to sit where', () => {
  test('at first oneself and a friend', () => {
    expect(usualOnline(box).chairs).toEqual([{ who: 'me' }, { who: 'friend' }]);
    expect(usualOnline({ ...box, seats: { min: 3, max: 5 } }).chairs).toHaveLength(3);
  });

  test('there is one of oneself', () => {
    expect(withChair([{ who: 'me' }, { who: 'friend' }], 1, { who: 'me' })).toEqual([{ who: 'friend' }, { who: 'me' }]);
  });

  test('several at one screen hold their seats together, and a host is told of people and bots alone', () => {
    const chairs = [
      { who: 'here', name: ' Ben ' },
      { who: 'friend' },
      { who: 'me' },
      { who: 'bot', level: 'adept' },
    ] as const;
    expect(ownSeats(chairs)).toEqual([0, 2]);
    expect(hostChairs(chairs)).toEqual([
      { who: 'person', name: 'Ben' },
      { who: 'person' },
      { who: 'person' },
      { who: 'bot', level: 'adept' },
    ]);
    expect(openingOnline(box, { chairs, terms: USUAL_TERMS }, { x: 1 })).toMatchObject({
      do: 'open',
      terms: USUAL_TERMS,
    });
  });

  test('what was kept and does not fit is as usual', () => {
    expect(readOnline(box, 'nonsense')).toEqual(usualOnline(box));
    expect(readOnline(box, { chairs: [{ who: 'bot', level: 'god' }] }).chairs).toEqual(usualOnline(box).chairs);
    const kept = {
      chairs: [{ who: 'bot', level: 'novice' }, { who: 'me' }],
      terms: { ...USUAL_TERMS, clock: CLOCKS.day },
    };
    expect(readOnline(box, kept)).toEqual(kept);
  });
});

describe('terms', () => {
  test('every clock that can be chosen is found again by its name, and said', () => {
    for (const [name, clock] of Object.entries(CLOCKS)) {
      expect(clockName(clock)).toBe(name);
      expect(clockPhrase(clock, 'en').key).toMatch(/^online\.clock\./);
    }
  });

  test('all of them are told before anybody sits down', () => {
    expect(termLines(USUAL_TERMS, 'en').map(({ name }) => name)).toEqual(Object.keys(USUAL_TERMS));
  });

  test('what was kept and is no choice today is as usual', () => {
    expect(readTerms({ clock: { per: 'decision', ms: 7 }, help: 'much', substitute: 'god', listed: 'yes' })).toEqual(
      USUAL_TERMS,
    );
  });

  test('times are said in the largest unit that says them whole, and clocks run in days, hours, minutes', () => {
    expect(durationText('en', 3 * 86_400_000)).toBe('3 days');
    expect(durationText('de', 90_000)).toBe('90 Sekunden');
    expect(clockText('en', 2 * 86_400_000 + 3_600_000)).toBe('2d 1h');
    expect(clockText('en', 3_661_000)).toBe('1:01:01');
    expect(clockText('en', 59_001)).toBe('1:00');
    expect(clockText('en', -5)).toBe('0:00');
  });
});

test('a seal follows from the player’s id, and is the same left and right', () => {
  const seal = sealOfPlayer('somebody');
  expect(sealOfPlayer('somebody')).toEqual(seal);
  expect(sealOfPlayer('somebody else')).not.toEqual(seal);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++)
      expect(seal.cells[row * 5 + column]).toBe(seal.cells[row * 5 + 4 - column]);
});

test('on the shelf what is mine to move comes first, wherever it is played, then what was touched last', () => {
  const one = (match: string, saved: number, mine?: boolean): ShelfMatch => ({
    ...{ match, game: 'demons', chairs: [], practice: false, over: false, step: 0, saved },
    ...(mine === undefined ? {} : { online: { phase: 'playing', mine } }),
  });
  const all = [one('old', 1), one('mine', 2, true), one('others', 9, false), one('new', 5)];
  expect(inOrder(all).map(({ match }) => match)).toEqual(['mine', 'others', 'new', 'old']);
});

test('people at a match elsewhere are called by their names', () => {
  const { chairs, over } = onShelf({
    ...{ match: 'm', game: 'demons', seats: [0], phase: 'closed', mine: false, touched: 1, step: 3, over: false },
    chairs: [{ who: 'person' }, { who: 'bot', level: 'adept' }],
    names: ['Ann', 'nobody'],
  });
  expect(chairs).toEqual([
    { who: 'person', name: 'Ann' },
    { who: 'bot', level: 'adept' },
  ]);
  expect(over).toBe(true);
});

describe('the proof', () => {
  const [match, secret, text] = ['m', 'ab'.repeat(32), 'f'.repeat(32)];
  const seal = sealOf(match, secret);
  const pledge = pledgeOf(match, 1, text);
  const fair = { match, seal, secret, places: [[1, pledge, text]] as [number, string, string][] };
  const kept: Remembered = {
    ...{ match, seals: ['before', seal], seat: 1, text, pledge, terms: null },
    mark: markOf({ seal, pledges: [[1, pledge]] }),
  };

  test('what this device remembers is what is told now', () => {
    expect(isAsRemembered({ fair }, kept)).toBe(true);
  });

  test.each([
    ['another promise of the server', { seals: [seal, 'later'] }],
    ['another text', { text: 'mine' }],
    ['another pledge', { pledge: 'mine' }],
    ['another mark', { mark: '000000000000' }],
  ])('%s is found', (_, change) => {
    expect(isAsRemembered({ fair }, { ...kept, ...change })).toBe(false);
  });

  test('what was heard here is compared with what happened; what was not heard is nobody’s word', () => {
    const event = (type: string, step: number) => ({ step, event: { type }, said: { key: type } });
    const story = { from: 0, events: [event('a', 0), event('b', 1)] };
    const told = [{ viewer: 0, story }];
    const heard = story.events.map(digestOf);
    expect(sameAsDigests(told, { digests: { 0: heard } })).toBe('right');
    expect(sameAsDigests(told, { digests: { 0: ['', heard[1] ?? ''] } })).toBe('right');
    expect(sameAsDigests(told, { digests: { 0: [digestOf(event('c', 0))] } })).toBe('wrong');
    expect(sameAsDigests(told, { digests: { 0: [...heard, digestOf(event('c', 2))] } })).toBe('wrong');
    expect(sameAsDigests(told, { digests: {} })).toBe('unknown');
  });
});
