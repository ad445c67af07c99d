import { expect, test } from 'vitest';
import { formatters } from '../formatters.ts';
import { LANGUAGES, localeOf } from '../index.ts';

const VALUES = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, -1, -1000, -12_000, -0, 0.5, 1234.5];

test.each(LANGUAGES)('numbers are written as the language writes them, without asking the browser: %s', (lang) => {
  const locale = localeOf(lang);
  for (const options of [undefined, { scale: 1000 }, { signDisplay: 'exceptZero' }] as const)
    for (const value of VALUES) {
      const intl = new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions).format(value);
      // Spanish sets thousands off by a space.
      const right = lang === 'es' ? intl.replaceAll('.', '\u00a0') : intl;
      expect(formatters.getNumberFormat(locale, options).format(value), `${value}`).toBe(right);
    }
});
