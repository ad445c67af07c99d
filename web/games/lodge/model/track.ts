import { type LodgeView, MOONS, type Owner } from '@conjure/lodge/view';

interface Runner {
  readonly who: Owner;
  readonly power: number;
  /** From the start of the track, in hundredths of its length. */
  readonly at: number;
  /** How many stand below it in the same place. */
  readonly lane: number;
}

export interface PowerTrack {
  /** The end of the game, or as far as somebody has come beyond. */
  readonly length: number;
  readonly end: { readonly power: number; readonly at: number };
  readonly moons: readonly {
    readonly moon: number;
    readonly power: number;
    readonly at: number;
    readonly risen: boolean;
  }[];
  readonly runners: readonly Runner[];
  /** How far the first is from the next thing that happens at a number. */
  readonly next: { readonly what: 'moon' | 'end'; readonly left: number };
}

/** Places closer than this share a place, one above the other. */
const CLOSE = 3.4;

export function powerTrack(view: LodgeView): PowerTrack {
  const powers: { who: Owner; power: number }[] = [
    ...view.seats.map(({ seat, power }) => ({ who: seat as Owner, power })),
    { who: 'rose', power: view.rose.power },
  ];
  const most = Math.max(...powers.map(({ power }) => power));
  const length = Math.max(view.endThreshold, most);
  const at = (power: number) => (100 * power) / length;
  const runners: Runner[] = [];
  for (const { who, power } of powers.toSorted((a, b) => a.power - b.power)) {
    const taken = runners.filter((one) => at(power) - one.at < CLOSE).map(({ lane }) => lane);
    const lane = powers.findIndex((_, i) => !taken.includes(i));
    runners.push({ who, power, at: at(power), lane });
  }
  const moons = MOONS.map((power, i) => ({ moon: i + 2, power, at: at(power), risen: view.moon >= i + 2 }));
  const ahead = moons.find(({ risen }) => !risen);
  return {
    length,
    end: { power: view.endThreshold, at: at(view.endThreshold) },
    moons,
    runners,
    next: { what: ahead ? 'moon' : 'end', left: Math.max(0, (ahead?.power ?? view.endThreshold) - most) },
  };
}
