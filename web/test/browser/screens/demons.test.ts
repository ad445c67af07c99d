import { DEMONS } from './demons.ts';
import { testTables } from './looking.ts';

testTables(DEMONS);
