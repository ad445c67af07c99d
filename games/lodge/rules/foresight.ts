import type { Facts, Phrase, Refusal, Seat } from '@conjure/engine';
import { CELL, EVOCATIONS, isMage, type Model, masterOf, modelOf, NONE, ownerOf, type Room } from '../board.ts';
import { colourBits, roomNamed } from '../content.ts';
import { MODE_CHANGES } from '../events.ts';
import { FOLLOWS } from '../forms.ts';
import type { Activation } from '../matters.ts';
import type { Position } from '../state.ts';
import type { ActivationAnswer, StepAnswer, StepsAnswer, TurnAnswer } from './answers.ts';
import { inForce } from './events-in-force.ts';
import { creatureOf, guardianOf, hunterIn, inLodge, isFamiliar } from './models.ts';
import { creaturePhrase, modelName, modelPhrase, roomPhrase, seatPhrase } from './names.ts';
import { hasSet } from './reactions.ts';
import { refuseRoom } from './rooms.ts';

/** What everybody knows to follow from an answer. What lies face down has no say in it: only that something does. */
export const foreseen = (follows: readonly Phrase[]): Facts | null => (follows.length > 0 ? { follows } : null);

function consequence(what: keyof typeof FOLLOWS, facts: Facts, rule: string | null = FOLLOWS[what]): Phrase {
  const said = { key: `follows.${what}`, facts };
  return rule ? { ...said, rule } : said;
}

const refused = ({ rule, facts }: Refusal): Phrase => ({ key: `refusal.${rule}`, facts, rule });

const familiarPhrase = (at: Position, familiar: number): Phrase =>
  creaturePhrase(at.content, creatureOf(at, familiar).id);

/** It stays in Hunting where it is. [F23] [R4] */
const stays = (at: Position, seat: Seat, familiar: number, rule: string): Phrase =>
  consequence('stays', { familiar: familiarPhrase(at, familiar), room: roomPhrase(at, at.state.at[seat]) }, rule);

/** Whoever comes into a room by a step meets those who are there, and the traps that they may have. [F22] [B50] */
export function afterEntering(at: Position, model: Model, room: Room): Phrase[] {
  const { state } = at;
  const list: Phrase[] = [];
  const hunter = isMage(model) ? hunterIn(at, model, room) : NONE;
  if (hunter !== NONE)
    list.push(consequence('pickUp', { mage: seatPhrase(at, model), familiar: familiarPhrase(at, hunter) }));
  const here = enemiesIn(at, ownerOf(model), room);
  if (here.length > 0)
    list.push(consequence('there', { models: here.map((one) => modelPhrase(at.content, modelName(at, one))) }));
  const watching = here.filter((one) => isMage(one) && hasSet(state, one));
  if (watching.length > 0) list.push(consequence('watched', { mages: watching.map((seat) => seatPhrase(at, seat)) }));
  return list;
}

function enemiesIn({ state }: Position, by: Seat, room: Room): Model[] {
  const list: Model[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (seat !== by && state.at[seat] === room) list.push(seat);
  for (let i = 0; i < state.seats * EVOCATIONS; i++)
    if (masterOf(i) !== by && state.creature[i] !== NONE && state.room[i] === room) list.push(modelOf(i));
  return list;
}

/** A mage walks; `uses`: the room where he stops may then be activated. [B38] */
function afterStep(at: Position, seat: Seat, { to, leave }: Omit<StepAnswer, 'do'>, uses: boolean): Phrase[] {
  const { state, content } = at;
  const room = roomNamed(content, to);
  const list: Phrase[] = [];
  const left = leave ? guardianOf(at, seat) : state.at[seat] === CELL ? NONE : hunterIn(at, seat, state.at[seat]);
  if (left !== NONE) list.push(stays(at, seat, left, leave ? MODE_CHANGES.leftBehind : FOLLOWS.stays));
  list.push(...afterEntering(at, seat, room));
  if (!uses) return list;
  const bar = refuseRoom(at, room);
  list.push(bar ? refused(bar) : consequence('usable', { room: roomPhrase(at, room) }));
  return list;
}

/** Where the Action ends, a hunter with its mage guards him. [F21] */
export function afterAction(at: Position, seat: Seat): Phrase[] {
  const hunter = inLodge(at.state, seat) ? hunterIn(at, seat, at.state.at[seat]) : NONE;
  return hunter === NONE ? [] : [consequence('guards', { familiar: familiarPhrase(at, hunter) })];
}

/** An event may profit from it. [B19] */
function afterActivating(at: Position, room: Room): Phrase[] {
  const { state, content } = at;
  const { colour } = content.tiles[state.tile[room]];
  return inForce(at, 'onRoomActivated')
    .filter(({ colours }) => colourBits(colours) & (1 << colour))
    .map(({ rose }) => consequence('tithe', { n: rose }));
}

/** An Action of a turn. */
export function afterTurn(at: Position, seat: Seat, answer: TurnAnswer): Phrase[] {
  if ('to' in answer) return afterStep(at, seat, answer, answer.do === 'explore');
  return 'activate' in answer ? afterActivating(at, at.state.at[seat]) : [];
}

/** No op of the spell would do anything now. [B36] */
export const inVain = (): Phrase => consequence('inVain', {});

/** Whom a spell may strike from here. [B36] */
export const inReach = (at: Position, models: readonly Model[]): Phrase =>
  consequence('inReach', { models: models.map((one) => modelPhrase(at.content, modelName(at, one))) });

/** One more step of a mage, or what comes instead. */
export function afterSteps(at: Position, seat: Seat, answer: StepsAnswer, after: string): Phrase[] {
  if (answer.do === 'step') return afterStep(at, seat, answer, after === 'activate');
  if (answer.do === 'activate') return afterActivating(at, at.state.at[seat]);
  return answer.do === 'stop' ? afterAction(at, seat) : [];
}

/** A familiar whose activation ends with its mage guards him. [F20] */
export function afterActivity(at: Position, { evocation }: Activation, answer: ActivationAnswer): Phrase[] {
  const { state, content } = at;
  if (answer.do !== 'step' && answer.do !== 'stop') return [];
  const room = answer.do === 'step' ? roomNamed(content, answer.to) : state.room[evocation];
  const joins = isFamiliar(at, evocation) && state.at[masterOf(evocation)] === room;
  const list = answer.do === 'step' ? afterEntering(at, modelOf(evocation), room) : [];
  if (joins)
    list.push(consequence(answer.do === 'stop' ? 'joins' : 'joinsThere', { familiar: familiarPhrase(at, evocation) }));
  return list;
}
