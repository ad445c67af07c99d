import type { Fields } from '@conjure/engine';
import { EVENT_RULES } from './event-rules.ts';
import type { SatchelEvent } from './events.ts';

/** The forms in which a thing is said, where they differ in more than a name, and which of them fits. */
interface Forms<X> {
  readonly all: readonly string[];
  of(thing: X): string;
}

const forms = <X, const F extends string>(all: readonly F[], of: (thing: X) => F): Forms<X> => ({ all, of });

type SatchelEventType = SatchelEvent['type'];
type EventForms = { readonly [T in SatchelEventType]?: Forms<Extract<SatchelEvent, { type: T }>> };

const EVENT_FORMS: EventForms = {
  completed: forms(['card', 'tile'], ({ card }) => (card === null ? 'tile' : 'card')),
  wyrmMoved: forms(['up', 'down', 'lair', 'deck'], ({ from, to }) =>
    to === 4 ? 'deck' : to === 0 ? 'lair' : to > from ? 'up' : 'down',
  ),
  wounded: forms(['loose', 'placed'], ({ from }) => (from === null ? 'loose' : 'placed')),
  roundWon: forms(['deck', 'wyrm', 'dawn'], ({ cause }) => cause),
};

const ACTIONS = ['roll', 'place', 'familiar', 'recover', 'recoverAll', 'learn', 'pass', 'pause', 'resume', 'nextRound'];

/** The kinds of questions. */
export const QUESTION_KINDS: readonly string[] = ['window', 'live', 'paused', 'round'];

/** The key of the sentence that tells an event. */
export function eventKey(event: SatchelEvent): string {
  const form = (EVENT_FORMS[event.type] as Forms<SatchelEvent> | undefined)?.of(event);
  return `event.${event.type}${form ? `.${form}` : ''}`;
}

/** The key of the words for a command: the same in every question. */
export function answerKey({ do: action, aim }: Fields): string {
  return `answer.${action}${aim === undefined ? '' : '.aimed'}`;
}

const keysOf = <X>(stem: string, said: Forms<X> | undefined): string[] =>
  said ? said.all.map((form) => `${stem}.${form}`) : [stem];

/** Every key that `eventKey` can give. */
export const EVENT_KEYS: readonly string[] = (Object.keys(EVENT_RULES) as SatchelEventType[]).flatMap((type) =>
  keysOf(`event.${type}`, EVENT_FORMS[type] as Forms<SatchelEvent> | undefined),
);

/** Every key that `answerKey` can give. */
export const ANSWER_KEYS: readonly string[] = [
  ...ACTIONS.map((action) => `answer.${action}`),
  'answer.place.aimed',
  'answer.familiar.aimed',
];
