import { DEMONS } from './demons.ts';
import { testScreens } from './looking.ts';

testScreens(DEMONS);
