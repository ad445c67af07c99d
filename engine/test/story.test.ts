import { expect, test } from 'vitest';
import { eventsFor } from '../kernel/story.ts';
import type { StoryEntry } from '../kernel/table.ts';

const told: StoryEntry[] = [
  { event: { type: 'public' }, to: null, others: null },
  { event: { type: 'secret of 0 and 2' }, to: [0, 2], others: null },
  { event: { type: 'drew the 7' }, to: [1], others: { type: 'drew a card' } },
];
const hearsAs = (viewer: number | null) => eventsFor(told, viewer).map(({ type }) => type);

test('a whisper reaches those it is for, the others hear what is meant for them, or nothing', () => {
  expect(hearsAs(0)).toEqual(['public', 'secret of 0 and 2', 'drew a card']);
  expect(hearsAs(1)).toEqual(['public', 'drew the 7']);
  expect(hearsAs(2)).toEqual(['public', 'secret of 0 and 2', 'drew a card']);
});

test('somebody who only watches hears what nobody needs a seat for', () => {
  expect(hearsAs(null)).toEqual(['public', 'drew a card']);
});
