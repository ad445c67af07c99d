import type { Sql } from '../log/sql.ts';
import { chatIn } from './sql/chat.ts';
import { linksIn } from './sql/links.ts';
import { matchesIn } from './sql/matches.ts';
import { noticesIn } from './sql/notices.ts';
import { passkeysIn, playersIn } from './sql/players.ts';
import { processesIn } from './sql/processes.ts';
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
