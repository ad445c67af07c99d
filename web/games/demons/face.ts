import type { DemonsView } from '@conjure/demons/view';
import type { Face } from '../face.ts';
import { beatOf } from './beats.ts';
import Scene from './Scene.svelte';
import Widget from './Widget.svelte';

export const face: Face = {
  secrets: true,
  Scene,
  Widget,
  nameOf(view, seat) {
    const { name } = (view as DemonsView).magicians[seat];
    return { key: `magician.${name}`, or: name };
  },
  beat: beatOf,
  isHeading: ({ type }) => type === 'gameTurn' || type === 'playerTurn',
};
