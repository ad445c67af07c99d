import type { Fields } from '@conjure/engine';
import { POWERS } from './data.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { DemonsEvent } from './events.ts';
import type { FirstAnswer } from './rules/first.ts';
import type { UseAnswer } from './rules/use-answer.ts';

/** The forms in which a thing is said, where they differ in more than a name, and which of them fits. */
interface Forms<X> {
  readonly all: readonly string[];
  of(thing: X): string;
}

const forms = <X, const F extends string>(all: readonly F[], of: (thing: X) => F): Forms<X> => ({ all, of });

type DemonsEventType = DemonsEvent['type'];
type EventForms = { readonly [T in DemonsEventType]?: Forms<Extract<DemonsEvent, { type: T }>> };

const EVENT_FORMS: EventForms = {
  woke: forms(['yes', 'no'], ({ woke }) => (woke ? 'yes' : 'no')),
  searched: forms(
    ['found', 'nothing', 'evades'],
    ({ result }) => (({ D: 'found', '-': 'nothing', E: 'evades' }) as const)[result],
  ),
  evaded: forms(['stays', 'steps'], ({ hex }) => (hex === null ? 'stays' : 'steps')),
  reconciled: forms(['stays', 'steps'], ({ hex }) => (hex === null ? 'stays' : 'steps')),
  captured: forms(['byMagician', 'byMortal'], ({ captor }) => (captor === null ? 'byMagician' : 'byMortal')),
  paid: forms(['byMagician', 'byMortal'], ({ captor }) => (captor === null ? 'byMagician' : 'byMortal')),
  tortured: forms(['byMagician', 'byMortal'], ({ captor }) => (captor === null ? 'byMagician' : 'byMortal')),
  fought: forms(['mortals', 'onMortals', 'magicians'], ({ attacker, defender }) =>
    attacker === null ? 'mortals' : defender === null ? 'onMortals' : 'magicians',
  ),
  cured: forms(['self', 'other'], ({ by, target }) => (by === target ? 'self' : 'other')),
  seized: forms(['yes', 'no'], ({ success }) => (success ? 'yes' : 'no')),
  raised: forms(['yes', 'no'], ({ success }) => (success ? 'yes' : 'no')),
  gained: forms(['free', 'stolen'], ({ from }) => (from === null ? 'free' : 'stolen')),
  conjured: forms(['spirits', 'curses', 'nothing'], ({ number }) =>
    number > 0 ? 'spirits' : number < 0 ? 'curses' : 'nothing',
  ),
  ringUnsold: forms(['tie', 'none'], ({ tie }) => (tie ? 'tie' : 'none')),
  ended: forms(['nobody', 'won'], ({ winners }) => (winners.length === 0 ? 'nobody' : 'won')),
};

const empty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Powers that can be aimed in more than one way. */
const AIMS: { readonly [power: string]: Forms<Fields> } = {
  F: forms(['mortal', 'known', 'blind'], ({ mortal, lure }) =>
    mortal !== undefined ? 'mortal' : lure !== undefined ? 'known' : 'blind',
  ),
  T: forms(['off', 'hex'], ({ to }) => (to === null ? 'off' : 'hex')),
  R: forms(['stay', 'step'], ({ to }) => (to === null ? 'stay' : 'step')),
};

const FIRST: readonly FirstAnswer['do'][] = ['move', 'leave', 'conjure', 'raise', 'wait'];
const USE: readonly Exclude<UseAnswer['do'], 'power'>[] = [
  'done',
  'attack',
  'seize',
  'torture',
  'free',
  'lift',
  'release',
  'trade',
  'pickUp',
  'control',
];
const AIMED = POWERS.flatMap((power) => AIMS[power]?.all.map((aim) => `${power}.${aim}`) ?? [power]);

const action = ({ do: name }: Fields): string => String(name);

const ANSWER_FORMS: { readonly [kind: string]: Forms<Fields> | null } = {
  shield: null,
  place: null,
  emerge: null,
  victim: null,
  brawl: null,
  first: {
    all: [...FIRST, 'leave.from'],
    of: (answer) => (answer.from === undefined ? action(answer) : `${action(answer)}.from`),
  },
  use: {
    all: [...USE, ...AIMED.map((power) => `power.${power}`)],
    of(answer) {
      if (answer.do !== 'power') return action(answer);
      const aim = AIMS[String(answer.power)];
      return `power.${answer.power}${aim ? `.${aim.of(answer)}` : ''}`;
    },
  },
  evade: forms(['stay', 'step'], ({ to }) => (to === null ? 'stay' : 'step')),
  pay: forms(['refuse', 'give'], ({ give }) => (give === null ? 'refuse' : 'give')),
  fetch: forms(['nobody', 'send'], ({ spirit }) => (spirit === null ? 'nobody' : 'send')),
  avert: forms(['none', 'release'], ({ release }) => (empty(release) ? 'none' : 'release')),
  fit: forms(['none', 'release'], ({ release }) => (empty(release) ? 'none' : 'release')),
  stake: forms(['none', 'some'], ({ treasures }) => (empty(treasures) ? 'none' : 'some')),
  bid: forms(['none', 'some'], ({ treasures }) => (empty(treasures) ? 'none' : 'some')),
  commit: forms(['none', 'with'], (answer) => (empty(answer.with) ? 'none' : 'with')),
  defend: forms(['none', 'with'], (answer) => (empty(answer.with) ? 'none' : 'with')),
  auction: forms(['call', 'pass'], ({ call }) => (call ? 'call' : 'pass')),
  consent: forms(['accept', 'decline'], ({ accept }) => (accept ? 'accept' : 'decline')),
  offer: forms(['none', 'ask', 'gift', 'swap'], ({ give, take }) =>
    empty(give) ? (empty(take) ? 'none' : 'ask') : empty(take) ? 'gift' : 'swap',
  ),
  run: forms(
    ['stay', 'stand', 'go', 'pass', 'stay.drop', 'stand.drop', 'go.drop', 'pass.drop'],
    ({ to, attack, drop }) => {
      const order = to !== null ? (attack ? 'go' : 'pass') : attack ? 'stand' : 'stay';
      return drop ? (`${order}.drop` as const) : order;
    },
  ),
};

/** The key of the sentence that tells an event. */
export function eventKey(event: DemonsEvent): string {
  const form = (EVENT_FORMS[event.type] as Forms<DemonsEvent> | undefined)?.of(event);
  return `event.${event.type}${form ? `.${form}` : ''}`;
}

/** The key of the words for an answer to a kind of question. */
export function answerKey(kind: string, answer: Fields): string {
  const form = ANSWER_FORMS[kind]?.of(answer);
  return `answer.${kind}${form ? `.${form}` : ''}`;
}

const keysOf = <X>(stem: string, said: Forms<X> | null | undefined): string[] =>
  said ? said.all.map((form) => `${stem}.${form}`) : [stem];

/** Every key that `eventKey` can give. */
export const EVENT_KEYS: readonly string[] = (Object.keys(EVENT_RULES) as DemonsEventType[]).flatMap((type) =>
  keysOf(`event.${type}`, EVENT_FORMS[type] as Forms<DemonsEvent> | undefined),
);

/** Every kind of question, and every key that `answerKey` can give. */
export const QUESTION_KINDS: readonly string[] = Object.keys(ANSWER_FORMS);
export const ANSWER_KEYS: readonly string[] = QUESTION_KINDS.flatMap((kind) =>
  keysOf(`answer.${kind}`, ANSWER_FORMS[kind]),
);
