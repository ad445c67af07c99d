import type { Lesson } from '@conjure/engine/content';
import defeat from './defeat.json' with { type: 'json' };
import guard from './guard.json' with { type: 'json' };
import back from './return.json' with { type: 'json' };
import spells from './spells.json' with { type: 'json' };
import summon from './summon.json' with { type: 'json' };
import token from './token.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };

/** The round in two lessons, the familiars in five. */
export const LESSONS: readonly Lesson[] = [turn, spells, summon, guard, token, back, defeat];
