import type { PlaceView, SatchelView, Side } from '@conjure/satchel/view';
import { bar, disc, type Sketch, type Stroke } from '../../parts/sketch.ts';
import { eyesOf } from '../eyes.ts';
import type { GlanceAt } from '../glance.ts';
import { lanesOf } from './model/race.ts';

const SIZE = { width: 432, height: 288 } as const;
const CARD = { width: 84, height: 106, apart: 16 } as const;
const COLOURS: { readonly [side in Side]: string } = { heroes: '#3d6b46', sorcerer: '#5b3470' };

/** The open cards of a side in a row: what is laid on them stands out. */
function rowOf(places: readonly PlaceView[], side: Side, y: number): Stroke[] {
  const cards = places.filter((place) => place.side === side && (place.kind === 'ordeal' || place.kind === 'spell'));
  const wide = cards.length * (CARD.width + CARD.apart) - CARD.apart;
  return cards.flatMap(({ card, slots }, i) => {
    const x = (SIZE.width - wide) / 2 + i * (CARD.width + CARD.apart);
    const spots = slots.map((slot, nth) => ({
      slot,
      d: disc(x + 22 + (nth % 2) * 40, y + 24 + Math.floor(nth / 2) * 28, 10),
    }));
    const of = (isLaid: boolean) => spots.filter(({ slot }) => (slot.piece !== null) === isLaid).map(({ d }) => d);
    return [
      { d: bar(x, y, CARD.width, CARD.height), fill: card ? '#f2e6cb' : '#43352b' },
      { d: bar(x, y, CARD.width, 8), fill: COLOURS[side] },
      { d: of(false).join(''), fill: '#d5c39c' },
      { d: of(true).join(''), fill: COLOURS[side] },
    ];
  });
}

/** Both rows of cards, and between them how far each side has come. */
function sketchOf(view: SatchelView): Sketch {
  const race = lanesOf(view).flatMap(({ side, share }, i): Stroke[] => [
    { d: bar(24, 134 + i * 13, 384, 8), fill: '#2a1f1a' },
    { d: bar(24, 134 + i * 13, Math.max(2, 384 * share), 8), fill: side === 'heroes' ? '#8fc07f' : '#b58ad0' },
  ]);
  return {
    ...SIZE,
    strokes: [
      { d: bar(0, 0, SIZE.width, SIZE.height), fill: '#54432f' },
      ...rowOf(view.places, 'sorcerer', 16),
      ...race,
      ...rowOf(view.places, 'heroes', 168),
    ],
  };
}

export const glance: GlanceAt = (seen, viewer) => {
  const view = seen as SatchelView;
  const own: Side = view.seats[eyesOf(viewer)].side;
  const other: Side = own === 'heroes' ? 'sorcerer' : 'heroes';
  const { round, won, decks } = view;
  const facts = { round, mine: won[own], theirs: won[other], left: decks[own].left, others: decks[other].left };
  return { phrase: { key: 'shelf.at.satchel', facts }, sketch: sketchOf(view) };
};
