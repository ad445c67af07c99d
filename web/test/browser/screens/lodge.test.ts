import { LODGE } from './lodge.ts';
import { testScreens } from './looking.ts';

testScreens(LODGE);
