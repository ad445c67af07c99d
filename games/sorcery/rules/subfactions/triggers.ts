import { type Refusal, refusal } from '@conjure/engine';
import { contextOf } from '../../effects/lasting.ts';
import type { Op } from '../../effects/vocabulary.ts';
import { figuresAmong, isAmong } from '../../effects/who.ts';
import { type InPlay, NONE, type Position, type SorceryTable } from '../../state.ts';
import { runBasicOps } from '../cast/basic-ops.ts';
import type { TriggerAnswer, TriggerSource } from '../command-source.ts';
import { OF_DOMAIN } from '../domains.ts';
import { onField } from '../figures.ts';
import { mindTap } from './mind-tap.ts';
import { siphonEnergy } from './siphon.ts';

type Trigger = Extract<Op, { op: 'trigger' }>;

const atCommand = (ops: readonly Op[]): Trigger | null =>
  (ops.find((op) => op.op === 'trigger' && op.on === 'commandStart') as Trigger | undefined) ?? null;

/** Domains that do something at the beginning of every command phase. */
const domain: TriggerSource = {
  optional: false,
  list: ({ state, content }) =>
    [...new Set(state.domains)].filter((one) => atCommand(content.domains[one].effects) !== null),
  candidates: (_at, of) => [{ do: 'resolve', source: 'domain', of }],
  refuse({ state, content }, { of }) {
    if (!state.domains.includes(of)) return refusal('B41', {}, 'domain');
    const { id, effects } = content.domains[of];
    return atCommand(effects) ? null : refusal('B41', { domain: id }, 'idleDomain');
  },
  resolve(t, { of }) {
    const trigger = atCommand(t.content.domains[of].effects);
    t.tell({ type: 'domainWorks', domain: t.content.domains[of].id });
    if (trigger) runBasicOps(t, OF_DOMAIN, trigger.do);
  },
};

const spellCast = ({ state }: Position, of: number): InPlay | undefined => state.inPlay.find(({ cast }) => cast === of);

function triggerOf(at: Position, one: InPlay): Trigger | null {
  return atCommand(at.content.spells[one.spell].all[one.mode].effects);
}

/** Own spells in play with a trigger, those that let their player choose somebody or those that do not. */
const triggersNow = (at: Position, chooses: boolean): InPlay[] =>
  at.state.inPlay.filter((one) => {
    const trigger = one.controller === at.state.active ? triggerOf(at, one) : null;
    return trigger !== null && (trigger.choose !== undefined) === chooses && !isRepeated(at, one);
  });

/** Whether an earlier spell of the same name lies on the same figure: they do not add up. [R21] */
const isRepeated = ({ state }: Position, { cast, spell, target }: InPlay): boolean =>
  target !== NONE && state.inPlay.some((one) => one.spell === spell && one.target === target && one.cast < cast);

/** Why a spell is not one of those that do something now, of those that let their player choose or of the others. [R21] */
function refuseSpell(at: Position, of: number, chooses: boolean): Refusal | null {
  const one = spellCast(at, of);
  if (!one) return refusal('B41', {}, 'spell');
  const trigger = triggerOf(at, one);
  if (one.controller !== at.state.active) return refusal('B41', { spell: idOf(at, one) }, 'other');
  if (!trigger) return refusal('B41', { spell: idOf(at, one) }, 'idleSpell');
  if (chooses && !trigger.choose) return refusal('B42', { field: 'figure' }, 'surplus');
  if (!chooses && trigger.choose) return refusal('B42', {}, 'unnamed');
  return isRepeated(at, one) ? refusal('R21', { spell: idOf(at, one), figure: one.target }) : null;
}

const idOf = ({ content }: Position, { spell }: InPlay): string => content.spells[spell].id;

const work = (t: SorceryTable, of: number, it: number | undefined): void => {
  const one = spellCast(t, of);
  const trigger = one && triggerOf(t, one);
  if (!one || !trigger) return;
  t.tell({ type: 'spellWorks', spell: t.content.spells[one.spell].id, figure: it ?? one.target });
  const context = contextOf(t, one);
  runBasicOps(t, it === undefined ? context : { ...context, it }, trigger.do);
};

/** Whom an op that was not chosen for would reach: an enchantment sleeps while its figure is immune. [R81] */
const reachesSomebody = (at: Position, one: InPlay): boolean =>
  (triggerOf(at, one)?.do ?? []).some(
    (each) => !('to' in each) || figuresAmong(at, contextOf(at, one), each.to).length > 0,
  );

const spell: TriggerSource = {
  optional: false,
  list: (at) =>
    triggersNow(at, false)
      .filter((one) => reachesSomebody(at, one))
      .map(({ cast }) => cast),
  candidates: (_at, of) => [{ do: 'resolve', source: 'spell', of }],
  refuse: (at, { of }) => refuseSpell(at, of, false),
  resolve: (t, { of }) => work(t, of, undefined),
};

/** Whom the player of such a spell may choose, so that it does something. */
function choosable(at: Position, of: number): number[] {
  const one = spellCast(at, of);
  return one ? reachedBy(at, one).filter((f) => !isOfferedBefore(at, one, f)) : [];
}

/** Whom such a spell could do something to, were it alone. */
const reachedBy = (at: Position, one: InPlay): number[] =>
  inReach(at, one).filter((f) => !takesToken(at, one) || at.state.tokens[f] > 0);

function inReach(at: Position, one: InPlay): number[] {
  const area = triggerOf(at, one)?.choose;
  return area ? figuresAmong(at, contextOf(at, one), area) : [];
}

const takesToken = (at: Position, one: InPlay): boolean =>
  triggerOf(at, one)?.do.some((each) => each.op === 'token' && each.delta < 0) ?? false;

/** Whether an earlier spell of the same name and player lets this figure be chosen: they do not add up. [R21] */
const isOfferedBefore = (at: Position, one: InPlay, figure: number): boolean =>
  at.state.inPlay.some((other) => {
    if (other.spell !== one.spell || other.controller !== one.controller || other.cast >= one.cast) return false;
    const area = triggerOf(at, other)?.choose;
    return area !== undefined && isAmong(at, contextOf(at, other), area, figure);
  });

function refuseChosen(at: Position, of: number, figure: number): Refusal | null {
  const one = spellCast(at, of);
  if (!one || !inReach(at, one).includes(figure)) return refusal('B42', { figure }, 'figure');
  if (!reachedBy(at, one).includes(figure)) return refusal('B42', { figure }, 'token');
  return isOfferedBefore(at, one, figure) ? refusal('R21', { spell: idOf(at, one), figure }) : null;
}

const chosenSpell: TriggerSource = {
  optional: true,
  names: ['figure'],
  list: (at) =>
    triggersNow(at, true)
      .map(({ cast }) => cast)
      .filter((of) => choosable(at, of).length > 0),
  candidates: (at, of) =>
    choosable(at, of).map((figure): TriggerAnswer => ({ do: 'resolve', source: 'chosen_spell', of, figure })),
  refuse(at, { of, figure }) {
    const wrong = refuseSpell(at, of, true);
    if (wrong) return wrong;
    if (figure === undefined) return refusal('B42', {}, 'unnamed');
    if (figure >= at.state.where.length || !onField(at.state, figure)) return refusal('B42', {}, 'gone');
    return refuseChosen(at, of, figure);
  },
  resolve: (t, { of, figure }) => work(t, of, figure),
};

/** What Sorcery adds to the beginning of the command phase: domains, spells in play, Siphon Energy, Mind Tap. [B41] */
export const spellSources: Readonly<Record<string, TriggerSource>> = {
  domain,
  spell,
  chosen_spell: chosenSpell,
  siphon_energy: siphonEnergy,
  mind_tap: mindTap,
};
