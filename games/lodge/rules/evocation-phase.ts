import { askThen, next, type Refusal, refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { EVOCATIONS, evocationOf, isEvocation, modelOf, NONE, ownerOf } from '../board.ts';
import { MODE_CHANGES } from '../events.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { activate } from './activation.ts';
import { type EvocationsAnswer, shapesOf } from './answers.ts';
import { sortie } from './familiars.ts';
import { creatureOf, guardianOf, inLodge } from './models.ts';
import { creaturePhrase, modelName, modelNamed, modelPhrase, seatPhrase } from './names.ts';
import { evocationNames } from './wishes.ts';

const DONE = { do: 'done' } as const;
const SORTIE = { do: 'sortie' } as const;

/** In play order each mage activates each of his evocations at most once, in the order he likes. [B56] [F35] */
export function evocations(t: LodgeTable, { from }: LodgeMatterOf<'evocations'>): Step {
  const { state } = t;
  if (from === state.order.length) {
    next(t, { do: 'begin', phase: 'cleanUp' });
    return 'rest';
  }
  const seat = state.order[from];
  const options: EvocationsAnswer[] = [];
  for (let i = seat * EVOCATIONS; i < seat * EVOCATIONS + EVOCATIONS; i++)
    if (state.creature[i] !== NONE && state.room[i] !== NONE && !(state.acted & (1 << i)))
      options.push({ do: 'activate', model: modelName(t, modelOf(i)) });
  if (refuseSortie(t, seat) === null) options.push(SORTIE);
  if (options.length === 0) {
    next(t, { do: 'evocations', from: from + 1 });
    return 'rest';
  }
  options.push(DONE);
  return askThen(
    toOne({
      kind: 'evocations',
      rule: 'B56',
      seat,
      shape: shapesOf(t.content).evocations,
      options,
      refuse: (answer) => refuseEvocation(t, seat, answer),
      wishes: () => [
        ...evocationNames(t, seat).map((model) => ({ do: 'activate', model }) as const),
        ...(guardianOf(t, seat) === NONE ? [] : [SORTIE]),
      ],
      facts: { mage: seatPhrase(t, seat) },
    }),
    (answer) => {
      next(t, { do: 'evocations', from: answer.do === 'done' ? from + 1 : from });
      if (answer.do === 'done') return;
      next(t, { do: 'actionEnds' });
      if (answer.do === 'sortie') {
        state.acted |= 1 << guardianOf(t, seat);
        sortie(t, seat, MODE_CHANGES.inItsPhase);
      } else {
        const evocation = evocationOf(modelNamed(t, answer.model));
        state.acted |= 1 << evocation;
        activate(t, seat, evocation, 0);
      }
    },
  );
}

/** A Guarding familiar of a mage in the Lodge that has not been activated in this phase. [F34] [F35] [R18] [R20] [R31] */
function refuseSortie(t: LodgeTable, seat: Seat): Refusal | null {
  const familiar = guardianOf(t, seat);
  if (familiar === NONE) return refusal('F34');
  if (!inLodge(t.state, seat)) return refusal('R18', {}, 'sortie');
  return t.state.acted & (1 << familiar)
    ? refusal('F35', { familiar: creaturePhrase(t.content, creatureOf(t, familiar).id) })
    : null;
}

function refuseEvocation(t: LodgeTable, seat: Seat, answer: EvocationsAnswer): Refusal | null {
  const { state } = t;
  if (answer.do === 'done') return null;
  if (answer.do === 'sortie') return refuseSortie(t, seat);
  const model = modelNamed(t, answer.model);
  if (model === NONE) return refusal('B7');
  const facts = { what: modelPhrase(t.content, answer.model) };
  if (!isEvocation(model)) return refusal('B56', facts, 'mage');
  if (ownerOf(model) !== seat) return refusal('B56', facts, 'own');
  // What guards does not go out like the others: it makes a sortie, where it may. [F34]
  if (state.room[evocationOf(model)] === NONE) return refuseSortie(t, seat) ?? refusal('R33', facts, 'phase');
  return state.acted & (1 << evocationOf(model)) ? refusal('B56', facts, 'acted') : null;
}
