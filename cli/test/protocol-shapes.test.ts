import { readFileSync } from 'node:fs';
import { dataOf, eventsFor, type Match, openTo, optionsOf, pick, type Question } from '@conjure/engine';
import { randomOptions, randomPlay } from '@conjure/engine/proof';
import { diceOf } from '@conjure/engine/testing/playing';
import { allBoxes, GAMES } from '@conjure/shelf';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { talk } from '../protocol/test/talk.ts';

const boxes = await allBoxes();

interface Shapes {
  answers: Record<string, object>;
  events: Record<string, object>;
  view: object;
  scenario: object;
}

const shapesOf = (game: string, seats: number): Shapes => {
  const key = `${game} ${seats}`;
  const shapes = known.get(key) ?? (talk().ask({ do: 'shapes', game, seats }) as unknown as Shapes);
  known.set(key, shapes);
  return shapes;
};
const known = new Map<string, Shapes>();

/** Schemas as an independent validator reads them. */
const ajv = new Ajv2020({ strict: true, keywords: ['x-anyOrder'], allowUnionTypes: true });
const compiled = new Map<object, ValidateFunction>();

function expectValid(schema: object | undefined, value: unknown, what: string): void {
  if (!schema) throw new Error(`there is no schema of ${what}`);
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  const plain = JSON.parse(JSON.stringify(value));
  if (!validate(plain))
    throw new Error(`${what} is not valid: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(plain)}`);
}

const MATCHES: Record<string, number> = { demons: 8, satchel: 2, lodge: 3, sorcery: 4 };
/** At so many decisions of a match everything is looked at. */
const LOOKS = 30;

describe.each(boxes.map(({ game }) => game))('what is said of $id', (game) => {
  test('every answer, event, view and scenario of matches at random is valid by its schema', () => {
    for (let i = 0; i < MATCHES[game.id]; i++) {
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const shapes = shapesOf(game.id, seats);
      const seed = `shapes ${i}`;
      const dice = diceOf(seed);
      const every = Math.max(1, Math.round(sizeOf(game.id) / LOOKS));
      const match = randomPlay(game, { seed, seats, options: randomOptions(game, seed), bound: 60_000 }, (now, at) => {
        if (at % every !== 0) return;
        for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)])
          expectValid(shapes.view, game.view(now.table, viewer), `the view of ${viewer}`);
        const { rest } = now;
        if (rest) {
          const scenario = game.writeScenario({ state: rest.state, content: game.content });
          expectValid(shapes.scenario, scenario, 'the scenario');
        }
        for (const [seat, question] of asked(now))
          for (const answer of [pick(question, seat, dice), ...(optionsOf(question, seat) ?? []).slice(0, 20)])
            expectValid(shapes.answers[question.kind], answer, `an answer to "${question.kind}"`);
      });
      for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)])
        for (const event of eventsFor(match.story, viewer))
          expectValid(shapes.events[event.type], event, `the event "${event.type}"`);
    }
  });

  test('a question is answered in the shape that its kind is said to have', () => {
    const { answers } = game.shapes?.(game.seats.max) ?? {};
    randomPlay(game, { seed: 'kinds', seats: game.seats.max, bound: 60_000 }, (now, at) => {
      if (at % 5 !== 0) return;
      for (const [, { kind, shape }] of asked(now)) {
        // When an answer is given is the one thing that depends on the position.
        const said = JSON.stringify(answers?.[kind].schema).replaceAll(/"minimum":\d+/g, '');
        const needed = JSON.stringify(shape.schema).replaceAll(/"minimum":\d+/g, '');
        expect(said.includes(needed), kind).toBe(true);
      }
    });
  });

  test('no question speaks of a piece in words alone', () => {
    for (const seed of ['1', '2', '3'])
      randomPlay(game, { seed, seats: game.seats.max, bound: 60_000 }, (now, at) => {
        if (at % 3 !== 0) return;
        for (const [, question] of asked(now)) {
          const phrases = Object.entries({ ...question.facts, ...question.own }).filter(
            ([name, fact]) => typeof fact === 'object' && !WHO_IS_ASKED.has(name),
          );
          const data = { ...question.data?.(), ...question.ownData?.() };
          if (phrases.length > 0) expect(Object.keys(data), question.kind).not.toEqual([]);
          expect(JSON.stringify(dataOf(question)), question.kind).not.toContain('"key"');
        }
      });
  });

  test('every kind of question that has words has a schema, and the other way round', () => {
    const words = JSON.parse(
      readFileSync(new URL(`../../games/${game.id}/text/en/words.json`, import.meta.url), 'utf8'),
    );
    const kinds = Object.keys(words).flatMap((key) => /^question\.([^.]+)$/.exec(key)?.[1] ?? []);
    expect(Object.keys(shapesOf(game.id, game.seats.max).answers).sort()).toEqual(kinds.sort());
  });
});

function asked(match: Match): [seat: number, question: Question][] {
  const { open } = match;
  return (open?.question.seats ?? []).flatMap((seat): [number, Question][] => {
    const own = openTo(match, seat)?.question;
    return own ? [[seat, own]] : [];
  });
}

/** Those who are asked stand in `seats`. */
const WHO_IS_ASKED = new Set(['magician', 'mage', 'seat']);

const sizeOf = (game: string): number => ({ demons: 60, satchel: 2000, lodge: 500, sorcery: 200 })[game] ?? 100;

test('a schema refuses what is not an answer, an event or a view', () => {
  const { answers, events, view } = shapesOf('demons', 2);
  const wrong = (schema: object, value: unknown) => () => expectValid(schema, value, 'it');
  expect(wrong(answers.place, { hex: '9999' })).toThrow('not valid');
  expect(wrong(answers.first, { do: 'move' })).toThrow('not valid');
  expect(wrong(answers.first, { do: 'move', to: '0705' })).not.toThrow();
  expect(wrong(events.moved, { type: 'moved', by: 0 })).toThrow('not valid');
  expect(wrong(view, { viewer: 0 })).toThrow('not valid');
});

test('the shapes of an unknown game are an error', () => {
  expect(talk().ask({ do: 'shapes', game: 'chess' }).error?.expected).toBe(`one of ${GAMES.join(', ')}`);
});
