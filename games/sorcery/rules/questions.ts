import { once } from '@conjure/engine';
import type { Content } from '../content.ts';
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
export const answersOf = once((content: Content) => ({
  army: orConcede(armyShape(content)),
  first: firstShape,
  zone: zoneShape,
  deploy: orConcede(deployShape(content)),
  trigger: commandShape,
  action: actionShape,
  furyUse: furyShape,
  spin: spinShape,
  counter: windowShape,
  bookmark: bookmarkShape,
  browse: bookmarkShape,
  browseFree: freeShape,
}));
