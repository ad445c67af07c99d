import { type Game, samePlain } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import type { SorceryGame } from '@conjure/sorcery';
import type { DeployAnswer, MoveAnswer, SorceryView } from '@conjure/sorcery/view';
import { ANY_STYLE, anyFace } from '../any-face.ts';
import type { Menu, QuestionContext, TerminalContext, TerminalFace } from '../face.ts';
import type { MenuStyle } from '../menu.ts';
import { sentences } from '../sentences.ts';
import { bookmarkLines, cardLines, figureLines } from './cards.ts';
import { readDeployment, spellDeployment, spotsOf } from './deploying.ts';
import { type LineRead, readAction, VERBS } from './grammar.ts';
import { labelOf } from './labels.ts';
import { mapOf } from './map.ts';
import { goodAnswers } from './options.ts';

/** What the map and the list of figures show is not said again. */
const SHOWN = /^position\.(turn|setUp|over|objective|figure)$/;
/** Questions for which one wants to see where everybody is. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['zone', 'deploy', 'action', 'spin', 'furyUse']);

const WORD_OF: Partial<Record<string, (typeof VERBS)[number]>> = {
  ...{ move: 'move', doubleTime: 'double', quickness: 'quick', nimble: 'turn', spin: 'turn' },
};

/** How Sorcery shows itself in a terminal: as any game does, with the field as a map, dials, and lines for places. */
export function face(box: Box, game: Game): TerminalFace {
  const { content, describe } = game as SorceryGame;
  const any = anyFace(box, game, STYLE);
  const card = (terminal: TerminalContext, line: string) => cardLines({ terminal, content }, line);
  return {
    ...any,
    verbs: VERBS,
    wantsBoard: (kind) => ON_THE_MAP.has(kind),
    board: (context, part) =>
      typeof part === 'object' ? card(context, part.around) : mapOf(context, content, part === 'all'),
    position: (terminal) => [
      ...figureLines({ terminal, content }),
      ...sentences(
        terminal,
        describe(terminal.view as SorceryView).filter(({ key }) => !SHOWN.test(key)),
      ),
      ...bookmarkLines({ terminal, content }),
    ],
    menu: (asked) => advised(asked, any.menu({ ...asked, options: goodAnswers(asked) })),
    read: (asked, line) => readWords(asked, line) ?? any.read({ ...asked, options: goodAnswers(asked) }, line),
    card,
  };
}

function readWords(asked: QuestionContext, line: string): LineRead {
  if (line.startsWith('{')) return null;
  const { kind } = asked.question;
  if (kind === 'deploy') return readDeployment(asked, line);
  return kind === 'action' || kind === 'spin' ? readAction(asked, line) : null;
}

/** Many answers stand in one line by figure and action; each is typed in words where they mean it alone. */
const STYLE: MenuStyle = {
  ...ANY_STYLE,
  spell(asked, answer) {
    const words = wordsFor(asked, answer);
    const read = words === null ? null : readWords(asked, words);
    if (words !== null && read && 'answer' in read && samePlain(read.answer, answer)) return words;
    const isNamed = (option: unknown) => (option as { figure?: number }).figure === undefined;
    return isNamed(answer)
      ? ANY_STYLE.spell({ ...asked, options: goodAnswers(asked).filter(isNamed) }, answer)
      : JSON.stringify(answer);
  },
  groupOf(_asked, answer) {
    const { do: action, figure } = answer as { do?: string; figure?: number };
    return action === undefined || figure === undefined ? null : `${action} ${figure}`;
  },
  groupLabel(asked, _group, answers) {
    const { match, view, question, voice } = asked;
    const { figure } = answers[0] as { figure: number };
    const label = voice.say(match.game.label(view, question.kind, answers[0]));
    const named = `${labelOf(view as SorceryView, figure)} ${label}`;
    return voice.tell('group.any', { label: named, n: answers.length - 1 });
  },
  extra: ({ question, view, seat }, answer) =>
    question.kind === 'deploy' ? spotsOf(view as SorceryView, seat, answer as DeployAnswer).join(', ') : null,
};

function wordsFor(asked: QuestionContext, answer: unknown): string | null {
  const { voice, question, view } = asked;
  if (question.kind === 'deploy') return spellDeployment(asked, answer as DeployAnswer);
  const {
    do: action,
    figure,
    path = [],
    facing,
    target,
    targets,
  } = answer as Partial<Omit<MoveAnswer, 'do'>> & {
    do: string;
    target?: number;
    targets?: number[];
  };
  const label = (one: number) => labelOf(view as SorceryView, one).toLowerCase();
  const by = figure === undefined ? [] : [label(figure)];
  const verb = WORD_OF[action];
  if (verb && facing !== undefined) {
    const points = path.flatMap(({ x, y }) => [x / 1000, y / 1000]);
    return [voice.vocabulary.shown(verb), ...by, ...points, facing / 100].join(' ');
  }
  if (!['close', 'ranged', 'cast'].includes(action)) return null;
  const aims = (targets ?? (target === undefined ? [] : [target])).map(label);
  return [voice.vocabulary.shown(action === 'cast' ? 'cast' : 'attack'), ...by, ...aims].join(' ');
}

/** How to type what is not listed. */
function advised(asked: QuestionContext, menu: Menu): Menu {
  const { kind } = asked.question;
  return kind === 'action' || kind === 'deploy' || kind === 'spin'
    ? { ...menu, advice: asked.voice.tell(`advice.${kind}`) }
    : menu;
}
