import { type Event, phrase } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import type { Beat } from '../stage/beat.ts';
import { direct } from '../stage/direct.ts';
import type { Direction } from '../stage/shot.ts';
import { caption, great, LOG, names, roll, type Staging, tick } from '../stage/staging.ts';
import { TIMES } from '../stage/timing.ts';
import { directionIn, GAMES, toldIn } from './stage-matches.ts';

const heard = (type: string, more: object = {}): NarratedEvent => ({
  event: { type, ...more },
  said: phrase(type),
  step: 0,
});
const direction = (book: Record<string, Staging>, more: Partial<Direction> = {}): Direction => ({
  staging: ({ type }) => book[type] ?? LOG,
  beat: () => null,
  chance: () => null,
  doer: () => null,
  together: () => null,
  foretold: () => null,
  isMine: (event) => names(event, ['by'], 0),
  letters: () => 20,
  speed: 'normal',
  isStill: false,
  left: 60_000,
  times: () => 0,
  ...more,
});
const walk = (token: string): Beat => ({ ms: 700, motion: { token, path: ['0101', '0102'] } });

describe('shots', () => {
  test('like ones are shown together, with two sentences and a number', () => {
    const book = { march: caption('march', { bundles: true }), woke: tick('knock', { bundles: true }), sees: LOG };
    const block = ['woke', 'sees', 'march', 'woke', 'march', 'march', 'march'].map((type) => heard(type));
    const shots = direct(block, direction(book, { beat: ({ type }) => (type === 'march' ? walk('a') : null) }));
    expect(shots.map(({ tier, upTo }) => [tier, upTo])).toEqual([
      ['tick', 3],
      ['caption', 6],
    ]);
    expect(shots[1]).toMatchObject({ sentences: [phrase('march'), phrase('march')], more: 2 });
    expect(shots[1]?.beats).toHaveLength(4);
  });

  test('a single one more is said, and not counted', () => {
    const book = { march: caption('march', { bundles: true }) };
    const [shot] = direct([heard('march'), heard('march'), heard('march')], direction(book));
    expect(shot).toMatchObject({ sentences: Array(3).fill(phrase('march')), more: 0 });
  });

  test('nothing is shown out of its order across a die', () => {
    const book = { march: caption('march', { bundles: true }), dice: roll('good') };
    const shots = direct([heard('march'), heard('dice'), heard('march')], direction(book));
    expect(shots.map(({ tier }) => tier)).toEqual(['caption', 'roll', 'caption']);
  });

  test('what only finishes a cause plays inside it, and its words are told with it', () => {
    const book = { attacked: caption('blow'), reduced: caption('ward', { folds: true }) };
    const shots = direct([heard('attacked'), heard('reduced')], direction(book, { beat: () => walk('a') }));
    expect(shots).toHaveLength(1);
    expect(shots[0]).toMatchObject({ sentences: [phrase('attacked'), phrase('reduced')], more: 0, upTo: 1 });
    expect(shots[0]?.inside.map(({ event }) => event.type)).toEqual(['reduced']);
    expect(shots[0]?.beats).toHaveLength(2);
  });

  test('some finish only what is named, and begin a shot of their own after anything else', () => {
    const book = { cast: great('cast'), went: caption('step'), attacked: caption('blow', { folds: ['cast'] }) };
    const kinds = (...types: string[]) =>
      direct(
        types.map((type) => heard(type)),
        direction(book),
      ).map(({ type }) => type);
    expect(kinds('cast', 'attacked')).toEqual(['cast']);
    expect(kinds('went', 'attacked')).toEqual(['went', 'attacked']);
  });

  test('what only began something is known to what is shown of it; what can be expected is said where dice are thrown', () => {
    const book = { called: caption('card', { opens: true }), dice: roll('good') };
    const more = { beat: () => ({ ms: 0, dice: [3] }), foretold: () => phrase('about two') };
    const [shot] = direct([heard('called'), heard('dice')], direction(book, more));
    expect(shot?.began.map(({ event }) => event.type)).toEqual(['called']);
    expect(shot?.foretold).toEqual(phrase('about two'));
    expect(direct([heard('dice')], direction(book, { foretold: more.foretold }))[0]?.foretold).toBeNull();
  });

  test('nobody is told before the dice have stopped, and the verdict can be read', () => {
    const [shot] = direct([heard('dice')], direction({ dice: roll('good') }));
    expect(shot).toMatchObject({ tell: 1050, ms: 2000, cue: 'throw', verdict: 'good' });
  });

  test('of several dice the last one stops before anything is told; where many throw, all stop at once', () => {
    const thrown = (dice: number[]) => ({ ms: 0, dice });
    const tellOf = (beats: number[][]) => {
      const block = beats.map((_, i) => heard('dice', { i }));
      const book = { dice: roll('good', { bundles: true }) };
      const beat = (event: Event) => thrown(beats[Number((event as { i?: number }).i)] ?? []);
      return direct(block, direction(book, { beat }))[0]?.tell;
    };
    expect(tellOf([[3]])).toBe(1050);
    expect(tellOf([[3, 4]])).toBe(1130);
    expect(tellOf([[3], [4], [5]])).toBe(1050);
  });

  test('a great moment lasts as it is written, its dice as they must, and it is never slower than a reader wants', () => {
    const book = {
      ring: great('ring', { ms: 4500, tell: 800 }),
      cards: great('flip', { ms: 2000, each: 450, bundles: true }),
    };
    expect(direct([heard('ring')], direction(book))[0]).toMatchObject({
      ms: 4500,
      tell: 800,
      pace: { first: 1, told: 1 },
    });
    expect(direct([heard('cards'), heard('cards'), heard('cards')], direction(book))[0]).toMatchObject({ ms: 2900 });
    const quick = direct([heard('ring')], direction(book, { speed: 'quick' }))[0];
    expect(quick?.ms).toBe(1500);
    expect(quick?.tell).toBeCloseTo((800 * 1500) / 4500);
    expect(quick?.pace.told).toBeLessThan(0.5);
  });

  test('several are told in one sentence where the game has one', () => {
    const book = { march: caption('march', { bundles: true }) };
    const block = [heard('march'), heard('march'), heard('march')];
    const [shot] = direct(block, direction(book, { together: ({ length }) => phrase('all', { n: length }) }));
    expect(shot).toMatchObject({ sentences: [phrase('all', { n: 3 })], more: 0 });
  });

  test('what strikes the viewer weighs more', () => {
    const book = { taken: caption('chain', { mine: 'great', mineCue: 'curse' }) };
    const of = (by: number) => direct([heard('taken', { by })], direction(book))[0];
    expect(of(1)).toMatchObject({ tier: 'caption', cue: 'chain', isMine: false });
    expect(of(0)).toMatchObject({ tier: 'great', cue: 'curse', isMine: true });
  });

  test('a great moment is shown whole twice, then shortly; some always whole', () => {
    const book = { spell: great('cast'), death: great('toll', { always: true }) };
    const lengths = (type: string, before: number) =>
      direct([heard(type)], direction(book, { times: () => before }))[0]?.ms;
    expect([0, 1, 2].map((before) => lengths('spell', before))).toEqual([2600, 2600, 1500]);
    expect(lengths('death', 9)).toBe(2600);
    // Of several at once the first is seen whole; one's own always are.
    const many = (more: object) => direct([heard('spell', more), heard('spell', more)], direction(book));
    expect(many({ by: 1 }).map(({ ms }) => ms)).toEqual([2600, 1500]);
    expect(many({ by: 0 }).map(({ ms }) => ms)).toEqual([2600, 2600]);
  });

  test('what only begins something is told with it, and one great moment gives way to a greater one', () => {
    const book = {
      used: caption('spirit', { opens: true }),
      dice: roll('good'),
      won: great('win', { always: true, yields: true }),
      end: great('win', { always: true, ms: 5000 }),
    };
    const [shot, ...more] = direct([heard('used'), heard('dice')], direction(book));
    expect(more).toEqual([]);
    expect(shot).toMatchObject({ tier: 'roll', sentences: [phrase('used'), phrase('dice')], upTo: 1 });
    expect(direct([heard('used')], direction(book))).toMatchObject([{ tier: 'caption' }]);
    expect(direct([heard('won'), heard('end')], direction(book)).map(({ ms }) => ms)).toEqual([1500, 5000]);
    expect(direct([heard('won')], direction(book)).map(({ ms }) => ms)).toEqual([2600]);
  });

  test('where time is short others’ captions are only seen, one’s own are kept', () => {
    const book = { goes: caption('step') };
    const block = [1, 0, 1, 1].map((by) => heard('goes', { by }));
    const shots = direct(block, direction(book, { left: 2100 }));
    expect(shots.map(({ tier }) => tier)).toEqual(['tick', 'caption', 'tick', 'caption']);
  });

  test('ticks in a row end soon', () => {
    const book = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`t${i}`, tick('tap')]));
    const shots = direct(
      Object.keys(book).map((type) => heard(type)),
      direction(book),
    );
    expect(shots.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(600);
  });

  test('where nothing may move, what is to be read still has its time', () => {
    const book = { goes: caption('step'), dice: roll('good'), taken: great('chain'), small: tick('tap') };
    const block = Object.keys(book).map((type) => heard(type));
    const shots = direct(block, direction(book, { isStill: true, beat: () => walk('a') }));
    expect(shots.map(({ ms, tell, walk: way }) => [ms, tell, way])).toEqual([
      [900, 0, 0],
      [950, 0, 0],
      [1500, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe.each(Object.keys(GAMES))('%s', (game) => {
  test('in whole matches everything that is heard is shown or in the log, slowly enough and not too long', async () => {
    let shown = 0;
    for (const { block, view } of await toldIn(game, 'stage', 150)) {
      const left = TIMES.normal.budget;
      const by = directionIn(game, view, { left });
      const shots = direct(block, by);
      shown += shots.length;
      for (const { tier, ms, tell, type } of shots) {
        expect(tell).toBeLessThanOrEqual(ms);
        if (tier === 'caption') expect(ms).toBeGreaterThanOrEqual(900);
        if (tier === 'roll') expect(ms).toBeGreaterThanOrEqual(1200);
        // One card after the other comes up, however many they are.
        if (tier === 'great' && type !== 'turned') expect(ms).toBeLessThanOrEqual(5000);
      }
      const others = shots.filter((shot) => !shot.isMine).reduce((sum, { ms }) => sum + ms, 0);
      expect(others).toBeLessThanOrEqual(left);
      const last = block.findLastIndex(({ event }) => by.staging(event).tier !== 'log');
      expect(Math.max(-1, ...shots.map(({ upTo }) => upTo))).toBeGreaterThanOrEqual(last);
    }
    expect(shown).toBeGreaterThan(20);
  });
});
