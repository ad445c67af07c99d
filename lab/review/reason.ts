import { canonical, type Event, eventsFor, listen, type Match, type Mind, type Phrase } from '@conjure/engine';
import { playedOn, type TrialWorlds } from './compare.ts';

/** Something that happens clearly more often after one of the two. */
export interface Because {
  /** As it mostly happens: with other dice, or at another place, it is much the same. */
  readonly said: Phrase;
  readonly one: number;
  readonly other: number;
}

/** The worlds in which something happened, after either answer. */
type Worlds = readonly [Set<number>, Set<number>];

interface Frequency {
  readonly worlds: Worlds;
  /** The sentences that tell it, each with how often. */
  readonly told: Map<string, { readonly said: Phrase; times: number }>;
}

/** That time goes on is no reason for anything: after one of the two answers it only came before the look ahead was over. */
const PASSING: ReadonlySet<string> = new Set(['phaseBegan', 'roundBegan', 'playerTurn', 'windowOpened']);
const WHOM = ['by', 'seat', 'side', 'model', 'mortal', 'figure', 'who'] as const;

/** Why the one answer is better than the other, as far as what happens after them tells. */
export function reasonFor(
  mind: Mind,
  answers: readonly [one: unknown, other: unknown],
  trial: TrialWorlds,
): Because | null {
  const found: [number[], number[]] = [[], []];
  const happened = new Map<string, Frequency>();
  const sentences = new Map<string, Phrase>();
  const watch =
    (which: 0 | 1, number: number) =>
    ({ game, table }: Match) => {
      listen(table, {
        hear(entry) {
          for (const event of eventsFor([entry], mind.seat)) {
            const whom = whomOf(event);
            if (whom === null) continue;
            const exact = canonical(event);
            const said = sentences.get(exact) ?? game.narrate(game.view(table, mind.seat), event);
            sentences.set(exact, said);
            note(happened, `${said.key} ${whom}`, said, which, number);
          }
        },
      });
    };
  for (let number = 0; number < trial.worlds; number++)
    for (const which of [0, 1] as const)
      found[which].push(playedOn(mind, answers[which], trial, number, watch(which, number)));
  return reasonIn([...happened.values()], found);
}

/** Whom it concerns; `null` where it concerns nobody, and is no reason. */
function whomOf(event: Event): string | null {
  if (PASSING.has(event.type)) return null;
  const fields = event as Event & { readonly [field: string]: unknown };
  const whom = WHOM.map((field) => fields[field]);
  return whom.every((one) => one === undefined) ? null : whom.join(' ');
}

function note(happened: Map<string, Frequency>, key: string, said: Phrase, which: 0 | 1, world: number): void {
  const known: Frequency = happened.get(key) ?? { worlds: [new Set(), new Set()], told: new Map() };
  known.worlds[which].add(world);
  const sentence = canonical(said);
  const told = known.told.get(sentence) ?? { said, times: 0 };
  told.times++;
  known.told.set(sentence, told);
  happened.set(key, known);
}

/** It must differ by that much of the worlds to be a reason. */
const TELLING = 0.2;

/**
 * What explains most of the lead: it happens clearly more often after one of the two, and after either of them those worlds are the better
 * or the worse for it. Where nothing does, what happens more often by most.
 */
function reasonIn(happened: readonly Frequency[], values: readonly [number[], number[]]): Because | null {
  let best: Because | null = null;
  let most = { explained: 0, by: TELLING };
  for (const { worlds, told } of happened) {
    const [one, other] = worlds.map((has, which) => has.size / values[which].length);
    const by = Math.abs(one - other);
    // What always comes of the one and never of the other is what was done, and no reason for it.
    if (by <= TELLING || by === 1) continue;
    const explained = Math.max(0, (one - other) * weightOf(worlds, values));
    if (explained < most.explained || (explained === most.explained && by <= most.by)) continue;
    const mostly = [...told.values()].reduce((commonest, way) => (way.times > commonest.times ? way : commonest));
    most = { explained, by };
    best = { said: mostly.said, one, other };
  }
  return best;
}

/** In fewer worlds with it, or without it, nothing shows. */
const SOME = 5;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better worlds are in which it happened than others after the same answer; nothing where too few are there to tell. */
function weightOf(worlds: Worlds, values: readonly [number[], number[]]): number {
  let [together, apart] = [0, 0];
  for (const [which, has] of worlds.entries()) {
    const all = values[which];
    if (Math.min(has.size, all.length - has.size) < SOME) continue;
    const [mean, often] = [average(all), has.size / all.length];
    for (const [world, value] of all.entries()) {
      const more = (has.has(world) ? 1 : 0) - often;
      together += more * (value - mean);
      apart += more * more;
    }
  }
  return apart > 0 ? together / apart : 0;
}
