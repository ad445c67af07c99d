import { once } from '@conjure/engine';
import type { Lore } from '../lore.ts';
import { actionShape, orConcede } from './answers.ts';
import { armyShape } from './armies.ts';
import { freeShape } from './browse.ts';
import { bookmarkShape } from './cast/card-away.ts';
import { commandShape } from './command.ts';
import { windowShape } from './counter.ts';
import { deployShape } from './deployment.ts';
import { furyShape } from './fury-use.ts';
import { spinShape } from './moving/spin.ts';
import { firstShape, zoneShape } from './setup.ts';

/** What an answer to each kind of question looks like. */
export const answersOf = once((lore: Lore) => ({
  army: orConcede(armyShape(lore)),
  first: firstShape,
  zone: zoneShape,
  deploy: orConcede(deployShape(lore)),
  trigger: commandShape,
  action: actionShape,
  furyUse: furyShape,
  spin: spinShape,
  counter: windowShape,
  bookmark: bookmarkShape,
  browse: bookmarkShape,
  browseFree: freeShape,
}));
