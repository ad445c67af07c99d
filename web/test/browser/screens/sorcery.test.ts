import { testTables } from './looking.ts';
import { SORCERY } from './sorcery.ts';

testTables(SORCERY);
