import type { Lesson } from '@conjure/engine/content';
import arcs from './arcs.json' with { type: 'json' };
import browse from './browse.json' with { type: 'json' };
import counter from './counter.json' with { type: 'json' };
import dial from './dial.json' with { type: 'json' };
import lasting from './lasting.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import sky from './sky.json' with { type: 'json' };
import sorcery from './sorcery.json' with { type: 'json' };

/** The battle in three lessons, the books in five. */
export const LESSONS: readonly Lesson[] = [dial, arcs, shooting, sorcery, browse, lasting, counter, sky];
