import { anything, fields, listOf, whole } from '@conjure/engine';
import { chairsShape, termsShape } from '@conjure/host';
import { newSecret } from '../../people/keys.ts';
import { cleanChairs } from '../../people/names.ts';
import { importOnThread } from '../../work/import-thread.ts';
import { MOST } from '../limits.ts';
import { checked, type HttpRoute, refused } from './route.ts';

const shape = fields({ record: anything, seats: chairsShape, hold: listOf(whole(0, 99)), terms: termsShape });

export const IMPORT: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/import',
    for: 'player',
    most: MOST.import,
    /** One's own match is continued online: `seats` says who sits where from now on, `hold` which of them stay at one's own screen. */
    async answer({ state, who, body }) {
      const { record, seats: chairs, hold, terms } = checked(shape, body);
      const mayBring = state.limits.take('imports', who.player) && state.limits.take('tables', who.player);
      if (!mayBring) throw refused(429, 'busy');
      if ((await state.people.countRunning(who.player)) >= MOST.running) throw refused(409, 'full');
      const match = newSecret();
      const request = {
        match,
        owner: who.player,
        record,
        chairs: cleanChairs(chairs),
        hold,
        terms,
        at: Math.round(state.now()),
      };
      const most = MOST.importDeeds;
      const imported = await importOnThread({ ...request, most });
      if (imported === 'busy') throw refused(429, 'busy');
      if (imported === 'tooLong') throw refused(400, 'tooLong');
      if ('what' in imported) throw refused(400, imported.what, imported.fault);
      const { opening, rows, projection, snapshot } = imported;
      await state.store.create(opening, rows, projection);
      // A cache: whoever comes first need not replay it once more.
      if (snapshot && state.build !== null) await state.store.snap(match, state.build, snapshot);
      return { match };
    },
  },
];
