import type { NarratedEvent } from '@conjure/host';
import type { Beat } from './beat.ts';
import type { Direction } from './shot.ts';
import type { Staging, Tier } from './staging.ts';

/** What is shown in one shot, before it has its time. */
export interface Gathered {
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

/** Events that are shown together: what only begins something or only finishes it goes with it, and like ones that bundle. */
export const gathered = (block: readonly NarratedEvent[], by: Direction): Gathered[] => opened(bundled(block, by));

/** Like ones that bundle, and those that only finish what went before. */
function bundled(block: readonly NarratedEvent[], by: Direction): Gathered[] {
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
