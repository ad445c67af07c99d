import type { Metrics } from '../net/ops.ts';
import type { Database } from './database.ts';

/** Counts what becomes of deeds, and how long it takes. */
export function withMetrics(store: Database['store'], metrics: Metrics): Database['store'] {
  return {
    ...store,
    async append(...args) {
      const end = metrics.appending.startTimer();
      try {
        const is = await store.append(...args);
        metrics.appended.inc({ is });
        return is;
      } catch (error) {
        metrics.appended.inc({ is: 'failed' });
        throw error;
      } finally {
        end();
      }
    },
  };
}
