import type { Direction, Shot } from './shot.ts';
import { TIMES } from './timing.ts';

/** Many ticks in a row take no longer than one can wait for them. */
export function shortTicks(shots: readonly Shot[], { speed }: Direction): Shot[] {
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
export function inTime(shots: readonly Shot[], by: Direction): Shot[] {
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
        sentences: [],
        more: 0,
        foretold: null,
        dice: [],
        chance: null,
        verdict: null,
      };
    }
  return lessened;
}
