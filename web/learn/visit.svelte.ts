import { onMount } from 'svelte';
import { focusHeading } from '../app/focus-heading.ts';
import { routeOf } from '../app/route.svelte.ts';
import { wire } from '../wire/index.ts';
import { forget, type OpenedTable } from './practice.ts';

/** A match that a lesson or a puzzle is held at: it comes with its screen, and is forgotten with it. */
export function newVisit(enter: () => Promise<OpenedTable>) {
  let opened = $state.raw<OpenedTable | null>(null);
  const session = $derived(opened && 'session' in opened ? opened.session : null);
  const against = $derived(opened && 'against' in opened ? opened.against : null);

  let isGone = false;
  const leave = () => {
    if (!opened || !('session' in opened)) return;
    opened.session.close();
    // Whoever looks something up in the rules comes back. (On its way out a component still sees the old `route()`.)
    if (routeOf(location.hash).at !== 'rules') forget(wire, opened.session.match);
  };
  const come = async (coming: Promise<OpenedTable>) => {
    opened = await coming;
    if (isGone) leave();
  };
  onMount(() => {
    void come(enter());
    return () => {
      isGone = true;
      leave();
    };
  });
  $effect(() => (session ? focusHeading(document.body) : undefined));

  return {
    get session() {
      return session;
    },
    get against() {
      return against;
    },
    /** Begins once more. */
    again(begin: () => Promise<OpenedTable>): void {
      leave();
      opened = null;
      void come(begin());
    },
  };
}
