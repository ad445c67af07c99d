import type { Lesson } from '@conjure/engine/content';
import circle from './circle.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import hunted from './hunted.json' with { type: 'json' };
import powers from './powers.json' with { type: 'json' };
import prisoner from './prisoner.json' with { type: 'json' };
import road from './road.json' with { type: 'json' };
import treasure from './treasure.json' with { type: 'json' };

/** A guided first match, in the order in which it is best learned. */
export const LESSONS: readonly Lesson[] = [road, circle, powers, treasure, hunted, prisoner, home];
