import { describe, expect, test } from 'vitest';
import { declaredTwice, givenUpIn, misplaced } from '../names.ts';

test('a name that was given up is found where it is declared, and not where it is only a word', () => {
  expect(givenUpIn('host/file.ts', `const a = 1;\nexport type ${'Saying'} = string;`)).toEqual([
    'host/file.ts:2: Saying was given up: ServerMessage',
  ]);
  expect(givenUpIn('host/file.ts', '/** Told to all. */\nconst told = 1; export interface SayingOfAll {}')).toEqual([]);
});

test('a word of the glossary is where it says, or the line is named', () => {
  const glossary = '# The words\n| Seat | a place | `Seat` in [engine/seat.ts](../engine/seat.ts) |';
  const at = (source: string | null) =>
    misplaced('docs/glossary.md', glossary, (file) => (file === 'engine/seat.ts' ? source : ''));
  expect(at('export type Seat = number;')).toEqual([]);
  expect(at('export type Seats = number[];')).toEqual(['docs/glossary.md:2: Seat is not in engine/seat.ts']);
  expect(at(null)).toEqual(['docs/glossary.md:2: Seat is not in engine/seat.ts']);
});

describe('a type has a name of its own', () => {
  const twice = (...files: [string, string][]) => declaredTwice(new Map(files), new Set(['Seat']));
  const place = 'interface Place {}';

  test('among all files that belong to no game', () => {
    expect(twice(['host/a.ts', place], ['web/b.svelte', `<script>\n  type Place = string;\n</script>`])).toEqual([
      'Place is a type of host/a.ts and of web/b.svelte',
    ]);
    expect(twice(['host/a.ts', place], ['web/b.ts', 'import type { Place } from "../host/a.ts";'])).toEqual([]);
  });

  test('among those of a game, wherever they lie; another game may use the same', () => {
    expect(twice(['games/lodge/a.ts', place], ['cli/play/lodge/b.ts', place])).toHaveLength(1);
    expect(twice(['games/lodge/a.ts', place], ['web/games/demons/b.ts', place], ['host/a.ts', place])).toEqual([]);
  });

  test('a game takes none of the engine’s', () => {
    expect(twice(['games/lodge/a.ts', 'export type Seat = string;'])).toEqual([
      'Seat is a type of the engine and of games/lodge/a.ts',
    ]);
  });

  test('but for the properties of components', () => {
    const props = '<script>\n  interface Props {}\n</script>';
    expect(twice(['web/A.svelte', props], ['web/B.svelte', props])).toEqual([]);
  });
});
