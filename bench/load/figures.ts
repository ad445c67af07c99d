import { readdirSync, readFileSync } from 'node:fs';
import { addTo } from '@conjure/engine';

/** A second has so many ticks of the clock that Linux counts processor time by. */
const TICKS = 100;

/** Processor time of a process and of the children it has lost, in seconds. */
export function processorOf(pid: number): number {
  const fields = statOf(pid);
  // Fields 14 to 17: its own in its programs and in the system, and its children's.
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
}

/** What each kind of thread of a process has used, in seconds: its main one, SQLite's, V8's own. */
export function threadsOf(pid: number): ReadonlyMap<string, number> {
  const threads = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const { name, fields } = statAt(`${pid}/task/${thread}`);
    const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
    addTo(threads, name, (user + system) / TICKS);
  }
  return threads;
}

/** The same of a process and of all that it has started: PostgreSQL has a process for each connection. */
export function processorWithin(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ofChild = (name: string): number => {
    try {
      return Number(statOf(Number(name))[1]) === pid ? processorOf(Number(name)) : 0;
    } catch {
      // It has ended meanwhile: its parent counts it.
      return 0;
    }
  };
  return children.reduce((sum, child) => sum + ofChild(child), processorOf(pid));
}

const statOf = (pid: number): string[] => statAt(String(pid)).fields;

/** Its name, which may have anything in it, and what stands behind it. */
function statAt(task: string): { name: string; fields: string[] } {
  const stat = readFileSync(`/proc/${task}/stat`, 'utf8');
  const [from, to] = [stat.indexOf('('), stat.lastIndexOf(')')];
  return { name: stat.slice(from + 1, to), fields: stat.slice(to + 2).split(' ') };
}

/** The memory that a process has of its own, in bytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The value that so large a share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How many processes want a core, on average of the last minute. */
export const busy = (): number => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
