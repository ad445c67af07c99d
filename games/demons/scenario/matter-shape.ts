import { either, fields, listOf, oneOf, type Shape, tagged, whole } from '@conjure/engine';
import type { Content } from '../content.ts';
import { RANKS } from '../data.ts';
import type { DemonsMatter } from '../matters.ts';
import { ITEMS } from '../rules/treasures.ts';

/** What must be settled, as a scenario carries it: in the numbers of the state, for only `writeScenario` makes these. */
export function matterShape(content: Content, seats: number, spirit: Shape<number>): Shape<DemonsMatter> {
  const seat = whole(0, seats - 1);
  const hex = whole(0, content.grid.size - 1);
  const mortal = whole(0, content.mortals.length - 1);
  const mortals = listOf(mortal, { min: 1, distinct: true });
  const spirits = listOf(spirit, { distinct: true });
  const items = listOf(whole(0, ITEMS.size - 1), { distinct: true });
  const captor = either(fields({ mortal }), fields({ magician: seat }));
  const attack = either(fields({ mortals }), fields({ magician: seat, force: spirits }));
  const carries: Readonly<Record<DemonsMatter['do'], Record<string, Shape<unknown>>>> = {
    place: {},
    evade: {},
    commit: { hex },
    defend: { attack },
    fetch: { mortal },
    spend: { spirits },
    fit: {},
    emerge: {},
    turnOver: { rank: whole(0, RANKS.length - 1), number: whole(1, 99) },
    avert: { curses: whole(1, 99) },
    stake: {},
    brawl: { fighters: mortals, targets: listOf(mortal) },
    torture: { captor },
    offer: { to: seat },
    consent: { from: seat, give: items, take: items },
    auction: {},
    bid: {},
  };
  return tagged(
    'do',
    Object.fromEntries(
      Object.entries(carries).map(([name, more]) => [name, fields({ do: oneOf(name), seat, ...more })]),
    ),
  );
}
