import { lengthIn, type Manifest } from '@conjure/engine/content';
import { byChapter } from './chapters.ts';
import { OPTIONS, SETS } from './options.ts';
import { seatIn } from './seat-name.ts';
import type { LodgeView } from './view.ts';

export const manifest: Manifest = {
  id: 'lodge',
  seats: { min: 2, max: 4 },
  minutes: [60, 150],
  lessonIds: ['turn', 'spells', 'summon', 'guard', 'token', 'return', 'defeat'],
  // Against novices: bots that think longer would need minutes for what is compared afterwards.
  dares: {
    days: [3],
    turns: [
      { scenario: 'moon', seats: ['me', 'novice', 'novice'] },
      {
        scenario: 'small',
        options: { families: 'cerberus+griffin', endThreshold: 25 },
        seats: ['me', 'novice'],
      },
      { scenario: 'breath', seats: ['me', 'novice', 'novice'] },
    ],
  },
  first: {
    seats: ['me', 'novice'],
    options: { families: 'none' },
    scenario: { seats: [{ mage: 'nero' }, { mage: 'tessa' }] },
    // `ready`: what the table makes of the cards that come.
    proposes: {
      schools: { schools: ['destruction', 'destruction', 'divination', 'transmutation'] },
      keepStudied: 'ready',
      set: 'ready',
    },
  },
  reconstructed: true,
  options: OPTIONS,
  sets: SETS,
  files: ['constants', 'events', 'evocations', 'familiars', 'layout', 'mages', 'quests', 'rooms', 'spells'],
  byChapter,
  seatName: (view, seat) => seatIn(view as LodgeView, seat),
  seatsIn: (scenario) => lengthIn(scenario, 'seats'),
  usual: { play: ['me', 'adept', 'adept'], simulate: ['adept', 'adept', 'adept'] },
};
