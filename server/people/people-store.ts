import type { Sql } from '../log/sql.ts';
import { chatIn } from './kept/chat.ts';
import { linksIn } from './kept/links.ts';
import { matchesIn } from './kept/matches.ts';
import { noticesIn } from './kept/notices.ts';
import { passkeysIn, playersIn } from './kept/players.ts';
import { processesIn } from './kept/processes.ts';
import type { PeopleStore } from './store.ts';

/** Keeps people and all that orders nothing in the tables of a database, whichever it is. */
export const peopleStore = (run: Sql): PeopleStore => ({
  ...playersIn(run),
  ...passkeysIn(run),
  ...linksIn(run),
  ...chatIn(run),
  ...noticesIn(run),
  ...matchesIn(run),
  ...processesIn(run),
});
