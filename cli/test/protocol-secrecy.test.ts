import { demons, type State } from '@conjure/demons';
import { imagine, type Match, play, type Seat, type Viewer } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { chance } from '../protocol/test/mutate.ts';
import { type Asked, type Said, type Talk, talk } from '../protocol/test/talk.ts';

function matchOf({ session }: Talk, name: string): Match {
  const found = session.plays.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.match;
}

const stateOf = (talking: Talk, match: string): State => matchOf(talking, match).table.state as State;

interface Decision {
  match: string;
  seat: Seat;
  question: number;
  answer: unknown;
}

/** Magicians near each other and near mortals, with much to hide and much to do with it. */
const CROWD = [
  { hex: '0705', spirits: [10, 9, 33], shield: 'Silver' },
  { hex: '0605', spirits: [58, 15, 5], treasures: ['43'] },
  { hex: '0905', spirits: [21, 38, 48], shield: 'Gold' },
  { hex: '0808', spirits: [67, 55, 62], treasures: ['16', '53'] },
];

/** Plays a match at random; `before` sees every answer before it is given, and its position. */
function wander(talking: Talk, seats: number, seed: string, decisions: number, before: (next: Decision) => void): void {
  const { ask } = talking;
  const { match } = ask({ do: 'new', game: 'demons', seats, seed, scenario: { magicians: CROWD.slice(0, seats) } });
  for (let n = 0; n < decisions; n++) {
    const [open] = ask({ do: 'open', match }).open as (Asked | undefined)[];
    if (!open) return;
    const [seat] = open.seats;
    const { answer, question } = ask({ do: 'bot', match, seat, level: 'random', seed: `${seed} ${n}` });
    const next = { match, seat, question: Number(question), answer };
    before(next);
    ask({ do: 'answer', ...next });
  }
}

/** Spirits on the displays of the others that nobody has shown. */
const unseenBy = (state: State, viewer: Viewer): number[] =>
  state.magicians.flatMap(({ held, known }, seat) =>
    seat === viewer ? [] : held.filter((spirit) => !known.includes(spirit)),
  );

const SPIRITS = ['spirit', 'spirits', 'lure', 'release', 'with', 'controlling', 'borrowed', 'lent', 'known'];

/** Every number that stands for a spirit, wherever it is in a reply. */
function spiritsIn(value: unknown, named = false): number[] {
  if (typeof value === 'number') return named ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => spiritsIn(inner, isList ? named : SPIRITS.includes(key)));
}

const nameOf = (spirit: number): string => demons.lore.spirits[spirit]?.name ?? '';
const says = (text: string, name: string): boolean => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text);

test('[R48] [R106] nothing a viewer gets names a spirit that another holds face down, by number or by name', () => {
  let hidden = 0;
  for (const seats of [2, 3, 4]) {
    const talking = talk();
    const { ask } = talking;
    wander(talking, seats, `told ${seats}`, 70, (next) => {
      for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const { match } = ask({ do: 'fork', match: next.match });
        const replies = [
          ask({ do: 'answer', ...next, match, viewer, labels: true }),
          ask({ do: 'view', match, viewer }),
          ask({ do: 'open', match, seat: viewer, labels: true }),
        ];
        const unseen = unseenBy(stateOf(talking, match), viewer);
        hidden += unseen.length;
        const named = new Set(spiritsIn(replies));
        const text = JSON.stringify(replies);
        for (const spirit of unseen) {
          expect(named.has(spirit), `${spirit} in ${text}`).toBe(false);
          expect(says(text, nameOf(spirit)), `${nameOf(spirit)} in ${text}`).toBe(false);
        }
        ask({ do: 'close', match });
      }
    });
  }
  expect(hidden).toBeGreaterThan(1000);
});

const bytes = ({ id: _, ...reply }: Said): string => JSON.stringify(reply);

describe('whatever is hidden from a seat may change, and it is told the same, byte for byte', () => {
  test('in its view and its open questions, at any moment', () => {
    const dice = chance('imagined');
    let changed = 0;
    for (const seats of [2, 4]) {
      const talking = talk();
      const elsewhere = talk();
      wander(talking, seats, `imagined ${seats}`, 90, ({ match }) => {
        const real = matchOf(talking, match);
        for (let seat = 0; seat < seats; seat++) {
          const world = imagine(real, seat, dice);
          // The number of the question is everybody's to know.
          if (world.open && real.open) world.open.id = real.open.id;
          if (JSON.stringify(world.table.state) !== JSON.stringify(real.table.state)) changed++;
          elsewhere.session.plays.set(match, play(world));
          for (const what of [
            { do: 'view', viewer: seat },
            { do: 'open', seat, labels: true },
            { do: 'open', seat, lang: 'fr' },
          ])
            expect(bytes(elsewhere.ask({ match, ...what }))).toBe(bytes(talking.ask({ match, ...what })));
        }
      });
    }
    expect(changed).toBeGreaterThan(200);
  });

  test('in its odds, its refusals and what it hears of its own answers', () => {
    const dice = chance('worlds');
    const met = { odds: 0, refusals: 0, events: 0 };
    for (const seats of [2, 3]) {
      const talking = talk();
      wander(talking, seats, `worlds ${seats}`, 120, (next) => {
        const worlds = twoWorlds(talking, next.match, next.seat, dice);
        if (!worlds) return;
        const both = (what: object): string => {
          const [one, other] = worlds.map((match) => bytes(talking.ask({ match, ...what })));
          expect(other).toBe(one);
          return one;
        };
        const { seat } = next;
        const decision = { seat, question: 0 };
        const [{ options = [], sampled = [] }] = talking.ask({ do: 'open', match: worlds[0], seat }).open;
        both({ do: 'open', seat, labels: true });
        for (const answer of [...options, ...sampled].slice(0, 8)) {
          both({ do: 'odds', ...decision, answer });
          met.odds++;
        }
        // A guess must not tell whether it was right. [R48]
        for (const lure of [1, 10, 26, 62])
          for (const spirit of [6, 10, 33, 58]) {
            const guess = { do: 'power', power: 'F', spirit, magician: (seat + 1) % seats, lure };
            if (both({ do: 'explain', ...decision, answer: guess }).includes('refused')) met.refusals++;
          }
        const odds = talking.ask({ do: 'odds', match: worlds[0], ...decision, answer: next.answer });
        if (odds.complete && !drawsNext(next.answer)) {
          both({ do: 'answer', ...decision, answer: next.answer, viewer: seat, labels: true });
          both({ do: 'view', viewer: seat });
          met.events++;
        }
        for (const match of worlds) talking.ask({ do: 'close', match });
      });
    }
    expect(met.odds).toBeGreaterThan(100);
    expect(met.refusals).toBeGreaterThan(50);
    expect(met.events).toBeGreaterThan(20);
  });
});

/** The step after it turns over counters that nobody has seen: then the worlds may part. */
const drawsNext = (answer: unknown): boolean => (answer as { do?: string }).do === 'conjure';

/** The position at its last rest, begun twice: as it is, and as the seat may imagine it. Null where the seat is not asked there. */
function twoWorlds(talking: Talk, match: string, seat: Seat, dice: ReturnType<typeof chance>): string[] | null {
  const { rest, given } = matchOf(talking, match);
  if (!rest || rest.given < given.length) return null;
  const { ask } = talking;
  const { id: _, ...wanted } = ask({ do: 'scenario', match });
  const begin = (scenario: unknown): Said => ask({ do: 'new', seed: 'worlds', ...wanted, scenario });
  const real = begin(wanted.scenario);
  for (let tries = 0; tries < 20; tries++) {
    const at = { state: rest.state as State, lore: demons.lore };
    const state = demons.imagine(at, seat, dice);
    const other = begin(demons.writeScenario({ ...at, state }));
    // Some questions are asked only of those who hold something fit: such a world cannot have led here.
    if (other.open[0]?.kind === real.open[0]?.kind && other.open[0].seats[0] === seat) return [real.match, other.match];
    ask({ do: 'close', match: other.match });
  }
  return null;
}
