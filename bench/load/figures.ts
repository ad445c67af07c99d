import { readdirSync, readFileSync } from 'node:fs';

/** A second has so many ticks of the clock that Linux counts processor time by. */
const TICKS = 100;

/** Processor time of a process and of the children it has lost, in seconds. */
export function processorOf(pid: number): number {
  const fields = statOf(pid);
  // Fields 14 to 17: its own in its programs and in the system, and its children's.
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
}

/** The same of a process and of all that it has started: PostgreSQL has a process for each connection. */
export function processorWithin(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => {
    try {
      return Number(statOf(Number(name))[1]) === pid;
    } catch {
      return false;
    }
  });
  return children.reduce((sum, child) => sum + processorOf(Number(child)), processorOf(pid));
}

/** What stands behind the name, which may have anything in it. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
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
