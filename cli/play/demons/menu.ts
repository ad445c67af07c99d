import { type Content, namesIn } from '@conjure/demons';
import type { DemonsEvent, DemonsView, RankName } from '@conjure/demons/view';
import { type Fields, must, outcomes } from '@conjure/engine';
import type { Menu, MenuEntry, QuestionContext } from '../face.ts';
import { type MenuStyle, menuOf } from '../menu.ts';
import { borrowedSpirits, me, ownSpirits } from './grammar.ts';
import { spiritTable } from './position.ts';
import { spell } from './spell.ts';

/** How answers of *Demons* are put before a person. */
export const STYLE: MenuStyle = {
  spell: spellIn,
  groupOf: ({ question }, answer) => groupOf(question.kind, answer as Fields),
  groupLabel,
  always: new Set(['move']),
  extra: (asked, answer) => extraOf(asked, answer as Fields),
};

/** The answers as a person chooses among them: from a list, or by naming things. */
export function demonsMenu(content: Content, asked: QuestionContext): Menu {
  const things = thingsOf(content, asked);
  if (!things) return menuOf(asked, STYLE);
  const advice = asked.voice.tell(adviceOn(asked.question.kind), example(asked));
  return { entries: things, numbered: false, forbidden: null, advice };
}

function spellIn(asked: QuestionContext, answer: unknown): string {
  const { question, view, voice } = asked;
  return spell(question.kind, answer, { view: view as DemonsView, vocabulary: voice.vocabulary, say: voice.say });
}

function groupLabel({ voice }: QuestionContext, group: string, answers: readonly unknown[]): string {
  const [name, spirit] = group.split(' ');
  const facts = { n: answers.length, ...(spirit ? { spirit: { key: `spirit.${spirit}` } } : {}) };
  return name.length === 1
    ? voice.tell('group.power', { ...facts, power: { key: `power.${name}` } })
    : voice.tell(`group.${name}`, facts);
}

/** Which answers stand together: walks, one power of one spirit, one action for every spirit. */
function groupOf(kind: string, answer: Fields): string | null {
  if (kind === 'first') return answer.do === 'move' ? 'move' : answer.from === undefined ? null : 'leave';
  if (kind === 'run') return answer.to === null ? null : `${answer.attack ? 'go' : 'pass'}${answer.drop ? 'Drop' : ''}`;
  if (kind === 'place') return 'place';
  if (kind !== 'use') return null;
  if (answer.do === 'power') return `${answer.power} ${answer.spirit}`;
  return ['release', 'control', 'lift', 'seize'].includes(String(answer.do)) ? String(answer.do) : null;
}

/** The chance that matters, where one roll decides. */
function extraOf({ match, seat, question, view, voice }: QuestionContext, answer: Fields): string | null {
  if (question.kind === 'first' && answer.do === 'conjure') {
    const { outcomes: cases } = outcomes(match, seat, answer);
    const left = (view as DemonsView).piles[answer.rank as RankName];
    let curses = 0;
    let drawn = 0;
    for (const { p, events } of cases) {
      const conjured = (events as DemonsEvent[]).find((event) => event.type === 'conjured');
      if (!conjured) continue;
      if (conjured.number < 0) curses += p;
      else drawn += p * Math.min(conjured.number, left); // no more than are left [9.3]
    }
    return voice.tell('extra.conjure', { curses: Math.round(curses * 100), drawn });
  }
  if (question.kind === 'use' && answer.do === 'seize') {
    const { outcomes: cases } = outcomes(match, seat, answer);
    const success = cases.filter(({ events }) =>
      (events as DemonsEvent[]).some((event) => event.type === 'seized' && event.success),
    );
    return voice.tell('extra.seize', { percent: Math.round(success.reduce((sum, { p }) => sum + p, 0) * 100) });
  }
  return null;
}

/** Questions that are answered by naming things: these things by what is typed for them. */
function thingsOf(content: Content, asked: QuestionContext): MenuEntry[] | null {
  const view = asked.view as DemonsView;
  const spirits = (list: readonly number[]): MenuEntry[] =>
    spiritTable(content, asked, list).map(({ spirit, line }) => ({
      key: String(spirit),
      label: line,
      typed: '',
      answers: [],
    }));
  const items = (list: readonly string[]): MenuEntry[] =>
    list.map((item) => ({ key: item, label: itemLabel(content, asked, item), typed: '', answers: [] }));
  switch (asked.question.kind) {
    case 'commit':
    case 'fit':
    case 'fetch':
      return spirits(ownSpirits(view));
    case 'defend':
      return spirits([...ownSpirits(view), ...borrowedSpirits(view)]);
    case 'avert':
      return spirits(ownSpirits(view).filter((spirit) => content.spirits[spirit]?.disposition === 'friendly'));
    case 'stake':
    case 'bid':
      return items(me(view)?.treasures ?? []);
    case 'pay':
      return items(belongingsOf(view, view.viewer));
    case 'offer': {
      const other = view.magicians.filter(({ seat }) => seat !== view.viewer);
      return items([...belongingsOf(view, view.viewer), ...other.flatMap(({ seat }) => belongingsOf(view, seat))]);
    }
    default:
      return null;
  }
}

function belongingsOf(view: DemonsView, seat: number | null): string[] {
  const m = seat === null ? undefined : view.magicians[seat];
  return m ? [...m.treasures, ...(m.ring ? ['ring'] : [])] : [];
}

function itemLabel(content: Content, { view, voice }: QuestionContext, item: string): string {
  const seen = view as DemonsView;
  const names = namesIn(content, seen);
  const owner = seen.magicians.find(({ treasures, ring }) => (item === 'ring' ? ring : treasures.includes(item)));
  return voice.tell('menu.item', {
    name: names.item(item),
    value: item === 'ring' ? 0 : must(seen.boxes.find(({ box }) => box === item)?.value, 'box', item),
    owner: owner ? names.magician(owner.seat) : 'none',
  });
}

function adviceOn(kind: string): string {
  if (kind === 'fetch' || kind === 'pay') return 'advice.one';
  return kind === 'offer' ? 'advice.offer' : 'advice.several';
}

/** Two of the things, as they would be typed. */
function example(asked: QuestionContext): { example: string; all: string; none: string; give: string; take: string } {
  const { vocabulary } = asked.voice;
  const view = asked.view as DemonsView;
  const first = ownSpirits(view).slice(0, 2).join(' ') || (me(view)?.treasures ?? []).slice(0, 2).join(' ') || '43';
  return {
    example: first,
    all: vocabulary.shown('all'),
    none: vocabulary.shown('none'),
    give: vocabulary.shown('give'),
    take: vocabulary.shown('take'),
  };
}
