import type { Facts } from '@conjure/engine';
import { type Language, sampleFacts, speaker, type Texts } from '@conjure/words';
import type { Paint } from '../play/canvas.ts';
import { wrap } from '../play/layout.ts';
import { clearly } from '../text/printable.ts';

/** All texts of a game in one language by key; a rule by its number. */
export type LanguageTexts = { readonly language: Language; readonly texts: Texts };

interface LineStyle {
  readonly width: number;
  readonly paint: Paint;
}

/** A text in every language, with what it says when it is filled: each number, choice and gender once. */
export function textLines(
  key: string,
  tables: readonly LanguageTexts[],
  heard: Facts,
  { width, paint }: LineStyle,
): string[] {
  return [
    paint('bold', key),
    ...tables.flatMap(({ language, texts }) => {
      const text = texts[key];
      if (text === undefined) return [`  ${language}  –`];
      const forms = Object.entries(texts).filter(([name]) => name.startsWith(`${key}#`));
      return [
        ...wrap(`  ${language}  ${text}`, width, '        '),
        ...forms.flatMap(([name, form]) =>
          wrap(paint('dim', `      ${name.slice(key.length)}  ${form}`), width, '        '),
        ),
        ...samples(key, text, { language, texts }, heard).flatMap((said) =>
          wrap(paint('dim', `      → ${said}`), width, '        '),
        ),
      ];
    }),
  ];
}

/** Nothing is gained by filling a text that has no gaps. */
function samples(key: string, text: string, { language, texts }: LanguageTexts, heard: Facts): string[] {
  if (!text.includes('{')) return [];
  const say = clearly(speaker(language, texts));
  return [...new Set(sampleFacts(text, heard, texts).map((facts) => say({ key, facts })))];
}
