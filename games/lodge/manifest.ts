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
  reconstructed: true,
  options: OPTIONS,
  sets: SETS,
  files: ['constants', 'events', 'evocations', 'familiars', 'layout', 'mages', 'quests', 'rooms', 'spells'],
  byChapter,
  seatName: (view, seat) => seatIn(view as LodgeView, seat),
  seatsIn: (scenario) => lengthIn(scenario, 'seats'),
  usual: { play: ['me', 'adept', 'adept'], simulate: ['adept', 'adept', 'adept'] },
};
