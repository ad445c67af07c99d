import { oneOfWords } from './read.ts';

const COLOURS = ['auto', 'always', 'never'] as const;
export type ColourMode = (typeof COLOURS)[number];

export const colourIn = (typed: string | true | undefined) =>
  oneOfWords(typeof typed === 'string' ? typed : 'auto', COLOURS, 'usage.color');

interface ColourOutput {
  readonly output: { readonly isTTY?: boolean };
  readonly env: { readonly [name: string]: string | undefined };
}

/** No colour where nobody sees it, and none where it is not wanted: https://no-color.org */
export function isColourful(when: ColourMode, { output, env }: ColourOutput): boolean {
  if (when !== 'auto') return when === 'always';
  return output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}
