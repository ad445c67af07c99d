import { lengthIn, type Manifest } from '@conjure/engine/content';
import { byChapter } from './chapters.ts';
import battlefields from './data/battlefields.json' with { type: 'json' };
import { optionsFrom, SETS } from './options.ts';
import { seatIn } from './seat-name.ts';
import type { SorceryView } from './view-types.ts';

export const manifest: Manifest = {
  id: 'sorcery',
  seats: { min: 2, max: 4 },
  minutes: [40, 90],
  lessonIds: ['dial', 'arcs', 'shooting', 'sorcery', 'browse', 'lasting', 'counter', 'sky'],
  dares: {
    days: [6],
    turns: [
      { scenario: 'last', seats: ['me', 'novice'] },
      { scenario: 'skirmish', options: { buildTotal: 100, roundLimit: 8, domains: false }, seats: ['me', 'novice'] },
      { scenario: 'ring', options: { buildTotal: 200, roundLimit: 8, domains: false }, seats: ['me', 'novice'] },
    ],
  },
  // The army by its name among those that are ready.
  first: { seats: ['me', 'novice'], options: { buildTotal: 100, roundLimit: 8 }, proposes: { army: 'ford_watch' } },
  reconstructed: true,
  options: optionsFrom({ battlefields }),
  sets: SETS,
  files: ['abilities', 'armies', 'battlefields', 'domains', 'figures', 'spellbooks', 'spells', 'subfactions'],
  byChapter,
  seatName: (view, seat) => seatIn(view as SorceryView, seat),
  seatsIn: (scenario) => lengthIn(scenario, 'seats'),
  usual: { play: ['me', 'adept'], simulate: ['adept', 'adept'] },
};
