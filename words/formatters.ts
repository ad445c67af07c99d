import type { Formatters } from 'intl-messageformat';

/** Makes each formatter once: all messages share it. */
function kept<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = kept<Parameters<Formatters['getNumberFormat']>, Pick<Intl.NumberFormat, 'format'>>((lang, options) => {
  const formatter = new Intl.NumberFormat(lang, options as Intl.NumberFormatOptions);
  return String(lang) === 'es' ? { format: (value) => inSpaces(formatter, value) } : formatter;
});

/** Spanish sets thousands off by a space, whatever browsers do: 13 000. */
const inSpaces = (formatter: Intl.NumberFormat, value: Parameters<Intl.NumberFormat['format']>[0]): string =>
  formatter
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? '\u00a0' : part.value))
    .join('');

/** All of our languages write it with the same digits and nothing between them. */
const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

/** To format numbers a browser first reads up on every language, which holds up a screen; most are small, and need none of it. */
export const formatters: Formatters = {
  getNumberFormat: (lang, options) =>
    options
      ? (numbers(lang, options) as Intl.NumberFormat)
      : ({
          format: (value: number) => (isSmall(value) ? String(value) : numbers(lang).format(value)),
        } as Intl.NumberFormat),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};
