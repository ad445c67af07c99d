import { DAY, HOUR, MINUTE, SECOND } from '@conjure/engine';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A span of time in the largest unit that says it whole: “3 days”, “5 minutes”. */
export function durationText(lang: string, ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size && ms % size === 0) ?? UNITS[3];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size));
}

/** What a clock shows: days and hours while there are days, then hours and minutes, then minutes and seconds. */
export function clockText(lang: string, left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600), Math.floor(seconds / 60)];
  const short = (n: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
  if (days > 0) return `${short(days, 'day')} ${short(hours % 24, 'hour')}`;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
