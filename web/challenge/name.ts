import type { Challenge } from '@conjure/engine/content';
import { type Language, localeOf, speaker } from '@conjure/words';
import type { PageBox } from '../games/face.ts';

/** 16 November, in the reader's language. */
export const dayText = (date: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(date));

/** What the scenario is called in the game's own words; nothing where it has no name there. */
export async function titleOf({ scenario }: Challenge, box: PageBox, lang: Language): Promise<string> {
  if (scenario === undefined) return '';
  const { words } = await box.lessonVoice(lang);
  return speaker(lang, words)({ key: `scenario.${scenario}`, or: '' });
}
