import { testInTurn } from './looking.ts';
import { SORCERY } from './sorcery.ts';

testInTurn(SORCERY);
