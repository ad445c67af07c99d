import { registerOffline } from '../offline/register.ts';
import { tellNews } from './news.svelte.ts';
import { isFirst } from './storage.ts';

const KEY = 'conjure.offline';

/** That the page works without a network is told once, that there is a new version each time. */
export function tellOfOffline(): void {
  void registerOffline({
    onReady: () => {
      if (isFirst(KEY)) tellNews('ready');
    },
    onUpdate: (update) => tellNews('update', update),
  });
}
