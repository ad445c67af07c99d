import { canonical, type Phrase, type Refusal } from '@conjure/engine';
import type { Barred, Choice } from '@conjure/host';
import { capitalised } from '@conjure/words';

export interface OptionGroup {
  /** Told apart from the others. */
  readonly key: string;
  /** What all its labels begin with; empty where the answers stand for themselves. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Lists up to this long stay as they are. */
const SHORT = 9;
/** Fewer of a kind need no heading of their own. */
const FEW = 4;
/** As many labels are enough to tell what a kind is about. */
const SAMPLES = 12;

/** Sorts a long list by what its answers do: those of a kind share the key of their label. The first of a kind keeps its place. */
export function groupsOf(choices: readonly Choice[], say: (phrase: Phrase) => string): OptionGroup[] {
  if (choices.length <= SHORT) return [{ key: '', title: '', choices }];
  const groups: { key: string; title: string; choices: Choice[] }[] = [];
  for (const [key, some] of Map.groupBy(choices, ({ label }) => label.key)) {
    const last = groups.at(-1);
    if (some.length >= FEW)
      groups.push({ key, title: titleOf(samplesOf(some).map(({ label }) => capitalised(say(label)))), choices: some });
    else if (last?.title === '') last.choices.push(...some);
    else groups.push({ key, title: '', choices: [...some] });
  }
  return groups;
}

function samplesOf<T>(list: readonly T[]): T[] {
  const every = Math.max(1, Math.floor(list.length / SAMPLES));
  return list.filter((_, i) => i % every === 0);
}

/** The words that all begin with, or else the first of them, to be read on. */
export function titleOf(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '));
  const length = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  const shared = length === -1 ? first : first.slice(0, length);
  return `${(shared.length > 0 ? shared : first).join(' ').replace(/[.,:;]$/, '')} …`;
}

/** Those whose label has all the words wished for, whatever their case. */
export function matching(choices: readonly Choice[], text: string, say: (phrase: Phrase) => string): readonly Choice[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ label }) => {
    const said = say(label).toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export interface RefusalGroup {
  readonly refused: Refusal;
  readonly choices: readonly Choice[];
}

/** One reason often stands against many answers: it is told once. */
export function groupRefusals(barred: readonly Barred[]): RefusalGroup[] {
  const bans = Map.groupBy(barred, ({ refused }) => canonical(refused));
  return [...bans.values()].map((choices) => ({ refused: choices[0].refused, choices }));
}
