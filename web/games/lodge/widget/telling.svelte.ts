import { lineHere } from '../../../parts/line.svelte.ts';

/** Says something in the word line as long as a widget is there. */
export function telling(words: () => string | null): void {
  const line = lineHere();
  $effect(() => {
    line.say(words());
    return () => line.say(null);
  });
}
