import type { Refusal } from '@conjure/engine';
import { figureIn, refusedIn, type SorceryView, terrainAt, walkOf } from '@conjure/sorcery/view';
import type { Ghost, Thing } from '../board/types.ts';
import { figureName, inches, numeralOf, spellName, type Words } from '../names.ts';
import { walkerOf } from './moving.ts';
import type { PlanKind } from './overlays.ts';
import { castingIn, type Mover, moversOf, type Plan, pathOf } from './plan.ts';
import { answerOf } from './plan-answer.ts';

const thing = (figure: number): Thing => ({ is: 'figure', id: String(figure) });

/** A refusal as it is told beside the ghost. */
export type Why = (refused: Refusal) => string;

/** What is being put somewhere, as the board draws it. */
export const ghostsFor = (view: SorceryView, kind: PlanKind, plan: Plan, words: Words, why: Why): Ghost[] =>
  moversOf(view, plan).flatMap((mover) => ghostOf(view, kind, plan, mover, words, why));

/** Bends that a path may have: it has at most twelve legs. [B54] */
const BENDS = 11;

function ghostOf(view: SorceryView, kind: PlanKind, plan: Plan, mover: Mover, words: Words, why: Why): Ghost[] {
  const { t, say } = words;
  const placement = plan.placements.get(mover.figure);
  if (!placement) return [];
  const { figure, owner, radius, at: start } = view.figures[mover.figure];
  const common = {
    ...placement,
    id: String(mover.figure),
    seat: owner,
    numeral: numeralOf(owner),
    turns: mover.turns,
    moves: mover.moves,
  };
  const arc = figureIn(figure).frontArc;
  if (mover.walks) {
    const walk = walkOf(view, walkerOf(plan, mover.figure), pathOf(start, placement), placement.facing);
    const { against } = walk;
    return [
      {
        ...common,
        is: 'figure',
        kind: figure,
        name: say(figureName(view, mover.figure)),
        radius,
        arc,
        from: start,
        bends: BENDS,
        fits: walk.refused === null && !plan.beyond,
        ...(walk.refused ? { fault: why(walk.refused) } : plan.beyond && { fault: t('sorcery.walk.beyond') }),
        ...(against && {
          against: ['figure' in against ? thing(against.figure) : { is: 'terrain', id: against.piece }],
        }),
        touches: [
          ...walk.touches.map(thing),
          ...walk.objectives.map((id): Thing => ({ is: 'objective', id })),
          ...walk.books.map((book): Thing => ({ is: 'book', id: String(book) })),
        ],
        ground: walk.ground,
        label: t('sorcery.walk.label', { length: inches(walk.length), reach: inches(walk.reach) }),
      },
    ];
  }
  const answer = answerOf(view, plan);
  const refused = answer && refusedIn(view, kind, answer);
  const spell = mover.is === 'glyph' ? castingIn(view, plan)?.spell : undefined;
  const size = mover.is === 'glyph' ? GLYPH : radius;
  return [
    {
      ...common,
      is: mover.is,
      kind: spell ?? figure,
      name: say(spell === undefined ? figureName(view, mover.figure) : spellName(spell)),
      radius: size,
      arc,
      from: null,
      bends: 0,
      fits: !refused,
      ...(refused && { fault: why(refused) }),
      touches: view.figures
        .filter(({ number, where, at, radius: r }) => {
          const gap = Math.hypot(at.x - placement.at.x, at.y - placement.at.y) - r - size;
          return where === 'field' && number !== mover.figure && gap <= 10;
        })
        .map(({ number }) => thing(number)),
      ground: terrainAt(view, placement.at),
    },
  ];
}

/** The radius of a spell's element. */
const GLYPH = 500;
