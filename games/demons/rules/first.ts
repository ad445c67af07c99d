import {
  ask,
  next,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  type Shape,
  toOne,
} from '@conjure/engine';
import { RANKS, type RankName } from '../data.ts';
import type { DemonsTable, Position } from '../state.ts';
import { conjure, refuseRank } from './conjuring.ts';
import { costOf, exitsToChoose, type Reach, reach, refuseLeaving, refuseWalk, walk, walkOff } from './movement.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import { hexName, hexOf, magicianAt, mortalsAt, refreshFound } from './places.ts';
import { answers } from './shapes.ts';
import { refuseRaise } from './shield.ts';

/** Exactly one of these in a movement/conjuration phase. [3.0e] [R13] */
export type FirstAnswer =
  | { do: 'move'; to: string }
  /** From which hex, where that matters. [R75] */
  | { do: 'leave'; from?: string }
  | { do: 'conjure'; rank: RankName }
  | { do: 'raise' }
  | { do: 'wait' };

const LEAVE: FirstAnswer = { do: 'leave' };
const RAISE: FirstAnswer = { do: 'raise' };
const WAIT: FirstAnswer = { do: 'wait' };
const CONJURE: readonly FirstAnswer[] = RANKS.map((rank) => ({ do: 'conjure', rank }));

/** A magician is never forced to move. [5.3] */
export function* firstPhase(t: DemonsTable, seat: Seat): Script {
  const onMap = t.state.magicians[seat].status === 'map';
  const way = onMap ? reach(t, seat) : null;
  const answer = yield* ask(firstQuestion(t, seat, way));
  switch (answer.do) {
    case 'move':
      if (way) walk(t, way, hexOf(t, answer.to));
      break;
    case 'leave':
      if (way) walkOff(t, way, answer.from);
      break;
    case 'conjure':
      conjure(t, seat, RANKS.indexOf(answer.rank));
      break;
    case 'raise':
      next(t, { do: 'stake', seat });
      break;
    case 'wait':
      t.tell({ type: 'waited', by: seat });
      break;
  }
  refreshFound(t);
  t.state.phase = 'effects';
}

function firstQuestion(t: DemonsTable, seat: Seat, way: Reach | null): Question<FirstAnswer> {
  return toOne({
    kind: 'first',
    rule: '3.0e',
    seat,
    facts: { magician: magicianPhrase(t, seat) },
    shape: answers(t.content).first as Shape<FirstAnswer>,
    candidates() {
      const list: FirstAnswer[] = [WAIT, RAISE, ...CONJURE];
      if (!way) return list;
      list.push(...leavings(t, way));
      for (const hex of way.hexes) if (hex !== way.start) list.push(t.content.moves[hex]);
      return list;
    },
    refuse: (answer) => refuseFirst(t, seat, way, answer),
    about(answer) {
      const to = answer.do === 'move' ? answer.to : answer.do === 'leave' ? answer.from : undefined;
      return to !== undefined && way ? { cost: costOf(t, way, hexOf(t, to)) } : null;
    },
  });
}

/** By the nearest exit, and where it matters by any other. */
const leavings = (at: Position, way: Reach): FirstAnswer[] => [
  LEAVE,
  ...exitsToChoose(at, way).map((exit): FirstAnswer => ({ do: 'leave', from: hexName(at, exit) })),
];

function refuseFirst(at: Position, seat: Seat, way: Reach | null, answer: FirstAnswer): Refusal | null {
  switch (answer.do) {
    case 'wait':
      return null;
    case 'raise':
      return refuseRaise(at, seat);
    case 'conjure':
      return refuseRank(at, seat, RANKS.indexOf(answer.rank));
    case 'move':
      return way ? refuseWalk(at, way, hexOf(at, answer.to)) : refusal('R79', { hex: answer.to });
    case 'leave':
      return way ? refuseLeaving(at, way, answer.from) : refusal('R79', {});
    default:
      return refusal('3.0f'); // an action of the phase that comes next
  }
}

/** On a free land hex of column 01, at the start of his own first movement phase. [4.0f] [R11] */
export function* place(t: DemonsTable, seat: Seat): Script {
  const { state, content } = t;
  const { hex } = yield* ask(
    toOne<{ hex: string }>({
      kind: 'place',
      rule: '4.0f',
      seat,
      facts: { magician: magicianPhrase(t, seat) },
      shape: answers(t.content).place,
      candidates: () => content.start.map((start) => ({ hex: hexName(t, start) })),
      refuse({ hex: name }) {
        const start = hexOf(t, name);
        if (!content.start.includes(start))
          return content.water[start] ? refusal('R11', { hex: name }, 'water') : refusal('4.0f', { hex: name });
        const other = magicianAt(t, start);
        if (other >= 0) return refusal('R11', { hex: name, magician: magicianPhrase(t, other) }, 'taken');
        const [mortal] = mortalsAt(t, start);
        return mortal === undefined ? null : refusal('5.4', { hex: name, enemy: mortalPhrase(t, mortal) });
      },
    }),
  );
  const m = state.magicians[seat];
  m.status = 'map';
  m.hex = hexOf(t, hex);
  t.tell({ type: 'placed', by: seat, hex });
}
