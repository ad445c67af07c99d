import { DAY, HOUR, MINUTE } from '@conjure/engine';

/** How long ago, for a day; after that, when. */
export function whenText(lang: string, then: number, now: number): string {
  const ago = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(then);
}
