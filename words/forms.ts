// A gap may ask for a form of the name that fills it: {by_gen} for the form `gen` of `by`. How forms are written: CONTRIBUTING.md.

/** Forms that every name has: how many are named, and the gender to agree with. */
export const COUNT = 'count';
export const GENDER = 'gender';
/** The name as it is, to begin a sentence with it: {by_Name}. */
export const NAME = 'name';

export interface Gap {
  /** The fact that fills it. */
  readonly fact: string;
  /** Which form of it; '' for the name as it is. */
  readonly form: string;
  /** Whether a sentence begins with it: `{by_Gen}`. */
  readonly isCapital: boolean;
}

export function readGap(gap: string): Gap {
  const at = gap.lastIndexOf('_');
  if (at < 0) return { fact: gap, form: '', isCapital: false };
  const asked = gap.slice(at + 1);
  const form = asked.charAt(0).toLowerCase() + asked.slice(1);
  return { fact: gap.slice(0, at), form, isCapital: form !== asked };
}

/** Where a form of a name is written: with the name, or once for all names of its family. */
export const formKey = (name: string, form: string): string => `${name}#${form}`;
export const familyOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('.'), 0));

/** The first letter of a sentence, behind a quotation mark, too. */
export const capitalised = (text: string): string =>
  text.replace(/^[«„“‘¿¡(\s]*\p{Ll}/u, (start) => start.toUpperCase());
