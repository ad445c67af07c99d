import type { SorceryEvent, SorceryView } from '@conjure/sorcery/view';
import { foretelling } from '../../stage/foretelling.ts';
import { stagingIn } from '../../stage/staging.ts';
import type { PageFace } from '../face.ts';
import { beatOf } from './beats.ts';
import { DRAWERS } from './drawers.ts';
import { glance } from './glance.ts';
import { selectorOf } from './model/answers.ts';
import { BOARD_KEYS, KEYS } from './model/keys.ts';
import { RISKS } from './model/risks.ts';
import { talliesOf } from './model/tallies.ts';
import { leaderOf, seatName } from './names.ts';
import { portraitAmong } from './portraits.ts';
import Scene from './Scene.svelte';
import { chanceOf } from './stage/chance.ts';
import { BOOK, doerOf, isMine } from './staging.ts';
import { TERMS } from './terms.ts';
import { battle, widgetFor } from './to-battle.ts';
import Widget from './Widget.svelte';

export const face: PageFace = {
  terms: TERMS,
  secrets: true,
  Scene,
  Widget,
  isReady: (kind) => widgetFor(kind) !== null,
  nameOf: (view, seat) => seatName(view as SorceryView, seat),
  tallies: (view, seat) => talliesOf(view as SorceryView, seat),
  portraitOf: (seen, seat) => {
    const view = seen as SorceryView;
    return portraitAmong(
      view.seats.map((one) => leaderOf(view, one.seat)),
      seat,
    );
  },
  heading(view) {
    const { round, phase, actions, options } = view as SorceryView;
    return {
      key: 'sorcery.bar',
      facts: { phase, round, limit: options.roundLimit, total: options.buildTotal, n: actions },
    };
  },
  risks: RISKS,
  reading: (odds, view) => battle()?.readingOf(view as SorceryView, odds) ?? null,
  why: (answer, asked, view, odds) => battle()?.whyOf(view as SorceryView, asked, answer, odds) ?? [],
  // Eight ways are enough to say; whoever wants numbers has the degrees, too.
  saying: (say) => (phrase) => say(phrase).replaceAll(/\s\(\d+([.,]\d+)?°\)/g, ''),
  glance,
  ending: async () => (await import('./ending.ts')).ending,
  beat: beatOf,
  staging: (event, _view, viewer) => stagingIn(BOOK, event as SorceryEvent, viewer),
  scripts: () => import('./stage/scripts.ts'),
  chance: (event) => chanceOf(event as SorceryEvent),
  foretold: foretelling((type) => `sorcery.roll.${type}`, new Set(['broke', 'attacked', 'healingTried', 'commanded'])),
  doer: (event, view) => doerOf(event as SorceryEvent, view as SorceryView),
  placeOf: (where) => `[data-thing="${where.includes(':') ? where : `figure:${where}`}"]`,
  pictures: () => import('./pictures.ts'),
  first: () => import('./first.ts'),
  isMine: (event, view, viewer) => isMine(event as SorceryEvent, view as SorceryView, viewer),
  spotOf: selectorOf,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'phaseBegan',
  // Chances stand beside every attack before it is made; a second look is for who wants one at everything.
  isBrisk: true,
  drawers: DRAWERS,
  sheets: 'armies',
  keys: [...KEYS, ...BOARD_KEYS].map(({ keys, action }) => ({ keys, words: `sorcery.keys.${action}` })),
};
