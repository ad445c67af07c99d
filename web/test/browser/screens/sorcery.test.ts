import { testScreens } from './looking.ts';
import { SORCERY } from './sorcery.ts';

testScreens(SORCERY);
