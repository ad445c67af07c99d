import { phrase, type Seat } from '@conjure/engine';
import type { DeployAnswer, SorceryView } from '@conjure/sorcery/view';
import type { QuestionContext } from '../face.ts';
import { lexiconFrom, type NamedThing, named, wordsOf } from '../lexicon.ts';
import { type LineRead, thousandths, tokensOf } from './grammar.ts';
import { figureCalled, labelOf } from './labels.ts';
import { goodAnswers } from './options.ts';

const NUMBER = /^\d+([.,]\d+)?$/;
const partsOf = (line: string): string[] =>
  line
    .split(/;|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const ownOf = ({ figures }: SorceryView, seat: Seat) => figures.filter(({ owner }) => owner === seat);

/** `a1 8 2 90, a4 12 3.5, ember lance`: changes the first proposal; spells that are named come to the top of their stacks. */
export function readDeployment(asked: QuestionContext, line: string): LineRead {
  const view = asked.view as SorceryView;
  const [first] = goodAnswers(asked) as DeployAnswer[];
  const spots = [...first.spots];
  const spells: string[] = [];
  for (const part of partsOf(line)) {
    const [word, ...rest] = tokensOf(part);
    const figure = figureCalled(view, word, asked.seat);
    const nth = ownOf(view, asked.seat).findIndex(({ number }) => number === figure);
    if (nth >= 0 && rest.length >= 2 && rest.length <= 3 && rest.every((each) => NUMBER.test(each))) {
      const [x, y, degrees] = rest.map((each) => Number(each.replace(',', '.')));
      const facing = degrees === undefined ? spots[nth].facing : degrees * 100;
      spots[nth] = { at: { x: thousandths(x), y: thousandths(y) }, facing };
      continue;
    }
    const spell = spellCalled(asked, first, part);
    if (spell === null)
      return spells.length === 0 && spots.every((spot, i) => spot === first.spots[i]) ? null : { stuck: part };
    spells.push(spell);
  }
  return { answer: { spots, stacks: first.stacks.map((stack) => onTop(stack, spells)) } };
}

function spellCalled({ voice }: QuestionContext, { stacks }: DeployAnswer, part: string): string | null {
  const names = (): NamedThing[] =>
    [...new Set(stacks.flat())].flatMap((id) => named(id, voice.say(phrase(`spell.${id}`)), id));
  const words = wordsOf(part);
  const found = lexiconFrom<'spell'>({ spell: names }).find('spell', words, 0);
  return found && found.words === words.length ? String(found.value) : null;
}

/** The named ones first, each as often as it is named and held. */
function onTop(stack: readonly string[], spells: readonly string[]): string[] {
  const left = [...stack];
  const top = spells.filter((spell) => {
    const i = left.indexOf(spell);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
  return [...top, ...left];
}

/** Who stands where, as it is typed; the facing where it is wanted. */
export function spotsOf(view: SorceryView, seat: Seat, { spots }: DeployAnswer, withFacing = false): string[] {
  const own = ownOf(view, seat);
  return spots.map(({ at: { x, y }, facing }, i) => {
    const label = labelOf(view, own[i].number).toLowerCase();
    return `${label} ${x / 1000} ${y / 1000}${withFacing ? ` ${facing / 100}` : ''}`;
  });
}

/** The whole deployment as a line. */
export function spellDeployment({ view, seat, voice }: QuestionContext, answer: DeployAnswer): string {
  const spells = answer.stacks.flat().map((spell) => voice.say(phrase(`spell.${spell}`)));
  return [...spotsOf(view as SorceryView, seat, answer, true), ...spells].join(', ');
}
