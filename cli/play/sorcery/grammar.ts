import { type Fields, must } from '@conjure/engine';
import { type Position, pathTo, strideOf } from '@conjure/sorcery';
import {
  type Facing,
  facingTowards,
  type MoveAnswer,
  type Point,
  type SorceryView,
  touch,
} from '@conjure/sorcery/view';
import { plainWord } from '../../text/plain-word.ts';
import type { QuestionContext } from '../face.ts';
import type { Meaning } from '../meaning.ts';
import { figureCalled } from './labels.ts';
import { goodAnswers } from './options.ts';

/** The words for actions that are typed with figures and places: texts `type.<verb>`. */
export const VERBS = ['move', 'double', 'quick', 'turn', 'attack', 'cast'] as const;
type Verb = (typeof VERBS)[number];
const MOVES: Partial<Record<Verb, MoveAnswer['do']>> = { move: 'move', double: 'doubleTime', quick: 'quickness' };
const ATTACKS = ['close', 'ranged', 'surge', 'charge', 'bound', 'fury'];

export type LineRead = Meaning | { readonly stuck: string } | null;
/** Numbers keep their fractions, with a comma, too, where nothing but digits is around it. */
export const tokensOf = (line: string): string[] => line.match(/\d+[.,]\d+|[\p{L}\p{M}]*\d+|[\p{L}\p{M}]+/gu) ?? [];
const numberOf = (word: string): number | null =>
  /^\d+([.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : null;
export const thousandths = (inches: number): number => Math.round(inches * 1000);

/** A figure, points and a facing; `null` where the line says something else. */
export function readAction(asked: QuestionContext, line: string): LineRead {
  const [first = '', ...rest] = tokensOf(line);
  const verb = VERBS.find((each) => each === asked.voice.vocabulary.verb(plainWord(first)));
  if (!verb) return null;
  if (asked.question.kind === 'spin') return verb === 'turn' && rest.length === 1 ? readSpin(rest[0]) : null;
  const figure = figureCalled(asked.view as SorceryView, rest[0] ?? '', asked.seat);
  if (figure === null) return rest.length === 0 || numberOf(rest[0]) === null ? null : { stuck: rest[0] };
  const words = rest.slice(1);
  if (verb === 'attack' || verb === 'cast') return readAim(asked, verb, figure, words);
  const numbers = words.map(numberOf);
  const wrong = numbers.indexOf(null);
  if (wrong >= 0) return { stuck: words[wrong] };
  return { answer: readMove(asked, verb, figure, numbers as number[]) };
}

function readSpin(word: string): LineRead {
  const degrees = numberOf(word);
  return degrees === null ? { stuck: word } : { answer: { do: 'spin', facing: degrees * 100 } };
}

/** `move a3 12.5 7 90`: pairs are points, a last one alone is the facing in degrees. */
function readMove(asked: QuestionContext, verb: Verb, figure: number, numbers: number[]): unknown {
  const at = asked.match.table as Position;
  const turned: Facing | null = numbers.length % 2 === 1 ? must(numbers.pop(), 'a facing') * 100 : null;
  const named: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2)
    named.push({ x: thousandths(numbers[i]), y: thousandths(numbers[i + 1]) });
  const use = MOVES[verb] ?? 'move';
  const start = at.state.base[figure];
  const path = named.length === 1 ? wayTo(at, use, figure, named[0]) : named;
  const facing =
    turned ?? (path.length > 0 ? facingTowards(path.at(-2) ?? start, path[path.length - 1]) : at.state.facing[figure]);
  const nimble = { do: 'nimble', figure, facing };
  if (verb === 'turn' && path.length === 0 && asked.question.refuse(nimble, asked.seat) === null) return nimble;
  return { do: use, figure, path, facing };
}

/** Straight on, or around what is in the way; what cannot be done at all is for the rules to refuse. */
function wayTo(at: Position, use: MoveAnswer['do'], figure: number, spot: Point): Point[] {
  return pathTo(at, figure, spot, strideOf(at, figure, { double: use === 'doubleTime' }), null) ?? [spot];
}

/** `attack a3 b2`, `cast a3 b2`: every good answer that aims at these. */
function readAim(asked: QuestionContext, verb: Verb, figure: number, words: readonly string[]): LineRead {
  const view = asked.view as SorceryView;
  const targets: number[] = [];
  for (const word of words) {
    const target = figureCalled(view, word, null);
    if (target === null) return { stuck: word };
    targets.push(target);
  }
  const uses = verb === 'cast' ? ['cast'] : ATTACKS;
  const fitting = (goodAnswers(asked) as Fields[]).filter(
    (answer) => answer.figure === figure && uses.includes(String(answer.do)) && aimsAt(answer, targets),
  );
  // A figure that can strike from where it stands is not asked whether it shall run first.
  const standing = fitting.filter(({ path }) => path === undefined);
  const several = standing.length > 0 ? standing : fitting;
  if (several.length > 0) return several.length === 1 ? { answer: several[0] } : { several };
  if (verb === 'cast' || targets.length === 0) return { nothing: true };
  const { base } = (asked.match.table as Position).state;
  const isClose = targets.length === 1 && touch(base[figure], base[targets[0]]);
  return { answer: isClose ? { do: 'close', figure, target: targets[0] } : { do: 'ranged', figure, targets } };
}

function aimsAt({ target, targets }: Fields, wanted: readonly number[]): boolean {
  if (wanted.length === 0) return true;
  const aimed = Array.isArray(targets) ? targets : [target];
  return aimed.length === wanted.length && wanted.every((one) => aimed.includes(one));
}
