import type { Lesson } from '@conjure/engine/content';
import ends from './ends.json' with { type: 'json' };
import familiar from './familiar.json' with { type: 'json' };
import keeper from './keeper.json' with { type: 'json' };
import ledger from './ledger.json' with { type: 'json' };
import pair from './pair.json' with { type: 'json' };
import satchel from './satchel.json' with { type: 'json' };
import torch from './torch.json' with { type: 'json' };
import wyrm from './wyrm.json' with { type: 'json' };

/** A guided first match, in the order in which it is best learned: as the game’s own scenarios add one thing after the other. */
export const LESSONS: readonly Lesson[] = [torch, pair, keeper, satchel, familiar, wyrm, ends, ledger];
