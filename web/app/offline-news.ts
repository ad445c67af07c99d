import { registerOffline } from '../offline/register.ts';
import { tellNews } from './news.svelte.ts';

const KEY = 'conjure.offline';

/** That the page works without a network is told once, that there is a new version each time. */
export function tellOfOffline(): void {
  void registerOffline({
    onReady: () => {
      if (isFirst()) tellNews('ready');
    },
    onUpdate: (update) => tellNews('update', update),
  });
}

function isFirst(): boolean {
  try {
    if (localStorage.getItem(KEY)) return false;
    localStorage.setItem(KEY, 'told');
    return true;
  } catch {
    // Where nothing may be kept, it would be told on every visit.
    return false;
  }
}
