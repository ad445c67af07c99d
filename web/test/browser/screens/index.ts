// Every screen and what can be seen on it, how to get there, and which pictures of it the documentation has.

import { COMMON } from './common.ts';
import { DEMONS } from './demons.ts';
import { LODGE } from './lodge.ts';
import { SATCHEL } from './satchel.ts';
import type { Screen } from './screen.ts';
import { SORCERY } from './sorcery.ts';

export const SCREENS: readonly Screen[] = [...COMMON, ...DEMONS, ...SATCHEL, ...LODGE, ...SORCERY];
