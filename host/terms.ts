import { fields, flag, oneOf, orNull, pattern, type Shape, tagged, whole } from '@conjure/engine';

/** How much time people have: for every decision anew, or in all, with something added for each. In milliseconds. */
export type Clock =
  | { readonly per: 'decision'; readonly ms: number }
  | { readonly per: 'total'; readonly ms: number; readonly plus: number };

/** What is agreed for a match that is played online: fixed when it is opened, and shown before anybody sits down. */
export interface Terms {
  readonly clock: Clock | null;
  /** Which help the server gives: odds and hints, odds, none. */
  readonly help: 'all' | 'odds' | 'none';
  /** Whether others may watch. */
  readonly watchers: boolean;
  /** The level of the bot that plays for whoever is not there. */
  readonly substitute: string;
  /** Whether strangers find it in the lobby. */
  readonly listed: boolean;
}

const YEAR = 31_536_000_000;
const ms = whole(1_000, YEAR);
const level = pattern(/^.{1,200}$/s, 'a text of 1 to 200 characters');

/** What terms from outside must look like. */
export const termsShape: Shape<Terms> = fields({
  clock: orNull(
    tagged<Clock>('per', {
      decision: fields({ per: oneOf('decision'), ms }),
      total: fields({ per: oneOf('total'), ms, plus: whole(0, YEAR) }),
    }),
  ),
  help: oneOf('all', 'odds', 'none'),
  watchers: flag,
  substitute: level,
  listed: flag,
});
