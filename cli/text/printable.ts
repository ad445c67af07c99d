import type { Say } from '@conjure/words';

/**
 * What may steer a terminal or turn the direction of a line: the control characters of ASCII and their second set, delete,
 * and Unicode's marks of direction and its separators of lines. New lines are ours to write.
 */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u{fff9}-\u{fffb}]/gu;

/** A picture of a control character, where there is one. */
function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

/** The text with nothing in it that a terminal would obey; several lines stay several. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, picture);

/** The same in one line: what comes from a file or a name makes no lines of its own. */
const onOneLine = (text: string): string => printable(text).replaceAll('\n', '\u240a');

/** Says what it says on one line, in which nothing steers a terminal: whatever it is filled with. */
export const clearly =
  (say: Say): Say =>
  (phrase) =>
    onOneLine(say(phrase));

/** JSON of the same data in which nothing steers a terminal: such characters can be written as their numbers. */
export const printableJson = (json: string): string =>
  json.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Colour as our own paint writes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colour begins.
const COLOUR = /(\u001b\[[0-9;]*m)/;

/** A line for a screen: our own colours, and else nothing that it would obey. */
export const painted = (line: string): string =>
  line
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');
