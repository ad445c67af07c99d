import type { NarratedEvent } from '@conjure/host';
import { type Gathered, gathered } from './gathering.ts';
import { sentencesIn } from './sentences.ts';
import { inTime, shortTicks } from './shortening.ts';
import type { Direction, Shot } from './shot.ts';
import { spanOf, writtenOf } from './timing.ts';

/** A great moment is shown whole so often. */
const WHOLE = 2;
const SENTENCES = 2;
/** A long sentence does not make a great moment any slower than this. */
const SLOWEST = 1.25;

/** Which shots a block of events is shown in. Nothing in it is faster than it can be read: what has no time is told, not flashed. */
export function direct(block: readonly NarratedEvent[], by: Direction): Shot[] {
  const all = gathered(block, by);
  return inTime(
    shortTicks(
      all.map((one, nth) => shotOf(one, shortness(all, nth, by), by)),
      by,
    ),
    by,
  );
}

/** Whether a great moment is shown in short: it is known by now, or another comes after it. */
function shortness(all: readonly Gathered[], nth: number, by: Direction): boolean {
  const { staging, tier, isMine, events } = all[nth];
  const { type } = events[0].event;
  const before = all.slice(0, nth).filter((one) => one.tier === 'great' && one.events[0].event.type === type).length;
  const isWhole =
    staging.always || by.speed !== 'normal' || (by.times(type) + before < WHOLE && (isMine || before === 0));
  const yields = staging.yields === true && all.slice(nth + 1).some((other) => other.tier === 'great');
  return staging.isShort === true || (tier === 'great' && (!isWhole || yields));
}

/** What was gathered, with its words and its time. */
function shotOf(gathered: Gathered, isShort: boolean, by: Direction): Shot {
  const { staging, tier, isMine, before, events, inside, beats, upTo } = gathered;
  const [{ event }] = events;
  const dice = beats.flatMap((beat) => beat.dice ?? []);
  const all = tier === 'tick' ? [] : sentencesIn(gathered, by);
  const isOneMore = all.length === SENTENCES + 1;
  const sentences = isOneMore ? all : all.slice(0, SENTENCES);
  const throws = beats.filter((beat) => beat.dice).length;
  // Where many throw, each at its place, they do so all at once.
  const thrown = throws > 1 ? 1 : dice.length;
  const written = writtenOf(staging, events.length, thrown);
  const letters = sentences.reduce((sum, one) => sum + by.letters(one), 0);
  const walk = Math.max(0, ...beats.map(({ motion, ms }) => (motion ? ms : 0)));
  const span = spanOf({ tier, written, letters, walk, dice: thrown, isShort }, by.speed, by.isStill);
  return {
    ...span,
    tier,
    type: event.type,
    events,
    inside,
    began: before,
    upTo,
    sentences,
    more: all.length - sentences.length,
    foretold: dice.length > 0 ? by.foretold(events) : null,
    beats,
    dice,
    chance: dice.length > 0 ? by.chance(event) : null,
    doer: by.doer(event),
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
}
