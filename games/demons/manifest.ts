import { lengthIn, type Manifest } from '@conjure/engine/content';
import { byChapter } from './chapters.ts';
import { OPTIONS, SETS } from './options.ts';
import type { DemonsView } from './view.ts';

export const manifest: Manifest = {
  id: 'demons',
  seats: { min: 1, max: 4 },
  minutes: [30, 120],
  lessonIds: ['road', 'circle', 'powers', 'treasure', 'hunted', 'prisoner', 'home'],
  dares: {
    days: [1, 4],
    turns: [
      { scenario: 'ark', seats: ['me', 'adept'] },
      { scenario: 'rags', seats: ['me'] },
      { scenario: 'ani', seats: ['me'] },
      { scenario: 'sands', options: { turnLimit: 30 }, seats: ['me', 'adept'] },
      { scenario: 'kars', seats: ['me'] },
    ],
  },
  first: { seats: ['me'], options: { mortalStrength: -2 }, proposes: { shield: { shield: 'Silver' } } },
  reconstructed: true,
  options: OPTIONS,
  sets: SETS,
  files: ['map', 'mortals', 'spirits', 'tables', 'treasures'],
  byChapter,
  seatName(view, seat) {
    const { name } = (view as DemonsView).magicians[seat];
    return { key: `magician.${name}`, or: name };
  },
  seatsIn: (scenario) => lengthIn(scenario, 'magicians'),
  usual: { play: ['me'], simulate: ['adept', 'adept'] },
};
