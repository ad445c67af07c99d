import { anything, dictionary, type Fault, fields, flag, got, listOf, samePlain, text, whole } from '@conjure/engine';
import type { Ladder } from './ladder.ts';
import type { Pair } from './pair.ts';
import type { LadderProgress } from './run.ts';

/** What is written to a file while a ladder is played, so that it can be taken up again. */
interface LadderFile {
  readonly ladder: Ladder;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly played: LadderProgress;
}

export const ladderFileText = (ladder: Ladder, rules: number, played: LadderProgress): string =>
  `${JSON.stringify({ ladder, rules, played } satisfies LadderFile)}\n`;

const played = fields({
  thinking: fields({ answers: whole(0), decisions: whole(0), cpu: anything, longest: anything }),
  deeds: fields({ seats: whole(0), sums: dictionary(anything) }),
});
const ladderFileShape = fields({
  ladder: fields({
    game: text,
    levels: listOf(text),
    pairs: whole(1),
    seed: text,
    options: dictionary(anything),
    whole: flag,
  }),
  rules: whole(0),
  played: listOf(listOf(fields({ pair: whole(0), points: listOf(anything), one: played, other: played }))),
});

/** What was played before by the text of such a file, or why it cannot be taken up: it is none, or of another ladder. */
export function readLadderFile(
  source: string,
  ladder: Ladder,
  rules: number,
): { played: LadderProgress } | { fault: Fault } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { fault: { place: 'resume', expected: 'a ladder that was kept, as JSON', got: 'no JSON' } };
  }
  const fault = ladderFileShape.check(value, 'resume');
  if (fault) return { fault };
  const kept = value as LadderFile;
  // More pairs may be asked for than before: those that were played are the first of them.
  const { pairs: _then, whole: _wholly, ...same } = kept.ladder;
  const { pairs: _now, whole: _all, ...wanted } = ladder;
  for (const [name, expected] of Object.entries(wanted)) {
    const found = same[name as keyof typeof same];
    if (!samePlain(found, expected))
      return { fault: { place: `resume.ladder.${name}`, expected: JSON.stringify(expected), got: got(found) } };
  }
  if (kept.rules !== rules)
    return { fault: { place: 'resume.rules', expected: `version ${rules}`, got: `version ${kept.rules}` } };
  if (kept.played.length > ladder.levels.length - 1)
    return {
      fault: { place: 'resume.played', expected: `${ladder.levels.length - 1} lists`, got: `${kept.played.length}` },
    };
  for (const [i, pairs] of kept.played.entries())
    for (const [n, pair] of pairs.entries()) {
      const wrong = faultIn(pair, n, `resume.played[${i}][${n}]`);
      if (wrong) return { fault: wrong };
    }
  return { played: kept.played.map((pairs) => pairs.slice(0, ladder.pairs)) };
}

const isPoints = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

function faultIn({ pair, points, one, other }: Pair, n: number, place: string): Fault | null {
  if (pair !== n) return { place: `${place}.pair`, expected: `${n}, as they are in order`, got: got(pair) };
  if (points.length !== 2 || !points.every(isPoints))
    return { place: `${place}.points`, expected: 'two numbers from 0 to 1', got: got(points) };
  const numbers = [one, other].flatMap(({ thinking, deeds }) => [
    thinking.cpu,
    thinking.longest,
    ...Object.values(deeds.sums),
  ]);
  const wrong = numbers.find((value) => typeof value !== 'number');
  return wrong === undefined ? null : { place, expected: 'numbers', got: got(wrong) };
}
