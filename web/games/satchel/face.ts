import type { SatchelEvent, SatchelView } from '@conjure/satchel/view';
import { LOG, stagingIn } from '../../stage/staging.ts';
import type { PageFace } from '../face.ts';
import { beatOf } from './beats.ts';
import { DRAWERS } from './drawers.ts';
import { glance } from './glance.ts';
import Idle from './Idle.svelte';
import { autoAnswer, selectorOf } from './model/answers.ts';
import { headingOf, talliesOf } from './model/bar.ts';
import { KEYS } from './model/keys.ts';
import { whyOf } from './model/why.ts';
import { personName } from './names.ts';
import { personPortrait } from './portraits.ts';
import { preferences } from './preferences.svelte.ts';
import Scene from './Scene.svelte';
import { BOOK, isMine } from './staging.ts';
import { TERMS } from './terms.ts';
import Widget from './Widget.svelte';

export const face: PageFace = {
  terms: TERMS,
  secrets: false,
  Scene,
  Widget,
  risks: { 'answer.roll': 'dice' },
  why: (answer, asked, view) => whyOf(view as SatchelView, asked, answer),
  nameOf: (view, seat) => personName((view as SatchelView).seats[seat].id),
  ownerOf: (view, seat) => (view as SatchelView).seats[seat].id,
  tallies: (view, seat) => talliesOf(view as SatchelView, seat),
  heading: (view) => headingOf(view as SatchelView),
  glance,
  ending: async () => (await import('./ending.ts')).ending,
  portraitOf: (view, seat) => personPortrait((view as SatchelView).seats[seat].id),
  beat: beatOf,
  // While the clock runs nothing may hold anybody up. [B62]
  staging: (event, view, viewer) => ((view as SatchelView).live ? LOG : stagingIn(BOOK, event as SatchelEvent, viewer)),
  scripts: () => import('./stage/scripts.ts'),
  doer: (event) => ('by' in event && typeof event.by === 'number' ? event.by : null),
  placeOf: (where) => ['place', 'token', 'mark'].map((is) => `[data-${is}="${CSS.escape(where)}"]`).join(),
  pictures: () => import('./pictures.ts'),
  first: () => import('./first.ts'),
  isMine: (event, _view, viewer) => isMine(event as SatchelEvent, viewer),
  spotOf: selectorOf,
  isBrisk: true,
  Idle,
  drawers: DRAWERS,
  spreads: true,
  autoAnswer: (asked) => autoAnswer(asked, preferences.autopass),
  lead: (view) => (view as SatchelView).beat?.window ?? null,
  keys: KEYS.map(({ keys, action }) => ({ keys, words: `satchel.keys.${action}` })),
  isHeading: ({ type }) => type === 'roundOpened' || type === 'beatOpened',
};
