import sleep from 'icon:sleepy';
import torch from 'icon:torch';
import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import { appear, grow, light, rise, spin } from '../../../stage/moves.ts';
import {
  card,
  first,
  GLOW,
  inRow,
  on,
  picture,
  plain,
  put,
  RING,
  reach,
  type Signs,
  type StageScript,
  TINTS,
  trail,
  until,
} from '../../../stage/script.ts';
import { rankSign } from './pictures.ts';
import { lordSpot, spotOf } from './spots.ts';

const { gold, blood, ash, violet } = TINTS;

const WAYS = { magician: blood, base: ash, order: gold } as const;
/** So many are seen at once, at most. */
const LISTENING = 10;

/** Two hexes side by side: so far it is from one to the next. */
const STEP = ['1010', '1011'] as const;
/** A mortal is woken by whoever is as near as a die can show. */
const HEARD = 6;

/** On the map itself, while it goes on. */
export const SIGNS: Signs<DemonsEvent, DemonsView> = {
  // Around each magician how far he is heard; at each lord in reach what he needs, and then who wakes.
  woke: (_, { view, viewer, events }) => [
    ...view.magicians
      .filter(({ hex, captor }) => hex !== null && captor === null)
      .map(({ seat }) =>
        first(
          on(
            spotOf(seat),
            put(reach(HEARD, STEP), [0, 0, seat === viewer ? 1.6 : 1.1, seat === viewer ? blood : gold], grow(0, 500)),
          ),
        ),
      ),
    ...events
      .filter((one): one is Extract<DemonsEvent, { type: 'woke' }> => one.type === 'woke')
      .slice(0, LISTENING)
      .flatMap(
        ({ mortal: lord, distance, woke }): StageScript => [
          until(on(lordSpot(lord), put(plain(`${distance}+`), [13, -15, 9, gold], appear(0)))),
          ...(woke ? [on(lordSpot(lord), put(GLOW, [0, 0, 54, gold], light(0, 450, 0.8)))] : []),
          on(
            lordSpot(lord),
            put(picture(woke ? torch : sleep), [-12, -13, woke ? 17 : 12, woke ? gold : ash], rise(0, 300, 8)),
          ),
        ],
      ),
  ],
  // Where they go: after a magician in red.
  marched: (_, { events }) =>
    events
      .filter((one): one is Extract<DemonsEvent, { type: 'marched' }> => one.type === 'marched')
      .slice(0, LISTENING)
      .map(({ path, towards }) =>
        put(trail(path), [0, 0, towards === 'magician' ? 2.6 : 1.8, WAYS[towards]], appear(0, 200)),
      ),
  // What another calls is seen at his feet.
  conjured: ({ by, number, rank }) => [
    first(on(spotOf(by), put(GLOW, [0, 0, 90, violet], grow(0, 500)))),
    first(on(spotOf(by), put(RING, [0, 0, 60, violet], grow(0, 500), spin(0, 900, 90)))),
    ...Array.from({ length: Math.max(0, Math.min(number, 4)) }, (_, i, all = Math.min(number, 4)) =>
      on(
        spotOf(by),
        put(card('', null, rankSign(rank), null), [inRow(i, all, 18), -26, 22, violet], rise(i * 100, 350, 16)),
      ),
    ),
  ],
};
