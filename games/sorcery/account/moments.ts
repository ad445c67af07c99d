import { type Remarkable, rarity, type Seat } from '@conjure/engine';
import type { SorceryEvent } from '../events.ts';
import { kindOf } from '../rules/figures.ts';
import type { Position } from '../state.ts';

/** The weight of a great moment of the stage, of lesser things, and of a roll of dice. */
const LEADER = 150;
const GREAT_MOMENT = 100;
const OBJECTIVE = 70;
const FALLEN = 40;
const ROLL = 20;

/** The costliest figure of each army leads it. */
export function leadersOf(at: Position): ReadonlySet<number> {
  const { owner, seats } = at.state;
  const cost = (figure: number) => kindOf(at, figure).cost;
  const leaders = Array.from({ length: seats }, (_, seat) =>
    owner
      .flatMap((of, figure) => (of === seat ? [figure] : []))
      .reduce<number | null>((best, figure) => (best === null || cost(figure) > cost(best) ? figure : best), null),
  );
  return new Set(leaders.filter((leader) => leader !== null));
}

/** Two dice that show the same extreme. [B68] [B69] */
const isNatural = (dice: readonly number[]): boolean =>
  dice.length === 2 && (dice[0] === 1 || dice[0] === 6) && dice[0] === dice[1];

/** Whether an event is worth seeing again, and how much so. */
export function remarkable(
  { state: { owner } }: Position,
  leaders: ReadonlySet<number>,
  event: SorceryEvent,
): Pick<Remarkable, 'seats' | 'weight'> | null {
  const ownersOf = (...figures: readonly number[]): Seat[] => [...new Set(figures.map((figure) => owner[figure]))];
  switch (event.type) {
    case 'eliminated':
      return {
        seats: ownersOf(event.figure),
        weight: leaders.has(event.figure) ? LEADER : FALLEN + event.points / 2,
      };
    case 'counterTried':
      return event.worked ? { seats: ownersOf(event.by, event.caster), weight: GREAT_MOMENT } : null;
    case 'objectiveGained':
      return { seats: [event.by], weight: OBJECTIVE };
    case 'attacked':
      return isNatural(event.dice)
        ? { seats: ownersOf(event.by, ...event.blows.map(({ figure }) => figure)), weight: ROLL + rarity(1 / 36) }
        : null;
    default:
      return null;
  }
}
