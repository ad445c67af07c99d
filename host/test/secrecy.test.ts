import { demons, type State } from '@conjure/demons';
import {
  create,
  diceFrom,
  type Game,
  imagine,
  keepQuestionId,
  type Match,
  openTo,
  optionsOf,
  pick,
  play,
  type Seat,
  samePlain,
  seeded,
  type Viewer,
  waitingFor,
} from '@conjure/engine';
import { randomPlay, twinOf } from '@conjure/engine/proof';
import { budget } from '@conjure/engine/testing/budget';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { expect, test } from 'vitest';
import { prepareUpdates } from '../broadcast.ts';
import type { ClientMessage } from '../client-messages.ts';
import { stateFor } from '../gate/state.ts';
import type { HostState } from '../host-state.ts';
import { type HostedMatch, newHostedMatch } from '../hosted-match.ts';
import type { MatchMessage } from '../receive.ts';
import type { Outgoing } from '../server-messages.ts';
import { received, withPeople } from '../testing/received.ts';
import { person } from '../testing/test-host.ts';

/** A connection for each seat, and one that watches. */
function hostedWith(match: Match): HostedMatch {
  const chairs = Array.from({ length: match.origin.seats }, () => person);
  const people = Object.fromEntries(chairs.map((_, seat) => [`p${seat}`, [seat]]));
  return withPeople(newHostedMatch('m', play(match), chairs), { ...people, watcher: [] });
}

/** The same hosted match around another of the engine’s: what has been told and answered is as it was. */
function around(hosted: HostedMatch, world: Match): HostedMatch {
  const { match } = hosted.play;
  world.answers = match.answers;
  world.story = match.story;
  world.questionCount = match.questionCount;
  if (world.open && match.open) keepQuestionId(world.open, match.open);
  return { ...hosted, play: { ...hosted.play, match: world } };
}

test('whatever is hidden from a seat could be otherwise, and every message to it would be the same, byte for byte', () => {
  const met = { changed: 0, states: 0, replies: 0 };
  for (const seats of [2, 3, 4]) {
    randomPlay(demons, { seats, seed: `host ${seats}` }, (live, decision) => {
      if (decision % 3 !== 0 || decision > 250) return;
      const hosted = hostedWith(live as unknown as Match);
      const dice = diceFrom(seeded(`host ${decision}`));
      for (let seat = 0; seat < seats; seat++) {
        let world: Match;
        try {
          world = imagine(hosted.play.match, seat, dice);
        } catch {
          continue; // a seat that is not asked may have no way to imagine a half-answered question
        }
        if (JSON.stringify(world.table.state) !== JSON.stringify(live.table.state)) met.changed++;
        const other = around(hosted, world);
        expect(JSON.stringify(stateFor(other, seat, 0))).toBe(JSON.stringify(stateFor(hosted, seat, 0)));
        met.states++;
        if (!waitingFor(hosted.play.match).includes(seat)) continue;
        for (const message of questionsOf(hosted, seat)) {
          const [here, there] = [hosted, other].map((each) =>
            JSON.stringify(received(each, `p${seat}`, message).outgoing),
          );
          expect(there).toBe(here);
          met.replies++;
        }
      }
    });
  }
  expect(met.changed).toBeGreaterThan(50);
  expect(met.states).toBeGreaterThan(100);
  expect(met.replies).toBeGreaterThan(100);
});

test.each([
  ['Demons', demons, 3],
  ['the Lodge', lodge, 3],
  ['Sorcery', sorcery, 2],
  ['Satchel', satchel, 3],
] as [string, unknown, number][])(
  'in %s every patch, word and refusal on the wire is the same to a seat, whatever is hidden from it, and so is its length',
  (_, rules, seats) => {
    const game = rules as Game;
    const met = { changed: 0, patches: 0, asked: 0 };
    /** What the tables have before them since the decision before. */
    let lastSent: HostState['lastSent'] = new Map();
    const wireOf = (hosted: HostedMatch) => {
      const host = { deps: { hashEvery: 1 }, lastSent: new Map(lastSent) } as unknown as HostState;
      return { host, ...prepareUpdates(host, hosted) };
    };
    const most = budget(24, 120);
    randomPlay(game, { seats, seed: 'wire' }, (live, decision) => {
      if (decision > most) return;
      // Its log begins with the sitting down; each deed since was an answer.
      const steps = Array.from({ length: decision + 2 }, (_, n) => Math.max(0, n - 1));
      const hosted = { ...hostedWith(live as unknown as Match), n: decision + 1, steps };
      const truly = wireOf(hosted);
      for (let seat = 0; seat < seats && decision % 2 === 0; seat++) {
        const world = twinOf(hosted.play.match, seat, `${decision}`);
        if (!world) continue;
        if (!samePlain(world.table.state, live.table.state)) met.changed++;
        const other = around(hosted, world);
        const to = `p${seat}`;
        const heard = ({ outgoing }: { outgoing: readonly Outgoing[] }) =>
          JSON.stringify(outgoing.filter((each) => each.to === to));
        expect(heard(wireOf(other))).toBe(heard(truly));
        met.patches++;
        const asks: MatchMessage[] = [
          { do: 'words', match: 'm', viewer: seat },
          { do: 'story', match: 'm', viewer: seat, from: 0, to: 500 },
        ];
        if (waitingFor(hosted.play.match).includes(seat)) {
          const question = openTo(hosted.play.match, seat)?.id ?? 0;
          asks.push(
            { do: 'barred', match: 'm', seat, question },
            { do: 'labels', match: 'm', seat, question, from: 0 },
          );
        }
        for (const message of asks) {
          expect(heard(received(other, to, message))).toBe(heard(received(hosted, to, message)));
          met.asked++;
        }
      }
      lastSent = new Map([['m', truly.now]]);
    });
    expect(met.changed).toBeGreaterThan(5);
    expect(met.patches).toBeGreaterThan(20);
    expect(met.asked).toBeGreaterThan(met.patches);
  },
);

/** All that a seat could ask about some candidates, legal or not. */
function questionsOf({ play: { match } }: HostedMatch, seat: Seat): MatchMessage[] {
  const { open } = match;
  const answers = open?.question.candidates?.(seat).slice(0, 12) ?? [];
  return answers.map((answer) => ({ do: 'explain', match: 'm', seat, question: open?.id ?? 0, answer }));
}

/** Magicians near each other and near mortals, with much to hide and much to do with it. */
const CROWD = [
  { hex: '0705', spirits: [10, 9, 33], shield: 'Silver' },
  { hex: '0605', spirits: [58, 15, 5], treasures: ['43'] },
  { hex: '0905', spirits: [21, 38, 48], shield: 'Gold' },
];

const SPIRITS = ['spirit', 'spirits', 'lure', 'release', 'with', 'controlling', 'borrowed', 'lent', 'known'];

/** Every number that stands for a spirit, wherever it is in a message. In the facts of a phrase spirits are phrases, and numbers count. */
function spiritsIn(value: unknown, named = false): number[] {
  if (typeof value === 'number') return named ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'facts' ? [] : spiritsIn(inner, isList ? named : SPIRITS.includes(key)),
  );
}

const unseenBy = (state: State, viewer: Viewer): number[] =>
  state.magicians.flatMap(({ held, known }, seat) =>
    seat === viewer ? [] : held.filter((spirit) => !known.includes(spirit)),
  );

test('[R48] [R106] nothing said to a connection names a spirit that another holds face down', () => {
  const hidden = ['crowd', 'many', 'more'].reduce((sum, seed) => sum + listenIn(seed), 0);
  expect(hidden).toBeGreaterThan(1000);
});

/** Plays at random and checks all that is said; gives how much there was to hide. */
function listenIn(seed: string): number {
  const made = create(demons, { seats: 3, seed, scenario: { magicians: CROWD } });
  if ('fault' in made) throw new Error(made.fault.place);
  let hosted = hostedWith(made.match as unknown as Match);
  const dice = diceFrom(seeded(seed));
  let hidden = 0;
  const check = (outgoing: readonly Outgoing[]) => {
    const state = hosted.play.match.table.state as State;
    for (const { to, message } of outgoing) {
      const unseen = unseenBy(state, to === 'watcher' ? null : Number(to.slice(1)));
      hidden += unseen.length;
      const named = new Set(spiritsIn(message));
      const text = JSON.stringify(message);
      for (const spirit of unseen) {
        expect(named.has(spirit), `${spirit} to ${to} in ${text}`).toBe(false);
        expect(text).not.toContain(`"spirit.${spirit}"`);
      }
    }
  };
  for (let i = 0; i < 150 && hosted.play.match.open; i++) {
    const { open } = hosted.play.match;
    const [seat] = waitingFor(hosted.play.match);
    const options = optionsOf(open.question, seat);
    const answer = options ? options[dice.index('pick', options.length)] : pick(open.question, seat, dice);
    const decision = { match: 'm', seat, question: open.id, answer };
    check(received(hosted, `p${seat}`, { do: 'odds', ...decision }).outgoing);
    const update = received(hosted, `p${seat}`, { do: 'answer', ...decision });
    hosted = update.hosted;
    check(update.outgoing);
    expect(update.changed).toBe(true);
  }
  return hidden;
}

test('no seat gets what only another may have', () => {
  const made = create(demons, { seats: 2, seed: 'gate' });
  if ('fault' in made) throw new Error(made.fault.place);
  const hosted = hostedWith(made.match as unknown as Match);
  const seat = { match: 'm', seat: 1 };
  const wanted: ClientMessage[] = [
    { do: 'explain', ...seat, question: 0, answer: 0 },
    { do: 'odds', ...seat, question: 0, answer: 0 },
    { do: 'undo', ...seat },
    { do: 'history', match: 'm', viewer: 1, step: 0 },
    { do: 'export', match: 'm' },
  ];
  for (const from of ['p0', 'watcher', 'stranger'])
    for (const message of wanted) {
      const { outgoing } = received(hosted, from, message as MatchMessage);
      expect(outgoing).toHaveLength(1);
      expect(outgoing[0]).toMatchObject({ to: from, message: { is: 'error' } });
    }
});
