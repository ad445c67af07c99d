import { type Route, routeOf } from '../app/route.svelte.ts';

/** Places that one leaves to look something up, and wants to come back to. */
const LEFT = ['table', 'learn', 'setup'] as const;

interface CameFrom {
  readonly at: (typeof LEFT)[number];
  back(): void;
}

const isLeft = (at: Route['at']): at is CameFrom['at'] => LEFT.some((place) => place === at);

/** Where one was before one began to read, however many rules ago; `null` where it was nowhere, or the browser does not say. */
export function cameFrom(): CameFrom | null {
  const { navigation }: { navigation?: Navigation } = window;
  const now = navigation?.currentEntry;
  if (!navigation || !now) return null;
  for (const { key, url } of navigation.entries().slice(0, now.index).toReversed()) {
    const { at } = routeOf(new URL(url ?? location.href).hash);
    if (isLeft(at)) return { at, back: () => void navigation.traverseTo(key) };
    if (at !== 'rules') return null;
  }
  return null;
}
