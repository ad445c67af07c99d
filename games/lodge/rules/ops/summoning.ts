import { askThen, must, next, type Phrase, refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { ANY, CELL, evocationOf, isMage, type Model, masterOf, modelOf, NONE, ownerOf } from '../../board.ts';
import { creatureNamed } from '../../content.ts';
import type { OpOf } from '../../effects/vocabulary.ts';
import { MODE_CHANGES, NOT_SUMMONED } from '../../events.ts';
import { FAMILIES } from '../../families.ts';
import type { LodgeMatterOf, Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { activate } from '../activation.ts';
import { DECLINE, type RemoveAnswer, shapesOf } from '../answers.ts';
import { removeEvocation } from '../defeat.ts';
import { evocationsOf, familiarOf, freeOnSheet, freePlace, inLodge, isFamiliar, ownWithin } from '../models.ts';
import { toGuard } from '../modes.ts';
import { creaturePhrase, modelName, modelNamed, modelPhrase, roomName, seatPhrase } from '../names.ts';
import { count } from '../power.ts';
import { credit } from '../quests.ts';
import { remember } from '../runs.ts';
import { evocationNames } from '../wishes.ts';
import { chooseModel, chooseRoom } from './choose.ts';
import { done, rangeOf, roomsWithin, targets, type Verbs } from './verb.ts';

const ownModels = (t: LodgeTable, { by }: Run, range: number | '*'): Model[] =>
  t.state.at[by] === CELL && range !== '*' ? [] : ownWithin(t, by, t.state.at[by], rangeOf(range));

function activatable(t: LodgeTable, run: Run, op: OpOf<'activate'>): Model[] {
  if (op.last) {
    const stands = run.last !== NONE && t.state.creature[run.last] !== NONE && t.state.room[run.last] !== NONE;
    return stands ? [modelOf(run.last)] : [];
  }
  if (op.whose === 'enemy') return targets(t, run.by, op.range, 'evocation');
  return ownModels(t, run, op.range);
}

/** A fourth evocation needs a place, or a second familiar the place of the first: he removes one or declines. [B55] [R42] [R1] */
function askPlace(
  t: LodgeTable,
  by: Seat,
  mayLeave: (evocation: number) => boolean,
  then: () => void,
  otherwise: typeof NOT_SUMMONED.noPlace | typeof NOT_SUMMONED.ownsOne = NOT_SUMMONED.noPlace,
): Step {
  const ownsOne = otherwise === NOT_SUMMONED.ownsOne;
  const options: RemoveAnswer[] = evocationsOf(t.state, by)
    .filter(mayLeave)
    .map((evocation) => ({ do: 'remove', model: modelName(t, modelOf(evocation)) }));
  options.push(DECLINE);
  return askThen(
    toOne({
      kind: 'makeRoom',
      rule: ownsOne ? 'R1' : 'B55',
      seat: by,
      shape: shapesOf(t.content).remove,
      options,
      refuse(answer) {
        if (answer.do === 'decline') return null;
        const model = modelNamed(t, answer.model);
        if (model === NONE) return refusal('B7');
        if (ownsOne && (isMage(model) || ownerOf(model) !== by)) return refusal('R1');
        const what = modelPhrase(t.content, answer.model);
        if (isMage(model)) return refusal('B55', { what }, 'mage');
        if (ownerOf(model) !== by) return refusal('B55', { what }, 'other');
        if (mayLeave(evocationOf(model))) return null;
        // The familiar that keeps him standing is not given up, nor anything else for another familiar. [R8] [R1]
        return refusal(isFamiliar(t, evocationOf(model)) ? 'R8' : 'R1');
      },
      wishes: () => evocationNames(t, by).map((model): RemoveAnswer => ({ do: 'remove', model })),
      facts: { why: otherwise },
    }),
    (answer) => {
      if (answer.do === 'decline') t.tell({ type: 'notSummoned', by, why: otherwise });
      else {
        removeEvocation(t, evocationOf(modelNamed(t, answer.model)), 'removed');
        then();
      }
    },
  );
}

/** From the supply, undamaged, into the room. [B54] */
export function summon(t: LodgeTable, matter: LodgeMatterOf<'summon'>): Step {
  const { state } = t;
  const { by, creature, room } = matter;
  if (state.copies[creature] === 0) return 'rest';
  const place = freePlace(state, by);
  if (place === NONE) {
    // He cannot give up the familiar that keeps him standing. [R8]
    const mayLeave = (evocation: number) => !isFamiliar(t, evocation) || freeOnSheet(t, by) > 0;
    return askPlace(t, by, mayLeave, () => next(t, matter));
  }
  state.copies[creature]--;
  appear(t, by, place, creature);
  state.room[place] = room;
  if (!t.silent) t.tell({ type: 'summoned', by, model: modelName(t, modelOf(place)), room: roomName(t, room) });
  remember(t, by, { last: place });
  return 'rest';
}

function appear(t: LodgeTable, by: Seat, place: number, creature: number): void {
  t.state.creature[place] = creature;
  t.state.hurt[place] = 0;
  t.state.acted &= ~(1 << place);
  credit(t, by, 'summon');
}

const available = ({ state, content }: LodgeTable, family: number): number[] =>
  content.creatures.flatMap((creature, i) =>
    creature.family === family && state.reserve & (1 << (i - content.firstFamiliar)) ? [i] : [],
  );

/** Limit, availability, a place among the three, the choice: a summons that fails a check changes nothing. [F7] [R1] */
export function specimen(t: LodgeTable, matter: LodgeMatterOf<'specimen'>): Step {
  const { state, content } = t;
  const { by, family } = matter;
  const reserve = available(t, family);
  const owned = familiarOf(t, by);
  if (owned !== NONE) {
    const mayPutBack = state.options.allowFamiliarSwap && freeOnSheet(t, by) > 0 && reserve.length > 0;
    if (mayPutBack)
      return askPlace(
        t,
        by,
        (evocation) => evocation === owned,
        () => next(t, matter),
        NOT_SUMMONED.ownsOne,
      );
    return done(t.tell({ type: 'notSummoned', by, why: NOT_SUMMONED.ownsOne }));
  }
  if (reserve.length === 0) return done(t.tell({ type: 'notSummoned', by, why: NOT_SUMMONED.emptyReserve }));
  if (freePlace(state, by) === NONE)
    return askPlace(
      t,
      by,
      () => true,
      () => next(t, matter),
    );
  if (reserve.length === 1) return done(join(t, by, reserve[0]));
  const ofFamily: Phrase = { key: `family.${FAMILIES[family]}` };
  return askThen(
    toOne({
      kind: 'specimen',
      rule: 'F9',
      seat: by,
      shape: shapesOf(content).familiar,
      options: reserve.map((creature) => ({ familiar: content.creatures[creature].id })),
      refuse: ({ familiar }) => {
        const creature = content.creatureIndex.get(familiar) ?? NONE;
        if (reserve.includes(creature)) return null;
        const named = creaturePhrase(content, familiar);
        if (content.creatures[creature].family !== family) return refusal('F6', { familiar: named, family: ofFamily });
        const mage = seatPhrase(t, masterOf(state.creature.indexOf(creature)));
        return refusal('F10', { familiar: named, mage });
      },
      wishes: () => content.creatures.filter((one) => one.family === family).map(({ id }) => ({ familiar: id })),
      facts: { family: ofFamily },
      data: () => ({ family: FAMILIES[family] }),
    }),
    ({ familiar }) => join(t, by, must(content.creatureIndex.get(familiar), 'the familiar', familiar)),
  );
}

/** Card and ready token are his; the figure joins his mage, undamaged, in Guard. [F9] [F11] [R38] [R49] */
function join(t: LodgeTable, by: Seat, creature: number): void {
  const { state, content } = t;
  const place = freePlace(state, by);
  state.reserve &= ~(1 << (creature - content.firstFamiliar));
  appear(t, by, place, creature);
  state.ready |= 1 << place;
  count(state, by, 'familiars');
  count(state, by, FAMILIES[content.creatures[creature].family]);
  t.tell({ type: 'familiarSummoned', by, familiar: content.creatures[creature].id });
  toGuard(t, by, place, MODE_CHANGES.summoned);
}

const EACH: OpOf<'activate'> = { op: 'activate', whose: 'own', range: '*', all: true };

/** Each of his evocations once, in the order he likes. */
export function activateEach(t: LodgeTable, { by, bonus, done: before }: LodgeMatterOf<'activateEach'>): Step {
  const left = ownWithin(t, by, t.state.at[by], ANY).filter((model) => !(before & (1 << evocationOf(model))));
  if (left.length === 0) return 'rest';
  const run: Run = { do: 'ops', by, effect: 0, at: 0, same: NONE, trigger: NONE, last: NONE };
  return chooseModel(t, run, EACH, left, (model) => {
    next(t, { do: 'activateEach', by, bonus, done: before | (1 << evocationOf(model)) });
    activate(t, by, evocationOf(model), bonus);
  });
}

export const summoning: Verbs<'summon' | 'summonFamiliar' | 'activate'> = {
  summon: {
    test: (t, run, { evocation }) => {
      const creature = t.content.creatureIndex.get(evocation) ?? NONE;
      return inLodge(t.state, run.by) && t.state.copies[creature] > 0;
    },
    apply: (t, run, op) =>
      chooseRoom(
        t,
        run.by,
        op,
        roomsWithin(t, run.by, op.range, () => true),
        (room) => next(t, { do: 'summon', by: run.by, creature: creatureNamed(t.content, op.evocation), room }),
      ),
  },
  summonFamiliar: {
    test: () => true,
    apply: (t, run, { family }) =>
      done(next(t, { do: 'specimen', by: run.by, family: (FAMILIES as readonly string[]).indexOf(family) })),
  },
  activate: {
    test: (t, run, op) => activatable(t, run, op).length > 0,
    apply(t, run, op) {
      const { by } = run;
      const { bonus = 0 } = op;
      if (op.all) return done(next(t, { do: 'activateEach', by, bonus, done: 0 }));
      return chooseModel(t, run, op, activatable(t, run, op), (model) => activate(t, by, evocationOf(model), bonus));
    },
  },
};
