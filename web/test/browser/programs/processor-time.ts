/** What Chromium's traces say of something that happened; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The same by the processor's time of its thread: what else the machine is doing does not count. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * A trace as it would be, had every task had a processor to itself: each takes its thread's own time, and what happens within
 * it happens so much earlier. Tasks begin when they began.
 */
export function byProcessor(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const moved = new Map<TraceEvent, TraceEvent>();
  for (const thread of threads.values()) for (const [event, now] of ofThread(thread)) moved.set(event, now);
  return events.map((event) => moved.get(event) ?? event);
}

function* ofThread(events: readonly TraceEvent[]): Generator<[TraceEvent, TraceEvent]> {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let task: TraceEvent | null = null;
  for (const event of sorted) {
    const { ts, dur, tts, tdur } = event;
    if (event.name === 'RunTask' && (!task || ts >= task.ts + (task.dur ?? 0))) task = event;
    const spent = tdur === undefined || dur === undefined ? {} : { dur: Math.min(tdur, dur) };
    if (!task || task === event || ts > task.ts + (task.dur ?? 0)) {
      yield [event, { ...event, ...spent }];
      continue;
    }
    const [whole, own] = [task.dur ?? 0, Math.min(task.tdur ?? task.dur ?? 0, task.dur ?? 0)];
    // What has no time of its own keeps its place in the task.
    const since = tts !== undefined && task.tts !== undefined ? tts - task.tts : ((ts - task.ts) / (whole || 1)) * own;
    yield [event, { ...event, ...spent, ts: Math.round(task.ts + Math.min(Math.max(since, 0), own, ts - task.ts)) }];
  }
}
