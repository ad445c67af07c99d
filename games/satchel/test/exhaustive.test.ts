import { eventsFor } from '@conjure/engine';
import { testMeets } from '@conjure/engine/testing/coverage';
import { satchel } from '../game.ts';
import type { Stamped } from '../rules/commands.ts';
import { coverage } from './coverage.ts';
import { eager } from './eager.ts';
import { holdInvariants } from './invariants.ts';
import { playAmongThem } from './play.ts';

const { settings } = satchel.content;

testMeets('play meets every card, setting, familiar, place, question, event and end', {
  pool: coverage,
  most: 40 * settings.length,
  rare: [666],
  play(pool, nth) {
    const { scenario, heroes, familiars } = settings[nth % settings.length];
    const options = {
      scenario,
      familiars: familiars ? 'on' : 'off',
      clock: nth % 4 === 0 ? 'live' : 'beat',
      roundsToWin: nth % 5 === 0 ? 2 : 1,
      fillNeedsInactive: nth % 3 !== 0,
      handicap: (nth % 5) - 2,
    };
    const lazy = nth % 7 === 0;
    const match = playAmongThem(
      { seats: heroes + 1, seed: `${nth}`, options },
      ({ open }) => open && pool.meet(`question ${open.question.kind}`),
      // Some dawdle, so that dawn comes.
      (here, seat, dice) => {
        const command = (lazy && dice.index('lazy', 5) > 0 ? idle(here, dice) : null) ?? eager(here, seat, dice);
        const { loc, aim } = command as { loc?: string; aim?: string };
        if (aim !== undefined) pool.meet(`card ${cardAt(here, loc ?? '')} aimed`);
        return command;
      },
    );
    holdInvariants(match.table.state, match.table.content);
    for (const event of eventsFor(match.story, null)) pool.hear(event);
    pool.meet(`setting ${scenario} ${heroes} ${familiars}`);
  },
});

type Here = Parameters<typeof eager>[0];

/** Passes, if the window is his. */
function idle({ open, table }: Here, dice: Parameters<typeof eager>[2]): Stamped | null {
  const owner = open?.question.kind === 'window' && open.question.seats.length === 1;
  return owner && table.state.phase === 'running' && dice.index('idle', 3) > 0 ? { do: 'pass' } : null;
}

const cardAt = ({ table }: Here, loc: string): string =>
  satchel.view(table, null).places.find(({ place }) => place === loc)?.card?.card ?? '';
