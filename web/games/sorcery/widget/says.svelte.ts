import type { Refusal } from '@conjure/engine';
import { lineHere } from '../../../parts/line.svelte.ts';

/** As long as a widget is there, the word line says this, or what is against it. */
export function says(words: () => string | null, against: () => Refusal | null = () => null): void {
  const line = lineHere();
  $effect(() => {
    line.say(words() || null);
    const refused = against();
    if (refused) line.refuse(refused);
  });
  $effect(() => () => line.say(null));
}
