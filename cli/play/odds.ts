import { groupOutcomes, type Outcome, type OutcomeGroup, outcomes, withFaces } from '@conjure/engine';
import type { QuestionContext, TerminalFace } from './face.ts';
import { wrap } from './layout.ts';

const BAR = 20;
/** More rows than this say nothing. */
const ROWS = 12;

export interface OddsLines {
  /** Whether chance has a say in it. */
  readonly open: boolean;
  readonly lines: readonly string[];
}

/** What may come of an answer: a bar for every outcome that differs in more than a die. */
export function oddsOf(face: TerminalFace, asked: QuestionContext, answer: unknown): OddsLines {
  const { match, seat, voice, page, view, question } = asked;
  const { outcomes: cases, complete } = outcomes(match, seat, answer);
  const chances = face.chances?.(asked, cases);
  if (chances) return { open: true, lines: chances.flatMap(({ p, text }) => barLines(asked, p, text)) };
  const rows = rowsOf(cases);
  const told = rows.map((row) => ({ ...row, sentences: sentencesOf(asked, row) }));
  // What comes in any case is told once, before the bars.
  const [{ sentences: first } = { sentences: [] }] = told;
  const always = told.length > 1 ? first.filter((text) => told.every(({ sentences }) => sentences.includes(text))) : [];
  const lines = always.length > 0 ? wrap(always.join(' '), page.width, '  ') : [];
  for (const { p, sentences, ends } of told.slice(0, ROWS)) {
    const text = sentences.filter((sentence) => !always.includes(sentence)).join(' ');
    lines.push(...barLines(asked, p, text || voice.tell(ends === 'draw' ? 'odds.draw' : 'odds.nothing')));
  }
  const rest = told.slice(ROWS);
  if (rest.length > 0) {
    const p = rest.reduce((sum, row) => sum + row.p, 0);
    lines.push(`  ${voice.tell('odds.others', { n: rest.length, percent: percent(p) })}`);
  }
  if (!complete) lines.push(...wrap(page.paint('dim', voice.tell('odds.incomplete')), page.width));
  const more = (match.game.prospects?.(view, question.kind, answer) ?? []).flatMap((phrase) =>
    wrap(voice.say(phrase), page.width, '  '),
  );
  return { open: rows.length > 1, lines: [...lines, ...more] };
}

/** Where there are too many, the likely ones come first. */
function rowsOf(cases: readonly Outcome[]): OutcomeGroup[] {
  const rows = groupOutcomes(cases);
  return rows.length > ROWS ? rows.sort((a, b) => b.p - a.p) : rows;
}

const sentencesOf = ({ match, view, voice }: QuestionContext, { events, faces }: OutcomeGroup): string[] =>
  events.map((event) => voice.say(withFaces(match.game.narrate(view, event), faces)));

function barLines({ page }: QuestionContext, p: number, text: string): string[] {
  const full = Math.max(p > 0 ? 1 : 0, Math.round(p * BAR));
  const bar = page.paint('cyan', '█'.repeat(full)) + page.paint('dim', '·'.repeat(BAR - full));
  const head = `${percent(p).padStart(4)} ${bar} `;
  return wrap(text, page.width - BAR - 6).map((line, i) => (i === 0 ? head : ' '.repeat(BAR + 6)) + line);
}

const percent = (p: number): string => (p > 0 && p < 0.005 ? '<1%' : `${Math.round(p * 100)}%`);
