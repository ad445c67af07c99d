import { lang } from './words.svelte.ts';

const percents = $derived(new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: 0 }));
const numbers = $derived(new Intl.NumberFormat(lang()));

/** A probability, as the language writes a percentage. */
export const percent = (p: number): string => percents.format(p);

/** A number, as the language writes it. */
export const number = (n: number): string => numbers.format(n);
