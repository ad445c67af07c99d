import { expect, test } from 'vitest';
import { givenUp, misplaced } from '../names.ts';

test('a name that was given up is found where it is declared, and not where it is only a word', () => {
  expect(givenUp('host/room.ts', `const a = 1;\nexport type ${'Saying'} = string;`)).toEqual([
    'host/room.ts:2: Saying was given up: ServerMessage',
  ]);
  expect(givenUp('host/room.ts', '/** Told to all. */\nconst told = 1; export interface SayingOfAll {}')).toEqual([]);
});

test('a word of the glossary is where it says, or the line is named', () => {
  const glossary = '# The words\n| Seat | a place | `Seat` in [engine/seat.ts](../engine/seat.ts) |';
  const at = (source: string | null) =>
    misplaced('docs/glossary.md', glossary, (file) => (file === 'engine/seat.ts' ? source : ''));
  expect(at('export type Seat = number;')).toEqual([]);
  expect(at('export type Seats = number[];')).toEqual(['docs/glossary.md:2: Seat is not in engine/seat.ts']);
  expect(at(null)).toEqual(['docs/glossary.md:2: Seat is not in engine/seat.ts']);
});
