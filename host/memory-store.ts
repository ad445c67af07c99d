import type { LogRow, StoredLog } from './log/row.ts';
import type { Projection, Store } from './store.ts';

/** For tests, and for a page that may keep nothing. What is put in is kept as text, as a disk would. */
export function memoryStore(texts: Map<string, string> = new Map()): Store {
  const followers = new Set<(match: string, n?: number) => void>();
  const snapshots = new Map<string, string>();
  const get = (match: string): (StoredLog & { projection: Projection }) | null => {
    const text = texts.get(match);
    return text === undefined ? null : JSON.parse(text);
  };
  return {
    async create(opening, rows, projection) {
      if (texts.has(opening.match)) return 'taken';
      texts.set(opening.match, JSON.stringify({ opening, rows, projection }));
      return 'done';
    },
    async append(match, rows, projection) {
      const found = get(match);
      if (!found) return 'gone';
      const isNonce = (row: LogRow) =>
        rows.some(({ device, nonce }) => nonce !== undefined && row.device === device && row.nonce === nonce);
      if (found.rows.some(isNonce)) return 'again';
      if (rows[0]?.n !== found.rows.length + 1) return 'taken';
      texts.set(match, JSON.stringify({ ...found, rows: [...found.rows, ...rows], projection }));
      for (const wake of followers) wake(match, found.rows.length + rows.length);
      return 'done';
    },
    async read(match, after) {
      const found = get(match);
      return found && { opening: found.opening, rows: found.rows?.slice(after) };
    },
    async heads(matches) {
      return new Map(
        matches.flatMap((match) => {
          const found = get(match);
          return found ? [[match, found.rows.length]] : [];
        }),
      );
    },
    follow(wake) {
      followers.add(wake);
      return () => followers.delete(wake);
    },
    async snap(match, build, body) {
      snapshots.set(match, JSON.stringify({ build, body }));
    },
    async snapshot(match, build) {
      const found = JSON.parse(snapshots.get(match) ?? 'null');
      return found?.build === build ? found.body : null;
    },
    async due(now, most) {
      const waiting = [...texts.keys()].flatMap((match) => {
        const due = get(match)?.projection?.due ?? null;
        return due !== null && due <= now ? [{ match, due }] : [];
      });
      return waiting
        .sort((a, b) => a.due - b.due)
        .slice(0, most)
        .map(({ match }) => match);
    },
    list: async () => [...texts.keys()].flatMap((match) => get(match)?.projection?.summary ?? []),
    async delete(match) {
      texts.delete(match);
      snapshots.delete(match);
      for (const wake of followers) wake(match);
    },
  };
}
