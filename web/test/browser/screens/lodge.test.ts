import { LODGE } from './lodge.ts';
import { testInTurn } from './looking.ts';

testInTurn(LODGE);
