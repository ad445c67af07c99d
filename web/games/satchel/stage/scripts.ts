import eye from 'icon:beast-eye';
import deck from 'icon:card-draw';
import doors from 'icon:closed-doors';
import footprint from 'icon:footprint';
import laurels from 'icon:laurels';
import gate from 'icon:open-gate';
import tower from 'icon:stairs';
import dawn from 'icon:sunrise';
import type { Seat } from '@conjure/engine';
import type { Piece, SatchelEvent, SatchelView } from '@conjure/satchel/view';
import {
  appear,
  BOARD,
  breaking,
  card,
  coming,
  count,
  enter,
  fade,
  fall,
  first,
  fly,
  going,
  grow,
  type Line,
  light,
  on,
  picture,
  plain,
  put,
  RAYS,
  RING,
  rise,
  row,
  type Scripts,
  scriptIn,
  seal,
  seatSpot,
  shake,
  sounding,
  spin,
  sweep,
  TINTS,
  throb,
  until,
  words,
} from '../../../stage/script.ts';
import { artOf } from '../art/index.ts';
import { creatureOf, drawings } from '../drawings.ts';
import { cardName, familiarName, personName, placeName, symbolName } from '../names.ts';
import type { SatchelScene } from '../staging.ts';

const { gold, blood, bone, ash, violet, leaf, sea } = TINTS;

/** The heroes' own colours, a little brighter than their pieces are on the table. */
const OWNERS: { readonly [id: string]: string } = {
  green: '#5cb877',
  brown: '#a8703a',
  blue: '#5b9bd6',
  yellow: '#e8c24a',
  white: '#efe9dc',
};
const tintOf = ({ seats }: SatchelView, seat: Seat): string => OWNERS[seats[seat]?.id ?? ''] ?? violet;
const nameOf = ({ seats }: SatchelView, seat: Seat) => personName(seats[seat]?.id ?? '');
const beside = (i: number, n: number, room: number): number => (i - (n - 1) / 2) * Math.min(room, 360 / n);

const ordealCard = (id: string, at: number) => card(artOf(id), cardName('ordeal', id), drawings.heroes, at);
const spellCard = (id: string, at: number) => card(artOf(id), cardName('spell', id), drawings.spells, at);

/** Pieces are thrown off a card, each to whom it belongs. */
const home = (view: SatchelView, from: string, pieces: readonly Piece[], at: number): Line[] =>
  pieces
    .slice(0, 8)
    .map((piece, i, all) =>
      going(
        seatSpot(piece.by),
        at + 500 + i * 90,
        coming(
          from,
          put(
            picture('familiar' in piece ? drawings[creatureOf(piece.familiar)] : drawings.die),
            [beside(i, all.length, 52), 24, 38, tintOf(view, piece.by)],
            spin(at, 700, 200),
          ),
          at + i * 60,
          420,
        ),
        500,
      ),
    );

/** How far the Wyrm has come: lair, three cards, the deck. */
const STATIONS = 5;
const stationSpot = (step: number): string => `station-${step}`;
const deckSpot = (isOrdeal: boolean): string => (isOrdeal ? 'deck-heroes' : 'deck-sorcerer');

const SCRIPTS: Scripts<SatchelEvent, SatchelScene, SatchelView> = {
  // Both decks with their numbers; cards turn, and are laid where they will lie.
  roundOpened: ({ ordeals, spells, ordealsLeft, spellsLeft }) => {
    const laid = (ids: readonly string[], isOrdeal: boolean, y: number, from: number): Line[] =>
      ids.slice(0, 3).map((id, i) => {
        const at = from + i * 120;
        const shown = isOrdeal ? ordealCard(id, at) : spellCard(id, at);
        const line = put(shown, [-70 + i * 92, y, 108, isOrdeal ? gold : violet]);
        const way = coming(deckSpot(isOrdeal), line, i * 80 + from - 500, 450);
        return sounding('card', at, going(`${isOrdeal ? 'H' : 'S'}${i + 1}`, 2100 + i * 60, way, 500));
      });
    return [
      put(picture(tower), [0, 0, 260, ash], fade(0, 1200, 0.16)),
      put(plain(`${ordealsLeft}`), [-165, 60, 34, gold], grow(200)),
      put(plain(`${spellsLeft}`), [-165, -60, 34, violet], grow(200)),
      ...laid(spells, false, -60, 500),
      ...laid(ordeals, true, 60, 860),
    ];
  },
  swept: ({ place, pieces }, { view }) => [
    put(picture(drawings.gust), [-60, -10, 150, sea], enter(0, -220, 600), sweep(800, 280, 600)),
    put(words(placeName(place)), [0, -104, 16, bone], appear(0)),
    on(place, put(RING, [0, 0, 90, sea], light(200, 900, 0))),
    ...home(view, place, pieces, 250),
  ],
  // It walks from card to card, and what lay there is thrown off.
  wyrmMoved: ({ from, to, pieces }, { view }) => {
    const isNear = to > from;
    const at = (station: number) => -160 + station * 80;
    return [
      put(BOARD, [0, 0, 0], shake(0, 700, isNear ? 5 : 2)),
      ...Array.from({ length: STATIONS }, (_, i) =>
        put(
          picture(i === 0 ? drawings.lair : i === STATIONS - 1 ? drawings.door : footprint),
          [at(i), 64, 34, i <= to ? blood : ash],
          appear(0),
        ),
      ),
      going(
        stationSpot(to),
        1650,
        coming(
          stationSpot(from),
          put(
            picture(drawings.wyrm),
            [at(from), -6, 110, isNear ? blood : leaf],
            shake(300, 500, 5),
            fly(700, [at(to) - at(from), 0], 800),
          ),
          0,
          400,
        ),
        500,
      ),
      ...(isNear
        ? home(view, to >= 1 && to <= 3 ? `H${to}` : stationSpot(to), pieces, 900)
        : [put(row(drawings.star, 2, 200), [at(from), -70, 28, gold], fade(900, 400))]),
    ];
  },
  hexed: ({ hero, symbol }, { view }) => [
    coming(seatSpot(hero), put(seal(drawings[symbol]), [0, -4, 116, tintOf(view, hero)], shake(800, 500)), 0, 400),
    put(picture(drawings.hex), [40, 34, 78, violet], fall(350), throb(1050, 1)),
    put(words(nameOf(view, hero)), [0, -98, 17, bone], appear(0)),
    put(words(symbolName(symbol)), [0, 92, 16, bone], appear(400)),
    going(seatSpot(hero), 1600, put(picture(drawings.hex), [40, 34, 78, violet], appear(1600, 1))),
  ],
  wounded: ({ hero, number, from }, { view }) => [
    breaking(
      900,
      coming(
        from ?? `die-${hero}-${number}`,
        put(picture(drawings.die), [0, -4, 116, tintOf(view, hero)], shake(450, 450)),
        0,
        400,
      ),
    ),
    put(picture(drawings.wound), [0, -4, 96, blood], light(850, 900, 1)),
    put(words(nameOf(view, hero)), [0, -98, 17, bone], appear(0)),
  ],
  // Stars sink in, an eye opens, and out it jumps.
  activated: ({ by, familiar }, { view }) => [
    put(row(drawings.star, 2, 0, 120), [0, -80, 30, gold], fly(300, [0, 80], 400), fade(600, 150)),
    coming(
      `familiar-${familiar}`,
      put(picture(by === 0 ? drawings.chest : drawings.satchel), [0, 46, 100, ash], shake(500, 400, 4)),
      0,
      300,
    ),
    put(picture(eye), [0, 30, 40, gold], light(500, 500, 0)),
    put(
      picture(drawings[creatureOf(familiar)]),
      [0, -20, 104, tintOf(view, by)],
      rise(750, 400, 80),
      throb(1150, 1, 300),
    ),
    put(words(familiarName(familiar)), [0, 108, 18, bone], appear(800)),
  ],
  cardOpened: ({ place, card: id }) => {
    const isOrdeal = place.startsWith('H');
    const tint = isOrdeal ? gold : violet;
    return [
      first(put(picture(deck), [-140, 0, 70, ash], fade(0, 700, 0.25))),
      until(
        coming(
          deckSpot(isOrdeal),
          put(
            card('', null, isOrdeal ? drawings.heroes : drawings.spells, null),
            [0, -4, 190, tint],
            throb(330, 1, 440),
          ),
          0,
          320,
        ),
      ),
      put(RAYS, [0, -4, 250, tint], light(100, 1000, 0.5)),
      going(place, 750, put(isOrdeal ? ordealCard(id, 0) : spellCard(id, 0), [0, -4, 190, tint]), 430),
    ];
  },
  roundWon: ({ side, won, tally }) => [
    put(picture(side === 'heroes' ? gate : doors), [0, -20, 170, side === 'heroes' ? gold : violet], grow(300, 700)),
    put(
      picture(side === 'heroes' ? dawn : drawings.sorcerer),
      [0, -20, 240, side === 'heroes' ? gold : violet],
      appear(0, 900),
      fade(900, 700, 0.22),
    ),
    ...won.map((n, i) => put(row(drawings.shield, n, 1300), [i === 0 ? -110 : 110, 92, 30, i === 0 ? gold : violet])),
    ...[
      { sign: drawings.heroes, n: tally.ordeals, tint: gold },
      { sign: drawings.spells, n: tally.spells, tint: violet },
      { sign: drawings.awake, n: tally.wokenByHeroes + tally.wokenBySorcerer, tint: leaf },
      { sign: drawings.gust, n: tally.diceSwept, tint: sea },
    ].flatMap(({ sign, n, tint }, i, all) => {
      const x = beside(i, all.length, 90);
      return [
        put(picture(sign), [x - 14, 52, 24, tint], appear(900 + i * 100)),
        put(count(0, n, 900, 800), [x + 14, 52, 18, bone], appear(900 + i * 100)),
      ];
    }),
  ],
  gameWon: ({ side, won }) => [
    put(RAYS, [0, -14, 260, side === 'heroes' ? gold : violet], light(0, 1600, 0.6), spin(0, 4600, 60)),
    put(picture(laurels), [0, -14, 190, side === 'heroes' ? gold : violet], grow(500, 700)),
    put(picture(side === 'heroes' ? drawings.won : drawings.sorcerer), [0, -14, 100, bone], grow(200, 600)),
    ...won.map((n, i) =>
      put(row(drawings.shield, n, 1300, 250), [i === 0 ? -100 : 100, 98, 32, i === 0 ? gold : violet]),
    ),
  ],
};

export const scriptOf = scriptIn(SCRIPTS);
