import { expect, test } from 'vitest';
import { type RoomSize, rowsOf } from '../rooms.ts';

const BEFORE = [
  '| room | files | lines | lines of tests | entries |',
  '|---|---|---|---|---|',
  '| `bots/` | 17 | 1,200 | 0 | `.` 14 |',
].join('\n');
const rowWith = (size: RoomSize, entries = '`.` 14') => rowsOf(new Map([['bots', size]]), () => entries, BEFORE);

test('a size that is right but for a tenth stays as it was written', () => {
  expect(rowWith({ files: 18, lines: 1_290, tests: 0 })).toEqual(['| `bots/` | 17 | 1,200 | 0 | `.` 14 |']);
});

test('another is written with two digits, and so is what is new', () => {
  expect(rowWith({ files: 17, lines: 1_579, tests: 33 })).toEqual(['| `bots/` | 17 | 1,600 | 33 | `.` 14 |']);
  expect(rowsOf(new Map([['lab', { files: 1, lines: 12_345, tests: 0 }]]), () => '', BEFORE)).toEqual([
    '| `lab/` | 1 | 12,000 | 0 | – |',
  ]);
});

test('an entry with another name more is always told', () => {
  expect(rowWith({ files: 17, lines: 1_200, tests: 0 }, '`.` 15')).toEqual(['| `bots/` | 17 | 1,200 | 0 | `.` 15 |']);
});
