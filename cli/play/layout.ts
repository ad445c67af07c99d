/** Colour takes no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colour begins.
const COLOUR = /\u001b\[[0-9;]*m/g;

export const withoutColour = (text: string): string => text.replace(COLOUR, '');

export const widthOf = (text: string): number => [...withoutColour(text)].length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** No longer than so many characters; plain text only. */
export function cut(text: string, width: number): string {
  const chars = [...text];
  return chars.length <= width ? text : `${chars.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Broken between words; every line but the first begins with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lead = text.length - text.trimStart().length;
  const [first, ...words] = text.slice(lead).split(' ');
  const lines: string[] = [];
  let line = ' '.repeat(lead) + first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

/** Short items one after another, none of them broken. */
export function flow(items: readonly string[], width: number, gap = '   '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines[lines.length - 1];
    if (last !== undefined && widthOf(last + gap + item) <= width) lines[lines.length - 1] = last + gap + item;
    else lines.push(item);
  }
  return lines;
}

/** Two blocks of lines, one to the right of the other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (right[i] ? padded(left[i] ?? '', width) + right[i] : (left[i] ?? '')).trimEnd(),
  );
}

/** Short items in as many columns as fit, read downwards. */
export function columns(items: readonly string[], width: number, gap = 2): string[] {
  if (items.length === 0) return [];
  const widest = Math.max(...items.map(widthOf));
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, col) => padded(items[col * down + row] ?? '', widest + gap))
      .join('')
      .trimEnd(),
  );
}

/** Rows of a table, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, widths[i]))
      .join(gap)
      .trimEnd(),
  );
}
