import { samePlain } from '@conjure/engine';
import { ACTIONS, type LodgeEvent, type LodgeView } from '@conjure/lodge/view';
import { stagingIn } from '../../stage/staging.ts';
import { choicesOf } from '../answers.ts';
import type { PageFace } from '../face.ts';
import { beatOf } from './beats.ts';
import { DRAWERS } from './drawers.ts';
import { glance } from './glance.ts';
import { selectorOf, vainIn } from './model/answers.ts';
import { BOARD_KEYS } from './model/keys.ts';
import { autoAnswer } from './model/reacting.ts';
import { talliesOf } from './model/tallies.ts';
import { seatName } from './names.ts';
import { magePortrait } from './portraits.ts';
import { preferences } from './preferences.svelte.ts';
import Scene from './Scene.svelte';
import { BOOK, doerOf, isMine } from './staging.ts';
import { TERMS } from './terms.ts';
import Widget from './Widget.svelte';
import { playing, widgetFor } from './widgets.ts';

export const face: PageFace = {
  terms: TERMS,
  secrets: true,
  Scene,
  Widget,
  isReady: (kind) => widgetFor(kind) !== null,
  nameOf: (view, seat) => seatName(view as LodgeView, seat),
  heading(view) {
    const { round, phase, turn } = view as LodgeView;
    const left = turn ? ACTIONS - turn.actions : 'none';
    return { key: 'lodge.bar', facts: { round, phase: { key: `phase.${phase}` }, left } };
  },
  tallies: (view, seat) => talliesOf(view as LodgeView, seat),
  reading: (odds, view) => playing()?.readingOf(view as LodgeView, odds) ?? null,
  why: (answer, asked, view, odds) => playing()?.whyOf(view as LodgeView, asked, answer, odds) ?? [],
  isVain: (answer, asked) =>
    asked !== null && choicesOf(asked).some((choice) => vainIn(choice) !== null && samePlain(choice.answer, answer)),
  glance,
  ending: async () => (await import('./ending.ts')).ending,
  portraitOf: (view, seat) => magePortrait((view as LodgeView).seats[seat].mage),
  beat: beatOf,
  staging: (event, _view, viewer) => stagingIn(BOOK, event as LodgeEvent, viewer),
  scripts: () => import('./stage/scripts.ts'),
  doer: (event, view) => doerOf(event as LodgeEvent, view as LodgeView),
  placeOf: (where) =>
    where.includes(',')
      ? `[data-room="${where}"]`
      : `[data-model="${where}"], [data-with="${where}"], [data-runner="${where}"]`,
  pictures: () => import('./pictures.ts'),
  first: () => import('./first.ts'),
  isMine: (event, view, viewer) => isMine(event as LodgeEvent, view as LodgeView, viewer),
  spotOf: selectorOf,
  autoAnswer: (asked) => autoAnswer(asked, preferences.asks),
  isHeading: ({ type }) => type === 'roundBegan' || type === 'phaseBegan' || type === 'turnBegan',
  // There are no dice: what is chosen counts, unless somebody wants a second look at everything.
  isBrisk: true,
  drawers: DRAWERS,
  sheets: 'mages',
  keys: BOARD_KEYS.map(({ keys, action }) => ({ keys, words: `lodge.keys.${action}` })),
};
