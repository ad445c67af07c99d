// npm run mages [-- 600]
//
// Plays so many matches of the Lodge with two, three and four mages each, every seat by playout, and writes to games/lodge/mages.json how often each
// mage won. The table says it where a mage is chosen.

import { writeWhole } from '@conjure/cli/files';
import { accept, create, diceFrom, fork, seeded, waitingFor } from '@conjure/engine';
import { commandLine, wholeNumber } from './command-line.ts';
import { gameNamed } from './named.ts';
import { root } from './node.mjs';

const { positionals } = commandLine({ allowPositionals: true });
const matches = wholeNumber(positionals[0] ?? '600', 'The number of matches', 10);
const { game } = await gameNamed('lodge');

const won: { [seats: string]: { [mage: string]: number } } = {};
for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
  const found = new Map<string, { matches: number; victories: number }>();
  for (let number = 0; number < matches; number++) {
    const { mages, winners } = played(seats, `mages/${seats}/${number}`);
    mages.forEach((mage, seat) => {
      const known = found.get(mage) ?? { matches: 0, victories: 0 };
      const victories = known.victories + (winners.includes(seat) ? 1 / winners.length : 0);
      found.set(mage, { matches: known.matches + 1, victories });
    });
  }
  won[seats] = Object.fromEntries(
    [...found].map(([mage, of]) => [mage, Math.round((1000 * of.victories) / of.matches) / 1000]),
  );
  console.log(seats, JSON.stringify(won[seats]));
}
const date = new Date().toISOString().slice(0, 10);
const command = `npm run mages -- ${matches}`;
writeWhole(`${root}games/lodge/mages.json`, `${JSON.stringify({ command, date, matches, won }, null, 2)}\n`);

/** Who played, and who won, a match in which everybody answers as in a playout. */
function played(seats: number, seed: string): { mages: string[]; winners: readonly number[] } {
  const made = create(game, { seats, seed });
  if ('fault' in made) throw new Error(made.fault.place);
  const match = fork(made.match, true);
  const dice = diceFrom(seeded(`${seed}/answers`));
  while (match.open) {
    const [seat] = waitingFor(match);
    accept(match, seat, game.playout?.(match.table, seat, match.open.question, dice));
  }
  const { winners = [] } = game.result(match.table) ?? {};
  return { mages: (game.statistics?.(match.table).traits ?? []).map(({ mage: [name] }) => name), winners };
}
