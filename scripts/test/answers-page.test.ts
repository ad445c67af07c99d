import { readFileSync } from 'node:fs';
import type { Game } from '@conjure/engine';
import { boxOf, GAMES } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { answersPage } from '../answers-page.ts';
import { root } from '../node.mjs';

const gameOf = async (id: string): Promise<Game> => (await boxOf(id))?.game as Game;

/** The pieces of code in a line of a page, the vertical bars of a table written as they are. */
const codeIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]*)`/g)].map(([, code]) => code.replaceAll('\\|', '|'));

describe.each(GAMES)('the page of answers of %s', (id) => {
  const page = readFileSync(`${root}docs/answers-${id}.md`, 'utf8');
  const { events } = JSON.parse(readFileSync(`${root}games/${id}/schemas.json`, 'utf8')) as { events: object };

  test('has a whole example of every question, which its shape lets pass', async () => {
    const { answers = {} } = (await gameOf(id)).shapes?.((await gameOf(id)).seats.max) ?? {};
    for (const [kind, shape] of Object.entries(answers)) {
      const [section] = page.split(`### \`${kind}\`\n`).slice(1).join('').split('\n#');
      const line = section.split('\n').find((one) => /^(For|Not listed; for) example /.test(one));
      const examples = codeIn(line ?? '').map((code): unknown => JSON.parse(code));
      expect(examples, kind).not.toEqual([]);
      for (const example of examples) expect(shape.check(example, kind)).toBeNull();
    }
  });

  test('has a whole example of every event', () => {
    for (const type of Object.keys(events)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${type}\` | `)) ?? '';
      expect(JSON.parse(codeIn(row)[2] ?? 'null'), type).toMatchObject({ type });
    }
  });
});

test('what no example is found of is named, and fails the check', async () => {
  const { missing } = answersPage({
    game: await gameOf('satchel'),
    title: 'Satchel',
    schemas: { events: { rolled: {} }, view: {} },
    byItself: '',
    recorded: [],
    lessons: [],
    matches: [],
    prompt: () => '',
  });
  expect(missing).toEqual(
    ['the question window', 'the question live', 'the question paused', 'the question round'].concat(
      'the event rolled',
    ),
  );
});
