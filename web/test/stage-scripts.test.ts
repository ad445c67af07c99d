import { type Event, phrase } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { scriptOf as inDemons, signsOf as signsInDemons } from '../games/demons/stage/scripts.ts';
import { scriptOf as inLodge } from '../games/lodge/stage/scripts.ts';
import { scriptOf as inSatchel } from '../games/satchel/stage/scripts.ts';
import { scriptOf as inSorcery } from '../games/sorcery/stage/scripts.ts';
import { direct } from '../stage/direct.ts';
import { appear, fade } from '../stage/moves.ts';
import { type Cast, coming, first, GLOW, put, STAGE, type StageScript } from '../stage/script.ts';
import { beginOf, earliest, endOf } from '../stage/script-times.ts';
import type { Shot } from '../stage/shot.ts';
import { writtenOf } from '../stage/timing.ts';
import { directionIn, GAMES, toldIn } from './stage-matches.ts';

type ScriptOf = (event: Event, cast: Cast) => StageScript;
const SCRIPTS: { readonly [game: string]: ScriptOf } = {
  demons: inDemons,
  lodge: inLodge,
  satchel: inSatchel,
  sorcery: inSorcery,
};

/** At most so many things are on the stage. */
const MOST = 40;

/** What matches at random do not come to. */
const RARE: { readonly [game: string]: readonly object[] } = {
  demons: [
    { type: 'cornered', by: 0, mortal: 'abbot', hex: '0705' },
    { type: 'seized', by: 0, spirit: 3, box: '11', die: 2, needed: 3, success: true },
    { type: 'seized', by: 0, spirit: 3, box: '11', die: 6, needed: 3, success: false },
    { type: 'fetched', by: 0, spirit: 3, mortal: 'abbot', items: ['11', '12'] },
    { type: 'auctionCalled', by: 0, mortal: 'abbot' },
    { type: 'bids', bids: [{ by: 0, items: [], value: 12 }] },
    { type: 'ringSold', by: 1, mortal: 'abbot', items: ['11'] },
    { type: 'ringUnsold', tie: true },
    { type: 'ringFound', by: 0 },
    { type: 'died', by: 0, cause: 'torture' },
    { type: 'freed', by: 0 },
    { type: 'left', by: 0 },
    { type: 'quake', by: 0 },
    { type: 'cityDestroyed', by: 0, hex: '0705' },
    { type: 'familiar', by: 0, mortal: 'abbot' },
    { type: 'ended', winners: [1], nets: [null, 43] },
  ],
  lodge: [
    { type: 'saved', by: 0 },
    { type: 'unharmed', by: 0, familiar: 'polpetta' },
    { type: 'familiarSummoned', by: 0, familiar: 'polpetta' },
    { type: 'defeated', seat: 0, trophy: 1 },
    { type: 'moonRose', moon: 3 },
    { type: 'gameOver', winner: 'rose' },
    { type: 'finalScored', prizes: [{ who: 0, quests: 1, trophies: 0, tokens: 2, crown: 0, power: 20 }] },
  ],
  sorcery: [
    { type: 'raised', figure: 0, by: 1, click: 2, at: { x: 0, y: 0 } },
    { type: 'defeated', seat: 1, conceded: true },
    { type: 'objectiveGained', by: 0, objective: 'o1' },
    { type: 'gameOver', winner: 0, why: 'rounds' },
  ],
  satchel: [
    { type: 'swept', place: 'H2', pieces: [{ by: 1, number: 0 }] },
    { type: 'wyrmMoved', from: 1, to: 2, pieces: [{ by: 1, number: 0 }] },
    { type: 'wyrmMoved', from: 2, to: 1, pieces: [] },
    { type: 'hexed', hero: 1, symbol: 'key' },
    { type: 'wounded', hero: 1, number: 0, from: null },
    { type: 'activated', by: 1, familiar: 'ripple' },
    { type: 'cardOpened', place: 'H1', card: 'O01', left: 0 },
    { type: 'roundWon', side: 'heroes', won: [1, 2], tally: { a: 12, b: 3 } },
    { type: 'gameWon', side: 'sorcerer', won: [2, 1] },
  ],
};

describe('of a large picture come first', () => {
  const line = (...moves: Parameters<typeof put>[2][]) => put(GLOW, [0, 0, 10], ...moves);

  test('the lines that are seen first, as they lie over each other', () => {
    const [late, soon, atOnce] = [line(appear(900)), line(appear(300)), line(fade(2000))];
    const script = [late, soon, atOnce];
    expect(earliest(script, 0)).toEqual([]);
    expect(earliest(script, 1)).toEqual([atOnce]);
    expect(earliest(script, 2)).toEqual([soon, atOnce]);
    expect(earliest(script, 9)).toEqual(script);
  });

  test('and those that are there before the end may be told', () => {
    const [told, before] = [line(), first(line(appear(400)))];
    expect(earliest([told, before], 1)).toEqual([before]);
  });

  test('a line is seen when nothing hides it any more', () => {
    expect(beginOf(line())).toBe(0);
    expect(beginOf(line(fade(2000)))).toBe(0);
    expect(beginOf(line(appear(500), appear(300)))).toBe(500);
    expect(beginOf(coming('seat-1', line(appear(200)), 700))).toBe(700);
  });
});

test('what is drawn on the map of Demons shows before the dice stop nothing of how they fall', async () => {
  const { view } = (await toldIn('demons', 'stage', 10)).at(-1) ?? {};
  const signs = (die: number, woke: boolean) => {
    const events = ['abbot', 'emir-of-ani'].map(
      (mortal) => ({ type: 'woke', mortal, distance: 4, die, woke }) as Event,
    );
    const cast = { view, viewer: 0, facts: {}, events, inside: [], began: [] };
    return signsInDemons(events[0] as Event, cast);
  };
  const first = (script: StageScript) => JSON.stringify(script.filter(({ isFirst }) => isFirst));
  expect(first(signs(6, true))).toBe(first(signs(1, false)));
  expect(JSON.stringify(signs(6, true))).not.toBe(JSON.stringify(signs(1, false)));
});

describe.each(Object.keys(GAMES))('%s', (game) => {
  const scriptOf = SCRIPTS[game] as ScriptOf;

  test('every great moment has its script: on the stage, in its time, moved by nothing but place and light', async () => {
    const played = new Set<string>();
    const told = await toldIn(game, 'stage', 400);
    const view = told.at(-1)?.view as never;
    const rare = (RARE[game] ?? []).map((event) => ({ block: [narrated(event as Event)], view }));
    // Whoever it strikes sees most great moments.
    for (const { block, view } of [...told, ...rare])
      for (const shot of direct(block, directionIn(game, view, { isMine: () => true })))
        if (shot.tier === 'great') {
          played.add(shot.type);
          look(game, shot, view);
        }
    expect([...(RARE[game] ?? [])].filter(({ type }: { type?: string }) => !played.has(type ?? ''))).toEqual([]);
  });

  /** Holds a great moment to what a screen can play. */
  function look(game: string, shot: Shot, view: never): void {
    const [heard] = shot.events;
    if (!heard) throw new Error('a great moment of nothing');
    const events = shot.events.map(({ event }) => event);
    const script = scriptOf(heard.event, {
      view,
      viewer: 0,
      facts: heard.said.facts ?? {},
      events,
      inside: shot.inside.map(({ event }) => event),
      began: shot.began.map(({ event }) => event),
    });
    const written = writtenOf(directionIn(game, view).staging(heard.event), events.length, shot.dice.length);
    expect(script.length, shot.type).toBeGreaterThan(0);
    expect(script.length, shot.type).toBeLessThanOrEqual(MOST);
    // They come to the stage a few at a time, and are told apart by what they are.
    expect(new Set(script).size, shot.type).toBe(script.length);
    for (const line of script) {
      const room = line.isFirst ? written.ms : written.ms - written.tell;
      expect(endOf(line), `${shot.type} ${JSON.stringify(line.prop).slice(0, 80)}`).toBeLessThanOrEqual(room);
      expect(Math.abs(line.x)).toBeLessThanOrEqual(STAGE.width / 2);
      expect(Math.abs(line.y)).toBeLessThanOrEqual(STAGE.height / 2);
      for (const { frames } of line.moves)
        for (const frame of frames)
          expect(Object.keys(frame).every((key) => ['transform', 'opacity', 'offset'].includes(key))).toBe(true);
      // What a sound would give away waits until it may be told.
      if (line.isFirst) expect(line.cue).toBeNull();
    }
  }
});

const narrated = (event: Event): NarratedEvent => ({ event, said: phrase(event.type), step: 0 });

describe('before the end may be told nothing on the stage depends on it', () => {
  const before = (scriptOf: ScriptOf, event: Event, view: unknown): string =>
    JSON.stringify(
      scriptOf(event, { view, viewer: 0, facts: {}, events: [event], inside: [], began: [] }).filter(
        ({ isFirst }) => isFirst,
      ),
    );

  test('in Demons', async () => {
    const { view } = (await toldIn('demons', 'stage', 10)).at(-1) ?? {};
    const same = (a: Event, b: object) => {
      const first = before(inDemons, a, view);
      expect(first).not.toBe('[]');
      expect(before(inDemons, { ...a, ...b }, view)).toBe(first);
    };
    same({ type: 'conjured', by: 0, rank: 'Duke', die: 1, modifier: 0, penalty: 0, number: 1 } as Event, {
      die: 6,
      number: -2,
    });
    same(
      {
        type: 'fought',
        attackers: ['abbot'],
        attacker: null,
        defenders: [],
        defender: 0,
        hex: '0705',
        attack: 4,
        defence: 2,
        die: 1,
        result: 'Ax',
      } as Event,
      { die: 6, result: 'Dx' },
    );
    same({ type: 'seized', by: 0, spirit: 1, box: '11', die: 1, needed: 3, success: true } as Event, {
      die: 6,
      success: false,
    });
    same({ type: 'tortured', by: 0, die: 1, wounds: 2 } as Event, { die: 6, wounds: 0 });
    same({ type: 'bids', bids: [{ by: 0, items: [], value: 3 }] } as Event, {
      bids: [{ by: 0, items: ['1'], value: 9 }],
    });
  });

  test('in Sorcery', async () => {
    const { view } = (await toldIn('sorcery', 'stage', 60)).at(-1) ?? {};
    const spell = 'glass_bones';
    const cast = { dice: [1, 1], attack: 9, bonus: 0, modifiers: [], total: 11 };
    const won = { ...cast, dice: [6], total: 16 };
    const duel = {
      type: 'counterTried',
      by: 0,
      caster: 1,
      spell,
      card: null,
      cast,
      counter: won,
      worked: true,
    } as Event;
    const blow = { figure: 1, attack: 9, defense: 16, forAttack: [], forDefense: [], hit: true, dodge: 0 };
    const attack = { type: 'attacked', by: 0, form: 'close', ability: null, dice: [6, 6], blows: [blow] } as Event;
    const missed = { ...attack, dice: [1, 1], blows: [{ ...blow, hit: false }] } as Event;
    expect(before(inSorcery, missed, view)).toBe(before(inSorcery, attack, view));
    expect(before(inSorcery, { ...duel, cast: won, counter: cast, worked: false } as Event, view)).toBe(
      before(inSorcery, duel, view),
    );
  });
});
