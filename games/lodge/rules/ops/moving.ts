import { askThen, next, refusal, type Step, toOne } from '@conjure/engine';
import {
  CELL,
  distanceOf,
  EVOCATIONS,
  evocationOf,
  isMage,
  type Model,
  modelOf,
  NONE,
  type Room,
} from '../../board.ts';
import { roomNamed } from '../../content.ts';
import type { OpOf } from '../../effects/vocabulary.ts';
import type { LodgeMatterOf, Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { sayings, shapesOf } from '../answers.ts';
import { refuseTarget } from '../attacks.ts';
import { inLodge, roomOf } from '../models.ts';
import { exchange, moveInto } from '../movement.ts';
import { modelName, modelPhrase, roomPhrase } from '../names.ts';
import { remember } from '../runs.ts';
import { chooseModel } from './choose.ts';
import { canHeal, hasWounds } from './cubes.ts';
import { done, rangeOf, targets, type Verbs } from './verb.ts';

const pushable = (t: LodgeTable, run: Run, { to, range }: OpOf<'push'>): Model[] => {
  if (to === 'model') return targets(t, run.by, range);
  const model = run[to];
  return model !== NONE && refuseTarget(t, run.by, model) === null ? [model] : [];
};

/** Straight into a room at that distance or less; a row is not needed. [B93] */
export function placeModel(t: LodgeTable, { by, model, range }: LodgeMatterOf<'placeModel'>): Step {
  const { state, content } = t;
  const from = roomOf(state, model);
  if (from === NONE) return 'rest';
  const reaches = (room: Room) => distanceOf(content.board, from, room) <= range;
  const say = sayings(content).room;
  return askThen(
    toOne({
      kind: 'placeModel',
      rule: 'B93',
      seat: by,
      shape: shapesOf(content).room,
      options: content.board.all.filter(reaches).map((room) => say[room]),
      refuse: ({ room }) => {
        const to = roomNamed(content, room);
        return reaches(to) ? null : refusal('B93', { room: roomPhrase(t, to), range }, 'far');
      },
      facts: { model: modelPhrase(content, modelName(t, model)) },
      data: () => ({ model: modelName(t, model), range }),
    }),
    ({ room }) => moveInto(t, model, roomNamed(content, room), 'placed'),
  );
}

/** His mage and his evocations that are models, within range and hurt. */
const healable = (t: LodgeTable, { by }: Run, { to, range }: OpOf<'heal'>): Model[] => {
  if (!canHeal(t)) return [];
  if (to === 'self') return hasWounds(t, by) ? [by] : [];
  const { state, content } = t;
  const from = state.at[by];
  if (from === CELL) return [];
  const list: Model[] = hasWounds(t, by) ? [by] : [];
  const n = rangeOf(range);
  for (let i = by * EVOCATIONS; i < (by + 1) * EVOCATIONS; i++)
    if (
      state.creature[i] !== NONE &&
      state.room[i] !== NONE &&
      content.board.reach[from * content.board.size + state.room[i]] <= n
    )
      if (hasWounds(t, modelOf(i))) list.push(modelOf(i));
  return list;
};

export const moving: Verbs<'move' | 'push' | 'place' | 'swap' | 'heal'> = {
  move: {
    test: (t, run) => inLodge(t.state, run.by),
    apply: (t, run, { steps }) => done(next(t, { do: 'steps', by: run.by, left: steps, after: 'nothing' })),
  },
  push: {
    test: (t, run, op) => pushable(t, run, op).length > 0,
    apply: (t, run, op) =>
      chooseModel(t, run, op, pushable(t, run, op), (model) => {
        remember(t, run.by, { same: model });
        next(t, { do: 'push', by: run.by, model, left: op.steps });
      }),
  },
  place: {
    test: (t, run, op) => (op.who === 'self' ? inLodge(t.state, run.by) : targets(t, run.by, op.range).length > 0),
    apply(t, run, op) {
      const range = rangeOf(op.to);
      if (op.who === 'self') return done(next(t, { do: 'placeModel', by: run.by, model: run.by, range }));
      return chooseModel(t, run, op, targets(t, run.by, op.range), (model) => {
        remember(t, run.by, { same: model });
        next(t, { do: 'placeModel', by: run.by, model, range });
      });
    },
  },
  swap: {
    test: (t, run, op) => targets(t, run.by, op.range).length > 0,
    apply: (t, run, op) =>
      chooseModel(t, run, op, targets(t, run.by, op.range), (model) => {
        remember(t, run.by, { same: model });
        exchange(t, run.by, model);
      }),
  },
  heal: {
    test: (t, run, op) => healable(t, run, op).length > 0,
    apply: (t, run, op) =>
      chooseModel(t, run, op, healable(t, run, op), (model) => {
        if (isMage(model) || t.state.creature[evocationOf(model)] !== NONE)
          next(t, { do: 'heal', by: run.by, model, left: op.amount });
      }),
  },
};
