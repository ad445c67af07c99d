import { demons } from '@conjure/demons';
import { asGame } from '@conjure/engine';
import { type Chair, libraryOf, memoryStore, newHost, type ServerMessage } from '@conjure/host';
import { lodge } from '@conjure/lodge';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageFace } from '../games/face.ts';
import type { Beat } from '../stage/beat.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { isRejection, newWire, type Wire } from '../wire/wire.ts';

let openSession: typeof import('../table/session/open-session.ts').openSession;

beforeAll(async () => {
  // What a page finds in its browser.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  ({ openSession } = await import('../table/session/open-session.ts'));
});
afterAll(() => void vi.unstubAllGlobals());

const nobody = () => null;
const face = (beat: PageFace['beat'] = nobody, secrets = true): PageFace => ({
  secrets,
  Scene: nobody as never,
  Widget: nobody as never,
  drawers: [],
  nameOf: (_, seat) => ({ key: '', or: String(seat) }),
  beat,
});

/** A table with the real host at the other end of the wire, in the same thread. It may crash: another takes its place. */
function laid(): Wire & { crash(): void } {
  let told: (message: ServerMessage) => void = () => {};
  let lost = () => {};
  let names = 0;
  const store = memoryStore();
  const start = () =>
    newHost({
      games: libraryOf([asGame(demons), asGame(lodge)]),
      store,
      scheduler: {
        now: () => 0,
        after(ms, run) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      send: (_, message) => told(message),
      newId: () => `match-${names++}`,
    });
  let host = start();
  const wire = newWire({
    send: (message) => void host.receive('page', structuredClone(message)),
    hear: (heard) => {
      told = heard;
    },
    broken: (tell) => {
      lost = tell;
    },
  });
  return {
    ...wire,
    crash() {
      host = start();
      lost();
    },
  };
}

const person: Chair = { who: 'person' };

async function sit(
  seats: Chair[],
  options: { practice?: boolean; face?: PageFace; wire?: Wire; game?: string } = {},
): Promise<Session> {
  const { wire = laid(), practice = false, game = 'demons' } = options;
  const opened = await wire.ask({ do: 'open', game, seats, seed: 'ararat', practice }, 'opened');
  if (isRejection(opened)) throw new Error('no match');
  return come(wire, opened.match, options.face);
}

async function come(wire: Wire, match: string, own: PageFace = face()): Promise<Session> {
  const came = await openSession(wire, match, async () => own);
  if (!('session' in came)) throw new Error('no session');
  return came.session;
}

const gold = { shield: 'Gold' };
const east = (session: Session) => session.asked?.options?.at(-1)?.answer;

describe('a session', () => {
  test('what is certain is done at once, and the next question follows', async () => {
    const session = await sit([person]);
    expect(session.asked?.kind).toBe('shield');
    await session.choose(gold);
    expect(session.asked?.kind).toBe('place');
    expect(session.considered).toBeNull();
    expect(session.story.at(-1)?.step).toBe(1);
    session.close();
  });

  test('an answer that came too late is put before its person again where the same is asked', async () => {
    const wire = laid();
    let isLate = true;
    const slow: Wire = {
      ...wire,
      // It arrives when the question it was for is gone, and the same is asked under another number.
      ask: (message, ...kinds) => {
        const came = message.do === 'answer' && isLate ? { ...message, question: message.question + 1 } : message;
        if (message.do === 'answer') isLate = false;
        return wire.ask(came, ...kinds);
      },
    };
    const session = await sit([person], { wire: slow });
    await session.choose(gold);
    await vi.waitUntil(() => session.considered?.odds);
    expect(session.asked?.kind).toBe('shield');
    expect(session.considered).toMatchObject({ answer: gold, against: null });
    await session.confirm();
    expect(session.asked?.kind).toBe('place');
    session.close();
  });

  test.each([[[person]], [[person, person]]])(
    'a hint stays while others answer, as long as the same is asked, for %j at the screen',
    async (people) => {
      const session = await sit([...people, { who: 'bot', level: 'random' }], { game: 'lodge' });
      if (session.curtain !== null) session.drawCurtain();
      const { question } = session.asked ?? {};
      const step = session.now?.step ?? 0;
      await session.askHint('random');
      expect(session.hint?.question).toBe(question);
      await vi.waitUntil(() => (session.now?.step ?? 0) > step, 20_000);
      expect(session.asked?.question).toBe(question);
      expect(session.hint?.question).toBe(question);
      expect(session.hinting).toBe(true);
      await session.choose(session.hint?.answer);
      if (session.considered) await session.confirm();
      expect(session.hint).toBeNull();
      expect(session.hinting).toBe(false);
      session.close();
    },
  );

  test('a hint that comes after the question is closed is not waited for', async () => {
    const session = await sit([person]);
    const coming = session.askHint('random');
    expect(session.hinting).toBe(true);
    await session.choose(gold);
    await coming;
    expect(session.hinting).toBe(false);
    expect(session.hint).toBeNull();
    session.close();
  });

  test('dice want a second look; looking away gives nothing', async () => {
    const session = await sit([person]);
    await session.choose(gold);
    await session.choose(east(session));
    const conjure = { do: 'conjure', rank: 'Duke' };
    await session.choose(conjure);
    expect(session.considered).toMatchObject({ answer: conjure, confirm: true, against: null });
    expect(session.considered?.odds?.outcomes.length).toBeGreaterThan(1);
    await session.consider(null);
    expect(session.considered).toBeNull();
    expect(session.now?.step).toBe(2);
    await session.choose(conjure);
    await session.confirm();
    expect(session.now?.step).toBe(3);
    session.close();
  });

  test('what is only pointed at stands until one points elsewhere, and never in the way of a choice', async () => {
    const session = await sit([person]);
    await session.choose(gold);
    await session.choose(east(session));
    const conjure = { do: 'conjure', rank: 'Duke' };
    await session.point(conjure);
    expect(session.considered).toMatchObject({ answer: conjure, confirm: false });
    await session.point(null);
    expect(session.considered).toBeNull();
    await Promise.all([session.choose(conjure), session.point({ do: 'wait' })]);
    expect(session.considered).toMatchObject({ answer: conjure, confirm: true });
    await session.point(null);
    expect(session.considered).toMatchObject({ answer: conjure, confirm: true });
    session.close();
  });

  test('a careful choice wants a second look even where it is certain', async () => {
    const session = await sit([person]);
    await session.choose(gold, true);
    expect(session.considered).toMatchObject({ answer: gold, confirm: true });
    expect(session.now?.step).toBe(0);
    await session.confirm();
    expect(session.asked?.kind).toBe('place');
    session.close();
  });

  test('a refusal names its rule, and nothing has changed', async () => {
    const session = await sit([person]);
    await session.choose(gold);
    await session.choose({ hex: '1208' });
    const against = session.considered?.against;
    expect(against?.is === 'refused' && against.refused.rule).toBeTruthy();
    expect(session.asked?.kind).toBe('place');
    session.dismissTrouble();
    expect(session.considered).toBeNull();
    session.close();
  });

  test('two at one screen: a curtain falls between them, and behind it nothing is asked', async () => {
    const session = await sit([person, person]);
    const first = session.curtain ?? -1;
    expect(session.asked).toBeNull();
    session.drawCurtain();
    expect(session.curtain).toBeNull();
    expect(session.asked?.seats).toEqual([first]);
    expect(session.viewer).toBe(first);
    await session.choose(gold);
    const other = 1 - first;
    expect(session.curtain).toBe(other);
    expect(session.asked).toBeNull();
    session.drawCurtain();
    expect(session.viewer).toBe(other);
    expect(session.asked?.seats).toEqual([other]);
    session.close();
  });

  test('whoever comes back to one screen finds the curtain closed', async () => {
    const wire = laid();
    const session = await sit([person, person], { wire });
    session.drawCurtain();
    await session.choose(gold);
    session.drawCurtain();
    const { viewer, match } = session;
    session.close();
    const back = await come(wire, match);
    expect(back.curtain).toBe(viewer);
    back.close();
  });

  test('when the host crashes another takes its place, and what is answered meanwhile counts', async () => {
    const wire = laid();
    const session = await sit([person], { wire });
    wire.crash();
    expect(session.trouble).toMatchObject({ is: 'error', what: 'failed' });
    await session.choose(gold);
    expect(session.asked?.kind).toBe('place');
    session.close();
  });

  test('when no host can come back to the match, that is said, and the next deed tries again', async () => {
    const wire = laid();
    const session = await sit([person], { wire });
    const { ask } = wire;
    wire.ask = async () => ({ is: 'error', what: 'inUse', match: session.match });
    wire.crash();
    await vi.waitFor(() => expect(session.trouble).toMatchObject({ what: 'inUse' }));
    wire.ask = ask;
    await session.askHint('easy');
    expect(session.trouble).toMatchObject({ what: 'noMatch' });
    await session.choose(gold);
    expect(session.asked?.kind).toBe('place');
    session.close();
  });

  test('where nothing is hidden, seats change without a curtain', async () => {
    const session = await sit([person, person], { face: face(nobody, false) });
    const [first] = session.asked?.seats ?? [];
    await session.choose(gold);
    await vi.waitFor(() => expect(session.viewer).toBe(1 - first));
    expect(session.curtain).toBeNull();
    session.close();
  });

  test('the board and the story wait for what is being shown, and questions with them', async () => {
    const beat: Beat = { ms: 10_000 };
    const session = await sit([person], { face: face(() => beat) });
    const before = session.snapshot?.step;
    await session.choose(gold);
    expect(session.showing.shot?.type).toBe('shielded');
    expect(session.snapshot?.step).toBe(before);
    expect(session.story).toHaveLength(1);
    expect(session.asked).toBeNull();
    session.showing.skipAll();
    expect(session.snapshot?.step).toBe(1);
    expect(session.story.length).toBeGreaterThan(1);
    expect(session.asked?.kind).toBe('place');
    session.close();
  });

  test('the past can be looked at, and played on from', async () => {
    const session = await sit([person], { practice: true });
    await session.choose(gold);
    await session.choose(east(session));
    await session.look(1);
    expect(session.snapshot?.step).toBe(1);
    expect(session.asked).toBeNull();
    await Promise.all([session.look(2), session.look(0), session.look(1)]);
    expect(session.step).toBe(1);
    expect(await session.fork()).toMatch(/^match-/);
    session.backToPresent();
    expect(session.snapshot?.step).toBe(2);
    expect(session.asked?.kind).toBe('first');
    session.close();
  });

  test('in practice everything can be taken back and done again; otherwise not what dice have told', async () => {
    const practice = await sit([person], { practice: true });
    await practice.choose(gold);
    expect(practice.undoBar).toBe('free');
    await practice.undo();
    expect(practice.asked?.kind).toBe('shield');
    expect(practice.mayRedo).toBe(true);
    await practice.redo();
    expect(practice.asked?.kind).toBe('place');
    practice.close();

    const serious = await sit([person]);
    await serious.undo();
    expect(serious.trouble).toMatchObject({ is: 'undoBarred', why: 'nothing' });
    serious.close();
  });

  test('one who leaves his last seat to a bot goes on watching', async () => {
    const session = await sit([person, { who: 'bot', level: 'random' }]);
    session.setPace({ paused: true });
    session.resign('random');
    await vi.waitFor(() => expect(session.viewer).toBeNull());
    expect(session.asked).toBeNull();
    expect(session.now?.places.every(({ chair }) => chair.who === 'bot')).toBe(true);
    session.close();
  });

  test('a seat that was left to a bot can be taken back, also when one comes to the match anew', async () => {
    const wire = laid();
    const session = await sit([person, { who: 'bot', level: 'random' }], { wire });
    session.setPace({ paused: true });
    session.resign('random');
    await vi.waitFor(() => expect(session.viewer).toBeNull());
    expect(session.lent).toEqual([0]);
    await session.takeBack(0);
    expect([session.viewer, session.seats, session.lent]).toEqual([0, [0], []]);
    expect(session.asked?.kind).toBe('shield');
    session.resign('random');
    await vi.waitFor(() => expect(session.viewer).toBeNull());
    session.close();
    const later = await come(wire, session.match);
    expect([later.viewer, later.lent]).toEqual([null, [0]]);
    await later.takeBack(0);
    expect(later.viewer).toBe(0);
    await later.takeBack(0);
    expect(later.trouble).toMatchObject({ is: 'error', what: 'notYourSeat' });
    later.close();
  });

  test('what there is no choice in is answered by itself, and undo goes past it', async () => {
    const session = await sit([person, { who: 'bot', level: 'random' }], { game: 'lodge', practice: true });
    session.setPace({ ms: 0 });
    const isAsked = () => session.asked !== null || session.now?.over;
    for (let turns = 0; session.asked?.forced === undefined; turns++) {
      await vi.waitUntil(isAsked, 20_000);
      if (turns > 200 || session.now?.over) throw new Error('there was always a choice');
      const { forced, options, sampled } = session.asked ?? {};
      const choices = options ?? sampled ?? [];
      if (forced === undefined) await session.give(choices[(turns * 7) % choices.length]?.answer);
    }
    const { question } = session.asked;
    const step = session.now?.step ?? 0;
    await vi.waitUntil(() => session.asked && session.asked.question !== question, 20_000);
    await session.undo();
    expect(session.now?.step).toBeLessThan(step);
    expect(session.asked?.forced).toBeUndefined();
    session.close();
  });

  test('the same set-up can be played again', async () => {
    const session = await sit([person], { practice: true });
    const again = await session.again();
    expect(again).not.toBeNull();
    expect(again).not.toBe(session.match);
    session.close();
  });
});
