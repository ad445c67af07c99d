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
import { appear, enter, fade, fall, fly, grow, light, rise, shake, spin, sweep, throb } from '../../../stage/moves.ts';
import {
  BOARD,
  bar,
  breaking,
  card,
  coming,
  count,
  face,
  first,
  GLOW,
  going,
  inRow,
  motes,
  on,
  picture,
  plain,
  put,
  RAYS,
  RING,
  row,
  type Scripts,
  type StageLine,
  scriptIn,
  seal,
  sounding,
  TINTS,
  until,
  words,
} from '../../../stage/script.ts';
import { seatSpot } from '../../../stage/spot.ts';
import { artOf } from '../art/index.ts';
import { creatureOf, drawings } from '../drawings.ts';
import { cardName, familiarName, personName, placeName, symbolName } from '../names.ts';
import type { SatchelGreatMoment } from '../staging.ts';

const { gold, blood, bone, ash, violet, leaf, sea } = TINTS;

/** The heroes' own colours, a little brighter than their pieces are on the table. */
const OWNERS: { readonly [id: string]: string } = {
  green: '#5cb877',
  brown: '#a8703a',
  blue: '#5b9bd6',
  yellow: '#e8c24a',
  white: '#efe9dc',
};
const tintOf = ({ seats }: SatchelView, seat: Seat): string => OWNERS[seats[seat].id] ?? violet;
const nameOf = ({ seats }: SatchelView, seat: Seat) => personName(seats[seat].id);

const ordealCard = (id: string, at: number) => card(artOf(id), cardName('ordeal', id), drawings.heroes, at);
const spellCard = (id: string, at: number) => card(artOf(id), cardName('spell', id), drawings.spells, at);

/** Pieces are thrown off a card, each to whom it belongs. */
const home = (view: SatchelView, from: string, pieces: readonly Piece[], at: number): StageLine[] =>
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
            [inRow(i, all.length, 52), 24, 38, tintOf(view, piece.by)],
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

const SCRIPTS: Scripts<SatchelEvent, SatchelGreatMoment, SatchelView> = {
  // Down the stairs: both decks with their numbers; cards turn in a wave, and are laid where they will lie; familiars curl up at home.
  roundOpened: ({ ordeals, spells, ordealsLeft, spellsLeft }, { view }) => {
    const laid = (ids: readonly string[], isOrdeal: boolean, y: number, from: number): StageLine[] =>
      ids.slice(0, 3).map((id, i) => {
        const at = from + i * 100;
        const shown = isOrdeal ? ordealCard(id, at) : spellCard(id, at);
        const line = put(shown, [-64 + i * 84, y, 100, isOrdeal ? gold : violet]);
        const way = coming(deckSpot(isOrdeal), line, i * 80 + from - 500, 450);
        return sounding('card', at, going(`${isOrdeal ? 'H' : 'S'}${i + 1}`, 2100 + i * 60, way, 500));
      });
    const asleep = view.seats.flatMap(({ seat, familiars }) => familiars.map(({ familiar }) => ({ seat, familiar })));
    return [
      put(GLOW, [20, -58, 320, violet], light(300, 900, 0.5)),
      put(GLOW, [20, 58, 320, gold], light(600, 900, 0.5)),
      put(picture(tower), [0, 0, 260, ash], fade(0, 1200, 0.16)),
      ...[
        { y: 58, n: ordealsLeft, sign: drawings.heroes, tint: gold },
        { y: -58, n: spellsLeft, sign: drawings.spells, tint: violet },
      ].flatMap(({ y, n, sign, tint }) => [
        put(card('', null, sign, null), [-160, y, 92, tint], fall(0, 420)),
        put(plain(`${n}`), [-160, y, 34, bone], grow(350)),
      ]),
      ...laid(spells, false, -58, 500),
      ...laid(ordeals, true, 58, 800),
      ...asleep.slice(0, 6).flatMap(({ seat, familiar }, i, all): StageLine[] => {
        const y = (i - (all.length - 1) / 2) * Math.min(48, 210 / all.length);
        const line = put(
          picture(drawings[creatureOf(familiar)]),
          [158, y, 34, tintOf(view, seat)],
          rise(1400 + i * 90, 300, 16),
        );
        return [
          sounding('chirp', 1400 + i * 90, going(`familiar-${familiar}`, 2150, line, 450)),
          put(picture(drawings.asleep), [180, y - 14, 14, bone], appear(1600 + i * 90, 200), fade(2150, 300)),
        ];
      }),
      put(words({ key: 'satchel.hint.start' }), [0, 0, 12, bone], appear(1900)),
    ];
  },
  swept: ({ place, pieces }, { view }) => [
    put(GLOW, [0, -10, 340, sea], light(0, 900, 0.4)),
    ...[-26, 22].map((y, i) =>
      put(
        picture(drawings.gust),
        [-60 - i * 50, y, 120 - i * 40, sea],
        enter(i * 90, -220, 600),
        sweep(750 + i * 60, 280, 600),
      ),
    ),
    put(motes(12, 100, 1100), [0, 20, 360, bone]),
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
      put(GLOW, [at(to), -6, 260, isNear ? blood : leaf], light(700, 900, 0.7)),
      ...(isNear ? [put(motes(14, 300, 1500), [at(to), 20, 180, blood])] : []),
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
            [at(from), -10, 124, isNear ? blood : leaf],
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
    put(GLOW, [0, 0, 300, violet], light(300, 1000, 0.6)),
    put(RING, [0, -4, 180, violet], grow(300, 500), spin(300, 1700, 90)),
    coming(seatSpot(hero), put(face(hero), [-130, 30, 72, tintOf(view, hero)])),
    coming(seatSpot(hero), put(seal(drawings[symbol]), [0, -4, 116, tintOf(view, hero)], shake(800, 500)), 0, 400),
    put(picture(drawings.hex), [40, 34, 78, violet], fall(350), throb(1050, 1)),
    put(words(nameOf(view, hero)), [0, -98, 17, bone], appear(0)),
    put(words(symbolName(symbol)), [0, 92, 16, bone], appear(400)),
    going(seatSpot(hero), 1600, put(picture(drawings.hex), [40, 34, 78, violet], appear(1600, 1))),
  ],
  wounded: ({ hero, number, from }, { view }) => [
    put(GLOW, [0, 0, 300, blood], light(800, 900, 0.5)),
    coming(seatSpot(hero), put(face(hero), [-130, 30, 72, tintOf(view, hero)])),
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
    put(GLOW, [0, 0, 280, tintOf(view, by)], light(500, 800, 0.6)),
    put(RAYS, [0, -16, 240, gold], light(700, 700, 0.5)),
    put(motes(12, 500, 900), [0, 20, 180, gold]),
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
      first(put(GLOW, [0, -4, 320, tint], throb(0, 2, 400))),
      put(RAYS, [0, -4, 290, tint], light(100, 800, 0.6), fade(900, 250)),
      put(motes(12, 100, 900), [0, 20, 240, tint]),
      going(place, 750, put(isOrdeal ? ordealCard(id, 0) : spellCard(id, 0), [0, -4, 190, tint]), 430),
    ];
  },
  // The side that won is in the light: out of the gate, or behind shut doors; by dawn both decks are measured. Then the count.
  roundWon: ({ side, cause, won, tally }, { view }) => {
    const isHeroes = side === 'heroes';
    const tint = isHeroes ? gold : violet;
    const winners = view.seats.filter((seat) => seat.side === side);
    const share = ({ left, began }: { left: number; began: number }) => (began > 0 ? left / began : 0);
    const columns = [
      {
        x: -140,
        tint: gold,
        rows: [
          [drawings.heroes, tally.ordeals],
          [drawings.awake, tally.wokenByHeroes],
        ],
      },
      {
        x: 140,
        tint: violet,
        rows: [
          [drawings.spells, tally.spells],
          [drawings.awake, tally.wokenBySorcerer],
          [drawings.gust, tally.diceSwept],
        ],
      },
    ] as const;
    return [
      put(RAYS, [0, -30, 330, tint], light(100, 1200, 0.6), spin(100, 2600, 24)),
      put(
        picture(cause === 'dawn' ? dawn : isHeroes ? gate : doors),
        [0, -34, 130, tint],
        isHeroes ? grow(200, 700) : fall(200, 600),
      ),
      put(motes(14, 300, 1900), [0, 0, 260, tint]),
      ...winners
        .slice(0, 4)
        .map(({ seat }, i, all) =>
          coming(
            seatSpot(seat),
            put(
              face(seat),
              [inRow(i, all.length, 54), isHeroes ? 44 : -34, isHeroes ? 48 : 76, tintOf(view, seat)],
              throb(1100 + i * 90, 1, 300),
            ),
            400 + i * 90,
          ),
        ),
      ...(cause === 'dawn'
        ? [
            put(bar(share(view.decks.heroes), 900), [-56, 88, 96, gold], appear(700)),
            put(bar(share(view.decks.sorcerer), 900), [56, 88, 96, violet], appear(700)),
          ]
        : []),
      ...won.map((n, i) =>
        put(row(drawings.shield, n, 1500), [i === 0 ? -140 : 140, 104, 28, i === 0 ? gold : violet]),
      ),
      ...columns.flatMap(({ x, tint: own, rows }) =>
        rows.flatMap(([sign, n = 0], i): StageLine[] => [
          put(picture(sign), [x - 18, -60 + i * 40, 26, own], rise(900 + i * 150, 300, 14)),
          put(count(0, n, 1000 + i * 150, 600), [x + 18, -60 + i * 40, 22, bone], appear(900 + i * 150)),
        ]),
      ),
    ];
  },
  gameWon: ({ side, won }, { view }) => [
    put(motes(14, 300, 3600), [0, 10, 320, side === 'heroes' ? gold : violet]),
    ...view.seats
      .filter((seat) => seat.side === side)
      .slice(0, 4)
      .map(({ seat }, i) =>
        put(
          face(seat),
          [(i % 2 === 0 ? -1 : 1) * 150, -50 + Math.floor(i / 2) * 74, 62, tintOf(view, seat)],
          rise(1500 + i * 150),
        ),
      ),
    put(RAYS, [0, -14, 320, side === 'heroes' ? gold : violet], light(0, 1600, 0.6), spin(0, 4600, 60)),
    put(picture(laurels), [0, -14, 190, side === 'heroes' ? gold : violet], grow(500, 700)),
    put(picture(side === 'heroes' ? drawings.won : drawings.sorcerer), [0, -14, 100, bone], grow(200, 600)),
    ...won.map((n, i) =>
      put(row(drawings.shield, n, 1300, 250), [i === 0 ? -100 : 100, 98, 32, i === 0 ? gold : violet]),
    ),
  ],
};

export const scriptOf = scriptIn(SCRIPTS);
