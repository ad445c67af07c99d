import { likelihood } from './chance.ts';
import type { Shot } from './shot.ts';
import type { Tier } from './staging.ts';

/** What happened since somebody's turn, in a few lines. */
export interface Recap {
  /** What weighs most, as it happened; each can be shown again. */
  readonly lines: readonly Shot[];
  /** So many smaller things are not named. */
  readonly rest: number;
  /** All of it. */
  readonly shots: readonly Shot[];
  /** So much has happened that it is told unasked. */
  readonly isDue: boolean;
}

const WEIGHTS: { readonly [tier in Tier]: number } = { great: 100, roll: 20, caption: 5, tick: 1, log: 0 };
const MINE = 50;
/** Each time that something was half as likely. */
const RARE = 10;

/** How much a shot is worth telling. */
export const weightOf = ({ tier, isMine, chance }: Shot): number =>
  WEIGHTS[tier] + (isMine ? MINE : 0) + (chance ? RARE * Math.log2(1 / likelihood(chance)) : 0);

/** Longer than this nobody remembers, in milliseconds; nor more turns of others. */
const LONG = 20_000;
const TURNS = 2;

/** The heaviest of what was shown, in its order. */
export function recapOf(shots: readonly Shot[], most = 5): Recap {
  const told = merged(shots.filter(({ sentences }) => sentences.length > 0));
  const heaviest = new Set(told.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most));
  return {
    lines: told.filter((shot) => heaviest.has(shot)),
    rest: told.length - heaviest.size,
    shots,
    isDue: shots.reduce((sum, { ms }) => sum + ms, 0) > LONG || turnsIn(shots) > TURNS,
  };
}

/** The answer that it followed from. */
export const stepOf = ({ events }: Shot): number => events[0].step;

function turnsIn(shots: readonly Shot[]): number {
  const doers = shots.flatMap(({ doer }) => doer ?? []);
  return doers.filter((doer, i) => doer !== doers[i - 1]).length;
}

/** What one and the same does again and again is one thing: several walks are one way, other deeds are counted. */
function merged(shots: readonly Shot[]): Shot[] {
  const found: Shot[] = [];
  for (const shot of shots) {
    const last = found.at(-1);
    if (last && isLike(last, shot)) found[found.length - 1] = joined(last, shot);
    else found.push(shot);
  }
  return found;
}

const tokenOf = ({ beats }: Shot): string | undefined => (beats.length === 1 ? beats[0]?.motion?.token : undefined);

const isLike = (a: Shot, b: Shot): boolean =>
  a.tier === 'caption' && b.tier === 'caption' && a.type === b.type && a.doer === b.doer && tokenOf(a) === tokenOf(b);

function joined(a: Shot, b: Shot): Shot {
  const [from, to] = [a.beats[0]?.motion, b.beats[0]?.motion];
  const isMine = a.isMine || b.isMine;
  if (tokenOf(a) === undefined || !from || !to) return { ...a, isMine, more: a.more + b.sentences.length + b.more };
  const motion = { token: from.token, path: [...from.path, ...to.path.slice(1)] };
  return { ...b, isMine, beats: [{ ms: a.walk + b.walk, motion }], walk: Math.max(a.walk, b.walk) };
}
