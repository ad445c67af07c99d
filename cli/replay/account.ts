import {
  type Account,
  accountOf,
  type Match,
  must,
  type Phrase,
  phrase,
  type Seat,
  type Viewer,
} from '@conjure/engine';
import { capitalised } from '@conjure/words';
import type { TerminalVoice } from '../play/face.ts';
import { padded, widthOf, wrap } from '../play/layout.ts';

interface AccountTeller {
  readonly voice: TerminalVoice;
  readonly viewer: Viewer;
  readonly width: number;
  nameOf(seat: Seat): Phrase;
}

/** Why a match ended as it did, and the count; nothing while it goes on. */
export function accountLines(match: Match, telling: AccountTeller): string[] {
  const account = accountOf(match, telling.viewer);
  if (!account) return [];
  const { voice, width } = telling;
  const rows = rowsOf(account, telling);
  return ['', ...wrap(voice.say(account.why), width), ...(rows.length > 1 ? ['', ...table(rows, width)] : [])];
}

/** What stands in the rows of the count: the parties first, then line by line. */
function rowsOf({ parties, sums, beside }: Account, { voice, nameOf }: AccountTeller): string[][] {
  const names = parties.map(({ name, seats }) =>
    capitalised(voice.say(name ?? nameOf(must(seats[0], 'a seat of the party')))),
  );
  const number = (n: number | null, key?: string) =>
    n === null ? '' : key ? voice.say(phrase(key, { n })) : String(n);
  const fates = parties.map(({ fate }) => (fate ? voice.say(fate) : ''));
  return [
    ['', ...names],
    ...(fates.some((fate) => fate !== '') ? [['', ...fates]] : []),
    ...sums.flatMap(({ lines, total, number: key }) =>
      [...lines, total].map(({ said, of }) => [
        capitalised(said ? voice.say(said) : voice.tell('replay.score')),
        ...of.map((n) => number(n, key)),
      ]),
    ),
    ...beside.map(({ said, of }) => [
      capitalised(voice.say(said)),
      ...of.map((one) => (typeof one === 'number' || one === null ? number(one) : voice.say(one))),
    ]),
  ];
}

const GAP = 2;

/** Numbers below each other; where that is too wide, line by line. */
function table(rows: readonly string[][], width: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const across = widths.reduce((sum, one) => sum + one + GAP, 0) - GAP;
  const [names = [], ...lines] = rows;
  if (across > width)
    return lines.flatMap(([said = '', ...cells]) =>
      wrap(`${said}: ${cells.flatMap((cell, i) => (cell ? [`${names[i + 1]} ${cell}`] : [])).join(', ')}`, width, '  '),
    );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? padded(cell, widths[0]) : ' '.repeat(GAP + widths[column] - widthOf(cell)) + cell,
      )
      .join('')
      .trimEnd(),
  );
}
