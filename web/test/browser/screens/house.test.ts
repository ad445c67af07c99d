import { HOUSE } from './house.ts';
import { testScreens } from './looking.ts';

testScreens(HOUSE);
