import type { OwnTexts } from '../text/languages.ts';
import { COMMAND_NAMES, COMMANDS } from './commands.ts';

/** A table of two columns, the second broken to the width of the page. */
function rows(list: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.max(...list.map(([head]) => [...head].length)) + 4;
  return list.flatMap(([head, text]) => {
    const lines = folded(text, Math.max(24, width - left));
    return lines.map((line, i) => (i === 0 ? `  ${head}`.padEnd(left) : ' '.repeat(left)) + line);
  });
}

/** Help needs no colour and no formatter, and must be there at once: so it breaks its lines by itself. */
function folded(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** What the command is, what it can do, and four ways to begin. */
export function mainHelp(texts: OwnTexts, width: number): string[] {
  return [
    ...folded(texts['help.what'], width),
    '',
    texts['help.usage'],
    '  conjure <command> [options]',
    '',
    texts['help.commands'],
    ...rows(
      COMMAND_NAMES.map((name) => [name, texts[`command.${name}`]]),
      width,
    ),
    '',
    texts['help.examples'],
    ...rows(
      [
        ['conjure play demons', texts['example.play.1']],
        ['conjure play satchel', texts['example.main.2']],
        ['conjure play lodge', texts['example.main.3']],
        ['conjure play sorcery', texts['example.main.4']],
        ['conjure rules demons 5.5a', texts['example.rules.2']],
        ['conjure replay evening.json', texts['example.replay.1']],
      ],
      width,
    ),
    '',
    ...folded(texts['help.more'], width),
  ];
}

export function commandHelp(name: string, texts: OwnTexts, width: number): string[] {
  const { usage, options, examples } = COMMANDS[name];
  const common = new Set(['lang', 'color', 'data', 'game']);
  const flags = Object.entries(options).map(([option, { value }]): [string, string] => [
    `--${option}${value ? ` ${value}` : ''}`,
    texts[common.has(option) ? `option.${option}` : `option.${name}.${option}`],
  ]);
  return [
    ...folded(texts[`help.${name}.what`], width),
    '',
    texts['help.usage'],
    `  conjure ${usage}`,
    '',
    texts['help.options'],
    ...rows([...flags, ['--help', texts['option.help']]], width),
    '',
    texts['help.examples'],
    ...rows(
      examples.map((line, i) => [line, texts[`example.${name}.${i + 1}`]]),
      width,
    ),
  ];
}
