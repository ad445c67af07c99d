import type { ActionAnswer, SorceryView } from '@conjure/sorcery/view';
import type { Facing, Placement, Point } from '../board/types.ts';
import { castingIn, missingIn, type Plan, pathOf } from './plan.ts';

/** The answer that a plan comes to; `null` while something is missing. */
export function answerOf(view: SorceryView, plan: Plan): ActionAnswer | null {
  const { figure, way } = plan;
  if (missingIn(view, plan) !== null || figure === null || !way) return null;
  if (way.fury) {
    const { use, ability, book } = way;
    return {
      do: 'fury',
      figure,
      use,
      ...(ability && { ability }),
      ...(book !== undefined && { book }),
    } as ActionAnswer;
  }
  const start = view.figures[figure].at;
  const placement = plan.placements.get(plan.active ?? figure) ?? {
    at: start,
    facing: view.figures[figure].facing,
    corners: [],
  };
  const lender = plan.lender === null ? {} : { lender: plan.lender };
  const breach = plan.breach ? { breach: true as const } : {};
  const pierce = plan.pierce ? { pierce: true as const } : {};
  const ability = way.ability === undefined ? {} : { ability: way.ability };
  const walk = { path: pathOf(start, placement), facing: placement.facing };
  const [target] = plan.targets;
  const named = (): unknown => {
    switch (way.use) {
      case 'move':
      case 'doubleTime':
      case 'quickness':
        return { do: way.use, figure, ...walk, ...(plan.held !== null && { held: plan.held }) };
      case 'nimble':
        return { do: 'nimble', figure, facing: placement.facing };
      case 'formation': {
        const members = [...plan.placements].map(([member, one]) => ({
          figure: member,
          path: pathOf(view.figures[member].at, one),
          facing: one.facing,
        }));
        return { do: 'formation', figure: members[0].figure, members };
      }
      case 'close':
        return { do: 'close', figure, ...(target !== undefined && { target }), ...ability, ...lender };
      case 'surge':
      case 'charge':
        return { do: way.use, figure, ...(target !== undefined && { target }), ...ability, ...lender, ...walk };
      case 'ranged':
        return { do: 'ranged', figure, targets: [...plan.targets], ...ability, ...pierce, ...breach, ...lender };
      case 'bound':
        return { do: 'bound', figure, targets: [...plan.targets], ...pierce, ...breach, ...lender, ...walk };
      case 'healing':
        return { do: 'healing', figure, target, ...breach };
      case 'regeneration':
        return { do: 'regeneration', figure };
      case 'necromancy':
        return { do: 'necromancy', figure, fallen: plan.fallen, to: placement.at, facing: placement.facing };
      case 'levitation':
        return { do: 'levitation', figure, target, to: placement.at, facing: placement.facing, ...breach };
      case 'cast':
        return {
          do: 'cast',
          figure,
          book: way.book,
          ...castingFields(view, plan, placement, walk),
          ...breach,
          ...lender,
        };
      default:
        return { do: way.use, figure, book: way.book };
    }
  };
  return named() as ActionAnswer;
}

function castingFields(
  view: SorceryView,
  plan: Plan,
  placement: Placement,
  walk: { path: Point[]; facing: Facing },
): object {
  const casting = castingIn(view, plan);
  const needs = casting?.needs ?? [];
  return {
    ...(plan.mode !== null && { mode: plan.mode }),
    ...(needs.includes('targets') && { targets: [...plan.targets] }),
    ...(needs.includes('spell') && { spell: plan.spell }),
    ...(needs.includes('fallen') && { fallen: plan.fallen }),
    ...(needs.includes('path') ? walk : {}),
    ...(needs.includes('to') && { to: placement.at }),
    ...(needs.includes('facing') && !needs.includes('path') && { facing: placement.facing }),
    ...(needs.includes('path') && plan.held !== null && { held: plan.held }),
    ...(plan.closes !== null && { closes: plan.closes }),
  };
}
