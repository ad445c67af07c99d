// Every screen and what can be seen on it, how to get there, and which pictures of it the documentation has.
import { DEMONS } from './demons.ts';
import { HOUSE } from './house.ts';
import { LODGE } from './lodge.ts';
import { SATCHEL } from './satchel.ts';
import type { Screen } from './screen.ts';
import { SORCERY } from './sorcery.ts';

export const SCREENS: readonly Screen[] = [...HOUSE, ...DEMONS, ...SATCHEL, ...LODGE, ...SORCERY];
