import type { PageFace } from '@conjure/web/face';
import { seatPhrase } from '../words.ts';
import Scene from './Scene.svelte';
import Widget from './Widget.svelte';

/** How the game shows itself at the table of the page. */
export const face: PageFace = {
  secrets: true,
  Scene,
  Widget,
  nameOf: (_, seat) => seatPhrase(seat),
  beat: (event) => ('die' in event ? { ms: 900, dice: [event.die as number] } : null),
};
