import { levelFrom, think } from '@conjure/bots';
import { diceFrom, judge, mindOf, seeded } from '@conjure/engine';
import { advise, calibrationOf, isCalibrated, reviewersOf, valuedBy } from '@conjure/lab/review';
import { ruleLines } from '../rules/catalogue.ts';
import { hundredths } from '../text/hundredths.ts';
import { reasonLine } from '../text/reason-line.ts';
import { choiceOf } from './choice.ts';
import type { QuestionContext } from './face.ts';
import { wrap } from './layout.ts';
import { oddsOf } from './odds.ts';
import { refusalLines } from './refusals.ts';
import { type CommandCall, type CommandReply, say } from './reply.ts';
import type { TerminalSession } from './session.ts';

/** The one answer that was named; what cannot be read as one comes back as a sentence. */
function chosen(
  session: TerminalSession,
  asked: QuestionContext,
  line: string,
): { answer: unknown } | { wrong: string } {
  const { face, voice } = session;
  const choice = choiceOf(session, asked, line);
  if ('answer' in choice) return choice;
  if ('several' in choice)
    return { wrong: voice.tell('answer.which', { typed: face.spell(asked, choice.several[0]) }) };
  if ('stuck' in choice) return { wrong: voice.tell('answer.stuck', { word: choice.stuck }) };
  return { wrong: voice.tell('answer.incomplete') };
}

/** Whether a choice is allowed, and by which rule it is not. */
export function why({ session, question, rest }: CommandCall): CommandReply {
  const { face, voice, page } = session;
  if (!question) return say(voice.tell('over.noQuestion'));
  const catalogue = { chapters: face.box.chapters, voice, page };
  const ruleOf = (id: string) =>
    face.game.rules.filter((rule) => rule.id === id).flatMap((rule) => ruleLines(rule, catalogue));
  if (rest === '') return say(...ruleOf(question.question.rule));
  const choice = chosen(session, question, rest);
  if ('wrong' in choice) return say(choice.wrong);
  const verdict = judge(question.match, question.seat, choice.answer);
  if ('fault' in verdict) return say(voice.tell('answer.fault', { ...verdict.fault }));
  if ('refused' in verdict) return say(...refusalLines(question, verdict.refused), ...ruleOf(verdict.refused.rule));
  const label = question.match.game.label(question.view, question.question.kind, choice.answer);
  return say(voice.tell('why.allowed', { label }), ...ruleOf(question.question.rule));
}

/** What may come of a choice, or of all of them. */
export function odds({ session, question, rest }: CommandCall): CommandReply {
  const { voice } = session;
  if (!question) return say(voice.tell('over.noQuestion'));
  if (rest === '') return allOdds(session, question);
  const choice = chosen(session, question, rest);
  if ('wrong' in choice) return say(choice.wrong);
  const verdict = judge(question.match, question.seat, choice.answer);
  if ('refused' in verdict) return say(...refusalLines(question, verdict.refused));
  if ('fault' in verdict) return say(voice.tell('answer.fault', { ...verdict.fault }));
  return say(...oddsOf(session.face, question, choice.answer).lines);
}

/** More than these nobody compares. */
const COMPARED = 8;

/** The odds of every choice, where chance has a say in it and they are few enough. */
function allOdds({ face, menu, voice }: TerminalSession, asked: QuestionContext): CommandReply {
  const { options, page } = asked;
  const single = (menu?.entries ?? []).filter(({ answers }) => answers.length === 1);
  const choices = menu?.numbered
    ? single.map(({ key, label, answers: [answer] }) => ({ title: `${key}  ${label}`, answer }))
    : (options ?? []).map((answer) => ({ title: face.spell(asked, answer), answer }));
  const lines = (choices.length > COMPARED && !menu?.numbered ? [] : choices).flatMap(({ title, answer }) => {
    const odds = oddsOf(face, asked, answer);
    return odds.open ? [page.paint('bold', title), ...odds.lines] : [];
  });
  return lines.length > 0 ? { lines, next: 'ask' } : say(voice.tell('odds.which'));
}

/** In how many worlds an adviser compares its choice with the second one. */
const WORLDS = 64;

/** What an expert would do, from the same view, and what else: what the better of the two gains, what it risks, and why. */
export function hint({ session, question }: CommandCall): CommandReply {
  const { face, voice } = session;
  const mind = question ? mindOf(question.match, question.seat) : null;
  const { bot } = session.face.game;
  const expert = levelFrom('expert');
  // A game's own players weigh nothing that could be told. But whether to speak at all they know best.
  const adviser = bot ? levelFrom(reviewersOf({ bot }).judge) : expert;
  if (!question || !mind || 'fault' in expert || 'fault' in adviser) return say(voice.tell('over.noQuestion'));
  const { game, origin, answers } = question.match;
  const calibration = calibrationOf(game.id, origin.seats);
  const seed = `${origin.seed} hint ${answers.length}`;
  if (bot && think(mind, expert.level, diceFrom(seeded(seed))) === undefined) return say(voice.tell('hint.wait'));
  const { answer, second } = advise(game, mind, {
    by: adviser.level,
    worlds: WORLDS,
    valued: valuedBy(calibration),
    seed,
  });
  if (answer === undefined) return say(voice.tell('hint.wait'));
  const label = game.label(question.view, question.question.kind, answer);
  const lines = [voice.tell('hint', { label, typed: face.spell(question, answer) })];
  if (second) {
    const { best, does, because } = second;
    const key = calibration && isCalibrated(calibration) ? 'hint.second.chance' : 'hint.second.value';
    lines.push(
      voice.tell(key, {
        second: second.label,
        would: hundredths(best.mean),
        does: hundredths(does.mean),
        worstWould: hundredths(best.worst),
        worstDoes: hundredths(does.worst),
      }),
    );
    if (because) lines.push(reasonLine(voice, because));
  }
  return say(...lines.flatMap((line) => wrap(line, question.page.width)));
}
