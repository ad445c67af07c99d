import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@conjure/engine/content';
import { boxOf } from '@conjure/shelf';
import { type Say, speaker } from '@conjure/words';

const speakers = new Map<string, Say>();

/** What the server itself says to somebody, in his language, about a game. */
export async function sayIn(language: string, game?: string): Promise<Say> {
  const lang: Language = LANGUAGES.find((one) => one === language) ?? 'en';
  const name = `${lang} ${game ?? ''}`;
  const known = speakers.get(name);
  if (known) return known;
  const own = JSON.parse(readFileSync(new URL(`../text/${lang}.json`, import.meta.url), 'utf8'));
  const box = game === undefined ? null : await boxOf(game);
  const say = speaker(lang, own, ...(box ? [{ ...(await box.textsOf(lang)).words }] : []));
  speakers.set(name, say);
  return say;
}
