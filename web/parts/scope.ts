import { getContext, setContext } from 'svelte';

const KEY = Symbol('scope');

/** Here begins a part of the page with a state of its own, as a table does: there may be two of them on one page. */
export const newScope = (): unknown => setContext(KEY, new Map());

/** Something of which every scope has one of its own, made when it is first wanted. To be called while a component begins. */
export const inScope =
  <T>(make: () => T): (() => T) =>
  () => {
    const own: Map<() => T, T> | undefined = getContext(KEY);
    if (!own) throw new Error('This component needs a scope around it.');
    const made = own.get(make) ?? make();
    own.set(make, made);
    return made;
  };
