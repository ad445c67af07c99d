import { abilitiesOf, type PrintedFigure, runs } from '@conjure/sorcery/view';

export interface AbilityLine {
  readonly id: string;
  /** Its number in the corners of the dial; none where a spell has lent it. */
  readonly nth: number | null;
  /** On which clicks the dial shows it: `1–3`. */
  readonly clicks: string;
  /** Whether it counts now. */
  readonly isNow: boolean;
}

/** What a figure can do, now and on other clicks: first what counts now. */
export function abilityLines(figure: PrintedFigure, now: readonly string[]): AbilityLine[] {
  const printed = abilitiesOf(figure).map(
    ({ ability, clicks }, i): AbilityLine => ({
      id: ability.id,
      nth: i + 1,
      clicks: runs(clicks),
      isNow: now.includes(ability.id),
    }),
  );
  const lent = now
    .filter((id) => !printed.some((line) => line.id === id))
    .map((id): AbilityLine => ({ id, nth: null, clicks: '', isNow: true }));
  return [...printed.filter(({ isNow }) => isNow), ...lent, ...printed.filter(({ isNow }) => !isNow)];
}
