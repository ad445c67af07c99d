import { figureIn, type SorceryView, strainOf, walkOf, warningsOf } from '@conjure/sorcery/view';
import { bookName, figureName, inches, objectiveName, type Words } from '../names.ts';
import { chancesIn } from './chances.ts';
import { walkerOf } from './moving.ts';
import { aims, isAimed } from './overlays.ts';
import { castingIn, moversOf, type Plan, pathOf } from './plan.ts';
import { answerOf } from './plan-answer.ts';
import { mostTargets } from './planning.ts';
import { chancePhrases } from './reading.ts';

/** The tokens an action brings, and the push that comes with the second. */
export function describeStrain(
  view: SorceryView,
  action: { readonly do: string; readonly figure: number; readonly book?: number | undefined },
  { t }: Words,
): string | null {
  const { trance, push, click, dies, before, after } = strainOf(view, action);
  if (trance) return t('sorcery.push.trance');
  if (push) return t('sorcery.push.now', { click: (click ?? 0) + 1, dies: String(dies) });
  if (after > before) return t('sorcery.push.token', { n: after });
  return action.do === 'browse' ? t('sorcery.push.same', { n: after }) : null;
}

/** What a move would come to, for the figure that is being moved. */
export function walkIn(view: SorceryView, plan: Plan, figure: number) {
  const { at, facing } = view.figures[figure];
  const placement = plan.placements.get(figure) ?? { at, facing, corners: [] };
  return walkOf(view, walkerOf(plan, figure), pathOf(at, placement), placement.facing);
}

/** Its length, whom it touches, who may answer it, and what could hold it: what weighs most comes first. */
function describeWalk(view: SorceryView, plan: Plan, figure: number, { t }: Words): string[] {
  const walk = walkIn(view, plan, figure);
  const names = (list: readonly number[]) => list.map((one) => figureName(view, one));
  const { breakAway, touches, strikes, spins, ground, reach, length, objectives, books } = walk;
  if (length === 0) return [t('sorcery.walk.hint', { reach: inches(reach) })];
  return [
    ...(plan.beyond ? [t('sorcery.walk.beyond')] : []),
    `${t('sorcery.walk.label', { length: inches(length), reach: inches(reach) })}.`,
    ...(breakAway ? [t('sorcery.walk.breakAway', { p: breakAway.length / 6, faces: breakAway.join(', ') })] : []),
    ...(strikes.length > 0 ? [t('sorcery.walk.strikes', { who: names(strikes) })] : []),
    ...objectives.map((id) => t('sorcery.walk.objective', { objective: objectiveName(id) })),
    ...(touches.length > 0 ? [t('sorcery.walk.touches', { who: names(touches) })] : []),
    ...(spins.length > 0 ? [t('sorcery.walk.spins', { who: names(spins) })] : []),
    ...books.map((book) => t('sorcery.walk.book', { book: bookName(view.books[book].book) })),
    ...(walk.slowed ? [t('sorcery.walk.slowed')] : []),
    ...(ground ? [t('sorcery.walk.ground', { ground })] : []),
  ];
}

/** How to go about it, where that is not plain to see. */
function hintsFor(view: SorceryView, plan: Plan, { t }: Words): string[] {
  const { way, targets } = plan;
  if (way?.use === 'takeUp') return [t('sorcery.takeUp.hint')];
  if (way?.use === 'nimble') return [t('sorcery.nimble.hint')];
  if (way?.use === 'formation') return [t('sorcery.formation.text')];
  const casting = castingIn(view, plan);
  const most = mostTargets(view, plan);
  const isOpen = isAimed(view, plan) && targets.length === 0;
  return [
    ...(isOpen
      ? [aims(view, 'action', plan).length > 0 ? t('sorcery.targets.pick', { most }) : t('sorcery.targets.none')]
      : []),
    ...(casting?.type === 'glyph' ? [t('sorcery.cast.glyph')] : []),
    ...(casting?.length ? [t('sorcery.cast.place', { n: inches(casting.length) })] : []),
  ];
}

/** What there is to know about a plan before it is carried out. */
export function describePlan(view: SorceryView, plan: Plan, words: Words): string {
  const { t } = words;
  const { figure, way } = plan;
  if (figure === null) return t('sorcery.action.pick', { n: view.actions });
  if (!way) return describeStrain(view, { do: 'move', figure }, words) ?? '';
  const walkers = moversOf(view, plan).filter(({ walks }) => walks);
  const walker = walkers.find((one) => one.figure === plan.active) ?? walkers[0];
  const answer = way.use === 'cast' ? answerOf(view, plan) : null;
  const warnings = answer ? warningsOf(view, answer) : [];
  const { now, figure: kind } = view.figures[figure];
  return [
    ...(way.fury ? [t('sorcery.fury.hint', { damage: now?.damage ?? 0, bonus: figureIn(kind).attackBonus })] : []),
    ...hintsFor(view, plan, words),
    ...chancePhrases(view, chancesIn(view, plan)).map(words.say),
    ...(walker ? describeWalk(view, plan, walker.figure, words) : []),
    ...warnings.map(({ what, figures }) =>
      t(`sorcery.warn.${what}`, { who: figures.map((one) => figureName(view, one)) }),
    ),
    describeStrain(view, { do: way.use, figure, book: way.book }, words) ?? '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
