import { imagine, keepQuestionId, type Match, play, type Seat } from '@conjure/engine';
import { budget } from '@conjure/engine/testing/budget';
import { describe, expect, test } from 'vitest';
import { chance } from '../protocol/test/mutate.ts';
import { SAMPLES } from '../protocol/test/samples.ts';
import { type OpenReply, type Reply, type Talk, talk } from '../protocol/test/talk.ts';

function matchOf({ session }: Talk, name: string): Match {
  const found = session.plays.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.match;
}

interface Decision {
  match: string;
  seat: Seat;
  question: number;
  answer: unknown;
}

/** Plays a match at random; `before` sees every answer before it is given, and its position. */
function wander(
  talking: Talk,
  wanted: object,
  seed: string,
  decisions: number,
  before: (next: Decision) => void,
): void {
  const { ask } = talking;
  const { match } = ask({ do: 'new', seed, ...wanted });
  for (let n = 0; n < decisions; n++) {
    const [open] = ask({ do: 'open', match }).open as (OpenReply | undefined)[];
    if (!open) return;
    const [seat] = open.seats;
    const { answer, question } = ask({ do: 'bot', match, seat, level: 'random', seed: `${seed} ${n}` });
    const next = { match, seat, question: Number(question), answer };
    before(next);
    ask({ do: 'answer', ...next });
  }
}

/** Every number under one of the names, wherever it is in a reply. */
function numbersIn(value: unknown, names: readonly string[], named = false): number[] {
  if (typeof value === 'number') return named ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, names, isList ? named : names.includes(key)));
}

const says = (text: string, name: string): boolean => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text);
const bytes = ({ id: _, ...reply }: Reply): string => JSON.stringify(reply);

describe.each(SAMPLES)('[R48] [R106] [B71] $game', ({ game, crowds, hidden, numbered, drawsNext, guesses }) => {
  test('nothing a viewer gets names what is hidden from it, by number or by name', () => {
    let unseen = 0;
    for (const { seats, wanted } of crowds) {
      const talking = talk();
      const { ask } = talking;
      wander(talking, { game, ...wanted }, `told ${seats}`, budget(20, 70), (next) => {
        for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
          const { match } = ask({ do: 'fork', match: next.match });
          const replies = [
            ask({ do: 'answer', ...next, match, viewer, labels: true }),
            ask({ do: 'view', match, viewer }),
            ask({ do: 'open', match, seat: viewer, labels: true }),
          ];
          const { words, numbers } = hidden(matchOf(talking, match), viewer);
          unseen += words.length;
          const named = new Set(numbersIn(replies, numbered));
          const text = JSON.stringify(replies);
          for (const number of numbers) expect(named.has(number), `${number} in ${text}`).toBe(false);
          for (const word of words) expect(says(text, word), `${word} in ${text}`).toBe(false);
          ask({ do: 'close', match });
        }
      });
    }
    expect(unseen).toBeGreaterThan(budget(300, 1000));
  });

  describe('whatever is hidden from a seat may change, and it is told the same, byte for byte', () => {
    test('in its view and its open questions, at any moment', () => {
      const dice = chance('imagined');
      let changed = 0;
      for (const { seats, wanted } of [crowds[0], crowds[crowds.length - 1]]) {
        const talking = talk();
        const elsewhere = talk();
        wander(talking, { game, ...wanted }, `imagined ${seats}`, budget(30, 90), ({ match }) => {
          const real = matchOf(talking, match);
          for (let seat = 0; seat < seats; seat++) {
            const world = imagine(real, seat, dice);
            // The number of the question is everybody's to know.
            if (world.open && real.open) keepQuestionId(world.open, real.open);
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
      expect(changed).toBeGreaterThan(budget(60, 200));
    });

    test('in its odds, its refusals and what it hears of its own answers', () => {
      const dice = chance('worlds');
      const met = { odds: 0, refusals: 0, events: 0 };
      for (const { seats, wanted } of crowds.slice(0, 2)) {
        const talking = talk();
        wander(talking, { game, ...wanted }, `worlds ${seats}`, budget(20, 60), (next) => {
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
          for (const answer of [...options, ...sampled].slice(0, 4)) {
            both({ do: 'odds', ...decision, answer });
            met.odds++;
          }
          // A guess must not tell whether it was right. [R48]
          for (const guess of guesses(seat, seats))
            if (both({ do: 'explain', ...decision, answer: guess }).includes('refused')) met.refusals++;
          const odds = talking.ask({ do: 'odds', match: worlds[0], ...decision, answer: next.answer });
          if (odds.complete && !drawsNext(next.answer)) {
            both({ do: 'answer', ...decision, answer: next.answer, viewer: seat, labels: true });
            both({ do: 'view', viewer: seat });
            met.events++;
          }
          for (const match of worlds) talking.ask({ do: 'close', match });
        });
      }
      expect(met.odds).toBeGreaterThan(budget(30, 100));
      expect(met.refusals).toBeGreaterThan(budget(15, 50));
      expect(met.events).toBeGreaterThan(budget(6, 20));
    });
  });
});

/** The position at its last rest, begun twice: as it is, and as the seat may imagine it. Null where the seat is not asked there. */
function twoWorlds(talking: Talk, match: string, seat: Seat, dice: ReturnType<typeof chance>): string[] | null {
  const { rest, answers, game } = matchOf(talking, match);
  if (!rest || rest.step < answers.length) return null;
  const { ask } = talking;
  const { id: _, ...wanted } = ask({ do: 'scenario', match });
  const begin = (scenario: unknown): Reply => ask({ do: 'new', seed: 'worlds', ...wanted, scenario });
  const real = begin(wanted.scenario);
  for (let tries = 0; tries < 20; tries++) {
    const at = { state: rest.state, content: game.content };
    const other = begin(game.writeScenario({ ...at, state: game.imagine(at, seat, dice) }));
    // Some questions are asked only of those who hold something fit: such a world cannot have led here.
    if (other.open[0]?.kind === real.open[0]?.kind && other.open[0].seats[0] === seat) return [real.match, other.match];
    ask({ do: 'close', match: other.match });
  }
  return null;
}
