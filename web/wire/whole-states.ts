import { applyPatch, type ServerMessage, type ServerMessageOf } from '@conjure/host';

type State = ServerMessageOf<'state'>;
type Patched = ServerMessageOf<'patch'>;

/** What is wanted where a patch does not fit what is known. */
export interface Lacking {
  readonly match: string;
  readonly viewer: State['viewer'];
}

const keyOf = ({ match, viewer }: Lacking) => `${match} ${viewer}`;

/** Makes whole states of what has changed in them, so that nobody behind the wire has to know of patches. */
export function newWholeStates() {
  /** Without its story, which would be kept twice; of that only how long it is. */
  const states = new Map<string, { state: State; told: number }>();

  const keep = (state: State): State => {
    const { from, events } = state.story;
    states.set(keyOf(state), { state, told: from + events.length });
    return state;
  };

  const patched = (message: Patched): State | Lacking => {
    const { match, viewer, n, base, patch, story, re } = message;
    const before = states.get(keyOf(message));
    if (!before || before.state.n !== base) return { match, viewer };
    const told = story ?? { from: before.told, events: [] };
    const { re: _, ...fields } = applyPatch(before.state, patch) as State;
    return keep({ ...fields, is: 'state', match, viewer, n, story: told, ...(re === undefined ? {} : { re }) });
  };

  return {
    /** What is to be heard; or what must be asked for first. */
    take(message: ServerMessage): ServerMessage | Lacking {
      if (message.is === 'state') return keep(message);
      return message.is === 'patch' ? patched(message) : message;
    },
    /** Nobody is at the match any more. */
    forget(match: string): void {
      for (const key of states.keys()) if (key.startsWith(`${match} `)) states.delete(key);
    },
  };
}

export const isLacking = (value: ServerMessage | Lacking): value is Lacking => !('is' in value);
