import { testScreens } from './looking.ts';
import { SATCHEL } from './satchel.ts';

testScreens(SATCHEL);
