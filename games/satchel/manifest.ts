import { lengthIn, type Manifest } from '@conjure/engine/content';
import { byChapter } from './chapters.ts';
import { OPTIONS, SETS } from './options.ts';
import type { SatchelView } from './view.ts';

export const manifest: Manifest = {
  id: 'satchel',
  seats: { min: 3, max: 5 },
  minutes: [5, 30],
  lessonIds: ['torch', 'pair', 'keeper', 'satchel', 'familiar', 'wyrm', 'ends', 'ledger'],
  // Alone as the sorcerer; one round, which is counted in beats.
  dares: {
    days: [2, 5],
    turns: (['TR2', 'SC1', 'TR1', 'SC2'] as const).map((scenario) => ({
      options: { scenario, roundsToWin: 1 },
      seats: ['me', 'adept', 'adept'],
    })),
  },
  // The sorcerer plays alone; the second match brings the familiars.
  first: { seats: ['me', 'beginner', 'beginner'], options: { scenario: 'TR1', familiars: 'off' } },
  reconstructed: true,
  options: OPTIONS,
  sets: SETS,
  files: ['dice', 'heroes', 'ordeals', 'scenarios', 'setup', 'spells'],
  byChapter,
  seatName: (view, seat) => ({ key: `person.${(view as SatchelView).seats[seat].id}` }),
  sideOf: (seat) => (seat === 0 ? 'sorcerer' : 'heroes'),
  // The heroes, and the sorcerer.
  seatsIn(scenario) {
    const heroes = lengthIn(scenario, 'heroes');
    return heroes && heroes + 1;
  },
  usual: { play: ['adept', 'me', 'adept', 'adept'], simulate: ['adept', 'adept', 'adept', 'adept'] },
};
