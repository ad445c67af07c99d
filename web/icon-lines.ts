/** Every command of a path with its numbers. */
const COMMANDS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The lines of a drawing of 512 × 512 to a tenth: on the screen nobody sees the difference, and the page carries a quarter
 * less of them. Arcs stay as they are, for their flags may stand without a space.
 */
export const coarse = (body: string): string =>
  body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${path.replaceAll(COMMANDS, command)}"`);

const command = (whole: string, letter: string, numbers: string): string =>
  letter === 'a' || letter === 'A' ? whole : letter + joined((numbers.match(NUMBERS) ?? []).map(tenths));

function tenths(number: string): string {
  const rounded = Number(Number(number).toFixed(1));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** With a space only where two would read as one. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((before, next, i) => {
    const isApart = i === 0 || next.startsWith('-') || (next.startsWith('.') && numbers[i - 1].includes('.'));
    return before + (isApart ? '' : ' ') + next;
  }, '');
