import { eventsFor, listen, type Match, type Phrase, type Viewer } from '@conjure/engine';

/** What was told while an answer was carried out, and how far the values of the position moved with it. */
interface MovingEvent {
  readonly said: Phrase;
  readonly isAfterDice: boolean;
  moved: number;
}

/**
 * Does something in a match and says what of the dice mattered: of all that the viewer was told after the first die fell (of all, where
 * something was drawn and no die rolled), that with which the values moved most; the first, where none of it moved them.
 */
export function whatCame(match: Match, viewer: Viewer, values: () => number[], carryOut: () => void): Phrase | null {
  const { game, table } = match;
  const { listener } = table;
  const { rolled } = table.dice;
  const heard: MovingEvent[] = [];
  let before = values();
  const moved = (): number => {
    const now = values();
    const most = Math.max(...now.map((value, i) => Math.abs(value - (before[i] ?? 0))));
    before = now;
    return Number.isFinite(most) ? most : 0;
  };
  listen(table, {
    hear(entry) {
      listener?.hear(entry);
      for (const event of eventsFor([entry], viewer)) {
        const said = game.narrate(game.view(table, viewer), event);
        heard.push({ said, isAfterDice: table.dice.rolled > rolled, moved: moved() });
      }
    },
  });
  carryOut();
  listen(table, listener);
  const last = heard.at(-1);
  if (last) last.moved += moved();
  const after = heard.filter(({ isAfterDice }) => isAfterDice);
  const [first, ...others] = after.length > 0 ? after : heard;
  return first ? others.reduce((most, one) => (one.moved > most.moved ? one : most), first).said : null;
}
