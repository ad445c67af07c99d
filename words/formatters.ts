import type { Formatters } from 'intl-messageformat';

/** Makes each formatter once: all messages share it. */
function memoized<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = memoized<Parameters<Formatters['getNumberFormat']>, Pick<Intl.NumberFormat, 'format'>>(
  (lang, options) => {
    const formatter = new Intl.NumberFormat(lang, options as Intl.NumberFormatOptions);
    return String(lang) === 'es' ? { format: (value) => inSpaces(formatter, value) } : formatter;
  },
);

/** Spanish sets thousands off by a space, whatever browsers do: 13 000. */
const inSpaces = (formatter: Intl.NumberFormat, value: Parameters<Intl.NumberFormat['format']>[0]): string =>
  formatter
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? '\u00a0' : part.value))
    .join('');

/** What stands between thousands, and from which number on where it is not from the first: as `Intl` has it. */
const THOUSANDS: { readonly [lang: string]: { readonly mark: string; readonly from?: number } } = {
  'en-GB': { mark: ',' },
  fr: { mark: '\u202f' },
  it: { mark: '.', from: 10_000 },
  es: { mark: '\u00a0', from: 10_000 },
  de: { mark: '.' },
  ru: { mark: '\u00a0' },
};

/** A whole number in digits, with its sign where one is wanted; `null` where that takes more than we know of a language. */
function inDigits(lang: string, value: unknown, signs: boolean): string | null {
  const thousands = THOUSANDS[lang];
  if (!thousands || typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0)) return null;
  const digits = String(Math.abs(value));
  const grouped =
    Math.abs(value) < (thousands.from ?? 1000) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands.mark);
  return `${value < 0 ? '-' : signs && value > 0 ? '+' : ''}${grouped}`;
}

/** What a message may want of a whole number without more being known of its language; it is scaled before it is formatted. */
const isPlain = (options: object = {}): boolean =>
  Object.entries(options).every(
    ([name, value]) => name === 'scale' || (name === 'signDisplay' && value === 'exceptZero'),
  );

/** To format numbers a browser first reads up on every language, which holds up a screen; whole ones need none of it. */
export const formatters: Formatters = {
  getNumberFormat: (lang, options) =>
    isPlain(options)
      ? ({
          format: (value: number) =>
            inDigits(String(lang), value, options !== undefined && 'signDisplay' in options) ??
            numbers(lang, options).format(value),
        } as Intl.NumberFormat)
      : (numbers(lang, options) as Intl.NumberFormat),
  getDateTimeFormat: memoized((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: memoized((...args) => new Intl.PluralRules(...args)),
};
