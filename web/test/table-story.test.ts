import type { NarratedEvent } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { newsIn } from '../table/announcing.ts';
import { chaptersOf } from '../table/log/chapters.ts';

const heard = (type: string, step = 0): NarratedEvent => ({ step, event: { type }, said: { key: type } });
const isTurn = ({ type }: { type: string }) => type === 'turn';

describe('the log', () => {
  test('is told by turns', () => {
    const story = ['began', 'turn', 'moved', 'fought', 'turn', 'waited'].map((type) => heard(type));
    const { chapters, earlier } = chaptersOf(story, isTurn, 100);
    expect(chapters.map(({ heading, lines }) => [heading?.event.type, lines.map(({ event }) => event.type)])).toEqual([
      [undefined, ['began']],
      ['turn', ['moved', 'fought']],
      ['turn', ['waited']],
    ]);
    expect(earlier).toBe(0);
  });

  test('of a long one only the end is drawn', () => {
    const story = Array.from({ length: 500 }, (_, i) => heard(i % 50 === 0 ? 'turn' : 'moved', i));
    const { chapters, earlier } = chaptersOf(story, isTurn, 120);
    expect(earlier).toBe(380);
    expect(chapters[0].heading).toBeNull();
    expect(chapters.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines])).toEqual(
      story.slice(380),
    );
  });

  test('the sentences drawn are those of the story, so that what stands is not drawn again', () => {
    const story = [heard('turn'), heard('moved')];
    const [{ heading, lines }] = chaptersOf(story, isTurn, 10).chapters;
    expect(heading).toBe(story[0]);
    expect(lines[0]).toBe(story[1]);
  });
});

describe('what is read out', () => {
  const story = ['a', 'b', 'c', 'd', 'e', 'f'].map((type) => heard(type));

  test('is what is new', () => {
    expect(newsIn(4, story)).toEqual({ more: 0, last: story.slice(4) });
    expect(newsIn(6, story)).toEqual({ more: 0, last: [] });
  });

  test('of much at once it is the last, and how much went before', () => {
    expect(newsIn(0, story)).toEqual({ more: 2, last: story.slice(2) });
  });

  test('what was taken back is not said again', () => {
    expect(newsIn(9, story)).toEqual({ more: 0, last: [] });
  });
});
