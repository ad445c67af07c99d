import { accept, give } from '../kernel/answering.ts';
import { diceFrom, seeded } from '../kernel/dice.ts';
import { forcedIn, isDecision } from '../kernel/forced.ts';
import { fork } from '../kernel/fork.ts';
import { firstWaiting, type Match, openTo, waitingFor } from '../kernel/match.ts';
import { type Mind, mindOf } from '../kernel/mind.ts';
import { canonical } from '../kernel/plain.ts';
import { answer, play, redo, undo } from '../kernel/play.ts';
import { barredOf, optionsOf, partOf, pick, type Question } from '../kernel/question.ts';
import { readRecord, record, replay } from '../kernel/record.ts';
import { matchFrom, resumePointOf } from '../kernel/resume-point.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';
import { playFrom, snapshotOf } from '../kernel/snapshot.ts';
import type { Event } from '../kernel/table.ts';
import { rollbackPoint } from '../kernel/trial.ts';
import { rewind } from '../kernel/undo.ts';

/** What must hold at every decision of every game. Each check throws with what it saw. */
export type Check = <S, C, V, E extends Event>(match: Match<S, C, V, E>, seed: string) => void;

/** Fails where two pieces of plain data differ, and says what of. */
export function same(what: string, before: unknown, after: unknown): void {
  const a = canonical(before);
  const b = canonical(after);
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  throw new Error(
    `${what}: …${a.slice(Math.max(0, at - 60), at + 60)}… became …${b.slice(Math.max(0, at - 60), at + 60)}…`,
  );
}

/** The position as far as it can be compared: state, question, and what each seat may answer. */
function position(match: Match): unknown {
  const { open, table, over } = match;
  return {
    state: table.state,
    over,
    kind: open?.question.kind ?? null,
    waiting: waitingFor(match),
    kinds: open ? open.question.seats.map((seat) => partOf(open.question, seat).kind) : [],
    options: open ? open.question.seats.map((seat) => optionsOf(open.question, seat)) : [],
  };
}

/** Every offered option applies, and applying it to a fork leaves the match as it was. */
export const offeredApply: Check = (match, seed) => {
  const { open } = match;
  if (!open) return;
  const dice = diceFrom(seeded(`offered ${seed}`));
  for (const seat of waitingFor(match)) {
    const options = optionsOf(open.question, seat);
    if (options?.length === 0) throw new Error(`"${open.question.kind}" offers seat ${seat} nothing`);
    // A handful, chosen anew at every decision, keeps long lists affordable.
    const some =
      options && options.length > 6
        ? Array.from({ length: 6 }, () => options[dice.index('pick', options.length)])
        : options;
    for (const option of some ?? [pick(open.question, seat, dice)]) {
      const verdict = give(fork(match, true), seat, option);
      if (!('done' in verdict))
        throw new Error(`"${open.question.kind}" offered ${canonical(option)} and then said ${canonical(verdict)}`);
    }
  }
};

/** No option is refused: where lists are found without judging, judging agrees with them. */
export const offeredAreLegal: Check = ({ open }) => {
  if (!open) return;
  for (const seat of open.question.seats)
    for (const option of optionsOf(open.question, seat) ?? []) {
      const refused = open.question.refuse(option, seat);
      if (refused)
        throw new Error(`"${open.question.kind}" offered ${canonical(option)}, which ${refused.rule} forbids`);
    }
};

/** Every candidate that is refused is refused when answered, names a rule of the catalogue, and changes nothing. */
export const refusedAreRefused: Check = (match) => {
  const { open, game, table } = match;
  if (!open) return;
  const before = canonical(table.state);
  const rules = new Set(game.rules.map((rule) => rule.id));
  for (const seat of waitingFor(match)) {
    for (const [candidate] of barredOf(open.question, seat, 12)) {
      const verdict = give(match, seat, candidate);
      if (!('refused' in verdict))
        throw new Error(`${canonical(candidate)} was refused and then said ${canonical(verdict)}`);
      if (!rules.has(verdict.refused.rule)) throw new Error(`a refusal names the unknown rule ${verdict.refused.rule}`);
    }
  }
  if (canonical(table.state) !== before) throw new Error('judging an answer changed the state');
};

/** The state survives JSON, and so does the scenario written from the last rest. */
export const survivesJson: Check = (match) => {
  const { game, rest, origin, table } = match;
  same('the state through JSON', table.state, JSON.parse(JSON.stringify(table.state)));
  if (!rest) return;
  same('a copy of the state', rest.state, game.copy(rest.state));
  const scenario = JSON.parse(JSON.stringify(game.writeScenario({ state: rest.state, content: game.content })));
  const start = game.start(origin.seats, origin.options, diceFrom(seeded(origin.seed)));
  const read = game.readScenario(scenario, start);
  if ('fault' in read) throw new Error(`the scenario cannot be read: ${canonical(read.fault)}`);
  same('the state through a scenario', rest.state, read.state);
};

/** A fork stands where its parent stands, goes on by itself, and disturbs nothing. */
export const forkIsIndependent: Check = (match, seed) => {
  const before = canonical(position(match));
  const twin = fork(match);
  if (canonical(position(twin)) !== before) same('a fork', position(match), position(twin));
  goOn(twin, `fork ${seed}`, 6);
  if (canonical(position(match)) !== before) throw new Error('playing a fork disturbed its parent');
};

/** What was seen, asked and heard stays as it was, whatever is done next: whoever keeps it need not copy it. */
export const viewsStay: Check = (match, seed) => {
  const twin = fork(match);
  const { game, table, open, origin } = twin;
  const viewers = [null, ...Array.from({ length: origin.seats }, (_, seat) => seat)];
  const viewOf = game.views?.(table) ?? ((viewer: Viewer) => game.view(table, viewer));
  const kept = {
    views: viewers.map(viewOf),
    asked: open && waitingFor(twin).map((seat) => questionDigest(partOf(open.question, seat), seat)),
    story: [...twin.story],
    result: game.result(table),
  };
  const before = JSON.stringify(kept);
  goOn(twin, `stays ${seed}`, 6);
  if (JSON.stringify(kept) !== before) same('what was seen and asked', JSON.parse(before), kept);
};

const questionDigest = (question: Question, seat: Seat) => {
  const { facts, own } = question;
  const options = optionsOf(question, seat);
  return { facts, own, options, about: options?.map((option) => question.about?.(option, seat)) };
};

/** From its resume point, written out and read back, a match asks the same, and whoever thinks about it imagines the same. */
export const standsElsewhere: Check = (match, seed) => {
  const there = matchFrom(match.game, JSON.parse(JSON.stringify(resumePointOf(match))));
  same('a match from its standing', position(match), position(there));
  for (const seat of waitingFor(match).slice(0, 2)) {
    const [here, elsewhere] = [match, there].map((at) => {
      const mind = mindOf(at as Match, seat);
      return { id: mind?.question.id, idle: mind?.question.idle, world: imaginedBy(mind, seed) };
    });
    same(`what seat ${seat} is asked and imagines`, here, elsewhere);
  }
};

function imaginedBy(mind: Mind | null, seed: string): unknown {
  try {
    return mind?.imagine(diceFrom(seeded(`standing ${seed}`))).table.state;
  } catch (error) {
    // Not every question can be imagined by every seat; then nowhere.
    return String(error);
  }
}

/** The record, written out and read back, leads to the same position. */
export const replaysHere: Check = (match) => {
  const read = readRecord(JSON.parse(JSON.stringify(record(play(match)))));
  if ('fault' in read) throw new Error(read.fault);
  const again = replay(match.game, read.record);
  if ('fault' in again) throw new Error(canonical(again.fault));
  if (again.disagrees) throw new Error(`the replay disagrees: ${canonical(again.disagrees)}`);
  same('a replay', position(match), position(again.play.match));
};

/** After an undo it is as if nothing had been done, and after a redo as if it had. */
export const undoIsIdentity: Check = (match, seed) => {
  const { open } = match;
  if (!open) return;
  const before = position(match);
  // All that was done before is behind it: the log begins here, so that the cost does not grow with the match.
  const here = { match: fork(match), log: [], undone: [], free: true };
  const seat = firstWaiting(here.match);
  const dice = diceFrom(seeded(`undo ${seed}`));
  give(here.match, seat, pick(open.question, seat, dice));
  const after = position(here.match);
  undo(here, seat, false, 1);
  same('undo', before, position(here.match));
  redo(here, seat);
  same('redo', after, position(here.match));
};

/** An undo goes back to the last thing that its seat really decided: past what it had no choice in, and what the table answered. */
export const undoFindsTheDecision: Check = (match) => {
  for (let seat = 0; seat < match.origin.seats; seat++) {
    const here = { match: fork(match), log: [], undone: [], free: true };
    const verdict = undo(here, seat);
    const answers = here.match.answers.length;
    const [first, ...since] = match.answers.slice(answers);
    if ('barred' in verdict ? decided(match, seat) : first?.seat !== seat || decided({ answers: since }, seat))
      throw new Error(`the undo of seat ${seat} goes back to answer ${answers} of ${match.answers.length}`);
    const { open } = here.match;
    if ('done' in verdict && (!open || !openTo(here.match, seat) || forcedIn(open.question, seat)))
      throw new Error(`the undo of seat ${seat} leaves it no choice at "${open?.question.kind ?? 'nothing'}"`);
  }
};

const decided = ({ answers }: Pick<Match, 'answers'>, seat: Seat): boolean =>
  answers.some((entry) => entry.seat === seat && isDecision(entry));

/** From a snapshot, written out and read back, a match stands where it stood, and goes on and back as it would have. */
export const snapshotIsTheMatch: Check = (match, seed) => {
  const taken = snapshotOf({ match, log: [], undone: [], free: true });
  if (!taken) return;
  const again = playFrom(match.game, JSON.parse(JSON.stringify(taken)), []).match;
  const [here, there] = [fork(match), again];
  const seen = (at: Match) => [position(at), numbers(at), at.story];
  same('a match from its snapshot', seen(here), seen(there));
  const back = Math.floor(match.answers.length * diceFrom(seeded(`back ${seed}`)).index('back', 100) * 0.01);
  same('an earlier step of it', position(rewind(here, back)), position(rewind(there, back)));
  goOn(here, `on ${seed}`, 3);
  goOn(there, `on ${seed}`, 3);
  same('a match from its snapshot, played on', seen(here), seen(there));
};

/** What was tried and taken back leaves no trace: neither in the position nor in the numbers of questions, the log or what can be done again. */
export const trialLeavesNoTrace: Check = (match, seed) => {
  if (!match.open) return;
  const here = { match: fork(match), log: [], undone: [], free: true };
  const traces = () => ({ ...numbers(here.match), log: here.log, undone: here.undone.map(({ by }) => by) });
  const dice = diceFrom(seeded(`trial ${seed}`));
  const seat = firstWaiting(here.match);
  const tried = pick(match.open.question, seat, dice);
  const trials = [() => answer(here, seat, tried), () => undo(here, seat), () => redo(here, seat)];
  for (const trial of trials) {
    // A copy: the state is changed in place.
    const before: unknown = JSON.parse(canonical([position(here.match), traces()]));
    const back = rollbackPoint(here);
    trial();
    back();
    same('what was tried and taken back', before, [position(here.match), traces()]);
    trial();
  }
};

const numbers = ({ questionCount, open, answers, story }: Match) => ({
  questionCount,
  id: open?.id,
  ids: open?.ids && [...open.ids],
  answers: answers.map(({ seat, bar, storyLength }) => [seat, bar, storyLength]),
  told: story.length,
});

function goOn(match: Match, seed: string, decisions: number): void {
  const dice = diceFrom(seeded(seed));
  for (let i = 0; i < decisions && match.open; i++) {
    const seat = firstWaiting(match);
    accept(match, seat, pick(match.open.question, seat, dice));
  }
}
