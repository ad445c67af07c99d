import { testTables } from './looking.ts';
import { SATCHEL } from './satchel.ts';

testTables(SATCHEL);
