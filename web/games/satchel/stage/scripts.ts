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
  breaking,
  card,
  count,
  enter,
  fade,
  fall,
  first,
  fly,
  grow,
  type Line,
  light,
  picture,
  plain,
  put,
  RAYS,
  rise,
  row,
  type Scripts,
  scriptIn,
  seal,
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
  brown: '#c08a52',
  blue: '#5b9bd6',
  yellow: '#e8c24a',
  white: '#efe9dc',
};
const tintOf = ({ seats }: SatchelView, seat: Seat): string => OWNERS[seats[seat]?.id ?? ''] ?? violet;
const nameOf = ({ seats }: SatchelView, seat: Seat) => personName(seats[seat]?.id ?? '');
const beside = (i: number, n: number, room: number): number => (i - (n - 1) / 2) * Math.min(room, 360 / n);

const ordealCard = (id: string, at: number) => card(artOf(id), cardName('ordeal', id), drawings.heroes, at);
const spellCard = (id: string, at: number) => card(artOf(id), cardName('spell', id), drawings.spells, at);

/** Pieces are thrown home. */
const home = (view: SatchelView, pieces: readonly Piece[], at: number): Line[] =>
  pieces
    .slice(0, 8)
    .map((piece, i, all) =>
      put(
        picture('familiar' in piece ? drawings[creatureOf(piece.familiar)] : drawings.die),
        [beside(i, all.length, 46), 20, 34, tintOf(view, piece.by)],
        sweep(at + i * 90, 230, 800),
      ),
    );

/** How far the Wyrm has come: lair, three cards, the deck. */
const STATIONS = 4;

const SCRIPTS: Scripts<SatchelEvent, SatchelScene, SatchelView> = {
  roundOpened: ({ ordeals, spells, ordealsLeft, spellsLeft }) => [
    put(picture(tower), [0, 0, 260, ash], fade(0, 1200, 0.16)),
    put(plain(`${ordealsLeft}`), [-165, 60, 30, gold], grow(200)),
    put(plain(`${spellsLeft}`), [-165, -60, 30, violet], grow(200)),
    ...spells
      .slice(0, 3)
      .map((id, i) =>
        sounding(
          'card',
          500 + i * 120,
          put(spellCard(id, 500 + i * 120), [-70 + i * 92, -60, 108, violet], rise(i * 80)),
        ),
      ),
    ...ordeals
      .slice(0, 3)
      .map((id, i) =>
        sounding(
          'card',
          860 + i * 120,
          put(ordealCard(id, 860 + i * 120), [-70 + i * 92, 60, 108, gold], rise(200 + i * 80)),
        ),
      ),
  ],
  swept: ({ place, pieces }, { view }) => [
    put(picture(drawings.gust), [-60, -10, 150, sea], enter(0, -220, 700), sweep(800, 280, 600)),
    put(words(placeName(place)), [0, -104, 16, bone], appear(0)),
    ...home(view, pieces, 400),
  ],
  wyrmMoved: ({ from, to, pieces }, { view }) => {
    const isNear = to > from;
    const at = (station: number) => -135 + station * 90;
    return [
      ...Array.from({ length: STATIONS }, (_, i) =>
        put(picture(i === 0 ? drawings.lair : footprint), [at(i), 64, 34, i <= to ? blood : ash], appear(0)),
      ),
      put(
        picture(drawings.wyrm),
        [at(from), -6, 110, isNear ? blood : leaf],
        shake(0, 600, 5),
        fly(500, [at(to) - at(from), 0], 900),
      ),
      ...(isNear
        ? home(view, pieces, 900)
        : [put(row(drawings.star, 2, 200), [at(from), -70, 28, gold], fade(900, 400))]),
    ];
  },
  hexed: ({ hero, symbol }, { view }) => [
    put(seal(drawings[symbol]), [0, -4, 110, tintOf(view, hero)], shake(600, 500)),
    put(picture(drawings.hex), [40, 34, 74, violet], fall(200), throb(900, 1)),
    put(words(nameOf(view, hero)), [0, -98, 17, bone], appear(0)),
    put(words(symbolName(symbol)), [0, 92, 16, bone], appear(400)),
  ],
  wounded: ({ hero }, { view }) => [
    breaking(700, put(picture(drawings.die), [0, -4, 110, tintOf(view, hero)], shake(200, 500))),
    put(picture(drawings.wound), [0, -4, 90, blood], light(600, 900, 1)),
    put(words(nameOf(view, hero)), [0, -98, 17, bone], appear(0)),
  ],
  // Stars sink in, an eye opens, and out it jumps.
  activated: ({ by, familiar }, { view }) => [
    put(row(drawings.star, 2, 0, 120), [0, -80, 30, gold], fly(300, [0, 80], 400), fade(600, 150)),
    put(picture(drawings.satchel), [0, 46, 100, ash], shake(500, 400, 4)),
    put(picture(eye), [0, 30, 40, gold], light(500, 500, 0)),
    put(
      picture(drawings[creatureOf(familiar)]),
      [0, -20, 100, tintOf(view, by)],
      rise(750, 450, 80),
      throb(1150, 1, 300),
    ),
    put(words(familiarName(familiar)), [0, 108, 18, bone], appear(800)),
  ],
  cardOpened: ({ place, card: id }) => {
    const isOrdeal = place.startsWith('H');
    return [
      first(put(picture(deck), [-140, 0, 70, ash], fade(0, 700, 0.25))),
      until(
        put(
          card('', null, isOrdeal ? drawings.heroes : drawings.spells, null),
          [0, -4, 190, isOrdeal ? gold : violet],
          rise(0),
          throb(300, 1, 460),
        ),
      ),
      put(RAYS, [0, -4, 250, isOrdeal ? gold : violet], light(100, 1000, 0.5)),
      put(isOrdeal ? ordealCard(id, 0) : spellCard(id, 0), [0, -4, 190, isOrdeal ? gold : violet]),
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
    ...Object.values(tally)
      .slice(0, 4)
      .map((n, i, all) => put(count(0, n, 900, 800), [beside(i, all.length, 90), 52, 18, bone], appear(900 + i * 100))),
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
