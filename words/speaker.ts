import type { Fact, Phrase } from '@conjure/engine';
import type { Language } from '@conjure/engine/content';
import { COUNT, capitalised, familyOf, formKey, type Gap, GENDER, readGap } from './forms.ts';
import { localeOf } from './languages.ts';
import { type GapValues, type Message, read } from './message.ts';

/** Flat texts by key. */
export type Texts = { readonly [key: string]: string };
export type Say = (phrase: Phrase) => string;

/** What a sentence sees where a fact is missing or a list is empty, so that it can choose its form. */
const NONE = 'none';

/** The gender of several. */
const SEVERAL = 'pl';

/** What programs write for a minus. */
const HYPHEN = /(?<![\p{L}\d-])-(?=\d)/gu;

/** Says phrases in a language. Where several tables have a key, the last one's text is said. */
export function speaker(lang: Language, ...tables: Texts[]): Say {
  const latest = tables.toReversed();
  const messages = new Map(tables.map((table) => [table, new Map<string, string | Message>()]));
  const gaps = new Map<string, Gap>();
  // Made when there is first something to list: a browser reads up on every language for it, which holds up the first screen.
  let list: Intl.ListFormat | null = null;
  const listed = (said: string[]): string => {
    list ??= new Intl.ListFormat(localeOf(lang), { type: 'conjunction' });
    return list.format(said);
  };

  const messageIn = (table: Texts, key: string): string | Message | undefined => {
    const known = messages.get(table)?.get(key);
    if (known !== undefined) return known;
    const text = Object.hasOwn(table, key) ? table[key] : undefined;
    if (text === undefined) return undefined;
    // Only these characters mean anything to ICU; most names have none of them and are said as they stand.
    const message = /[{}']/.test(text) ? read(lang, text) : text;
    messages.get(table)?.set(key, message);
    return message;
  };

  const messageFor = (key: string): string | Message | undefined => {
    for (const table of latest) {
      const message = messageIn(table, key);
      if (message !== undefined) return message;
    }
    return undefined;
  };

  const gapFor = (name: string): Gap => {
    const known = gaps.get(name);
    if (known) return known;
    const gap = readGap(name);
    gaps.set(name, gap);
    return gap;
  };

  const filled = (message: string | Message, facts: Phrase['facts']): string => {
    if (typeof message === 'string') return message;
    const values: GapValues = {};
    let isNegative = false;
    for (const name of message.gaps) {
      const gap = gapFor(name);
      const value = toValue(facts?.[gap.fact], gap.form);
      isNegative ||= typeof value === 'number' && value < 0;
      values[name] = gap.isCapital ? capitalised(String(value)) : value;
    }
    const said = message.fill(values);
    return isNegative ? said.replace(HYPHEN, '−') : said;
  };

  const toValue = (fact: Fact | undefined, form: string): string | number => {
    if (form === COUNT) return countOf(fact);
    if (fact === undefined) return NONE;
    if (typeof fact === 'string' || typeof fact === 'number') return fact;
    if (typeof fact === 'boolean') return String(fact);
    if (!isList(fact)) return sayForm(fact, form);
    const [first] = fact;
    if (first === undefined) return NONE;
    if (form === GENDER) return countOf(fact) > 1 ? SEVERAL : toValue(first, form);
    return listed(fact.map((one) => String(toValue(one, form))));
  };

  /** By the name's own form, else by that of its family, else the name as it is: all of them from where the name itself is. */
  const sayForm = (name: Phrase, form: string): string => {
    if (form === '' || ((name.times ?? 1) > 1 && form !== GENDER)) return say(name);
    for (const table of latest) {
      const own = messageIn(table, formKey(name.key, form));
      if (own !== undefined) return filled(own, name.facts);
      const ofFamily = messageIn(table, formKey(familyOf(name.key), form));
      if (ofFamily !== undefined) return filled(ofFamily, { name: say(name) });
      if (Object.hasOwn(table, name.key)) break;
    }
    return form === GENDER ? NONE : say(name);
  };

  const say: Say = ({ key, facts, or, times = 1 }) => {
    const message = messageFor(key);
    const said = message === undefined ? (or ?? `⟨${key}⟩`) : filled(message, facts);
    return times === 1 ? said : `${times} × ${said}`;
  };
  return say;
}

const countOf = (fact: Fact | undefined): number =>
  [fact ?? []].flat().reduce((sum: number, one) => sum + (typeof one === 'object' ? (one.times ?? 1) : 1), 0) || 1;

const isList = (fact: Fact): fact is readonly (Phrase | string)[] => Array.isArray(fact);
