import type { Viewer } from '@conjure/engine';
import { unpacked } from './packing.ts';
import { applyPatch, hashOf } from './patch.ts';
import type { ServerMessage, ServerMessageOf, ShownState } from './server-messages.ts';

/** Makes whole states of patches, for a table that wants to hear of nothing else. */
export interface StateReader {
  /** The same message, or the state that a patch leads to; `null` where the whole has to be asked for. */
  read(message: ServerMessage): ServerMessage | null;
}

interface KnownState {
  readonly state: ShownState;
  /** How much of the story was heard. */
  readonly eventCount: number;
}

/** What one connection hears, patch by patch. */
export function newStateReader(): StateReader {
  const known = new Map<string, Map<Viewer, KnownState>>();
  const keep = (state: ServerMessageOf<'state'>): ServerMessageOf<'state'> => {
    const { story, re: _, ...shown } = state;
    const viewers = known.get(state.match) ?? new Map<Viewer, KnownState>();
    known.set(state.match, viewers.set(state.viewer, { state: shown, eventCount: story.from + story.events.length }));
    return state;
  };
  const patched = (message: ServerMessageOf<'patch'>): ServerMessageOf<'state'> | null => {
    const { match, viewer, n, base, patch, story, hash, re } = message;
    const before = known.get(match)?.get(viewer);
    if (before?.state.n !== base) return null;
    const shown = applyPatch({ ...before.state, n }, patch) as ShownState;
    if (hash !== undefined && hashOf(shown) !== hash) return null;
    const news = story ?? { from: before.eventCount, events: [] };
    return keep({ ...shown, story: news, ...(re === undefined ? {} : { re }) });
  };
  return {
    read(said) {
      const message = unpacked(said);
      if (message.is === 'patch') return patched(message);
      if (message.is === 'closed' || message.is === 'forgotten') known.delete(message.match);
      return message.is === 'state' ? keep(message) : message;
    },
  };
}
