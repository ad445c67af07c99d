import type { Seat } from '@conjure/engine';
import { inPlay } from '../rules/places.ts';
import { treasuresOf } from '../rules/treasures.ts';
import { netTotal } from '../rules/victory.ts';
import type { Position } from '../state.ts';
import { type Means, meansOf } from './means.ts';
import { squash } from './squash.ts';

/** What may become of a magician among others. */
export interface Outlook {
  /** The chance to come home with treasure. */
  readonly home: number;
  /** The net total then, in thousands of ducats. */
  readonly net: number;
  /** Nothing of it can change any more. */
  readonly isSure: boolean;
}

/** Thousands of ducats that are still to come, while there are turns to get them in. */
const MORE = { always: -2, assets: 0.55, shield: 2.3, early: 9 };

/** The log-odds to come home. */
const HOME = {
  always: 0.1,
  assets: 0.08,
  shield: 0.48,
  early: 0.2,
  marks: [0, -0.5, -1.1, -2.5],
  captive: -1.5,
  found: -0.1,
  beside: -0.45,
  loses: -0.2,
  empty: -1.4,
  nearer: 0.05,
  atEdge: 0.2,
};

export function outlookOf(at: Position, seat: Seat): Outlook {
  const m = at.state.magicians[seat];
  const net = netTotal(at, seat);
  if (inPlay(m)) {
    const means = meansOf(at, seat);
    return { home: means.inTime * squash(homeward(means)), net: net + more(means), isSure: false };
  }
  const comesHome = m.status === 'departed' && (!at.state.options.mustDare || treasuresOf(at, seat).length > 0); // [R119]
  return { home: comesHome ? 1 : 0, net, isSure: true };
}

const more = ({ time, assets, shield, early }: Means): number =>
  time * (MORE.always + MORE.assets * assets + shield * (MORE.shield + MORE.early * early));

function homeward(f: Means): number {
  return (
    HOME.always +
    HOME.assets * f.assets +
    f.shield * (HOME.shield + HOME.early * f.early) +
    HOME.marks[Math.min(3, f.marks)] +
    (f.isCaptive ? HOME.captive : 0) +
    (f.isFound ? HOME.found : 0) +
    HOME.beside * f.beside +
    (f.loses ? HOME.loses : 0) +
    (f.isEmpty ? HOME.empty : HOME.nearer * f.nearer + (f.isAtEdge ? HOME.atEdge : 0))
  );
}
