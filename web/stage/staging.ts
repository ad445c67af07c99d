import type { Event, Viewer } from '@conjure/engine';
import type { CueName } from '../sound/cues.ts';
import type { Beat } from './beat.ts';

/**
 * What an event deserves. `log`: a line in the log and no time. `tick`: something small moves, without words. `caption`: one thing moves and
 * a sentence stands. `roll`: dice, and the verdict after they have stopped. `scene`: the whole board waits for it.
 */
export type Tier = 'log' | 'tick' | 'caption' | 'roll' | 'scene';

export interface Staging {
  readonly tier: Tier;
  /** What it deserves where it strikes the viewer. */
  readonly mine?: Tier;
  /** Heard when it begins; another where it is about the viewer. */
  readonly cue?: CueName;
  readonly mineCue?: CueName;
  /** Heard when its end may be told. */
  readonly verdict?: CueName;
  /** Higher or lower than usual: beasts by their size, spells by their school. */
  readonly rate?: number;
  /** Like ones of a block are shown together. */
  readonly bundles?: true;
  /** It finishes what went before it, and plays inside it. */
  readonly folds?: true;
  /** A roll that is soon over. */
  readonly isShort?: true;
  /** It is shown whole however often it comes. */
  readonly always?: true;
}

/** Of every event of a game what it deserves: the compiler holds it complete. */
export type Book<E extends Event> = {
  readonly [Type in E['type']]: Staging | ((event: Extract<E, { type: Type }>, viewer: Viewer) => Staging);
};

/** What an event deserves in the eyes of a viewer. */
export function stagingIn<E extends Event>(book: Book<E>, event: E, viewer: Viewer): Staging {
  const staging = book[event.type as E['type']] as Staging | ((event: E, viewer: Viewer) => Staging);
  return typeof staging === 'function' ? staging(event, viewer) : staging;
}

type More = Omit<Staging, 'tier' | 'cue'>;

export const LOG: Staging = { tier: 'log' };
export const tick = (cue?: CueName, more: More = {}): Staging => ({ tier: 'tick', ...(cue ? { cue } : {}), ...more });
export const caption = (cue?: CueName, more: More = {}): Staging => ({
  tier: 'caption',
  ...(cue ? { cue } : {}),
  ...more,
});
export const roll = (verdict?: CueName, more: More = {}): Staging => ({
  tier: 'roll',
  cue: 'throw',
  ...(verdict ? { verdict } : {}),
  ...more,
});
export const scene = (cue?: CueName, more: More = {}): Staging => ({ tier: 'scene', ...(cue ? { cue } : {}), ...more });

/** The end, for those who won and who lost; whoever watches is glad with the winners. */
export const ending = (isWon: boolean | null): Staging => scene(isWon === false ? 'loss' : 'win', { always: true });

/** Where a game says nothing of it: dice are rolled, what has a beat is seen, all else is for the log. */
export const plainStaging = (beat: Beat | null): Staging => (!beat ? LOG : beat.dice ? roll() : caption());

/** Whether one of these fields of an event names the viewer. */
export const names = (event: Event, fields: readonly string[], viewer: Viewer): boolean =>
  viewer !== null && Object.entries(event).some(([name, value]) => value === viewer && fields.includes(name));
