import type { Seat } from '@conjure/engine';
import { type Component, getContext, setContext } from 'svelte';
import type { Session } from './session/session.svelte.ts';

/** What a table has besides the match where some of those at it are elsewhere. It is loaded only then. */
export interface OnlineTable {
  /** What whoever holds a seat is called; empty where nobody knows. */
  nameOf(seat: Seat): string;
  /** How long the way to them is, in milliseconds; `null` where they are not there, or nobody knows. */
  lagOf(seat: Seat): number | null;
  /** Whoever holds a seat is at the match, on some device. */
  isHere(seat: Seat): boolean;
  /** A bot plays for somebody. */
  isLent(seat: Seat): boolean;
  /** Something was said that nobody here has read. */
  readonly unread: boolean;
  readonly parts: {
    readonly Mark: Component<{ session: Session }>;
    readonly Clock: Component<{ session: Session; seat: Seat }>;
    readonly Chat: Component<{ session: Session }>;
    readonly Menu: Component<{ session: Session; done: () => void }>;
    readonly Votes: Component<{ session: Session }>;
    readonly AfterEnd: Component<{ session: Session }>;
  };
  /** Another match with the same people, who each sit one seat further: its id, or `null` where nothing came of it. */
  again(): Promise<string | null>;
  /** Makes all of it known to those parts; to be called where a table is made. */
  provide(): void;
  close(): void;
}

const KEY = Symbol('online');

export const setOnline = (online: OnlineTable | null): void => void setContext(KEY, online);

/** `null` where all of them sit at this screen. */
export const onlineHere = (): OnlineTable | null => getContext<OnlineTable | null>(KEY) ?? null;
