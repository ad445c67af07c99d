import { demons } from '@conjure/demons';
import { asGame, type Event, phrase } from '@conjure/engine';
import { libraryOf, type NarratedEvent } from '@conjure/host';
import { one, only, person, playOn, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { describe, expect, test } from 'vitest';
import { BOOK as DEMONS, isMine as inDemons } from '../games/demons/staging.ts';
import { isMine as inLodge, BOOK as LODGE } from '../games/lodge/staging.ts';
import { isMine as inSatchel, BOOK as SATCHEL } from '../games/satchel/staging.ts';
import { isMine as inSorcery, BOOK as SORCERY } from '../games/sorcery/staging.ts';
import type { Beat } from '../stage/beat.ts';
import { type Direction, direct } from '../stage/direct.ts';
import { type Book, caption, LOG, names, roll, type Staging, scene, stagingIn, tick } from '../stage/staging.ts';
import { TIMES } from '../stage/timing.ts';

const heard = (type: string, more: object = {}): NarratedEvent => ({
  event: { type, ...more },
  said: phrase(type),
  step: 0,
});
const direction = (book: Record<string, Staging>, wish: Partial<Direction> = {}): Direction => ({
  staging: ({ type }) => book[type] ?? LOG,
  beat: () => null,
  isMine: (event) => names(event, ['by'], 0),
  letters: () => 20,
  speed: 'normal',
  isStill: false,
  left: 60_000,
  times: () => 0,
  ...wish,
});
const walk = (token: string): Beat => ({ ms: 700, motion: { token, path: ['0101', '0102'] } });

describe('shots', () => {
  test('like ones are shown together, with two sentences and a number', () => {
    const book = { march: caption('march', { bundles: true }), woke: tick('knock', { bundles: true }), sees: LOG };
    const block = ['woke', 'sees', 'march', 'woke', 'march', 'march'].map((type) => heard(type));
    const shots = direct(block, direction(book, { beat: ({ type }) => (type === 'march' ? walk('a') : null) }));
    expect(shots.map(({ tier, upTo }) => [tier, upTo])).toEqual([
      ['tick', 3],
      ['caption', 5],
    ]);
    expect(shots[1]).toMatchObject({ said: [phrase('march'), phrase('march')], more: 1 });
    expect(shots[1]?.beats).toHaveLength(3);
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
    expect(shots[0]).toMatchObject({ said: [phrase('attacked')], upTo: 1 });
    expect(shots[0]?.beats).toHaveLength(2);
  });

  test('nobody is told before the dice have stopped, and the verdict can be read', () => {
    const [shot] = direct([heard('dice')], direction({ dice: roll('good') }));
    expect(shot).toMatchObject({ tell: 1050, ms: 2000, cue: 'throw', verdict: 'good' });
  });

  test('what strikes the viewer weighs more', () => {
    const book = { taken: caption('chain', { mine: 'scene', mineCue: 'curse' }) };
    const of = (by: number) => direct([heard('taken', { by })], direction(book))[0];
    expect(of(1)).toMatchObject({ tier: 'caption', cue: 'chain', isMine: false });
    expect(of(0)).toMatchObject({ tier: 'scene', cue: 'curse', isMine: true });
  });

  test('a scene is shown whole twice, then shortly; some always whole', () => {
    const book = { spell: scene('cast'), death: scene('toll', { always: true }) };
    const lengths = (type: string, before: number) =>
      direct([heard(type)], direction(book, { times: () => before }))[0]?.ms;
    expect([0, 1, 2].map((before) => lengths('spell', before))).toEqual([2600, 2600, 1500]);
    expect(lengths('death', 9)).toBe(2600);
    const many = direct([heard('spell'), heard('spell'), heard('spell')], direction(book));
    expect(many.map(({ ms }) => ms)).toEqual([2600, 2600, 1500]);
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
    const book = { goes: caption('step'), dice: roll('good'), taken: scene('chain'), small: tick('tap') };
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

const GAMES = {
  demons: [
    2,
    (event: Event, _: unknown) => stagingIn(DEMONS as Book<Event>, event, 0),
    (event: Event) => inDemons(event as never, 0),
  ],
  lodge: [
    3,
    (event: Event) => stagingIn(LODGE as Book<Event>, event, 0),
    (event: Event, view: unknown) => inLodge(event as never, view as never, 0),
  ],
  sorcery: [
    2,
    (event: Event) => stagingIn(SORCERY as Book<Event>, event, 0),
    (event: Event, view: unknown) => inSorcery(event as never, view as never, 0),
  ],
  satchel: [
    3,
    (event: Event) => stagingIn(SATCHEL as Book<Event>, event, 0),
    (event: Event) => inSatchel(event as never, 0),
  ],
} as const;

describe.each(Object.entries(GAMES))('%s', (game, [seats, staging, isMine]) => {
  test('in whole matches everything that is heard is shown or in the log, slowly enough and not too long', async () => {
    const at = testHost({ games: libraryOf([asGame(demons), asGame(lodge), asGame(sorcery), asGame(satchel)]) });
    const { match } = one(
      await at.tell('a', { do: 'open', game, seats: Array(seats).fill(person), seed: 'stage' }),
      'opened',
    );
    await playOn(at, match, { 0: 'a', 1: 'a', 2: 'a' }, 'stage', 150);
    const states = only(
      at.sent.map(({ message }) => message),
      'state',
    ).filter(({ viewer }) => viewer === 0);
    let shown = 0;
    for (const { story, view } of states) {
      const block = story.events as readonly NarratedEvent[];
      const left = TIMES.normal.budget;
      const shots = direct(block, {
        ...direction({}, { left }),
        staging: (event) => staging(event, view),
        isMine: (event) => isMine(event, view),
      });
      shown += shots.length;
      for (const { tier, ms, tell } of shots) {
        expect(tell).toBeLessThanOrEqual(ms);
        if (tier === 'caption') expect(ms).toBeGreaterThanOrEqual(900);
        if (tier === 'roll') expect(ms).toBeGreaterThanOrEqual(1200);
        if (tier === 'scene') expect(ms).toBeLessThanOrEqual(5000);
      }
      const others = shots.filter((shot) => !shot.isMine).reduce((sum, { ms }) => sum + ms, 0);
      expect(others).toBeLessThanOrEqual(left);
      const last = block.findLastIndex(({ event }) => staging(event, view).tier !== 'log');
      expect(Math.max(-1, ...shots.map(({ upTo }) => upTo))).toBeGreaterThanOrEqual(last);
    }
    expect(shown).toBeGreaterThan(20);
  });
});
