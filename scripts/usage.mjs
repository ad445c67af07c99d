// Plain JavaScript, because it must run on the Node that happens to be there.
import { readFileSync } from 'node:fs';

/**
 * How a script is used: the comment at its head.
 * @param {string} file
 */
export function usageOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}
