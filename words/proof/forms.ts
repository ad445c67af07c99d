import { must, type Phrase } from '@conjure/engine';
import { COUNT, familyOf, formKey, GENDER, NAME, readGap } from '../forms.ts';
import { formsIn, gapsIn } from '../message.ts';
import type { Texts } from '../speaker.ts';

/** Whether a key is that of a form: `mortal.emir#gen`, or `mortal#gen` for the whole family. */
export const isForm = (key: string): boolean => key.includes('#');

/** What is wrong with the forms that are written down, a line for each. */
export function formFaults(texts: Texts): string[] {
  const plain = Object.keys(texts).filter((key) => !isForm(key));
  const families = Map.groupBy(plain, familyOf);
  return Object.entries(texts)
    .filter(([key]) => isForm(key))
    .flatMap(([key, text]) => {
      const [name = '', form = ''] = key.split('#');
      const ofName = name in texts;
      if (!ofName && !families.has(name)) return [`${key}: there is no such name`];
      const given = ofName ? [...gapsIn(must(texts[name], 'text', name)).keys()] : ['name'];
      const unknown = [...gapsIn(text).keys()].filter((gap) => !given.includes(gap));
      if (unknown.length > 0) return [`${key}: nothing fills {${unknown.join('}, {')}}`];
      if (form === GENDER && !/^(f|m|n|pl|\{\w+_gender\})$/.test(text))
        return [`${key}: a gender is f, m, n or pl, or that of a name within`];
      const others = ofName && familyOf(name) !== '' ? (families.get(familyOf(name)) ?? []) : [];
      return others
        .filter((other) => !hasForm(texts, other, form))
        .map((other) => `${other} has no form ${form}, as ${name} has`);
    });
}

const hasForm = (texts: Texts, name: string, form: string): boolean =>
  formKey(name, form) in texts || formKey(familyOf(name), form) in texts;

/** The forms that sentences ask for and a name lacks, a line for each. */
export function lackingForms(texts: Texts, said: readonly Phrase[]): string[] {
  const lacking = new Set<string>();
  const look = (text: string, { key, facts = {} }: Phrase): void => {
    for (const gap of formsIn(text)) {
      const { fact, form } = readGap(gap);
      if (form === '' || form === COUNT || form === NAME) continue;
      for (const name of [facts[fact] ?? []].flat()) if (isNamed(name)) ask(name, form, `${key} {${gap}}`);
    }
  };
  const ask = (name: Phrase, form: string, by: string): void => {
    const own = texts[formKey(name.key, form)];
    if (own !== undefined) look(own, name);
    else if (name.key in texts && !hasForm(texts, name.key, form)) lacking.add(`${name.key}#${form} for ${by}`);
  };
  for (const one of said) if (texts[one.key]?.includes('_')) look(must(texts[one.key], 'text', one.key), one);
  return [...lacking];
}

const isNamed = (fact: unknown): fact is Phrase => typeof fact === 'object' && fact !== null && 'key' in fact;
