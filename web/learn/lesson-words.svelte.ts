import type { Say } from '@conjure/words';
import { lang, sayIn } from '../app/words.svelte.ts';
import type { PageBox } from '../games/face.ts';

/** What the lessons of a game say, in the language that is spoken; `null` until it is there. For use in a component. */
export function lessonWords(box: () => PageBox | null): () => Say | null {
  let say: Say | null = $state.raw(null);
  $effect(() => {
    const spoken = lang();
    const from = box();
    if (!from) return;
    let isOld = false;
    void from.lessonVoice(spoken).then(({ words }) => {
      if (!isOld) say = sayIn(spoken, words);
    });
    return () => {
      isOld = true;
    };
  });
  return () => say;
}
