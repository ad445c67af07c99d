import type { Event, Viewer } from '@conjure/engine';
import type { CueName } from '../sound/cues.ts';
import type { Beat } from './beat.ts';

/**
 * What an event deserves. `log`: a line in the log and no time. `tick`: something small moves, without words. `caption`: one thing moves and
 * a sentence stands. `roll`: dice, and the verdict after they have stopped. `great moment`: the whole board waits for it.
 */
export type Tier = 'log' | 'tick' | 'caption' | 'roll' | 'great';

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
  /** It finishes what went before it, and plays inside it; some only what is named. */
  readonly folds?: true | readonly string[];
  /** It only begins what follows at once: both are told together. */
  readonly opens?: true;
  /** It is short where a greater great moment follows at once. */
  readonly yields?: true;
  /** Dusk falls over the board while it is shown. */
  readonly dusk?: true;
  /** A roll that is soon over. */
  readonly isShort?: true;
  /** It is shown whole however often it comes. */
  readonly always?: true;
  /** How long its great moment is as it is written, how much longer for each more that is shown in it, and from when its end may be told. */
  readonly ms?: number;
  readonly each?: number;
  readonly tell?: number;
}

type Quiet = Staging & { readonly tier: Exclude<Tier, 'great'>; readonly mine?: Exclude<Tier, 'great'> };
type StagingEntry<E extends Event, S extends Staging> = S | ((event: E, viewer: Viewer) => S);

/** Of every event of a game what it deserves: the compiler holds it complete, and a great moment to those that have a script. */
export type StagingBook<E extends Event, Great extends E['type'] = E['type']> = {
  readonly [Type in E['type']]: StagingEntry<Extract<E, { type: Type }>, Type extends Great ? Staging : Quiet>;
};

/** What an event deserves in the eyes of a viewer. */
export function stagingIn<E extends Event>(book: StagingBook<E>, event: E, viewer: Viewer): Staging {
  const staging = book[event.type as E['type']] as Staging | ((event: E, viewer: Viewer) => Staging);
  return typeof staging === 'function' ? staging(event, viewer) : staging;
}

type StagingExtras = Omit<Staging, 'tier' | 'cue'>;
type Nothing = Record<never, never>;
type StagingOf<T extends Tier, M> = Omit<Staging, 'tier' | 'mine'> & { readonly tier: T } & M;

/** With nothing more to say of it, and with more: what is said more is known to the compiler. */
interface Make<T extends Tier> {
  (cue?: CueName): StagingOf<T, Nothing>;
  <const M extends StagingExtras>(cue: CueName | undefined, more: M): StagingOf<T, M>;
}

const of = <const T extends Tier>(tier: T): Make<T> =>
  ((cue?: CueName, more?: StagingExtras) => ({ tier, ...(cue ? { cue } : {}), ...more })) as Make<T>;

export const LOG: Quiet = { tier: 'log' };
export const tick = of('tick');
export const caption = of('caption');
export const great = of('great');
/** Its cue is the throw; what is named here is heard when the dice have stopped. */
export const roll = ((verdict?: CueName, more?: StagingExtras) => ({
  ...{ tier: 'roll', cue: 'throw' },
  ...(verdict ? { verdict } : {}),
  ...more,
})) as Make<'roll'>;

/** The end, for those who won and who lost; whoever watches is glad with the winners. */
export const ending = (isWon: boolean | null): Staging =>
  great(isWon === false ? 'loss' : 'win', { always: true, ms: 5000 });

/** Where a game says nothing of it: dice are rolled, what has a beat is seen, all else is for the log. */
export const plainStaging = (beat: Beat | null): Staging => (!beat ? LOG : beat.dice ? roll() : caption());

/** Whether one of these fields of an event names the viewer. */
export const names = (event: Event, fields: readonly string[], viewer: Viewer): boolean =>
  viewer !== null && Object.entries(event).some(([name, value]) => value === viewer && fields.includes(name));
