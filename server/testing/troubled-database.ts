import type { Database } from '../log/database.ts';

/** A database that fails when it is told to, or keeps whoever asks one thing of it waiting. */
export interface TroubledDatabase extends Database {
  /** From now on whatever is asked of it fails, or no more. */
  fail(isFailing: boolean): void;
  /** Whoever next asks it for that waits until they are let go on. */
  hold(method: string): { readonly reached: Promise<void>; letGo(): void };
}

export function troubledDatabase(database: Database): TroubledDatabase {
  let isFailing = false;
  const held = new Map<string, { reached(): void; readonly gate: Promise<void> }>();
  const ask = async (method: string, task: () => unknown) => {
    if (isFailing) throw new Error('the database is gone');
    const holding = held.get(method);
    held.delete(method);
    holding?.reached();
    await holding?.gate;
    return task();
  };
  const through = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function' || name === 'follow') return value;
        return (...given: unknown[]) => ask(String(name), () => value(...given));
      },
    });
  return {
    ...database,
    store: through(database.store),
    people: through(database.people),
    fail(next) {
      isFailing = next;
    },
    hold(method) {
      const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held.set(method, { reached: reached.resolve, gate: gate.promise });
      return { reached: reached.promise, letGo: gate.resolve };
    },
  };
}
