import { asGame, eventsFor } from '@conjure/engine';
import {
  answersKeepSecrets,
  type Check,
  forkIsIndependent,
  keepsSecrets,
  offeredApply,
  offeredAreLegal,
  randomOptions,
  refusedAreRefused,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof';
import { budget } from '@conjure/engine/testing/budget';
import { expect, test } from 'vitest';
import type { SorceryEvent } from '../events.ts';
import { sorcery } from '../game.ts';
import type { State } from '../state.ts';
import { playEagerly } from './eager.ts';

const CHECKS: readonly Check[] = [
  keepsSecrets,
  answersKeepSecrets,
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
  for (let match = 0; match < budget(6, 30); match++) {
    const seats = 2 + (match % 3);
    // The first by the rules as they are, the others by any options: several copies in a book, books that are picked up …
    const drawn = match === 0 ? {} : randomOptions(asGame(sorcery), `proof ${match}`);
    const options = { ...drawn, roundLimit: 8, ...(seats > 2 ? { buildTotal: 200 } : {}) };
    const { story, table } = playEagerly({ seats, seed: `proof ${match}`, options }, (at) => {
      decisions++;
      if (!at.open || (COMMON.has(at.open.question.kind) && decisions % 5 > 0)) return;
      for (const check of CHECKS) check(at, `proof ${decisions}`);
    });
    for (const viewer of [null, ...table.state.zone.keys()])
      for (const event of eventsFor(story, viewer)) if (isSecret(event)) expect(whose(event, table.state)).toBe(viewer);
  }
});

/** What only who controls a book's wielder may hear: which card, and whether the book is shut. [S11] [S40] */
const isSecret = (event: SorceryEvent): boolean =>
  ((event.type === 'bookmarked' || event.type === 'browsed') && 'spell' in event) ||
  (event.type === 'bookTaken' && 'shut' in event);

const whose = (event: SorceryEvent, { owner }: State): unknown =>
  event.type === 'bookTaken' ? owner[event.figure] : 'by' in event ? event.by : null;
