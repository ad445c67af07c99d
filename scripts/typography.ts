import type { Language } from '@conjure/words';

const NBSP = '\u00a0';

/** A sign that French sets off; `::` belongs to ICU's notation, and `12:30` is a time. */
const FRENCH: readonly [RegExp, string][] = [
  [/ (?=[;?!»%]|:(?!:))/g, NBSP],
  [/(?<=[\p{L}\d)}»])(?=(?:[;?!]|:(?!:))(?:\s|$))/gu, NBSP],
  [/(?<=«) ?(?![\s\u00a0])/g, NBSP],
  [/(?<![\s\u00a0])(?=»)/g, NBSP],
];
const PERCENT: [RegExp, string] = [/(?<=[\d}]) ?(?=%)/g, NBSP];
const RUSSIAN_DASH: [RegExp, string] = [/(?<=\S) (?=—)/g, NBSP];
const EVERYWHERE: readonly [RegExp, string][] = [
  [/(?<![\p{L}\d}−-])-(?=\d)/gu, '−'],
  [/\.\.\./g, '…'],
];

const SPACES: { readonly [lang in Language]: readonly [RegExp, string][] } = {
  en: EVERYWHERE,
  it: EVERYWHERE,
  fr: [...EVERYWHERE, ...FRENCH, PERCENT],
  es: [...EVERYWHERE, PERCENT],
  de: [...EVERYWHERE, PERCENT],
  ru: [...EVERYWHERE, PERCENT, RUSSIAN_DASH],
};

/** A text with the spaces and signs of its language: what breaks a line in the wrong place is tied, a minus is a minus. */
export const typeset = (lang: Language, text: string): string =>
  SPACES[lang].reduce((set, [wrong, right]) => set.replace(wrong, right), text);

/** The quotation marks of each language; others may stand inside them. */
const QUOTED: { readonly [lang in Language]: RegExp } = {
  en: /“[^”]*”/g,
  fr: /«[^»]*»/g,
  it: /«[^»]*»/g,
  es: /«[^»]*»/g,
  de: /„[^“]*“/g,
  ru: /«[^»]*»/g,
};

/** Whether a text quotes as another language does, or leaves a quotation open. A choice may open in one arm and close behind it. */
export const quotesWrongly = (lang: Language, text: string): boolean =>
  /[«»„“”"]/.test(text.replaceAll(QUOTED[lang], ''));
