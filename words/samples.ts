import { type Fact, type Facts, type Phrase, phrase } from '@conjure/engine';
import { COUNT, familyOf, formKey, GENDER, readGap } from './forms.ts';
import { choicesOf } from './message.ts';
import type { Texts } from './speaker.ts';

/** Every language has each of its plurals among these. */
const NUMBERS = [0, 1, 2, 5, 21];

/** As many sentences as one reads through. */
const MOST = 24;

/** Facts by which a text shows all it can say: every number and choice, every gender. What was heard in a match fills the rest. */
export function sampleFacts(text: string, heard: Facts, words: Texts): Facts[] {
  const choices = choicesOf(text);
  const gaps = [...new Set(choices.map(({ gap }) => readGap(gap).fact))];
  const values = gaps.map((fact): [string, readonly Fact[]] => [fact, valuesOf(fact, choices, heard[fact], words)]);
  const size = values.reduce((all, [, some]) => all * some.length, 1);
  if (size <= MOST)
    return values.reduce<Facts[]>(
      (made, [fact, some]) => made.flatMap((facts) => some.map((value) => ({ ...facts, [fact]: value }))),
      [{ ...heard }],
    );
  // One after the other, each beside the first of the others.
  const first = Object.fromEntries(values.map(([fact, [value = fact]]) => [fact, value]));
  return values.flatMap(([fact, some]) => some.map((value) => ({ ...heard, ...first, [fact]: value })));
}

function valuesOf(fact: string, choices: ReturnType<typeof choicesOf>, heard: Fact | undefined, words: Texts): Fact[] {
  const own = choices.filter(({ gap }) => readGap(gap).fact === fact);
  const plain = own.filter(({ gap }) => readGap(gap).form === '');
  const numbers = plain.filter(({ kind }) => kind === 'plural' || kind === 'number');
  if (numbers.length > 0) {
    const exact = numbers.flatMap(({ arms }) =>
      arms.filter((arm) => arm.startsWith('=')).map((arm) => Number(arm.slice(1))),
    );
    const some = numbers.some(({ kind }) => kind === 'plural') ? [...exact, ...NUMBERS] : [2];
    const selected = plain.flatMap(({ kind, arms }) =>
      kind === 'select' ? arms.filter((arm) => arm !== 'other') : [],
    );
    return [...new Set<Fact>([...selected, ...some])];
  }
  const arms = plain.flatMap((one) => (one.kind === 'select' ? one.arms.filter((arm) => arm !== 'other') : []));
  const named = namesLike(
    own.map(({ gap }) => readGap(gap).form),
    heard,
    words,
  );
  return [
    ...new Set<Fact>([...(heard === undefined && arms.length > 0 ? [] : [heard ?? `‹${fact}›`]), ...named, ...arms]),
  ];
}

/** Names of the same family, of each gender and several at once, where a text agrees with them. */
function namesLike(forms: readonly string[], heard: Fact | undefined, words: Texts): Fact[] {
  if (!forms.includes(GENDER) && !forms.includes(COUNT)) return [];
  const [first] = [heard].flat();
  if (typeof first !== 'object') return [];
  const family = familyOf(first.key);
  const siblings = Object.keys(words).filter((key) => familyOf(key) === family && !key.includes('#'));
  const genderOf = (key: string) => words[formKey(key, GENDER)] ?? words[formKey(family, GENDER)] ?? '';
  const ofEach = [...Map.groupBy(siblings, genderOf).values()].flatMap(([key]): Phrase[] => (key ? [phrase(key)] : []));
  return [...ofEach, [first, ...ofEach].slice(0, 2)];
}
