import type { DemonsEvent, DemonsView, Lore } from '@conjure/demons';
import type { RankName } from '@conjure/demons/data.ts';
import { namesIn } from '@conjure/demons/words.ts';
import { outcomes } from '@conjure/engine';
import type { Asked, Entry, Menu } from '../face.ts';
import { borrowedSpirits, me, ownSpirits } from './grammar.ts';
import { spiritTable } from './position.ts';
import { spell } from './spell.ts';

/** More alike answers than these stand together in one line. */
const ALIKE = 3;
/** A list longer than this is no help: the rest must be typed. */
const LISTED = 30;
/** More forbidden things than these are no news. */
const FORBIDDEN = 6;

type Fields = { readonly [field: string]: unknown };

/** The answers as a person chooses among them. */
export function menuOf(lore: Lore, asked: Asked): Menu {
  const { kind } = asked.question;
  const things = thingsOf(lore, asked);
  if (things)
    return {
      entries: things,
      numbered: false,
      forbidden: null,
      advice: asked.voice.tell(adviceOn(kind), example(asked)),
    };
  const groups = new Map<string, unknown[]>();
  for (const option of asked.options ?? []) {
    const key = groupOf(kind, option as Fields);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const entries: Omit<Entry, 'key'>[] = [];
  for (const [key, answers] of groups) {
    const many = answers.length > (key === 'move' ? 0 : ALIKE);
    if (many) entries.push(groupEntry(asked, key, answers));
    else for (const answer of answers) entries.push(answerEntry(asked, answer));
  }
  return { entries: numbered(entries), numbered: true, forbidden: forbiddenIn(asked), advice: null };
}

/** Answers one by one: those of a line of the menu, or those that fit what was typed. */
export function listOf(asked: Asked, answers: readonly unknown[]): Menu {
  const shown = answers.slice(0, LISTED).map((answer) => answerEntry(asked, answer));
  const more = answers.length - shown.length;
  const advice = more > 0 ? asked.voice.tell('menu.more', { n: more, typed: shown[0].typed }) : null;
  return { entries: numbered(shown), numbered: true, forbidden: null, advice };
}

/** What is refused is named with its rule, as far as there is room for it. */
function forbiddenIn({ question, seat, match, view, voice }: Asked): string | null {
  const refused = (question.candidates?.(seat) ?? []).flatMap((answer) => {
    const refusal = question.refuse(answer, seat);
    return refusal ? [{ answer, rule: refusal.rule }] : [];
  });
  if (refused.length === 0 || refused.length > FORBIDDEN) return null;
  const named = refused.map(
    ({ answer, rule }) => `${voice.say(match.game.label(view, question.kind, answer))} [${rule}]`,
  );
  return voice.tell('menu.forbidden', { list: named.join('; ') });
}

const numbered = (entries: readonly Omit<Entry, 'key'>[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, key: String(i + 1) }));

function answerEntry(asked: Asked, answer: unknown): Omit<Entry, 'key'> {
  const { voice, match, view, question } = asked;
  const label = voice.say(match.game.label(view, question.kind, answer));
  const extra = extraOf(asked, answer as Fields);
  return {
    label: extra ? `${label} (${extra})` : label,
    typed: spellIn(asked, answer),
    answers: [answer],
  };
}

export const spellIn = (asked: Asked, answer: unknown): string =>
  spell(asked.question.kind, answer, {
    view: asked.view as DemonsView,
    vocabulary: asked.voice.vocabulary,
    say: asked.voice.say,
  });

function groupEntry(asked: Asked, key: string, answers: readonly unknown[]): Omit<Entry, 'key'> {
  const { voice } = asked;
  const [name, spirit] = key.split(' ');
  const facts = { n: answers.length, ...(spirit ? { spirit: { key: `spirit.${spirit}` } } : {}) };
  const label =
    name.length === 1
      ? voice.tell('group.power', { ...facts, power: { key: `power.${name}` } })
      : voice.tell(`group.${name}`, facts);
  return { label, typed: voice.tell('menu.like', { typed: spellIn(asked, answers[0]) }), answers };
}

/** Which answers stand together: walks, one power of one spirit, one deed for every spirit. */
function groupOf(kind: string, answer: Fields): string {
  if (kind === 'first') return answer.do === 'move' ? 'move' : JSON.stringify(answer);
  if (kind === 'run') return answer.to === null ? JSON.stringify(answer) : answer.drop ? 'goDrop' : 'go';
  if (kind === 'place') return 'place';
  if (kind !== 'use') return JSON.stringify(answer);
  if (answer.do === 'power') return `${answer.power} ${answer.spirit}`;
  return ['release', 'control', 'lift', 'seize'].includes(String(answer.do))
    ? String(answer.do)
    : JSON.stringify(answer);
}

/** The chance that matters, where one roll decides. */
function extraOf({ match, seat, question, view, voice }: Asked, answer: Fields): string | null {
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
function thingsOf(lore: Lore, asked: Asked): Entry[] | null {
  const view = asked.view as DemonsView;
  const spirits = (list: readonly number[]): Entry[] =>
    spiritTable(lore, asked, list).map(({ spirit, line }) => ({
      key: String(spirit),
      label: line,
      typed: '',
      answers: [],
    }));
  const items = (list: readonly string[]): Entry[] =>
    list.map((item) => ({ key: item, label: itemLabel(lore, asked, item), typed: '', answers: [] }));
  switch (asked.question.kind) {
    case 'commit':
    case 'fit':
    case 'fetch':
      return spirits(ownSpirits(view));
    case 'defend':
      return spirits([...ownSpirits(view), ...borrowedSpirits(view)]);
    case 'avert':
      return spirits(ownSpirits(view).filter((spirit) => lore.spirits[spirit]?.disposition === 'friendly'));
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

function itemLabel(lore: Lore, { view, voice }: Asked, item: string): string {
  const seen = view as DemonsView;
  const names = namesIn(lore, seen);
  const owner = seen.magicians.find(({ treasures, ring }) => (item === 'ring' ? ring : treasures.includes(item)));
  return voice.tell('menu.item', {
    name: names.item(item),
    value: seen.boxes.find(({ box }) => box === item)?.value ?? 0,
    owner: owner ? names.magician(owner.seat) : 'none',
  });
}

function adviceOn(kind: string): string {
  if (kind === 'fetch' || kind === 'pay') return 'advice.one';
  return kind === 'offer' ? 'advice.offer' : 'advice.several';
}

/** Two of the things, as they would be typed. */
function example(asked: Asked): { example: string; all: string; none: string; give: string; take: string } {
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
