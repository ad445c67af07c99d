import { LODGE } from './lodge.ts';
import { testTables } from './looking.ts';

testTables(LODGE);
