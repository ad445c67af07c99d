import type { Face } from '../face.ts';
import { beatOf } from './beats.ts';
import { selectorOf } from './model/answers.ts';
import { BOARD_KEYS, KEYS } from './model/keys.ts';
import { seatName } from './names.ts';
import Scene from './Scene.svelte';
import Widget from './Widget.svelte';

export const face: Face = {
  secrets: true,
  Scene,
  Widget,
  nameOf: (_view, seat) => seatName(seat),
  beat: beatOf,
  spotOf: selectorOf,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'phaseBegan',
  // Chances stand beside every attack before it is made; a second look is for who wants one at everything.
  isBrisk: true,
  height: 60,
  keys: [...KEYS, ...BOARD_KEYS].map(({ keys, action }) => ({ keys, words: `sorcery.keys.${action}` })),
};
