import { type Dice, must, type Question, type Seat, type Shape } from '@conjure/engine';
import { type AnswerKey, keyOf } from './key.ts';

/** One answer of one decision, and what came of it for the seat that gave it. */
export interface Arm {
  readonly answer: unknown;
  readonly key: AnswerKey;
  /** The shape that the answer is known to have. */
  readonly shape: Shape<unknown> | null;
  visits: number;
  /** How often it could have been chosen: in some imagined worlds it is not legal. */
  available: number;
  total: number;
  next: TreeNode | null;
}

/** A seat's decision at a place in the tree, the same in all worlds where the same kind of question is asked there. */
export interface DecisionNode {
  readonly seat: Seat;
  readonly kind: string;
  visits: number;
  /** How many candidates were listed the last time; infinite where they are sampled. */
  width: number;
  /** How often in a row nothing new was found. */
  dry: number;
  readonly arms: Arm[];
  readonly known: Map<AnswerKey, Arm>;
}

/** Dice and hidden things may lead from one place to different questions: each iteration meets those of its own world. */
export interface TreeNode {
  readonly decisions: DecisionNode[];
  /** Where a question to several seats together leads, by all their answers. */
  joint: Map<string, TreeNode> | null;
}

/** What can be chosen in the world at hand. */
export interface LegalArms {
  readonly shape: Shape<unknown> | null;
  allows(arm: Arm): boolean;
  /** A legal answer that has no arm yet, if one is found. */
  fresh(decision: DecisionNode, dice: Dice): unknown | undefined;
}

/** Up to this many options are all tried; of more, the number tried grows with the visits: WIDEN · visits ^ ALPHA. */
export const FEW = 16;
const WIDEN = 2;
const ALPHA = 0.5;
const SAMPLES = 3;

export const newNode = (): TreeNode => ({ decisions: [], joint: null });

export function decisionAt(node: TreeNode, seat: Seat, kind: string): DecisionNode {
  for (const decision of node.decisions) if (decision.seat === seat && decision.kind === kind) return decision;
  const decision: DecisionNode = { seat, kind, visits: 0, width: 0, dry: 0, arms: [], known: new Map() };
  node.decisions.push(decision);
  return decision;
}

/** What a question offers to a seat in an imagined world. */
export function offerOf(question: Question, seat: Seat): LegalArms {
  const { shape } = question;
  return {
    shape,
    // A rule may judge only what has the right shape, and the answer may come from another world.
    allows: (arm) =>
      (arm.shape === shape || shape.check(arm.answer, '') === null) && question.refuse(arm.answer, seat) === null,
    fresh: (decision, dice) =>
      question.sample ? sampled(decision, () => question.sample?.(dice, seat)) : listed(decision, question, seat, dice),
  };
}

function sampled(decision: DecisionNode, sample: () => unknown): unknown | undefined {
  decision.width = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < SAMPLES; tries++) {
    const answer = sample();
    if (!decision.known.has(keyOf(answer))) return answer;
  }
  return undefined;
}

function listed(decision: DecisionNode, question: Question, seat: Seat, dice: Dice): unknown | undefined {
  const candidates = question.candidates?.(seat) ?? [];
  const { length } = candidates;
  decision.width = length;
  if (length === 0) return undefined;
  const start = dice.index('widen', length);
  for (let i = 0; i < length; i++) {
    const candidate = candidates[(start + i) % length];
    if (!decision.known.has(keyOf(candidate)) && question.refuse(candidate, seat) === null) return candidate;
  }
  return undefined;
}

/** Chooses by UCB1, or adds an arm while there is room for one. `explore` weighs what is uncertain against what is good. */
export function choose(decision: DecisionNode, offer: LegalArms, explore: number, dice: Dice): Arm {
  decision.visits++;
  const arm =
    (mayWiden(decision) && widen(decision, offer, dice)) ||
    bestBound(decision, offer, explore, dice) ||
    widen(decision, offer, dice);
  if (!arm) throw new Error(`the question "${decision.kind}" offers nothing to seat ${decision.seat}`);
  return arm;
}

function mayWiden({ arms, visits, width, dry }: DecisionNode): boolean {
  // Once nothing new turns up, looking at every visit would cost more than the visit; now and then is enough.
  if (dry > 3 && visits % 8 !== 0) return false;
  return width <= FEW || arms.length < WIDEN * visits ** ALPHA;
}

function widen(decision: DecisionNode, offer: LegalArms, dice: Dice): Arm | null {
  const answer = offer.fresh(decision, dice);
  if (answer === undefined) {
    decision.dry++;
    return null;
  }
  decision.dry = 0;
  const key = keyOf(answer);
  const arm: Arm = { answer, key, shape: offer.shape, visits: 0, available: 1, total: 0, next: null };
  decision.arms.push(arm);
  decision.known.set(key, arm);
  return arm;
}

function bestBound({ arms }: DecisionNode, offer: LegalArms, explore: number, dice: Dice): Arm | null {
  const { length } = arms;
  if (length === 0) return null;
  let best: Arm | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  // Starting anywhere settles ties by chance.
  const start = length === 1 ? 0 : dice.index('tie', length);
  for (let i = 0; i < length; i++) {
    const arm = must(arms[start + i < length ? start + i : start + i - length], 'an arm');
    if (!offer.allows(arm)) continue;
    arm.available++;
    const bound =
      arm.visits === 0
        ? Number.POSITIVE_INFINITY
        : arm.total / arm.visits + explore * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
}
