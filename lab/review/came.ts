import {
  accept,
  copyPlain,
  type Event,
  eventsFor,
  fork,
  listen,
  type Match,
  type Phrase,
  type Seat,
  seeded,
  type Viewer,
} from '@conjure/engine';
import { whomOf } from './whom.ts';

/** What was told while an answer was carried out, and how far the values of the position moved with it. */
interface MovingEvent {
  readonly key: string;
  readonly said: Phrase;
  readonly isAfterDice: boolean;
  moved: number;
}

/**
 * Does something in a match and says what of the dice mattered: of all that the viewer was told after the first die fell (of all, where
 * something was drawn and no die rolled), that with which the values moved most; the first, where none of it moved them. What would have
 * been told anyway is left out: a die that cannot fail decides nothing.
 */
export function whatCame(
  match: Match,
  viewer: Viewer,
  values: () => number[],
  anyway: ReadonlySet<string>,
  carryOut: () => void,
): Phrase | null {
  const { game, table } = match;
  const { listener } = table;
  const { rolled } = table.dice;
  const heard: MovingEvent[] = [];
  let before = values();
  const moved = (): number => {
    const now = values();
    const most = Math.max(...now.map((value, i) => Math.abs(value - (before[i] ?? 0))));
    before = now;
    return Number.isFinite(most) ? most : 0;
  };
  listen(table, {
    hear(entry) {
      listener?.hear(entry);
      for (const event of eventsFor([entry], viewer)) {
        const said = game.narrate(game.view(table, viewer), event);
        heard.push({ key: keyOf(event), said, isAfterDice: table.dice.rolled > rolled, moved: moved() });
      }
    },
  });
  carryOut();
  listen(table, listener);
  const last = heard.at(-1);
  if (last) last.moved += moved();
  const after = heard.filter(({ isAfterDice }) => isAfterDice);
  const all = after.length > 0 ? after : heard;
  const byChance = all.filter(({ key }) => !anyway.has(key));
  const [first, ...others] = byChance.length > 0 ? byChance : all;
  return first ? others.reduce((most, one) => (one.moved > most.moved ? one : most), first).said : null;
}

const keyOf = (event: Event): string => `${event.type} ${whomOf(event) ?? ''}`;

/** In so many worlds with other dice: what is told in all of them is told anyway. */
const OTHER_DICE = 8;

/** What is told of an answer however the dice fall. */
export function toldAnyway(match: Match, seat: Seat, answer: unknown, viewer: Viewer, seed: string): Set<string> {
  const times = new Map<string, number>();
  for (let i = 0; i < OTHER_DICE; i++) {
    const world = fork(match);
    world.table.seeds = seeded(`${seed} anyway ${i}`);
    const here = new Set<string>();
    listen(world.table, {
      hear(entry) {
        for (const event of eventsFor([entry], viewer)) here.add(keyOf(event));
      },
    });
    accept(world, seat, copyPlain(answer));
    for (const key of here) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([key, n]) => (n === OTHER_DICE ? [key] : [])));
}
