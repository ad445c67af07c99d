import {
  accept,
  copyPlain,
  type Dice,
  type Match,
  type Mind,
  must,
  type PendingQuestion,
  partOf,
  pick,
  type Seat,
} from '@conjure/engine';
import { type Ahead, playOut } from './ahead.ts';
import { type AnswerKey, keyOf } from './key.ts';
import { ownLuck } from './luck.ts';
import { randomAnswer } from './random.ts';
import { addValue, newScale, type RunningSpread, spread } from './scale.ts';
import type { Effort, Thought } from './thought.ts';
import {
  type Arm,
  choose,
  type DecisionNode,
  decisionAt,
  FEW,
  type LegalArms,
  newNode,
  offerOf,
  type TreeNode,
} from './tree.ts';
import { isAsked, nextSeat, turnOf, worthOf } from './world.ts';

/** How much what is uncertain draws: UCB1's constant, for values whose spread is measured. */
const EXPLORE = 1.4;
/** No deeper: what lies there is met too rarely to be learnt. */
const DEEPEST = 60;
/** Random play soon tells less than the game's own sense of the position. */
const HORIZON = 6;
const REPORTED = 12;
/** After so many answers that changed nothing for good, what moves the match on is done, however good another one looks. */
const ENOUGH = 2;

/** What one search has learnt. */
interface Search {
  readonly mind: Mind;
  readonly root: TreeNode;
  readonly rootOffer: LegalArms;
  readonly dice: Dice;
  readonly effort: Effort;
  readonly horizon: number;
  readonly ahead: Ahead | undefined;
  readonly scales: RunningSpread[];
  /** Answers after which something happened: a die, another seat or another kind of question. */
  readonly moving: Set<Arm>;
  /** Answers after which the same question may come again, for all that was done was taken back, as an offer of nothing is. */
  readonly returning: Set<Arm>;
  /** The answer that does nothing more in the turn, if there is one. */
  pass: AnswerKey;
  /** The arms of the present iteration, and whose they are. */
  readonly path: { arm: Arm; seat: Seat }[];
}

/**
 * Monte Carlo tree search over what the seat can imagine (single observer). Every iteration draws a world and its dice anew,
 * so that an answer is judged by all that may be true, never by what is.
 */
export function treeSearch(
  mind: Mind,
  options: readonly unknown[] | null,
  effort: Effort,
  dice: Dice,
  horizon = HORIZON,
  ahead?: Ahead,
): Thought {
  const root = newNode();
  const rootOffer = offerAtRoot(mind, options, dice);
  const search: Search = {
    mind,
    root,
    rootOffer,
    dice,
    effort,
    horizon,
    ahead,
    scales: [],
    moving: new Set(),
    returning: new Set(),
    pass: undefined,
    path: [],
  };
  while (effort.goesOn()) {
    effort.iterations++;
    search.path.length = 0;
    try {
      iterate(search, mind.imagine(dice));
      effort.succeeded();
    } catch (error) {
      effort.failed(error);
      // Counted as lost, so that the next iteration looks elsewhere.
      for (const { arm } of search.path) arm.visits++;
    }
  }
  const arms = decisionAt(root, mind.seat, mind.question.kind)
    .arms.filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || b.total - a.total);
  const best = decide(search, arms);
  return {
    answer: best ? best.answer : randomAnswer(mind, dice),
    iterations: effort.iterations,
    options: arms.slice(0, REPORTED).map(({ answer, visits, total }) => ({ answer, visits, worth: total / visits })),
    trouble: effort.trouble,
  };
}

/**
 * The most visited; but to be done where that is as good, or the best that moves the match on where that may be: a free act looks
 * better than it is, for it puts whatever is feared beyond the horizon, and the next question would find it just as good again.
 */
function decide({ mind, moving, returning, scales, pass }: Search, arms: readonly Arm[]): Arm | undefined {
  const legal = arms.filter(({ answer }) => mind.question.refuse(answer) === null);
  const [best] = legal;
  const moves = (arm: Arm) => moving.has(arm) && !returning.has(arm);
  const worth = (arm: Arm) => arm.total / arm.visits;
  const passed = legal.find(({ key }) => key === pass);
  if (best && passed && worth(passed) >= worth(best)) return passed;
  if (!best || moves(best)) return best;
  const doubt = (arm: Arm) => spread(scales[mind.seat]) / Math.sqrt(arm.visits);
  const mover = legal.find(moves);
  return mover && (mind.question.repeats > ENOUGH || worth(mover) + 2 * doubt(mover) >= worth(best)) ? mover : best;
}

function iterate(search: Search, world: Match): void {
  const { path, mind } = search;
  const begun = turnOf(world);
  search.pass ??= world.open ? keyOf(world.game.pass?.(world.open.question)) : undefined;
  descend(search, world);
  rollOut(search, world, begun);
  const worths: number[] = [];
  for (const { seat } of path) worths[seat] ??= worthOf(mind.sense, world, seat);
  for (const { arm, seat } of path) {
    arm.visits++;
    arm.total += must(worths[seat], 'the worth to seat', seat);
  }
  worths.forEach((worth, seat) => {
    search.scales[seat] ??= newScale();
    addValue(search.scales[seat], worth);
  });
}

/** Plays on from a new place: by chance for a few decisions; or, where it looks so far, by playout until the turns are over. */
function rollOut({ dice, effort, horizon, ahead }: Search, world: Match, begun: number): void {
  if (ahead !== undefined) {
    playOut(world, begun, ahead, ownLuck(dice), effort.late);
    return;
  }
  for (let left = horizon; left > 0 && world.open && !effort.late(); left--) {
    const seat = nextSeat(world.open, dice);
    accept(world, seat, pick(world.open.question, seat, dice));
  }
}

/** Goes down the tree by the best bounds, as far as a place that is new. */
function descend(search: Search, world: Match): void {
  const { mind, root, rootOffer, dice, effort, path, scales } = search;
  let node = root;
  let together = '';
  let isNew = false;
  /** No die was rolled since the root, and it is the same turn: whatever others have agreed to they may agree to take back. */
  let isFree = true;
  const begun = turnOf(world);
  while (world.open && path.length < DEEPEST && !effort.late()) {
    const { open } = world;
    const atRoot = path.length === 0;
    const seat = atRoot ? mind.seat : nextSeat(open, dice);
    const question = partOf(open.question, seat);
    const offer = atRoot ? rootOffer : offerOf(question, seat);
    const arm = choose(decisionAt(node, seat, question.kind), offer, EXPLORE * spread(scales[seat]), dice);
    path.push({ arm, seat });
    if (atRoot && question.refuse(arm.answer, seat) !== null)
      throw new Error(`an imagined world refuses what the question "${question.kind}" allows`);
    isNew ||= arm.visits === 0;
    const { rolled } = world.table.dice;
    // A copy: the rules may keep the answer in the state and change it there.
    accept(world, seat, copyPlain(arm.answer));
    isFree &&= world.table.dice.rolled === rolled && turnOf(world) === begun;
    const isBack = isFree && isAskedAgain(world.open, mind.seat, mind.question.kind);
    if (atRoot && !isBack) search.moving.add(arm);
    if (!atRoot && isBack) search.returning.add(must(path[0], 'the arm at the root').arm);
    if (open.question.how === 'each' || open.question.how === 'independent') {
      // Those who answer in secret cannot react to each other: all of them choose at the node where they are asked.
      together += `${seat} ${String(arm.key)}\n`;
      if (world.open === open || world.open?.question.how === 'independent') continue;
      node.joint ??= new Map();
      const next = node.joint.get(together) ?? newNode();
      isNew ||= !node.joint.has(together);
      node.joint.set(together, next);
      node = next;
      together = '';
    } else if (!isNew) {
      arm.next ??= newNode();
      node = arm.next;
    }
    if (isNew) return;
  }
}

const isAskedAgain = (open: PendingQuestion | null, seat: Seat, kind: string): boolean =>
  open !== null && isAsked(open, seat) && partOf(open.question, seat).kind === kind;

/** The question as it was really asked: its answers are legal in every world, so they are judged only once. */
function offerAtRoot(mind: Mind, options: readonly unknown[] | null, dice: Dice): LegalArms {
  const order = options ? dice.shuffle('order', [...options]) : null;
  let next = 0;
  return {
    shape: null,
    allows: () => true,
    fresh(decision) {
      decision.width = order ? order.length : Number.POSITIVE_INFINITY;
      return picked(decision) ?? inOrder(decision);
    },
  };

  /** Where there are many, the question's own sampler may know which are worth a thought. */
  function picked({ known, width }: DecisionNode): unknown | undefined {
    if (width <= FEW) return undefined;
    for (let tries = 0; tries < 3; tries++) {
      const answer = mind.question.pick(dice);
      if (!known.has(keyOf(answer)) && mind.question.refuse(answer) === null) return answer;
    }
    return undefined;
  }

  function inOrder({ known }: DecisionNode): unknown | undefined {
    while (order && next < order.length) {
      const answer = order[next++];
      if (!known.has(keyOf(answer))) return answer;
    }
    return undefined;
  }
}
