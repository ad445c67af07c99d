import { fields, flag, listOf, nameOf, once, oneOf, orNull, type Shape, tagged, whole } from '@conjure/engine';
import type { Content } from '../content.ts';
import { POWERS, RANKS, SHIELDS } from '../data.ts';
import { POWER_RULES } from './powers/index.ts';
import { ITEMS } from './treasures.ts';

/** The shapes that things have in answers. */
export interface Things {
  hex: Shape<string>;
  mortal: Shape<string>;
  magician: Shape<number>;
  spirit: Shape<number>;
  item: Shape<string>;
}

const things = (content: Content): Things => ({
  hex: nameOf(content.grid.index, 'a hex of the map such as "0705"'),
  mortal: nameOf(content.mortalIndex, 'a mortal such as "emir-of-ani"'),
  magician: whole(0, content.magicians.length - 1),
  spirit: whole(1, content.spirits.length - 1),
  item: nameOf(ITEMS, 'a box such as "43" or "ring"'),
});

/** What an answer to each kind of question looks like, legal or not; made once for each set of data. */
export const answers = once((content: Content) => {
  const thing = things(content);
  const { hex, mortal, magician, spirit, item } = thing;
  const spirits = listOf(spirit, { distinct: true, anyOrder: true });
  const items = listOf(item, { distinct: true, anyOrder: true });
  const action = <F extends Record<string, Shape<unknown>>>(name: string, rest: F) =>
    fields({ do: oneOf(name), ...rest });
  // Actions of both phases are understood in either, so that the wrong moment is refused by its rule. [R13] [3.0f]
  const actions = tagged('do', {
    move: action('move', { to: hex }),
    leave: fields({ do: oneOf('leave') }, { from: hex }),
    conjure: action('conjure', { rank: oneOf(...RANKS) }),
    raise: action('raise', {}),
    wait: action('wait', {}),
    done: action('done', {}),
    attack: action('attack', { hex }),
    power: powerShape(thing),
    seize: action('seize', { box: item, spirit }),
    torture: action('torture', { magician }),
    free: action('free', { magician }),
    lift: action('lift', { spirit }),
    release: action('release', { spirit }),
    trade: action('trade', { magician }),
    pickUp: action('pickUp', {}),
    control: action('control', { spirit }),
  });
  return {
    shield: fields({ shield: oneOf(...SHIELDS) }),
    place: fields({ hex }),
    first: actions,
    use: actions,
    commit: fields({ with: spirits }),
    defend: fields({ with: spirits }),
    fetch: fields({ spirit: orNull(spirit) }),
    avert: fields({ release: spirits }),
    fit: fields({ release: spirits }),
    stake: fields({ treasures: items }),
    evade: fields({ to: orNull(hex) }),
    emerge: fields({ to: hex }),
    pay: fields({ give: orNull(item) }),
    run: fields({ to: orNull(hex), drop: flag, attack: flag }),
    victim: fields({ magician }),
    brawl: fields({ mortal }),
    auction: fields({ call: flag }),
    bid: fields({ treasures: items }),
    offer: fields({ give: items, take: items }),
    consent: fields({ accept: flag }),
  };
});

/** F is aimed at one of several things, so its fields are all optional; the other powers name exactly theirs. */
function powerShape(thing: Things): Shape<unknown> {
  return tagged(
    'power',
    Object.fromEntries(
      POWERS.map((power) => {
        const target = POWER_RULES[power].target(thing);
        const common = { do: oneOf('power'), spirit: thing.spirit, power: oneOf(power) };
        return [power, power === 'F' ? fields(common, target) : fields({ ...common, ...target })];
      }),
    ),
  );
}
