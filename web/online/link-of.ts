import { hashOf } from '../app/route.svelte.ts';

/** A server gives a link as a whole address, or only what follows its `#`. */
export const linkOf = (said: string): string =>
  said.includes('#') ? said : `${location.href.replace(/#.*/, '')}${hashOf({ at: 'link', link: said })}`;
