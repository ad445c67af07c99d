import type { OpenQuestion } from '@conjure/host';
import { fieldOf, figureIn, type SorceryView, wouldFace } from '@conjure/sorcery/view';
import { capitalised } from '@conjure/words';
import { choicesOf, fieldsOf } from '../../answers.ts';
import type { Ghost, Lit, Spot, Thing } from '../board/types.ts';
import { figureName, numeralOf, type Words } from '../names.ts';
import { factIn } from './answers.ts';
import { countersOf } from './countering.ts';
import type { Plan } from './plan.ts';

/** Zones that may be chosen, with their middles. [B36] */
export function zoneSpots(view: SorceryView, asked: OpenQuestion, { say }: Words): Spot[] {
  const { zones } = fieldOf(view);
  return choicesOf(asked).flatMap((choice) => {
    const { zone } = fieldsOf(choice);
    if (typeof zone !== 'number') return [];
    const { x0, y0, x1, y1, facing } = zones[zone];
    const at = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    return [{ id: String(zone), at, area: { x0, y0, x1, y1 }, facing, label: capitalised(say(choice.label)) }];
  });
}

const thing = (figure: number): Thing => ({ is: 'figure', id: String(figure) });

/** Figures that plain choices name: triggers, counterers. */
export function litChoices(view: SorceryView, asked: OpenQuestion, { t, say }: Words): Lit[] {
  if (asked.kind === 'counter') {
    const best = new Map(
      countersOf(view, asked)
        .toReversed()
        .map((one) => [one.figure, one.chance?.p ?? 0]),
    );
    return [...best].map(([figure, p]) => ({
      thing: thing(figure),
      role: 'choose',
      badge: `${Math.round(100 * p)}%`,
      label: t('sorcery.lit.counter', { p }),
    }));
  }
  if (asked.kind !== 'trigger') return [];
  const found = choicesOf(asked).flatMap((choice): Lit[] => {
    const { figure } = fieldsOf(choice);
    return typeof figure === 'number'
      ? [{ thing: thing(figure), role: 'choose', label: capitalised(say(choice.label)) }]
      : [];
  });
  return found.filter((one, i) => found.findIndex((other) => other.thing.id === one.thing.id) === i);
}

/** A figure that may be turned to who has come. [B60] */
export function spinGhost(view: SorceryView, asked: OpenQuestion, plan: Plan, { t, say }: Words): Ghost[] {
  const figure = factIn(asked, 'no', 'figure');
  const mover = factIn(asked, 'moverNo', 'mover');
  if (figure === null) return [];
  const { at, owner, radius, figure: kind, facing } = view.figures[figure];
  const placement = plan.placements.get(figure) ?? { at, facing, corners: [] };
  const fits = mover === null || wouldFace(view, figure, placement.facing, mover);
  return [
    {
      ...placement,
      id: String(figure),
      is: 'figure',
      kind,
      name: say(figureName(view, figure)),
      seat: owner,
      numeral: numeralOf(owner),
      radius,
      arc: figureIn(kind).frontArc,
      from: null,
      bends: 0,
      turns: true,
      moves: false,
      fits,
      ...(!fits && { fault: t('sorcery.spin.away') }),
      touches: mover === null ? [] : [thing(mover)],
      ground: null,
    },
  ];
}
