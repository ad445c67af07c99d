import { fields, next, oneOf, type Refusal, refusal, type Step, tagged, text, toOne, whole } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import type { Position, SorceryTable } from '../state.ts';
import { type ConcedeAnswer, concedeShape } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { refuseSource, type TriggerAnswer, type TriggerSource } from './command-source.ts';
import { bury, heal, hurt } from './damage.ts';
import { concede, testDefeat } from './ending.ts';
import { areOpposed, facesTo, figuresWhere, isAble, touching } from './figures.ts';
import { figureShape } from './shapes.ts';
import { spellSources } from './subfactions/triggers.ts';
import { beginPhase } from './turn.ts';
import { has } from './values/abilities.ts';

const onlyOne = (source: string, of: number): TriggerAnswer[] => [{ do: 'resolve', source, of }];

const venomed = (at: Position, figure: number): number[] =>
  figuresWhere(
    at.state,
    (f) => areOpposed(at.state, figure, f) && touching(at.state, figure, f) && facesTo(at, figure, f),
  );

const ownWith = (at: Position, ability: number): number[] =>
  figuresWhere(at.state, (f) => at.state.owner[f] === at.state.active && has(at, f, ability));

/** Only an own figure on the field that has the ability does it. */
const refuseOwn = (at: Position, of: number, ability: 'venom' | 'command'): Refusal | null =>
  refuseSource(at, of) ?? (has(at, of, ABILITY[ability]) ? null : refusal('B87', { figure: of, ability }, 'lacks'));

const venom: TriggerSource = {
  optional: false,
  list: (at) => ownWith(at, ABILITY.venom).filter((figure) => venomed(at, figure).length > 0),
  candidates: (_, of) => onlyOne('venom', of),
  refuse: (at, { of }) => refuseOwn(at, of, 'venom'),
  resolve(t, { of }) {
    for (const on of venomed(t, of)) {
      t.tell({ type: 'venom', figure: of, on });
      hurt(t, on, t.content.params.venom.damage, 'effect');
    }
    bury(t);
  },
};

/** One more action on a 6; touching demoralized friends heal 1. [B97] */
const commanding: TriggerSource = {
  optional: false,
  list: (at) => ownWith(at, ABILITY.command),
  candidates: (_, of) => onlyOne('command', of),
  refuse: (at, { of }) => refuseOwn(at, of, 'command'),
  resolve(t, { of }) {
    const { state } = t;
    const die = t.dice.d6('command');
    const extra = t.content.params.command.on.includes(die);
    if (extra) state.actions++;
    t.tell({ type: 'commanded', figure: of, die, extra });
    const dazed = figuresWhere(state, (f) => !areOpposed(state, of, f) && touching(state, of, f) && !isAble(t, f));
    for (const friend of dazed) heal(t, friend, 1);
  },
};

const SOURCES: Readonly<Record<string, TriggerSource>> = { venom, command: commanding, ...spellSources };
const NAMES = Object.keys(SOURCES);
/** More than there are figures, or spells cast in any match. */
const STRIDE = 1_000_000;
const codeOf = (source: string, of: number): number => NAMES.indexOf(source) * STRIDE + of;

/** Triggers that have not happened yet: each source once, those gained on the way included. [B42] */
function pending(at: Position): { source: string; of: number; optional: boolean }[] {
  const { used } = at.state;
  return NAMES.flatMap((source) => {
    const { optional, list } = SOURCES[source];
    return list(at)
      .filter((of) => !used.includes(codeOf(source, of)))
      .map((of) => ({ source, of, optional }));
  });
}

export type CommandAnswer = TriggerAnswer | { do: 'decline' } | ConcedeAnswer;
const DECLINE = { do: 'decline' } as const;

export const commandShape = tagged<CommandAnswer>('do', {
  resolve: fields(
    { do: oneOf('resolve'), source: oneOf(...NAMES), of: whole(0, STRIDE - 1) },
    { figure: figureShape, ability: text },
  ),
  decline: fields({ do: oneOf('decline') }),
  concede: concedeShape,
});

/** The active player resolves them in any order and may decline the optional ones. [B41] [B42] */
export function command(t: SorceryTable): Step {
  const { state } = t;
  const list = pending(t);
  if (list.length === 0) return over(t);
  const [only] = list;
  if (list.length === 1 && !only.optional) {
    const [answer] = SOURCES[only.source].candidates(t, only.of);
    return resolve(t, answer);
  }
  const question = toOne<CommandAnswer>({
    kind: 'trigger',
    rule: 'B42',
    seat: state.active,
    data: () => ({ triggers: list }),
    shape: commandShape,
    candidates() {
      const answers: CommandAnswer[] = list.flatMap(({ source, of }) => SOURCES[source].candidates(t, of));
      return list.every(({ optional }) => optional) ? [...answers, DECLINE] : answers;
    },
    refuse: (answer) => refuseTrigger(t, list, answer),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'concede') concede(t, state.active);
    else if (answer.do === 'decline') over(t);
    else resolve(t, answer);
  });
}

function refuseTrigger(at: Position, list: ReturnType<typeof pending>, answer: CommandAnswer): Refusal | null {
  if (answer.do === 'concede') return null;
  if (answer.do === 'decline') {
    const must = list.filter(({ optional }) => !optional).length;
    return must > 0 ? refusal('B42', { n: must }, 'must') : null;
  }
  if (at.state.used.includes(codeOf(answer.source, answer.of))) return refusal('B42', {}, 'done');
  const { names = [], refuse } = SOURCES[answer.source];
  for (const field of ['figure', 'ability'] as const)
    if (answer[field] !== undefined && !names.includes(field)) return refusal('B42', { field }, 'surplus');
  // What cannot happen says why, where it can.
  const refused = refuse(at, answer);
  if (refused) return refused;
  return list.some(({ source, of }) => source === answer.source && of === answer.of)
    ? null
    : refusal('B42', {}, 'idle');
}

function resolve(t: SorceryTable, answer: TriggerAnswer): Step {
  t.state.used.push(codeOf(answer.source, answer.of));
  next(t, { do: 'command' });
  SOURCES[answer.source].resolve(t, answer);
  return 'rest';
}

function over(t: SorceryTable): Step {
  testDefeat(t);
  if (t.state.phase !== 'command' || t.state.agenda.length > 0) return 'rest';
  beginPhase(t, 'action');
  next(t, { do: 'act' });
  return 'rest';
}
