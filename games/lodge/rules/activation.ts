import { askThen, next, type Refusal, refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { areAdjacent, isMage, type Model, masterOf, modelOf, NONE, type Room } from '../board.ts';
import { roomNamed } from '../content.ts';
import type { Activation } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { type ActivationAnswer, STOP, sayings, shapesOf } from './answers.ts';
import { refuseTarget } from './attacks.ts';
import { deal } from './damage.ts';
import { afterActivity, foreseen } from './foresight.ts';
import { creatureOf, enemiesWithin, inLodge, isFamiliar, roomOf } from './models.ts';
import { exchange, moveInto } from './movement.ts';
import { modelName, modelNamed, modelPhrase, roomPhrase, seatPhrase } from './names.ts';
import { refuseRange } from './range.ts';
import { activityWishes } from './wishes.ts';

/** An evocation is activated, by its owner or by whoever borrows it. [B57] [B58] [B59] */
export function activate(t: LodgeTable, by: Seat, evocation: number, bonus: number): void {
  const creature = t.state.creature[evocation];
  next(
    t,
    { do: 'activation', by, evocation, creature, steps: 0, attacked: false, halted: false, swapped: false, bonus },
    { do: 'activationEnds', evocation, creature },
  );
  const { extra } = creatureOf(t, evocation);
  if (extra.type === 'healSelfAtStart') next(t, { do: 'heal', by, model: modelOf(evocation), left: extra.amount });
}

/** Steps and at most one attack, before the first or after the last of them. Every part may be left out. [B57] */
export function activation(t: LodgeTable, now: Activation): Step {
  const { by, evocation } = now;
  if (t.state.creature[evocation] !== now.creature || t.state.room[evocation] === NONE) return 'rest'; // [R22]
  const options = activationOptions(t, now);
  if (options.length === 1) return 'rest';
  return askThen(
    toOne({
      kind: 'activation',
      rule: 'B57',
      seat: by,
      shape: shapesOf(t.content).activation,
      options,
      refuse: (answer) => refuseActivity(t, now, answer),
      wishes: () => activityWishes(t, now),
      about: (answer) =>
        answer.do === 'attack'
          ? { damage: damageOf(t, now, modelNamed(t, answer.model), false) }
          : foreseen(afterActivity(t, now, answer)),
      facts: {
        model: modelPhrase(t.content, modelName(t, modelOf(evocation))),
        left: stepsLeft(t, now),
        attacked: now.attacked,
      },
      data: () => ({ model: modelName(t, modelOf(evocation)) }),
    }),
    (answer) => act(t, now, answer),
  );
}

const stepsLeft = (t: LodgeTable, { evocation, steps, halted }: Activation): number =>
  halted ? 0 : creatureOf(t, evocation).move - steps;

/** Enemies of whoever directs it that its attack reaches; never itself. [B59] */
function reachable(t: LodgeTable, { by, evocation }: Activation): Model[] {
  const { extra } = creatureOf(t, evocation);
  const range = extra.type === 'rangedAttack' ? extra.range : 0;
  return enemiesWithin(t, by, t.state.room[evocation], range).filter((model) => model !== modelOf(evocation));
}

function activationOptions(t: LodgeTable, now: Activation): ActivationAnswer[] {
  const { state, content } = t;
  const { evocation } = now;
  const list: ActivationAnswer[] = [];
  if (stepsLeft(t, now) > 0) {
    const say = sayings(content).step as readonly { do: 'step'; to: string }[];
    for (const room of content.board.neighbours[state.room[evocation]]) list.push(say[room]);
  }
  if (!now.attacked) {
    const models = reachable(t, now);
    for (const model of models) list.push({ do: 'attack', model: modelName(t, model) });
    if (creatureOf(t, evocation).extra.type === 'splitAttack')
      for (let i = 0; i < models.length; i++)
        for (let j = i + 1; j < models.length; j++)
          list.push({ do: 'split', models: [modelName(t, models[i]), modelName(t, models[j])] });
  }
  if (refuseSwap(t, now) === null) list.push({ do: 'swap' });
  list.push(STOP);
  return list;
}

/** Once in an activation it may change places with its own mage, who must be in the Lodge. */
function refuseSwap(t: LodgeTable, { evocation, swapped }: Activation): Refusal | null {
  const owner = masterOf(evocation);
  if (creatureOf(t, evocation).extra.type !== 'swapWithMage') return refuseByCard(t, evocation);
  if (swapped) return refusal('B57', {}, 'once');
  const facts = { mage: seatPhrase(t, owner) };
  if (!inLodge(t.state, owner)) return refusal('B57', facts, 'cell');
  return t.state.at[owner] === t.state.room[evocation] ? refusal('B57', facts, 'together') : null;
}

/** What only some cards allow; those of familiars say what they do in Hunting. [F16] */
const refuseByCard = (t: LodgeTable, evocation: number): Refusal =>
  refusal(isFamiliar(t, evocation) ? 'F16' : 'B57', {}, 'card');

function refuseActivity(t: LodgeTable, now: Activation, answer: ActivationAnswer): Refusal | null {
  const { content, state } = t;
  switch (answer.do) {
    case 'stop':
      return null;
    case 'step': {
      const room: Room = roomNamed(content, answer.to);
      if (stepsLeft(t, now) <= 0) return refusal('B57', {}, now.halted ? 'halted' : 'steps');
      return areAdjacent(content.board, state.room[now.evocation], room)
        ? null
        : refusal('B3', { room: roomPhrase(t, room) });
    }
    case 'swap':
      return refuseSwap(t, now);
    case 'attack':
      return refuseAim(t, now, answer.model);
    case 'split':
      if (creatureOf(t, now.evocation).extra.type !== 'splitAttack') return refuseByCard(t, now.evocation);
      return refuseAim(t, now, answer.models[0]) ?? refuseAim(t, now, answer.models[1]);
  }
}

function refuseAim(t: LodgeTable, now: Activation, name: string): Refusal | null {
  if (now.attacked) return refusal('B57', {}, 'attacked');
  const model = modelNamed(t, name);
  if (model === modelOf(now.evocation)) return refusal('B59');
  const unfit = refuseTarget(t, now.by, model);
  if (unfit) return unfit;
  const { extra } = creatureOf(t, now.evocation);
  const [from, to] = [t.state.room[now.evocation], roomOf(t.state, model)];
  const what = modelPhrase(t.content, name);
  if (extra.type === 'rangedAttack') return refuseRange(t, from, to, extra.range, what);
  return from === to ? null : refusal('B57', { model: what }, 'elsewhere');
}

function act(t: LodgeTable, now: Activation, answer: ActivationAnswer): void {
  const model = modelOf(now.evocation);
  switch (answer.do) {
    case 'stop':
      return;
    case 'step':
      next(t, { ...now, steps: now.steps + 1 });
      moveInto(t, model, roomNamed(t.content, answer.to), 'step');
      return;
    case 'swap':
      next(t, { ...now, swapped: true });
      exchange(t, model, masterOf(now.evocation));
      return;
    default: {
      // After an attack that followed steps there are no more of them, but for one that may part them.
      const halted = now.steps > 0 && creatureOf(t, now.evocation).extra.type !== 'moveAttackMove';
      next(t, { ...now, attacked: true, halted });
      strike(t, now, answer.do === 'attack' ? [answer.model] : answer.models, answer.do === 'split');
    }
  }
}

/** Its own damage and what its card adds; nothing of the mage's. [R46] */
function damageOf(t: LodgeTable, now: Activation, target: Model, split: boolean): number {
  const { damage, extra } = creatureOf(t, now.evocation);
  let amount = (split && extra.type === 'splitAttack' ? extra.amount : damage) + now.bonus;
  if (extra.type === 'pounce' && now.steps >= extra.steps) amount += extra.bonus;
  if (extra.type === 'vsMage' && isMage(target)) amount += extra.bonus;
  return amount;
}

function strike(t: LodgeTable, now: Activation, names: readonly string[], split: boolean): void {
  const targets = names.map((name) => modelNamed(t, name));
  const source = modelOf(now.evocation);
  if (!t.silent) t.tell({ type: 'attacked', model: modelName(t, source), targets: [...names] });
  deal(t, { dealer: now.by, source, targets, amount: damageOf(t, now, targets[0], split), attack: true });
}
