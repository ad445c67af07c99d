import { between, type Random, seeded } from './board/seeded.ts';
import { along, ENDINGS, type Joint, type Pen, type PenPoint, SPINES } from './sigil-parts.ts';

/** The seal of a spirit, 100 across around nothing: what is drawn with the pen, and what is filled. */
export interface Sigil {
  readonly lines: string;
  readonly dots: string;
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

/** Something that grows from a joint: a straight limb, a bent one, or a loop. */
function limb(random: Random, pen: Pen, [at, facing]: Joint): void {
  const angle = facing + between(random, -0.35, 0.35);
  const far = between(random, 9, 15);
  const tip = along(at, angle, far);
  const kind = random();
  if (kind < 0.4) {
    pen.line(at, tip);
    oneOf(random, ENDINGS)(pen, tip, angle);
  } else if (kind < 0.75) {
    const bend = random() < 0.5 ? 0.9 : -0.9;
    pen.curve(at, along(at, angle + bend, far * 0.8), tip);
    oneOf(random, ENDINGS)(pen, tip, angle - bend * 0.6);
  } else {
    pen.curve(at, along(at, angle + 0.9, far * 1.2), tip);
    pen.curve(tip, along(at, angle - 0.9, far * 1.2), at);
  }
}

/** Small things that stand by themselves where the figure leaves room. */
function charm(random: Random, pen: Pen): void {
  const at: PenPoint = [between(random, 12, 22), (random() < 0.5 ? -1 : 1) * between(random, 22, 27)];
  if (random() < 0.4) pen.dot(at, 2);
  else if (random() < 0.5) pen.ring(at, 2.8);
  else {
    pen.line([at[0] - 3.5, at[1]], [at[0] + 3.5, at[1]]);
    pen.line([at[0], at[1] - 3.5], [at[0], at[1] + 3.5]);
  }
}

/** A figure of its own for every number, the same on every screen. Drawn by us: these are not the seals of any book. */
export function sigilOf(number: number): Sigil {
  const lines: string[] = [];
  const dots: string[] = [];
  const hand = (turn: (point: PenPoint) => PenPoint): Pen => {
    const said = (point: PenPoint) =>
      turn(point)
        .map((n) => Number(n.toFixed(1)))
        .join(' ');
    const round = (at: PenPoint, r: number) => {
      const [x, y] = turn(at);
      return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    };
    return {
      line: (...points) => void lines.push(`M${points.map(said).join('L')}`),
      curve: (from, by, to) => void lines.push(`M${said(from)}Q${said(by)} ${said(to)}`),
      ring: (at, r) => void lines.push(round(at, r)),
      dot: (at, r) => void dots.push(round(at, r)),
    };
  };
  const spine = SPINES[number % SPINES.length];
  /** Most are mirrored, some turn about the middle, and a few have two different halves. */
  const manner = seeded(`manner ${number}`)();
  const halves: readonly [seed: string, pen: Pen][] = [
    [`sigil ${number}`, hand((point) => point)],
    [
      manner < 0.8 ? `sigil ${number}` : `sigil ${number} left`,
      hand(manner < 0.2 ? ([x, y]) => [-x, -y] : ([x, y]) => [-x, y]),
    ],
  ];
  for (const [seed, pen] of halves) {
    const random = seeded(seed);
    spine.draw(pen);
    for (const [at, angle] of spine.ends) oneOf(random, ENDINGS)(pen, at, angle);
    const limbs = random() < 0.25 ? 1 : random() < 0.75 ? 2 : 3;
    const from = Math.floor(random() * spine.joints.length);
    for (let i = 0; i < limbs; i++) limb(random, pen, spine.joints[(from + i) % spine.joints.length]);
    if (random() < 0.6) charm(random, pen);
  }
  return { lines: [...new Set(lines)].join(''), dots: [...new Set(dots)].join('') };
}
