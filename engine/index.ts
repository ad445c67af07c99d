// What others may use of the engine, by subject. What is not named here is the engine's own business.

// A game

export {
  asGame,
  type Game,
  type GamePosition,
  type Holding,
  type OptionSpec,
  type Options,
  type OptionValue,
  type OwnBot,
  type PastStep,
  type Result,
  type Rule,
  type Statistics,
} from './kernel/game.ts';
export type { Seat, Viewer } from './kernel/seat.ts';

// What the rules of a game are handed, and how they ask

export { independently } from './kernel/independent.ts';
export { counted, type Fact, type Facts, type Phrase, phrase } from './kernel/phrase.ts';
export {
  barredOf,
  type Data,
  dataOf,
  isSecret,
  LONGEST_WAIT,
  optionsOf,
  partOf,
  pick,
  type Question,
  type Refusal,
  refusal,
} from './kernel/question.ts';
export { ask, askEach, askFirst, askIndependently, type Script } from './kernel/script.ts';
export type { Event, StoryEntry, Table } from './kernel/table.ts';
export { alone, askThen, type ToOne, toOne } from './kernel/to-one.ts';

// What is still to be done: the agenda in the state

export {
  type Agenda,
  changeNext,
  type Handlers,
  handle,
  type Matter,
  type MatterOf,
  next,
  rest,
  type Step,
  takeNext,
} from './kernel/agenda.ts';

// The end of a match, as it is told

export {
  type Account,
  type Curve,
  type CurveSign,
  countedLines,
  curvePoints,
  type GameAccount,
  type Moment,
  noughts,
  type Party,
  type Remarkable,
  rarity,
  type Sum,
  type SumLine,
} from './kernel/account.ts';

// A match: made, asked, answered, taken back, kept

export { accept, give, judge, type Verdict } from './kernel/answering.ts';
export { create, type MatchSetup, readOptions } from './kernel/create.ts';
export { type Forced, forcedIn, hidesChoice, isDecision } from './kernel/forced.ts';
export { fork } from './kernel/fork.ts';
export {
  advance,
  firstWaiting,
  keepQuestionId,
  type Match,
  matchAt,
  openTo,
  type PendingQuestion,
  scriptDice,
  waitingFor,
} from './kernel/match.ts';
export { listen } from './kernel/match-table.ts';
export { answer, type LogEntry, type Play, play, redo, undo } from './kernel/play.ts';
export {
  type Disagreement,
  type Fairness,
  fairnessShape,
  type Record,
  readRecord,
  record,
  recordShape,
  replay,
  standingAnswers,
  storyDigest,
} from './kernel/record.ts';
export { matchFrom, type ResumePoint, resumePointOf } from './kernel/resume-point.ts';
export { safely } from './kernel/safely.ts';
export { recordFor, type SeenRecord } from './kernel/seen-record.ts';
export { type PlaySnapshot, playFrom, snapshotOf } from './kernel/snapshot.ts';
export { eventsFor } from './kernel/story.ts';
export { accountOf } from './kernel/tell-account.ts';
export { rollbackPoint } from './kernel/trial.ts';
export { rewind, type UndoBar, undoable } from './kernel/undo.ts';

// Dice

export { chanceShape, type GeneratorName } from './kernel/chance.ts';
export { type Dice, diceFrom, type Seeded, seeded } from './kernel/dice.ts';
export { chanceOfPath, type DieBranch, diceAlong, nextPath } from './kernel/dice-path.ts';

// What a seat can know and expect

export { imagine, shuffleAnew } from './kernel/imagine.ts';
export { atOnce, type InSteps } from './kernel/in-steps.ts';
export { type Mind, mindOf } from './kernel/mind.ts';
export { groupOutcomes, type OutcomeGroup, withFaces } from './kernel/outcome-groups.ts';
export { type Outcome, type Outcomes, outcomes, outcomesInSteps } from './kernel/outcomes.ts';

// Plain data and its shapes

export { canonical, copyPlain, type Fields, isFields, samePlain, textDigest } from './kernel/plain.ts';
export { hmacSha256, sha256, toHexText } from './kernel/sha256.ts';
export {
  ANY_ORDER,
  anything,
  dictionary,
  either,
  type Fault,
  faultText,
  fields,
  flag,
  got,
  listOf,
  nameOf,
  numberOf,
  oneOf,
  orNull,
  pattern,
  type Schema,
  type Shape,
  type ShapeType,
  stepped,
  tagged,
  text,
  whole,
} from './kernel/shape.ts';

// Tools of the tabletop

export { addTo, countEach } from './tools/counting.ts';
export { canDraw, type Deck, deckOf, drawFrom } from './tools/deck.ts';
export { distance, FAR, type Grid, grid, isEdge, neighboursOf, opposite } from './tools/hex.ts';
export { must } from './tools/must.ts';
export { noisyBest, noisyWorth } from './tools/noisy-best.ts';
export { once } from './tools/once.ts';
export { costAt, costsFrom, type Field, fieldFrom, fieldTo, hexesIn, type StepCosts, wayTo } from './tools/paths.ts';
export { ranking } from './tools/ranking.ts';
export { DAY, HOUR, MINUTE, SECOND } from './tools/time.ts';
