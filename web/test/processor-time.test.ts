import { expect, test } from 'vitest';
import { byProcessor, type TraceEvent } from './browser/programs/processor-time.ts';

const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, pid: 1, tid: 1, ts },
  ...rest,
});

test('a task takes the time it was on the processor, and what happens in it happens so much earlier', () => {
  const events = [
    event('RunTask', 1000, { dur: 900, tts: 50, tdur: 300 }),
    event('FunctionCall', 1400, { dur: 400, tts: 100, tdur: 200 }),
    // Nobody says when it was by the processor's time.
    event('Mark', 1450),
    event('RunTask', 2000, { dur: 10, tts: 350, tdur: 10 }),
  ];
  expect(byProcessor(events)).toEqual([
    event('RunTask', 1000, { dur: 300, tts: 50, tdur: 300 }),
    event('FunctionCall', 1050, { dur: 200, tts: 100, tdur: 200 }),
    event('Mark', 1150),
    event('RunTask', 2000, { dur: 10, tts: 350, tdur: 10 }),
  ]);
});

test('what another thread does, and what is in no task, stays', () => {
  const events = [
    event('RunTask', 1000, { dur: 900, tts: 50, tdur: 300 }),
    event('Send', 1500, { tid: 2 }),
    event('Mark', 950),
    event('Mark', 1950),
  ];
  expect(byProcessor(events).slice(1)).toEqual(events.slice(1));
});
