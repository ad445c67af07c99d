import type { Fields } from '@conjure/engine';
import { TRIGGERS } from './data.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { LodgeEvent } from './events.ts';
import { FAMILIES } from './families.ts';

/** The forms in which a thing is said, where they differ in more than a name, and which of them fits. */
interface Forms<X> {
  readonly all: readonly string[];
  of(thing: X): string;
}

const forms = <X, const F extends string>(all: readonly F[], of: (thing: X) => F): Forms<X> => ({ all, of });

type LodgeEventType = LodgeEvent['type'];
type EventForms = { readonly [T in LodgeEventType]?: Forms<Extract<LodgeEvent, { type: T }>> };

/** Told to the owner with the cards, to the others without. */
const whispered = <X extends object>(field: string): Forms<X> =>
  forms(['own', 'others'], (event) => (field in event ? 'own' : 'others'));

const EVENT_FORMS: EventForms = {
  drew: whispered('cards'),
  drewFrom: whispered('cards'),
  kept: whispered('cards'),
  forgot: whispered('card'),
  discarded: whispered('cards'),
  questDrawn: whispered('quests'),
  questKept: whispered('quests'),
  questDiscarded: whispered('quest'),
  peeked: whispered('spells'),
  exchanged: whispered('card'),
  moved: forms(['step', 'push', 'placed', 'swapped'], ({ how }) => how),
  damaged: forms(['alone', 'divided', 'overflowed'], ({ how }) => how),
  notSummoned: forms(['B55', 'F8', 'F12'], ({ why }) => why),
  modeChanged: forms(['F11', 'F20', 'F21', 'F22', 'F28', 'F34', 'R4'], ({ why }) => why),
  evocationLeft: forms(['defeated', 'banished', 'removed'], ({ how }) => how),
  gameOver: forms(['mage', 'rose'], ({ winner }) => (winner === 'rose' ? 'rose' : 'mage')),
};

/** The kinds of questions, those that are answered by an action first. */
const ACTION_KINDS = [
  ...['turn', 'steps', 'part', 'push', 'activation', 'evocations', 'react', 'pickUp', 'heal', 'convert', 'convertRoom'],
  ...['makeRoom', 'may', 'reward', 'forget', 'questOfRound'],
] as const;
/** Those that are answered by naming things. */
const NAMING_KINDS = [
  ...[
    'target',
    'room',
    'placeModel',
    'divide',
    'specimen',
    'school',
    'schools',
    'keepStudied',
    'keepDrawn',
    'handLimit',
  ],
  ...['payment', 'recall', 'set', 'swapSet', 'dispel', 'unused', 'keepQuests', 'questLimit'],
  ...['chooseMage', 'chooseGrimoire'],
] as const;
/** What everybody hears of the questions that are put to each apart, and which these are. */
export const APART = { heard: ['study'], parts: ['schools', 'keepStudied', 'forget', 'handLimit'] } as const;
export const QUESTION_KINDS: readonly string[] = [...ACTION_KINDS, ...NAMING_KINDS, ...APART.heard];

const ACTIONS = [
  ...['explore.step', 'explore.leaving', 'explore.activate', 'fight.attack', 'fight.activate', 'fight.step'],
  ...['fight.leaving', 'command', 'cast', 'momentum.step', 'momentum.leaving', 'familiar.action', 'familiar.sortie'],
  ...['pass', 'end', 'step', 'step.leaving', 'activate', 'activate.model', 'attack', 'split', 'swap', 'stop', 'sortie'],
  ...['done', 'reveal', 'decline', 'use', 'pickUp', 'leave', 'take', 'remove', 'forget', 'keep', 'discard'],
];

/** The key of the sentence that tells an event. */
export function eventKey(event: LodgeEvent): string {
  const form = (EVENT_FORMS[event.type] as Forms<LodgeEvent> | undefined)?.of(event);
  return `event.${event.type}${form ? `.${form}` : ''}`;
}

/** The key of the words for an answer: by what it does, or by the question whose things it names. */
export function answerKey(kind: string, { do: action, to, leave, activate, model, use }: Fields): string {
  if (action === undefined) return `answer.${kind}`;
  const step = leave ? '.leaving' : '.step';
  if (action === 'explore') return `answer.explore${activate ? '.activate' : step}`;
  if (action === 'fight') return `answer.fight${activate ? '.activate' : to === undefined ? '.attack' : step}`;
  if (action === 'momentum') return `answer.momentum${step}`;
  if (action === 'familiar') return `answer.familiar.${use}`;
  if (action === 'step') return `answer.step${leave ? '.leaving' : ''}`;
  return `answer.${action}${action === 'activate' && model !== undefined ? '.model' : ''}`;
}

const keysOf = <X>(stem: string, said: Forms<X> | undefined): string[] =>
  said ? said.all.map((form) => `${stem}.${form}`) : [stem];

/** Every key that `eventKey` can give. */
export const EVENT_KEYS: readonly string[] = (Object.keys(EVENT_RULES) as LodgeEventType[]).flatMap((type) =>
  keysOf(`event.${type}`, EVENT_FORMS[type] as Forms<LodgeEvent> | undefined),
);

/** Every key that `answerKey` can give. */
export const ANSWER_KEYS: readonly string[] = [...ACTIONS, ...NAMING_KINDS].map((end) => `answer.${end}`);

/** Every key of the vocabulary's descriptions. */
export const EFFECT_KEYS: readonly string[] = [
  ...['then', 'attack', 'attack.trigger', 'convertInstability', 'instability', 'instability.rooms', 'move', 'swap'],
  ...['model', 'mage', 'area', 'lodge', 'lodgeEvocations', 'allMages', 'trigger', 'same'].map((to) => `damage.${to}`),
  ...['model', 'mage', 'same'].map((to) => `convert.${to}`),
  ...['self', 'own'].map((to) => `heal.${to}`),
  ...['model', 'same', 'trigger'].map((to) => `push.${to}`),
  ...['self', 'model'].map((who) => `place.${who}`),
  ...['own', 'enemy', 'all', 'last'].map((form) => `activate.${form}`),
  ...['mage', 'same', 'trigger'].map((to) => `steal.${to}`),
  ...['attack', 'move', 'armour'].map((stat) => `buff.${stat}`),
  ...['summon', 'summonFamiliar', 'banish', 'defeat', 'draw', 'library', 'recall', 'discard', 'power', 'rosePower'],
  ...['roseDamage', 'roseInstability', 'activateRoom', 'copyRoom', 'castNext', 'quest', 'peek', 'dispel', 'swapSet'],
  ...['crown', 'forgotten', 'reduce', 'reflect', 'cancel'],
  ...['roseInstabilityColours', 'roseInstabilityRoom', 'roseInstabilityMageRooms', 'roseDamageAll.mages'],
  ...['roseDamageAll.evocations', 'eachMageMay', 'onMagePlacesInstability', 'onRoomActivated', 'noHealing'],
  ...['combatBonus', 'leaderLoses', 'crownHolderGains', 'allToCells'],
].map((end) => `effect.${end}`);

export const TRIGGER_KEYS: readonly string[] = TRIGGERS.map((trigger) => `trigger.${trigger}`);
/** What everybody knows to follow from an answer, and the rule by which it does. */
export const FOLLOWS = {
  pickUp: 'F22',
  stays: 'F23',
  there: null,
  watched: 'B50',
  usable: 'B44',
  guards: 'F21',
  joins: 'F20',
  joinsThere: 'F20',
  tithe: 'B19',
  inVain: 'B36',
  inReach: 'B36',
} as const;
export const FOLLOWS_KEYS: readonly string[] = Object.keys(FOLLOWS).map((end) => `follows.${end}`);

export const FAMILY_KEYS: readonly string[] = FAMILIES.map((family) => `family.${family}`);
