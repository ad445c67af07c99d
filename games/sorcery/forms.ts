import type { Fields } from '@conjure/engine';
import { EVENT_RULES } from './event-rules.ts';
import type { SorceryEvent } from './events.ts';

/** The forms in which a thing is said, where they differ in more than a name, and which of them fits. */
interface Forms<X> {
  readonly all: readonly string[];
  of(thing: X): string;
}

const forms = <X, const F extends string>(all: readonly F[], of: (thing: X) => F): Forms<X> => ({ all, of });

type SorceryEventType = SorceryEvent['type'];
type EventForms = { readonly [T in SorceryEventType]?: Forms<Extract<SorceryEvent, { type: T }>> };

/** Told with the card to who may look, without it to the others. */
const whispered = <X extends object>(field: string): Forms<X> =>
  forms(['own', 'others'], (event) => (field in event ? 'own' : 'others'));

const EVENT_FORMS: EventForms = {
  armyShown: forms(['ready', 'own'], ({ army }) => (army === null ? 'own' : 'ready')),
  turned: forms(['move', 'held', 'spin', 'nimble'], ({ why }) => why),
  damaged: forms(['attack', 'effect', 'pushing', 'criticalMiss'], ({ how }) => how),
  attacked: forms(['plain', 'ability'], ({ ability }) => (ability === null ? 'plain' : 'ability')),
  gameOver: forms(['lastStanding', 'allFell', 'sweep', 'time.won', 'time.drawn'], ({ winner, why }) =>
    why === 'time' ? (winner === null ? 'time.drawn' : 'time.won') : why,
  ),
  bookmarked: whispered('spell'),
  browsed: whispered('spell'),
  bookTaken: whispered('shut'),
  counterTried: forms(['worked', 'failed'], ({ worked }) => (worked ? 'worked' : 'failed')),
  domainCancelled: forms(['by', 'atOnce'], ({ by, domain }) => (by === domain ? 'atOnce' : 'by')),
  cardAway: forms(['bottom', 'faceDownTop', 'removed'], ({ to }) => to),
};

/** The kinds of questions, those that are answered by an action first. */
const ACTION_KINDS = ['action', 'furyUse', 'trigger', 'spin', 'counter', 'browseFree'] as const;
const NAMING_KINDS = ['army', 'first', 'zone', 'deploy', 'bookmark', 'browse'] as const;
export const QUESTION_KINDS: readonly string[] = [...ACTION_KINDS, ...NAMING_KINDS];

const ACTIONS = [
  ...['move', 'doubleTime', 'quickness', 'formation', 'close', 'surge', 'charge', 'ranged', 'bound', 'healing'],
  ...['regeneration', 'necromancy', 'levitation', 'nimble', 'end', 'concede', 'cast', 'browse', 'takeUp', 'fury'],
  ...['giveUp', 'spin', 'decline', 'counter', 'pass', 'done'],
  ...['venom', 'command', 'domain', 'spell', 'chosen_spell', 'siphon_energy', 'mind_tap'].map(
    (source) => `resolve.${source}`,
  ),
];

/** The key of the sentence that tells an event. */
export function eventKey(event: SorceryEvent): string {
  const form = (EVENT_FORMS[event.type] as Forms<SorceryEvent> | undefined)?.of(event);
  return `event.${event.type}${form ? `.${form}` : ''}`;
}

/** The key of the words for an answer: by what it does, or by the question whose things it names. */
export function answerKey(kind: string, { do: action, source, path }: Fields): string {
  if (action === undefined) return `answer.${kind}`;
  if (action === 'resolve') return `answer.resolve.${source}`;
  if (action === 'move' && Array.isArray(path) && path.length === 0) return 'answer.turn';
  return `answer.${action}`;
}

const keysOf = <X>(stem: string, said: Forms<X> | undefined): string[] =>
  said ? said.all.map((form) => `${stem}.${form}`) : [stem];

/** Every key that `eventKey` can give. */
export const EVENT_KEYS: readonly string[] = (Object.keys(EVENT_RULES) as SorceryEventType[]).flatMap((type) =>
  keysOf(`event.${type}`, EVENT_FORMS[type] as Forms<SorceryEvent> | undefined),
);

/** Every key that `answerKey` can give. */
export const ANSWER_KEYS: readonly string[] = [...ACTIONS, 'turn', ...NAMING_KINDS].map((end) => `answer.${end}`);
