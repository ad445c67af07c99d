import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import { actors, replyTo, type SorceryView, strainOf, walkOf } from '@conjure/sorcery/view';
import { chancePhrase, phrase } from '../../../parts/reading.ts';
import type { AnswerFields } from '../../answers.ts';
import type { Odds } from '../../face.ts';
import type { Placement, Point } from '../board/types.ts';
import { figureName, inches, objectiveName } from '../names.ts';
import { chancesIn } from './chances.ts';
import { walkerOf } from './moving.ts';
import { moversOf, type Plan, pathOf } from './plan.ts';
import { planFrom } from './plan-from.ts';
import { chancePhrases, readingOf } from './reading.ts';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What the others could make of it: nothing, a wound, or the end. */
function replyPhrase(view: SorceryView, figure: number, { at, facing }: Placement): Phrase {
  const { by, unhurt, survives } = replyTo(view, figure, { at, facing });
  if (by.length === 0) return phrase('sorcery.why.safe');
  return survives < 1
    ? phrase('sorcery.why.survives', { chance: chancePhrase(survives) })
    : phrase('sorcery.why.unhurt', { chance: chancePhrase(unhurt), who: figureName(view, by[0].figure) });
}

/** The objective that one comes nearer to, of those one does not hold. */
function nearing(view: SorceryView, from: Point, to: Point): Phrase[] {
  const open = view.objectives.filter(({ holder }) => holder !== view.viewer);
  const [next] = open.toSorted((a, b) => distance(a.at, to) - distance(b.at, to));
  if (!next || distance(next.at, from) - distance(next.at, to) < 1000) return [];
  return [phrase('sorcery.why.nearer', { objective: objectiveName(next.id), n: inches(distance(next.at, to)) })];
}

/** What a walk is good for. */
function walkWhy(view: SorceryView, plan: Plan, figure: number, placement: Placement): Phrase[] {
  const { at } = view.figures[figure];
  const walk = walkOf(view, walkerOf(plan, figure), pathOf(at, placement), placement.facing);
  const { own = [], taken = [] } = Object.groupBy(walk.objectives, (id) =>
    view.objectives.find((one) => one.id === id)?.holder === view.viewer ? 'own' : 'taken',
  );
  const foes = walk.touches.filter((one) => view.figures[one].owner !== view.viewer);
  const gains = [
    ...taken.map((id) => phrase('sorcery.why.takes', { objective: objectiveName(id) })),
    ...own.map((id) => phrase('sorcery.why.holds', { objective: objectiveName(id) })),
    ...(foes.length > 0 ? [phrase('sorcery.why.engages', { who: foes.map((one) => figureName(view, one)) })] : []),
  ];
  return gains.length > 0 ? gains : nearing(view, at, placement.at);
}

/** Why somebody would answer so: what it takes, what it is likely to do, and what may be done to whoever does it. */
export function whyOf(
  view: SorceryView,
  { kind }: OpenQuestion,
  answer: unknown,
  odds: Odds | null,
): readonly Phrase[] {
  if ((answer as AnswerFields | null)?.do === 'end') {
    const isStrain = actors(view).every((figure) => strainOf(view, { do: 'move', figure }).push);
    return [phrase(isStrain ? 'sorcery.why.rest' : 'sorcery.why.wait')];
  }
  const plan = kind === 'action' || kind === 'furyUse' ? planFrom(view, answer) : null;
  if (!plan || plan.figure === null) return [];
  const { figure } = plan;
  const read = (odds && readingOf(view, odds)?.sentences) ?? chancePhrases(view, chancesIn(view, plan));
  const walker = moversOf(view, plan).find((one) => one.walks && one.figure === figure);
  const stand = walker && plan.placements.get(figure);
  return [
    ...read,
    ...(stand ? walkWhy(view, plan, figure, stand) : []),
    ...(stand ? [replyPhrase(view, figure, stand)] : []),
  ];
}
