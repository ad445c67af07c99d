// What is shown at a table, and what of it may be known when, with the real host behind it and no browser.
import { demons } from '@conjure/demons';
import type { DemonsEvent } from '@conjure/demons/view';
import { asGame } from '@conjure/engine';
import { type Chair, libraryOf, memoryStore, newHost, type ServerMessage } from '@conjure/host';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { beatOf } from '../games/demons/beats.ts';
import { chanceOf } from '../games/demons/stage/chance.ts';
import { together } from '../games/demons/stage/together.ts';
import { BOOK, doerOf, isMine } from '../games/demons/staging.ts';
import type { PageFace } from '../games/face.ts';
import { stagingIn } from '../stage/staging.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { isRejection, newWire, type Wire } from '../wire/wire.ts';

let openSession: typeof import('../table/session/open-session.ts').openSession;
let set: typeof import('../app/settings.svelte.ts').set;
/** The page is another one's background. */
const page = { hidden: false };

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', page);
  ({ openSession } = await import('../table/session/open-session.ts'));
  ({ set } = await import('../app/settings.svelte.ts'));
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  page.hidden = false;
  set('speed', 'normal');
});

const nobody = () => null;
const face: PageFace = {
  secrets: true,
  Scene: nobody as never,
  Widget: nobody as never,
  nameOf: (_, seat) => ({ key: '', or: String(seat) }),
  beat: beatOf,
  staging: (event, _, viewer) => stagingIn(BOOK, event as DemonsEvent, viewer),
  isMine: (event, _, viewer) => isMine(event as DemonsEvent, viewer),
  chance: (event) => chanceOf(event as DemonsEvent),
  doer: (event) => doerOf(event as DemonsEvent),
  together,
  isHeading: ({ type }) => type === 'gameTurn' || type === 'playerTurn',
};

function laid(): Wire {
  let told: (message: ServerMessage) => void = () => {};
  const host = newHost({
    games: libraryOf([asGame(demons)]),
    store: memoryStore(),
    scheduler: {
      now: () => 0,
      // Bots answer as soon as they can.
      after(_, run) {
        queueMicrotask(run);
        return () => {};
      },
    },
    send: (_, message) => told(message),
    newId: () => 'match',
  });
  return newWire({
    send: (message) => void host.receive('page', structuredClone(message)),
    hear: (heard) => {
      told = heard;
    },
    broken: () => {},
  });
}

const person: Chair = { who: 'person' };
const bot: Chair = { who: 'bot', level: 'random' };

async function sit(seats: Chair[], seed: string): Promise<Session> {
  const wire = laid();
  const opened = await wire.ask({ do: 'open', game: 'demons', seats, seed }, 'opened');
  if (isRejection(opened)) throw new Error('no match');
  const came = await openSession(wire, opened.match, async () => face);
  if (!('session' in came)) throw new Error('no session');
  return came.session;
}

/** One of the answers there are, another one each time. */
async function answer(session: Session, nth: number): Promise<void> {
  const options = session.asked?.options ?? [];
  await session.choose(options[nth % options.length]?.answer);
  if (session.considered?.against) await session.choose(options[0]?.answer);
  if (session.considered) await session.confirm();
}

const PATIENCE = { timeout: 20_000 };
const asked = (session: Session) => vi.waitUntil(() => session.asked ?? session.curtain !== null, PATIENCE);

describe('before its dice have stopped nothing of a roll is known', () => {
  test.each(['calm', 'normal', 'quick', 'step'] as const)('%s, and whenever it is skipped', async (speed) => {
    set('speed', speed);
    const session = await sit([person, bot], `told ${speed}`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let [rolls, skips] = [0, 0];
    try {
      for (let nth = 0; rolls < 8 && nth < 80; nth++) {
        if (session.asked) await answer(session, nth * 7);
        const { showing } = session;
        // What stood there when the tray came.
        let before = { key: -1, story: 0, board: session.snapshot };
        for (let step = 0; showing.shot && step < 4000; step++) {
          const { shot } = showing;
          if (shot.dice.length > 0 && shot.tell > 0 && !showing.isTold) {
            if (before.key !== shot.key) {
              before = { key: shot.key, story: session.story.length, board: session.snapshot };
              rolls++;
            }
            // Log and voice, board and chips, what one is asked, what shines on the board.
            expect(session.story.length).toBe(before.story);
            expect(session.snapshot).toBe(before.board);
            expect(session.asked).toBeNull();
            expect(showing.onBoard?.beats).toEqual([]);
            for (const { event } of session.story.slice(before.story)) expect(shot.events).not.toContain(event);
          }
          // Not always at the same moment.
          if (showing.isWaiting || (nth % 3 === 1 && step % 13 === (nth * 5) % 13)) {
            showing.skip();
            skips++;
          }
          await vi.advanceTimersByTimeAsync(40);
        }
        await vi.advanceTimersByTimeAsync(1);
      }
    } finally {
      vi.useRealTimers();
    }
    session.close();
    expect(rolls).toBeGreaterThan(2);
    expect(skips).toBeGreaterThan(0);
  });
});

test('one press tells what is shown, a second ends it, and all of it can be ended at once: then the question stands', async () => {
  const session = await sit([person, bot], 'skipped');
  await answer(session, 0);
  const { showing } = session;
  await vi.waitUntil(() => showing.shot, PATIENCE);
  const key = showing.shot?.key;
  if (!showing.isTold) {
    showing.skip();
    expect(showing.isTold).toBe(true);
  }
  showing.skip();
  expect(showing.shot?.key).not.toBe(key);
  await vi.waitUntil(() => {
    showing.skipAll();
    return session.asked;
  }, PATIENCE);
  expect(showing.shot).toBeNull();
  session.close();
});

test('who looked elsewhere comes back to a few lines; nothing has been played, and seeing it all again changes nothing', async () => {
  const session = await sit([person, bot], 'an hour');
  set('speed', 'off');
  await asked(session);
  for (let nth = 0; nth < 3; nth++) {
    await asked(session);
    await answer(session, 0);
  }
  await asked(session);
  set('speed', 'normal');
  page.hidden = true;
  const shown: unknown[] = [];
  for (let nth = 0; nth < 4; nth++) {
    await answer(session, 0);
    shown.push(session.showing.shot);
    await vi.waitUntil(() => {
      shown.push(session.showing.shot);
      return session.asked;
    }, PATIENCE);
  }
  expect(new Set(shown)).toEqual(new Set([null]));
  page.hidden = false;
  const { recap, now } = session;
  expect(recap?.isDue).toBe(true);
  expect(recap?.lines.length).toBeGreaterThan(0);
  expect(recap?.lines.length).toBeLessThanOrEqual(5);
  const story = session.story.length;
  session.showing.replay(recap?.shots ?? []);
  expect(session.showing.shot).not.toBeNull();
  session.showing.skipAll();
  expect(session.now).toBe(now);
  expect(session.story.length).toBe(story);
  session.close();
});

test('behind a curtain one has seen nothing: who draws it is told, and only until he has answered', async () => {
  set('speed', 'off');
  const session = await sit([person, person], 'curtain');
  const drawn: (boolean | undefined)[] = [];
  for (let nth = 0; nth < 24; nth++) {
    await asked(session);
    if (session.curtain !== null) {
      session.drawCurtain();
      if (session.recap) drawn.push(session.recap.isDue);
    } else if (session.asked) await answer(session, nth);
  }
  expect(drawn.length).toBeGreaterThan(1);
  expect(new Set(drawn)).toEqual(new Set([true]));
  session.close();
});
