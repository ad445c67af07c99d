import { testInTurn } from './looking.ts';
import { SATCHEL } from './satchel.ts';

testInTurn(SATCHEL);
