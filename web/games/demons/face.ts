import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import { stagingIn } from '../../stage/staging.ts';
import type { PageFace } from '../face.ts';
import { beatOf } from './beats.ts';
import { groundWith } from './board/ground.ts';
import { DRAWERS } from './drawers.ts';
import { glance } from './glance.ts';
import { METALS } from './metals.ts';
import { FEATURES } from './model/hexes.ts';
import { BOARD_KEYS } from './model/keys.ts';
import { sayingPlaces } from './model/places.ts';
import { readingOf } from './model/reading.ts';
import { RISKS } from './model/risks.ts';
import { talliesOf } from './model/tallies.ts';
import { whyOf } from './model/why.ts';
import { PORTRAITS } from './portraits.ts';
import { isHex, printed } from './printed.ts';
import Scene from './Scene.svelte';
import { chanceOf } from './stage/chance.ts';
import { foretold, together } from './stage/together.ts';
import { BOOK, doerOf, isMine } from './staging.ts';
import { TERMS } from './terms.ts';
import Widget from './Widget.svelte';

export const face: PageFace = {
  terms: TERMS,
  secrets: true,
  Scene,
  Widget,
  prepare() {
    // Where it fails, the board tries again.
    groundWith(FEATURES).catch(() => {});
  },
  nameOf(view, seat) {
    const { name } = (view as DemonsView).magicians[seat];
    return { key: `magician.${name}`, or: name };
  },
  pips(view, seat) {
    const { wounds, curses } = (view as DemonsView).magicians[seat];
    const n = wounds + curses;
    return { n, of: printed.tables.limits.marksToDie, phrase: { key: 'demons.pips', facts: { n } } };
  },
  rim(view, seat) {
    const { shield } = (view as DemonsView).magicians[seat];
    return (
      shield && {
        colour: METALS[shield],
        phrase: { key: 'demons.shield.held', facts: { shield: { key: `shield.${shield}` } } },
      }
    );
  },
  heading(view) {
    const { turn, phase, options } = view as DemonsView;
    return { key: 'demons.bar', facts: { turn, phase, limit: options.turnLimit } };
  },
  saying: sayingPlaces,
  portraitOf: (_view, seat) => PORTRAITS[seat % PORTRAITS.length],
  tallies: (view, seat) => talliesOf((view as DemonsView).magicians[seat]),
  glance,
  risks: RISKS,
  reading: (odds, view) => readingOf(view as DemonsView, odds),
  why: (answer, asked, view, odds) => whyOf(view as DemonsView, asked, answer, odds),
  ending: async () => (await import('./ending.ts')).ending,
  beat: beatOf,
  staging: (event, _view, viewer) => stagingIn(BOOK, event as DemonsEvent, viewer),
  scripts: () => import('./stage/scripts.ts'),
  chance: (event) => chanceOf(event as DemonsEvent),
  doer: (event) => doerOf(event as DemonsEvent),
  together,
  foretold,
  placeOf: (where) => (isHex(where) ? `[data-hex="${where}"]` : `[data-token="${CSS.escape(where)}"]`),
  pictures: () => import('./pictures.ts'),
  first: () => import('./first.ts'),
  isMine: (event, _view, viewer) => isMine(event as DemonsEvent, viewer),
  drawers: DRAWERS,
  sheets: 'magicians',
  opens: (kind) => (kind === 'use' || kind === 'run' ? 'spirits' : null),
  keys: BOARD_KEYS.map(({ keys, action }) => ({ keys, words: `demons.keys.${action}` })),
  isHeading: ({ type }) => type === 'gameTurn' || type === 'playerTurn',
};
