import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import type { AbilityId } from '../data-abilities.ts';
import { costs, openUses, refuseAction } from '../rules/act.ts';
import type { ActionAnswer, FormationAnswer, NecromancyAnswer, UseAnswer } from '../rules/answers.ts';
import { refuseTaking } from '../rules/books.ts';
import { asksForCombat } from '../rules/cast/castable.ts';
import { refuseCast } from '../rules/cast/choices.ts';
import { closeTargets } from '../rules/combat/close-targets.ts';
import { rangedTargets, refuseShooter } from '../rules/combat/ranged-targets.ts';
import { figuresOf, kindOf } from '../rules/figures.ts';
import { refuseGiving } from '../rules/giving.ts';
import { worded } from '../rules/names.ts';
import { booksOf } from '../rules/stacks.ts';
import { rollsFury } from '../rules/subfactions/fury.ts';
import { CLOSE_ABILITIES } from '../rules/uses/close.ts';
import { COMBAT } from '../rules/uses/fury.ts';
import { USES } from '../rules/uses/index.ts';
import { refuseLifter } from '../rules/uses/levitation.ts';
import { refuseRaiser } from '../rules/uses/necromancy.ts';
import { refuseCombat } from '../rules/uses/nobody.ts';
import { RANGED_ABILITIES } from '../rules/uses/ranged.ts';
import { has } from '../rules/values/abilities.ts';
import { attackTypeOf, speedTypeOf } from '../rules/values/types.ts';
import type { Position } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { positionOf, withFigure } from './position.ts';

export type UseName = UseAnswer['do'];

/** Something that a figure may be given an action for, and why it may not. */
export interface Way {
  readonly figure: number;
  readonly use: UseName;
  readonly ability?: string;
  readonly book?: number;
  /** Only the use is named; the rest follows a die. [R86] */
  readonly fury: boolean;
  readonly refused: Refusal | null;
}

type WayKey = Pick<Way, 'use' | 'ability' | 'book'>;

/** Uses that an ability gives: nobody else asks for them. */
const GIVEN: readonly (readonly [UseName, AbilityId])[] = [
  ['quickness', 'quickness'],
  ['nimble', 'nimble'],
  ['charge', 'charge'],
  ['bound', 'bound'],
  ['healing', 'magic_healing'],
  ['regeneration', 'regeneration'],
  ['necromancy', 'necromancy'],
  ['levitation', 'magic_levitation'],
];

/** What one would think of for this figure, legal or not. */
function thinkable(at: Position, figure: number): WayKey[] {
  const { state } = at;
  const { options } = state;
  const kind = kindOf(at, figure);
  const can = (ability: AbilityId) => has(at, figure, ABILITY[ability]);
  const given = new Set(GIVEN.filter(([, ability]) => can(ability)).map(([use]) => use));
  const sword = attackTypeOf(at, figure) === 'sword';
  const list: (WayKey | false)[] = [
    { use: 'move' },
    options.doubleTime && speedTypeOf(at, figure) === 'boot' && { use: 'doubleTime' },
    given.has('quickness') && { use: 'quickness' },
    USES.formation.open(at, figure) && { use: 'formation' },
    given.has('nimble') && { use: 'nimble' },
    { use: 'close' },
    ...CLOSE_ABILITIES.filter(can).map((ability): WayKey => ({ use: 'close', ability })),
    given.has('charge') ? { use: 'charge' } : options.surge && sword && { use: 'surge' },
    kind.range > 0 && { use: 'ranged' },
    ...RANGED_ABILITIES.filter(can).map((ability): WayKey => ({ use: 'ranged', ability })),
    ...(['bound', 'healing', 'regeneration', 'necromancy', 'levitation'] as const).map(
      (use) => given.has(use) && { use },
    ),
    ...booksOf(state, figure).flatMap((book): WayKey[] => [
      { use: 'cast', book },
      { use: 'browse', book },
    ]),
    ...state.marker.flatMap((marker, book): WayKey[] =>
      marker !== null && refuseTaking(at, figure, book) === null ? [{ use: 'takeUp', book }] : [],
    ),
  ];
  return list.filter((one) => one !== false);
}

/** Everything that this figure might be given an action for, with what is against it. */
export function waysOf(view: SorceryView, figure: number): Way[] {
  const at = positionOf(view);
  return thinkable(at, figure).map((named) => {
    const fury = rollsFury(at, figure) && isCombat(at, named);
    const against = fury ? againstFury(at, figure, named) : againstUse(at, figure, named);
    return { figure, ...named, fury, refused: worded(at, against) };
  });
}

const isCombat = (at: Position, { use, book }: WayKey): boolean =>
  book === undefined ? use in COMBAT : use === 'cast' && asksForCombat(at, book);

function againstFury(at: Position, figure: number, { use, ability, book }: WayKey): Refusal | null {
  const name = { ...(ability && { ability }), ...(book !== undefined && { book }) };
  return refuseAction(at, { do: 'fury', figure, use, ...name } as ActionAnswer);
}

function againstUse(at: Position, figure: number, named: WayKey): Refusal | null {
  const use = USES[named.use];
  return (
    refuseGiving(at, figure, use.kind, use.takesTokenFirst !== undefined) ??
    (at.state.actions === 0 && costs(at, use, figure) ? refusal('B29', {}) : null) ??
    reasonOf(at, figure, named)
  );
}

/** What is against a use, apart from who is given the action. */
function reasonOf(at: Position, figure: number, { use, ability, book }: WayKey): Refusal | null {
  const facing = at.state.facing[figure];
  switch (use) {
    case 'doubleTime':
    case 'quickness':
      return USES[use].refuse(at, { do: use, figure, path: [], facing } as UseAnswer);
    case 'nimble':
      return USES.nimble.refuse(at, { do: use, figure, facing } as UseAnswer);
    case 'close':
    case 'surge':
    case 'charge':
    case 'bound':
    case 'ranged':
    case 'healing':
    case 'cast':
      return refuseCombat(at, figure, { use, ability, book });
    case 'necromancy':
      return refuseRaiser(at, figure);
    case 'levitation':
      return refuseLifter(at, figure);
    case 'browse':
      return book === undefined ? null : USES.browse.refuse(at, { do: use, figure, book } as UseAnswer);
    default:
      return null;
  }
}

/** What the rules say to an answer, as far as the viewer knows the position; `null` where they have nothing against it. */
export function refusedIn(view: SorceryView, kind: 'action' | 'furyUse', answer: ActionAnswer): Refusal | null {
  const at = positionOf(view);
  if (kind === 'action' || !('figure' in answer)) return worded(at, refuseAction(at, answer));
  if (answer.do === 'cast') return worded(at, refuseCast(at, answer));
  return worded(at, USES[answer.do].refuse(at, answer));
}

/** Own figures that could be given an action, or turned. */
export const actors = (view: SorceryView): number[] => {
  const at = positionOf(view);
  return figuresOf(at.state, at.state.active).filter((figure) => openUses(at, figure).length > 0);
};

/** Opposing figures that could be struck from there, looking that way: in contact, or by a plain shot. */
export function struckFrom(
  view: SorceryView,
  figure: number,
  form: 'close' | 'ranged',
  to: { x: number; y: number },
  facing: number,
): number[] {
  const at = withFigure(positionOf(view), figure, to, facing);
  if (form === 'close') return closeTargets(at, figure);
  return refuseShooter(at, figure) === null ? rangedTargets(at, figure) : [];
}

/** Who could go along with a figure in formation, itself the first. [B66] */
export function formationFrom(view: SorceryView, figure: number): number[] {
  const [first] = USES.formation.candidates(positionOf(view), figure) as FormationAnswer[];
  if (!first) return [];
  const members = first.members.map((member) => member.figure);
  return [figure, ...members.filter((one) => one !== figure)];
}

/** Spots beside a figure where a fallen one could stand again. [B99] */
export function contactsAround(view: SorceryView, by: number, fallen: number): { x: number; y: number }[] {
  const at = positionOf(view);
  const answers = USES.necromancy.candidates(at, by) as NecromancyAnswer[];
  return answers.filter((one) => one.fallen === fallen).map(({ to }) => to);
}
