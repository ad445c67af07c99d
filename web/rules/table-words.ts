import type { Texts } from '@conjure/words';

/** What is written in a message for those who fill it in: names of gaps, and of the cases they may be. */
const GAPS = /\{\w+, (?:select|selectordinal|plural),|[=\w]+ \{(?!\w+[,}])|\{\w+\}|[{}]/g;

/** The sentences with which the table refuses something by a rule. */
export function refusalsBy(rule: string, words: Texts): string {
  const own = `refusal.${rule}`;
  return Object.entries(words)
    .filter(([key]) => key === own || key.startsWith(`${own}.`))
    .map(([, message]) => message.replaceAll(GAPS, ' '))
    .join(' ');
}
