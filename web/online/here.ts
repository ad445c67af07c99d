import type { Seat } from '@conjure/engine';
import { getContext, setContext } from 'svelte';
import type { Wire } from '../wire/wire.ts';
import type { Chatting } from './chatting.svelte.ts';
import type { People } from './people.svelte.ts';
import type { Rematch } from './rematch.svelte.ts';
import type { Voting } from './voting.svelte.ts';

/** What the parts of a table know of each other, where some of those at it are elsewhere. */
export interface AtTable {
  readonly wire: Wire;
  readonly match: string;
  readonly people: People;
  readonly chatting: Chatting;
  readonly voting: Voting;
  readonly rematch: Rematch;
  /** It was begun at one screen: its hidden things and dice may be known. */
  readonly isKnown: boolean;
  /** Who holds a seat, or lent it to a bot. */
  playerOf(seat: Seat): string | null;
  isLent(seat: Seat): boolean;
}

const KEY = Symbol('at table');

export const setAtTable = (at: AtTable): void => void setContext(KEY, at);
export const atTable = (): AtTable => getContext(KEY);
