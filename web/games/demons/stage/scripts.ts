import flame from 'icon:flame';
import laurels from 'icon:laurels';
import openChest from 'icon:open-treasure-chest';
import cushion from 'icon:pillow';
import puppet from 'icon:puppet';
import sunrise from 'icon:sunrise';
import purse from 'icon:swap-bag';
import tombstone from 'icon:tombstone';
import tower from 'icon:tower-fall';
import map from 'icon:treasure-map';
import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import {
  appear,
  burn,
  enter,
  fade,
  fall,
  fly,
  grow,
  light,
  rise,
  shake,
  sink,
  spin,
  strike,
  throb,
} from '../../../stage/moves.ts';
import {
  BOARD,
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
  named,
  on,
  picture,
  plain,
  put,
  RAYS,
  RING,
  row,
  type Scripts,
  type StageScript,
  scriptIn,
  seatTint,
  sounding,
  TINTS,
  thread,
  until,
  words,
} from '../../../stage/script.ts';
import { seatSpot } from '../../../stage/spot.ts';
import { drawings } from '../drawings.ts';
import { magicianName, spiritName } from '../names.ts';
import { spiritOf } from '../printed.ts';
import type { DemonsGreatMoment } from '../staging.ts';
import { FIGHTS, LIGHTS } from './fights.ts';
import { mortal, rankSign, spiritPicture } from './pictures.ts';
import { SIGNS } from './signs.ts';
import { lordSpot, spotOf } from './spots.ts';

const { gold, blood, bone, ash, violet } = TINTS;

/** What shines stands out from it. */
const NIGHT = '#120b16';

/** Ducats are counted in thousands. */
const DUCATS = 1000;

const strengthNote = (n: number) => ({ key: 'demons.pick.strength', facts: { n } });

const SCRIPTS: Scripts<DemonsEvent, DemonsGreatMoment, DemonsView> = {
  // A chalk circle around him, the pile of the rank, and what answers.
  conjured: ({ by, rank, number }) => [
    first(on(spotOf(by), put(RING, [0, 0, 108, bone], grow(0, 700), spin(0, 1600, 60)))),
    first(put(GLOW, [0, -14, 250, violet], grow(0, 900))),
    first(put(RING, [0, -14, 196, bone], grow(0, 700), spin(0, 1600, 60))),
    first(put(picture(drawings.conjure), [0, -14, 150, violet], appear(250, 500), spin(250, 1400, -90))),
    first(put(motes(12, 200, 1700), [0, -14, 190, violet])),
    first(coming(spotOf(by), put(face(by), [-150, 50, 70, seatTint(by)]), 0)),
    ...[0, 1, 2].map((i) =>
      first(put(card('', null, rankSign(rank), null), [152 + i * 5, -20 - i * 5, 92, violet], fall(150 + i * 90))),
    ),
    ...(number > 0
      ? [
          put(RAYS, [0, -14, 240, violet], light(0, 800), spin(0, 1500, 20)),
          put(motes(10, 0, 1000), [0, 10, 200, gold]),
          ...Array.from({ length: Math.min(number, 6) }, (_, i, all = Math.min(number, 6)) =>
            put(
              card('', null, rankSign(rank), null),
              [inRow(i, all, 52), -14, 76, violet],
              fly(0, [0, 0], 1),
              enter(100 + i * 110, 150 - inRow(i, all, 52), 420),
            ),
          ),
        ]
      : number < 0
        ? [
            put(GLOW, [0, -14, 220, blood], light(0, 900, 0.7)),
            put(row(drawings.curse, Math.min(-number, 4), 100), [0, -14, 52, blood], shake(300, 600, 4)),
          ]
        : [put(picture(drawings.conjure), [0, -14, 150, ash], sink(0, 900, 20))]),
  ],
  // Nobody can tell a card by its back.
  turned: (event, { events, view }) => [
    put(GLOW, [0, 0, 320, violet], light(100, 900, 0.6)),
    put(motes(12, 300, 1300), [0, 30, 300, gold]),
    ...events
      .filter((one): one is Extract<DemonsEvent, { type: 'turned' }> => one.type === 'turned')
      .slice(0, 6)
      .map(({ spirit, rank, by }, i, all) => {
        const { disposition, strength } = spiritOf(view.options, spirit);
        const rim = { friendly: gold, neutral: ash, unfriendly: blood }[disposition];
        const at = 100 + i * 400;
        return sounding(
          'flip',
          at + 350,
          going(
            seatSpot(by),
            980 + all.length * 450,
            coming(
              spotOf(by),
              put(
                card(spiritPicture(spirit), spiritName(spirit), rankSign(rank), at + 350, rim, strengthNote(strength)),
                [inRow(i, all.length, 124), 0, all.length > 3 ? 116 : 164, violet],
              ),
              at,
              420,
            ),
          ),
        );
      }),
    put(words(magicianName(view, event.by)), [0, -106, 15, bone], appear(0)),
  ],
  dud: ({ by, spirit }, { view }) => {
    const { rank, strength } = spiritOf(view.options, spirit);
    return [
      put(GLOW, [0, 10, 260, blood], light(700, 900, 0.5)),
      coming(
        spotOf(by),
        put(
          card(spiritPicture(spirit), spiritName(spirit), rankSign(rank), 450, blood, strengthNote(strength)),
          [0, 0, 164, violet],
          burn(1300, 800),
        ),
      ),
      ...[-34, 0, 34].map((x, i) =>
        put(
          picture(flame),
          [x, 52 - (i % 2) * 10, 70 + (i % 2) * 40, i % 2 ? gold : blood],
          rise(1150 + i * 70, 400),
          burn(1550, 500),
        ),
      ),
      put(motes(12, 1100, 900), [0, 10, 170, blood]),
      put(face(by), [-150, 60, 56, seatTint(by)], appear(0)),
    ];
  },
  ringFound: ({ by }, { view }) => [
    until(put(GLOW, [0, 0, 280, gold], throb(0, 2, 400))),
    until(put(card('', null, rankSign('King'), null), [0, 0, 164, violet], rise(0), throb(300, 1, 480))),
    put(RAYS, [0, -6, 300, gold], light(0, 1300, 0.75), fade(2600, 500), spin(0, 3400, 50)),
    put(RAYS, [0, -6, 230, bone], light(100, 1100, 0.5), fade(2600, 500), spin(0, 3400, -40)),
    put(motes(14, 200, 2600), [0, 20, 240, gold]),
    put(GLOW, [0, -6, 210, NIGHT], grow(0, 500), fade(2600, 500)),
    going(seatSpot(by), 2700, put(picture(drawings.ring), [0, -6, 140, gold], grow(0, 700), throb(1300, 1, 700)), 800),
    put(words({ key: 'ring' }), [0, -104, 24, gold], rise(900, 600)),
    coming(spotOf(by), put(face(by), [-150, 66, 66, seatTint(by)]), 1900),
    put(words(magicianName(view, by)), [-150, 108, 14, bone], appear(2200)),
  ],
  cursed: ({ by, curses, averted }, { view }) => [
    coming(spotOf(by), put(face(by), [0, 6, 92, seatTint(by)], shake(700, 700)), 0, 400),
    put(words(magicianName(view, by)), [0, -70, 15, bone], appear(0)),
    ...Array.from({ length: Math.min(curses, 4) }, (_, i) =>
      going(
        seatSpot(by),
        1600,
        put(picture(drawings.curse), [inRow(i, curses, 70), 84, 44, blood], fall(250 + i * 180), throb(800, 1)),
      ),
    ),
    ...Array.from({ length: Math.min(averted, 4) }, (_, i) =>
      breaking(700 + i * 150, put(picture(drawings.curse), [120 + i * 24, -50, 40, ash], enter(100 + i * 100, 120))),
    ),
  ],
  ...FIGHTS,
  seized: ({ by, spirit, success, needed }, cast) => [
    until(put(picture(drawings.chest), [0, -4, 130, gold], rise(0), shake(500, 400, 3))),
    first(coming(spotOf(by), put(face(by), [-140, 50, 66, seatTint(by)]))),
    first(put(picture(spiritPicture(spirit)), [-140, -50, 66, violet], appear(200))),
    first(put(words(named(cast, 'box')), [0, -98, 15, bone], appear(100))),
    first(put(plain(`≤ ${needed}`), [130, 0, 22, bone], appear(200))),
    ...(success
      ? [
          put(RAYS, [0, -4, 260, gold], light(0, 1000, 0.6), fade(1000, 500)),
          put(motes(12, 0, 900), [0, 0, 180, gold]),
          going(seatSpot(by), 1000, put(picture(openChest), [0, -4, 140, gold], grow(0, 400)), 500),
          sounding('coin', 300, put(row(drawings.coins, 5, 150, 90), [0, 90, 30, gold])),
        ]
      : [put(picture(drawings.chest), [0, -4, 130, ash], shake(0, 500), sink(900, 500, 20))]),
  ],
  fetched: ({ by, spirit, mortal: lord, items }, { view }) => [
    put(picture(spiritPicture(spirit)), [-110, -10, 88, violet], enter(0, -80)),
    put(words(spiritName(spirit)), [-110, 70, 14, bone], appear(200)),
    coming(lordSpot(lord), put(picture(purse), [0, 0, 64, gold]), 200, 700),
    put(face(by), [110, 10, 92, seatTint(by)], throb(1300, 1)),
    sounding(
      'coin',
      1200,
      going(seatSpot(by), 1700, put(row(drawings.coins, Math.min(items.length, 6), 1200), [110, 84, 26, gold])),
    ),
    put(words(magicianName(view, by)), [110, -56, 14, bone], appear(200)),
  ],
  // Threads from his hand to the lord, who takes his colour.
  familiar: ({ by, mortal: lord }, cast) => [
    put(thread(spotOf(by), lordSpot(lord)), [0, 0, 3, seatTint(by)], appear(0, 600)),
    on(lordSpot(lord), put(RING, [0, 0, 54, seatTint(by)], grow(600), spin(600, 1600, 90))),
    put(picture(puppet), [0, -78, 74, seatTint(by)], fall(0)),
    coming(spotOf(by), put(face(by), [-130, 20, 74, seatTint(by)])),
    coming(lordSpot(lord), put(mortal(lord), [0, 30, 96, bone], shake(700, 500, 4), fade(1200, 350)), 150),
    going(lordSpot(lord), 1950, put(mortal(lord), [0, 30, 96, seatTint(by)], appear(1200, 350))),
    put(words(named(cast, 'mortal')), [0, 102, 15, bone], appear(500)),
  ],
  // The map itself shakes; cracks run out from him, ring by ring.
  quake: ({ by }, { inside }) => [
    put(BOARD, [0, 0, 0], shake(0, 900, 6)),
    ...[60, 130, 200].map((size, i) => on(spotOf(by), put(RING, [0, 0, size, blood], light(i * 260, 900, 0.35)))),
    on(spotOf(by), put(picture(drawings.powerE), [0, 0, 120, blood], grow(0, 900), shake(0, 1500, 5))),
    on(spotOf(by), put(face(by), [0, 0, 40, seatTint(by)], appear(0))),
    ...inside
      .filter((one): one is Extract<DemonsEvent, { type: 'fled' }> => one.type === 'fled')
      .slice(0, LIGHTS)
      .map(({ mortal: lord }, i) =>
        on(lordSpot(lord), put(mortal(lord), [0, 0, 34, bone], shake(500 + i * 120, 700, 8))),
      ),
  ],
  cityDestroyed: ({ hex }, cast) => [
    put(BOARD, [0, 0, 0], shake(0, 800, 4)),
    on(hex, put(RING, [0, 0, 70, blood], light(200, 1200, 0.6))),
    put(picture(tower), [0, -10, 150, bone], shake(0, 600, 6), sink(700, 900, 90)),
    put(picture(tower), [-90, 20, 90, ash], shake(100, 700, 5), sink(900, 700, 70)),
    going(hex, 2000, put(picture(drawings.powerX), [0, 20, 140, ash], rise(1200, 600))),
    put(words(named(cast, 'city')), [0, 100, 18, bone], appear(400)),
  ],
  auctionCalled: ({ mortal: lord }, cast) => [
    coming(lordSpot(lord), put(mortal(lord), [-100, -10, 92, bone])),
    put(words(named(cast, 'mortal')), [-100, 56, 14, bone], appear(200)),
    put(picture(cushion), [90, 70, 84, violet], rise(300)),
    put(RAYS, [90, 0, 150, gold], light(700, 1200)),
    put(picture(drawings.ring), [90, 0, 74, gold], fall(500)),
  ],
  // All purses are alike until they open, and all open at once.
  bids: ({ bids }, { view }) =>
    bids.flatMap(({ by, value }, i): StageScript => {
      const x = inRow(i, bids.length, 96);
      return [
        until(coming(seatSpot(by), put(picture(purse), [x, 20, 60, ash]))),
        first(put(words(magicianName(view, by)), [x, 88, 13, bone], appear(0))),
        put(picture(drawings.coins), [x, 20, 60, gold], grow(0)),
        put(count(0, value * DUCATS, 100, 1100), [x, -50, 20, gold]),
      ];
    }),
  ringSold: ({ by, mortal: lord }, { view }) => [
    coming(lordSpot(lord), put(mortal(lord), [-110, 0, 88, bone])),
    put(picture(purse), [90, 20, 48, gold], fly(200, [-190, 0], 800)),
    put(face(by), [110, 0, 88, seatTint(by)], throb(1500, 1)),
    going(seatSpot(by), 2100, put(picture(drawings.ring), [110, -20, 60, gold], enter(700, -200, 900))),
    put(RAYS, [110, -16, 170, gold], light(1500, 900)),
    put(words(magicianName(view, by)), [110, 70, 15, bone], appear(1500)),
  ],
  ringUnsold: ({ tie }) => [
    put(picture(drawings.ring), [0, -10, 80, ash], shake(300, 600, 4), sink(1300, 600)),
    put(picture(drawings.auction), [0, 70, 60, bone], strike(300, 20)),
    ...(tie ? [-70, 70].map((x) => breaking(500, put(picture(purse), [x, 40, 54, ash], appear(0)))) : []),
  ],
  left: ({ by }, { view }) => [
    put(RAYS, [0, 0, 300, gold], light(300, 1400, 0.7)),
    put(picture(sunrise), [0, 0, 150, gold], rise(0, 1200, 60)),
    coming(spotOf(by), put(face(by), [-70, 50, 78, seatTint(by)], fly(600, [150, -40], 1300, 0.45))),
    put(row(drawings.chest, Math.min(view.magicians[by].treasures.length, 8), 500), [0, 98, 26, gold]),
    put(words(magicianName(view, by)), [0, -104, 16, bone], appear(300)),
  ],
  ended: ({ winners, nets }, { view }) => [
    put(picture(map), [0, 0, 220, ash], fade(0, 900, 0.16)),
    ...nets.flatMap((net, seat): StageScript => {
      const x = inRow(seat, nets.length, 100);
      const at = 500 + seat * 350;
      const isWinner = winners.includes(seat);
      return [
        put(face(seat), [x, -10, 64, seatTint(seat)], rise(at)),
        put(words(magicianName(view, seat)), [x, 44, 13, bone], appear(at)),
        net === null
          ? put(picture(tombstone), [x, 76, 34, ash], rise(at + 300))
          : put(count(0, net * DUCATS, at + 200, 900), [x, 76, 17, gold], appear(at + 200)),
        ...(isWinner
          ? [
              put(picture(laurels), [x, -10, 104, gold], grow(2700)),
              put(RAYS, [x, -10, 170, gold], light(2700, 1400, 0.5)),
            ]
          : []),
      ];
    }),
  ],
};

export const scriptOf = scriptIn(SCRIPTS);
export const signsOf = scriptIn(SIGNS);
