import type { Page } from 'playwright-core';
import { importMatch } from '../driving.ts';
import { playedOnce, type Scripted, scripted, solitaire, varied } from '../scripted.ts';

/** Four magicians in the thick of it: one of them is a captive, one has the Ring, treasures are found and seized. */
const POSITION = {
  turn: 9,
  phase: 'first',
  magicians: [
    { hex: '1010', shield: 'Gold', spirits: [15, 2, 35, 10, 57, 20], known: [35], treasures: ['51', '66'] },
    { hex: '0708', shield: 'Silver', spirits: [9, 24, 21], known: [24], ring: true, curses: 1 },
    { captor: { mortal: 'emir-of-akhlat' }, shield: 'Brass', spirits: [33], wounds: 1, treasures: ['16'] },
    { hex: '1405', shield: 'Silver', spirits: [13, 48, 66], treasures: ['35'] },
  ],
  boxes: { 43: { is: 'found', counter: 62, by: 3 }, 22: { is: 'found', counter: 34, by: 0 }, 65: { is: 'closed' } },
  out: [1, 3, 18, 41],
};
export const person = { who: 'person' } as const;

/** A round of it, until the first of them is asked again. */
function four(): Promise<Scripted> {
  const seed = '4';
  const quiet = ['first.leave', 'use.release', 'use.control', 'use.attack', 'use.power.X', 'use.offer'];
  const anything = varied(
    seed,
    quiet.map((action) => `answer.${action}`),
  );
  return playedOnce('demons four', () =>
    scripted(
      { game: 'demons', seats: [person, person, person, person], scenario: POSITION, seed },
      (asked, step, state) =>
        step >= 6 && asked.kind === 'first' && state.viewer === 0 ? null : anything(asked, step, state),
    ),
  );
}

/** Seven spirits serve somebody who stands beside a lord: what they can do, or which of them fight him. */
const COMPANY = {
  turn: 5,
  phase: 'use',
  magicians: [{ hex: '0510', shield: 'Gold', spirits: [33, 4, 71, 47, 37, 59, 70] }],
  mortals: { 'prince-of-sasun': { hex: '0511' } },
};
const company = (isFighting: boolean): Promise<Scripted> =>
  scripted({ game: 'demons', seats: [person], scenario: COMPANY, seed: '5' }, (asked) => {
    const attack = asked.options?.find(({ answer }) => Object(answer).do === 'attack');
    return isFighting && asked.kind === 'use' ? (attack ?? null) : null;
  });

export const POSITIONS = {
  start: () => solitaire(0),
  walk: () => solitaire(18),
  commit: () => solitaire(6),
  serving: () => company(false),
  fighting: () => company(true),
  end: () => solitaire(),
  four,
} as const;

/** Against bots, where there are others. */
export async function lay(page: Page, position: keyof typeof POSITIONS): Promise<void> {
  const { record } = await POSITIONS[position]();
  await importMatch(page, { ...record, players: ['me', 'adept', 'novice', 'master'].slice(0, record.seats) });
}
