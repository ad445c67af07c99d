import { DEMONS } from './demons.ts';
import { testInTurn } from './looking.ts';

testInTurn(DEMONS);
