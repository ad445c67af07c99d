import { barredOf, optionsOf, type Question, type Seat, samePlain } from '@conjure/engine';

/** What is known of the answer that was meant: some of its fields, or all. */
export type KnownFields = { readonly [field: string]: unknown };

export type Meaning =
  /** One answer; whether it is legal is for the rules to say. */
  | { readonly answer: unknown }
  /** Several legal answers fit what was typed. */
  | { readonly several: readonly unknown[] }
  /** Something is missing, and no answer fits. */
  | { readonly nothing: true };

/** The answer that was meant, from what is known of it: the one option that fits, or a whole answer that is none. */
export function meant(question: Question, seat: Seat, meanings: readonly KnownFields[]): Meaning {
  const whole = meanings.filter((known) => question.shape.check(known, 'answer') === null);
  const legal = whole.find((known) => question.refuse(known, seat) === null);
  if (legal) return { answer: legal };
  const fits = (options: readonly unknown[] | null | undefined) =>
    (options ?? []).filter((option) => meanings.some((known) => holds(option, known)));
  const several = fits(optionsOf(question, seat));
  if (several.length > 0) return several.length === 1 ? { answer: several[0] } : { several };
  if (whole.length > 0) return { answer: whole[0] };
  const [illegal] = fits(barredOf(question, seat).map(([answer]) => answer));
  return illegal === undefined ? { nothing: true } : { answer: illegal };
}

function holds(option: unknown, known: KnownFields): boolean {
  const fields = option as KnownFields;
  return Object.entries(known).every(([name, value]) => samePlain(fields[name], value));
}
