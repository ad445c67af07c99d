import { hashOf } from '../app/route.svelte.ts';

/** A server may say the whole address or what is behind the sign. */
export const linkOf = (said: string): string =>
  said.includes('#') ? said : `${location.href.replace(/#.*/, '')}${hashOf({ at: 'link', link: said })}`;
