import {
  type Check,
  forkIsIndependent,
  keepsSecrets,
  offeredApply,
  offeredAreLegal,
  refusedAreRefused,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import { test } from 'vitest';
import { playEagerly } from './eager.ts';

const CHECKS: readonly Check[] = [
  keepsSecrets,
  survivesJson,
  forkIsIndependent,
  undoIsIdentity,
  offeredAreLegal,
  refusedAreRefused,
  offeredApply,
];
/** Asked so often that every fifth will do. */
const COMMON = new Set(['action', 'browseFree', 'trigger']);

test('[S11] [S11a] [S40] among armies of any books and spells, eagerly played, secrets are kept and positions hold', () => {
  let decisions = 0;
  for (let match = 0; match < 12; match++) {
    const four = match % 6 === 5;
    const options = { roundLimit: 8, ...(four ? { battlefield: 'four_courts', buildTotal: 200 } : {}) };
    playEagerly({ seats: four ? 3 : 2, seed: `proof ${match}`, options }, (at) => {
      decisions++;
      if (!at.open || (COMMON.has(at.open.question.kind) && decisions % 5 > 0)) return;
      for (const check of CHECKS) check(at, `proof ${decisions}`);
    });
  }
}, 120_000);
