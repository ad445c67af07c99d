import { addTo, type Event, type Phrase, type Seat } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import type { CueName } from '../sound/cues.ts';
import type { Beat } from './beat.ts';
import type { RollChance } from './chance.ts';
import type { Staging, Tier } from './staging.ts';
import { type Speed, spanOf, TIMES, type TimeSpan, writtenOf } from './timing.ts';

/** What is shown of one event, or of several at once. */
export interface Shot extends TimeSpan {
  readonly tier: Exclude<Tier, 'log'>;
  /** What it shows, and what came of it at once and only plays inside it. */
  readonly events: readonly NarratedEvent[];
  readonly inside: readonly NarratedEvent[];
  /** What only began it. */
  readonly began: readonly NarratedEvent[];
  /** The last of the block's events that may be told when its end may. */
  readonly upTo: number;
  /** The sentences that stand while it is shown; two, or three where only one would be left to count, and how many more there are. */
  readonly said: readonly Phrase[];
  readonly more: number;
  /** What may be said before its dice are thrown. */
  readonly foretold: Phrase | null;
  readonly beats: readonly Beat[];
  readonly dice: readonly number[];
  /** What the dice could bring. */
  readonly chance: RollChance | null;
  /** Whose deed it is, where it is anybody's. */
  readonly doer: Seat | null;
  readonly type: string;
  readonly cue: CueName | null;
  readonly verdict: CueName | null;
  readonly rate: number;
  readonly isMine: boolean;
  /** The board lies in the dusk. */
  readonly dusk: boolean;
  /** How much slower its script is played than it is written: what comes before the end may be told, and after. */
  readonly pace: { readonly first: number; readonly told: number };
}

/** How a game stages things, and how somebody wants to see them. */
export interface Direction {
  staging(event: Event): Staging;
  beat(event: Event): Beat | null;
  chance(event: Event): RollChance | null;
  doer(event: Event): Seat | null;
  /** Several like ones in one sentence; `null` where there is none for them. */
  together(events: readonly NarratedEvent[]): Phrase | null;
  /** What can be expected of their dice. */
  foretold(events: readonly NarratedEvent[]): Phrase | null;
  /** Whether it strikes the viewer, or the viewer does it. */
  isMine(event: Event): boolean;
  letters(said: Phrase): number;
  readonly speed: Speed;
  /** Nothing may move. */
  readonly isStill: boolean;
  /** What is left of the time between two questions of the viewer. */
  readonly left: number;
  /** How often a great moment has been shown already. */
  times(type: string): number;
}

/** A great moment is shown whole so often. */
const WHOLE = 2;
const SENTENCES = 2;
/** A long sentence does not make a great moment any slower than this. */
const SLOWEST = 1.25;

/** Which shots a block of events is shown in. Nothing in it is faster than it can be read: what has no time is told, not flashed. */
export function direct(block: readonly NarratedEvent[], by: Direction): Shot[] {
  return inTime(shortTicks(timed(opened(gathered(block, by)), by), by), by);
}

interface Gathered {
  readonly staging: Staging;
  readonly tier: Exclude<Tier, 'log'>;
  readonly isMine: boolean;
  /** What only began it. */
  readonly before: readonly NarratedEvent[];
  readonly events: readonly NarratedEvent[];
  readonly inside: readonly NarratedEvent[];
  readonly beats: readonly Beat[];
  upTo: number;
}

/** Events that are shown together: like ones that bundle, and those that only finish what went before. */
function gathered(block: readonly NarratedEvent[], by: Direction): Gathered[] {
  const found: Gathered[] = [];
  block.forEach((heard, nth) => {
    const staging = by.staging(heard.event);
    const isMine = by.isMine(heard.event);
    const tier = (isMine && staging.mine) || staging.tier;
    const last = found.at(-1);
    if (tier === 'log') {
      if (last) last.upTo = nth;
      return;
    }
    const beat = by.beat(heard.event);
    const beats = beat ? [beat] : [];
    const like = staging.bundles ? likeIn(found, heard.event.type, tier) : -1;
    const at = like < 0 && last && last.tier !== 'tick' && foldsInto(staging, last) ? found.length - 1 : like;
    const into = found[at];
    if (!into) found.push({ staging, tier, isMine, before: [], events: [heard], inside: [], beats, upTo: nth });
    else
      found[at] = {
        ...into,
        events: like < 0 ? into.events : [...into.events, heard],
        inside: like < 0 ? [...into.inside, heard] : into.inside,
        beats: [...into.beats, ...beats],
        isMine: into.isMine || isMine,
        upTo: nth,
      };
  });
  return found;
}

const foldsInto = ({ folds }: Staging, { events: [cause] }: Gathered): boolean =>
  folds === true || (folds?.includes(cause?.event.type ?? '') ?? false);

/** What only begins something is shown with it. */
function opened(all: readonly Gathered[]): Gathered[] {
  const found: Gathered[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (!last?.staging.opens || one.tier === 'tick') found.push(one);
    else
      found[found.length - 1] = {
        ...one,
        before: [...last.before, ...last.events],
        beats: [...last.beats, ...one.beats],
        isMine: last.isMine || one.isMine,
      };
  }
  return found;
}

/** The like ones that it may join: only what bundles, too, may lie between. */
function likeIn(found: readonly Gathered[], type: string, tier: Tier): number {
  for (let i = found.length - 1; i >= 0 && found[i]?.staging.bundles; i--)
    if (found[i]?.events[0]?.event.type === type && found[i]?.tier === tier) return i;
  return -1;
}

function timed(all: readonly Gathered[], by: Direction): Shot[] {
  const shown = new Map<string, number>();
  return all.map(({ staging, tier, isMine, before: began, events, inside, beats, upTo }, nth) => {
    const [first] = events;
    const { type } = first.event;
    const before = by.times(type) + (shown.get(type) ?? 0);
    const dice = beats.flatMap((beat) => beat.dice ?? []);
    const told = inside.filter(({ event }) => isTold(by.staging(event), by.isMine(event)));
    const sentences = [
      ...began.map((heard) => heard.said),
      ...sentencesOf(events, by),
      ...kindsOf(told).flatMap((like) => sentencesOf(like, by)),
    ];
    const isOneMore = sentences.length === SENTENCES + 1;
    const said = tier === 'tick' ? [] : sentences.slice(0, isOneMore ? sentences.length : SENTENCES);
    const isWhole = staging.always || by.speed !== 'normal' || (before < WHOLE && (isMine || !shown.has(type)));
    const yields = staging.yields === true && all.slice(nth + 1).some((other) => other.tier === 'great');
    const throws = beats.filter((beat) => beat.dice).length;
    // Where many throw, each at its place, they do so all at once.
    const thrown = throws > 1 ? 1 : dice.length;
    const written = writtenOf(staging, events.length, thrown);
    const span = spanOf(
      {
        tier,
        written,
        letters: said.reduce((sum, one) => sum + by.letters(one), 0),
        walk: Math.max(0, ...beats.map(({ motion, ms }) => (motion ? ms : 0))),
        dice: thrown,
        isShort: staging.isShort === true || (tier === 'great' && (!isWhole || yields)),
      },
      by.speed,
      by.isStill,
    );
    if (tier === 'great') addTo(shown, type);
    return {
      ...span,
      tier,
      type,
      events,
      inside,
      began,
      upTo,
      said,
      more: tier === 'tick' ? 0 : sentences.length - said.length,
      foretold: dice.length > 0 ? by.foretold(events) : null,
      beats,
      dice,
      chance: first && dice.length > 0 ? by.chance(first.event) : null,
      doer: first ? by.doer(first.event) : null,
      cue: (isMine ? staging.mineCue : undefined) ?? staging.cue ?? null,
      verdict: staging.verdict ?? null,
      rate: staging.rate ?? 1,
      isMine,
      dusk: staging.dusk === true,
      pace: {
        first: written.tell > 0 ? span.tell / written.tell : 1,
        told: Math.min(SLOWEST, (span.ms - span.tell) / Math.max(1, written.ms - written.tell)),
      },
    };
  });
}

/** What is said of like events: one sentence where there is one for all of them. */
function sentencesOf(events: readonly NarratedEvent[], by: Direction): readonly Phrase[] {
  const together = events.length > 1 ? by.together(events) : null;
  return together ? [together] : events.map(({ said }) => said);
}
/** Whether there is a word on it: what only ticks has none. */
const isTold = ({ tier, mine }: Staging, isMine: boolean): boolean => ((isMine && mine) || tier) !== 'tick';
const kindsOf = (events: readonly NarratedEvent[]): NarratedEvent[][] => [
  ...Map.groupBy(events, ({ event }) => event.type).values(),
];

/** Many ticks in a row take no longer than one can wait for them. */
function shortTicks(shots: readonly Shot[], { speed }: Direction): Shot[] {
  const { ticks } = TIMES[speed];
  const runs: Shot[][] = [];
  for (const shot of shots) {
    const run = runs.at(-1);
    if (run && run[0]?.tier === 'tick' && shot.tier === 'tick') run.push(shot);
    else runs.push([shot]);
  }
  return runs.flatMap((run) => {
    const whole = run.reduce((sum, { ms }) => sum + ms, 0);
    if (run[0]?.tier !== 'tick' || whole <= ticks) return run;
    const shorter = ticks / whole;
    return run.map((shot) => ({ ...shot, ms: shot.ms * shorter, walk: shot.walk * shorter }));
  });
}

/** Where there is more than anybody wants to wait for, what others do is only seen: captions first, then rolls and great moments. */
function inTime(shots: readonly Shot[], by: Direction): Shot[] {
  const { tick } = TIMES[by.speed];
  let over = shots.reduce((sum, { ms }) => sum + ms, 0) - by.left;
  const lessened = [...shots];
  for (const tier of ['caption', 'roll', 'great'] as const)
    for (let i = 0; i < lessened.length && over > 0; i++) {
      const shot = lessened[i];
      if (shot?.tier !== tier || shot.isMine) continue;
      over -= shot.ms - tick;
      lessened[i] = {
        ...shot,
        tier: 'tick',
        ms: tick,
        walk: Math.min(shot.walk, tick),
        tell: 0,
        said: [],
        more: 0,
        foretold: null,
        dice: [],
        chance: null,
        verdict: null,
      };
    }
  return lessened;
}
