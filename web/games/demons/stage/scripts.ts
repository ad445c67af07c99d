import shackles from 'icon:breaking-chain';
import watching from 'icon:evil-eyes';
import flame from 'icon:flame';
import laurels from 'icon:laurels';
import openChest from 'icon:open-treasure-chest';
import cushion from 'icon:pillow';
import puppet from 'icon:puppet';
import sunrise from 'icon:sunrise';
import purse from 'icon:swap-bag';
import swords from 'icon:swords-emblem';
import tombstone from 'icon:tombstone';
import tower from 'icon:tower-fall';
import map from 'icon:treasure-map';
import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import {
  appear,
  breaking,
  burn,
  card,
  count,
  enter,
  fade,
  fall,
  first,
  fly,
  grow,
  light,
  named,
  picture,
  plain,
  put,
  RAYS,
  RING,
  rise,
  row,
  type Script,
  type Scripts,
  scriptIn,
  seatTint,
  shake,
  sink,
  sounding,
  spin,
  strike,
  sweep,
  TINTS,
  throb,
  until,
  words,
} from '../../../stage/script.ts';
import { drawings } from '../drawings.ts';
import { magicianName, spiritName } from '../names.ts';
import { spiritOf } from '../printed.ts';
import type { DemonsScene } from '../staging.ts';
import { magician, mortal, rankSign, spiritPicture } from './pictures.ts';

/** The set of icons has no bars without somebody behind them. */
const gate = `<path fill="currentColor" d="M40 20h432v36H40zM40 456h432v36H40zM40 238h432v28H40z${[56, 144, 232, 320, 408].map((x) => `M${x} 20h40v472h-40z`).join('')}"/>`;

const { gold, blood, bone, ash, violet } = TINTS;

/** Of several, where each stands: side by side around the middle. */
const beside = (i: number, n: number, room: number): number => (i - (n - 1) / 2) * Math.min(room, 360 / n);

/** Ducats are counted in thousands. */
const DUCATS = 1000;

const SCRIPTS: Scripts<DemonsEvent, DemonsScene, DemonsView> = {
  // A chalk circle, and what answers in it.
  conjured: ({ by, rank, number }) => [
    first(put(RING, [0, -10, 190, bone], grow(0, 700), spin(0, 1600, 60))),
    first(put(picture(drawings.conjure), [0, -10, 150, violet], appear(250, 500), spin(250, 1400, -90))),
    first(put(magician(by), [-150, 60, 62, seatTint(by)], rise(0))),
    first(put(picture(rankSign(rank)), [150, -70, 46, gold], fall(200))),
    ...(number > 0
      ? [
          put(RAYS, [0, -10, 230, violet], light(0, 800), spin(0, 1500, 20)),
          put(row(rankSign(rank), Math.min(number, 6), 100), [0, -10, 30, gold]),
        ]
      : number < 0
        ? [put(row(drawings.curse, Math.min(-number, 4), 100), [0, -10, 40, blood])]
        : [put(picture(drawings.conjure), [0, -10, 150, ash], sink(0, 900, 20))]),
  ],
  turned: (event, { events, view }) =>
    events
      .filter((one): one is Extract<DemonsEvent, { type: 'turned' }> => one.type === 'turned')
      .slice(0, 6)
      .map(({ spirit, rank }, i, all) => {
        const { disposition } = spiritOf(view.options, spirit);
        const tint = { friendly: gold, neutral: ash, unfriendly: blood }[disposition];
        const at = 150 + i * 450;
        return sounding(
          'flip',
          at + 300,
          put(
            card(spiritPicture(spirit), spiritName(spirit), rankSign(rank), at + 300),
            [beside(i, all.length, 112), 0, all.length > 3 ? 116 : 150, tint],
            rise(at, 350, 90),
          ),
        );
      })
      .concat(put(words(named({ facts: { by: magicianName(view, event.by) } }, 'by')), [0, -106, 14, bone], appear(0))),
  dud: ({ by, spirit }, { view }) => {
    const { rank } = spiritOf(view.options, spirit);
    return [
      put(
        card(spiritPicture(spirit), spiritName(spirit), rankSign(rank), 250),
        [0, 0, 150, blood],
        rise(0),
        burn(1100, 900),
      ),
      put(picture(flame), [0, 40, 120, blood], rise(1000, 400), fade(1500, 500)),
      put(magician(by), [-150, 60, 56, seatTint(by)], appear(0)),
    ];
  },
  ringFound: ({ by }, { view }) => [
    until(put(card('', null, rankSign('King'), null), [0, 0, 150, gold], rise(0), throb(300, 1, 480))),
    put(RAYS, [0, -6, 240, gold], light(0, 1500, 0.6), spin(0, 3400, 50)),
    put(picture(drawings.ring), [0, -6, 140, gold], grow(0, 700), fly(2700, [-120, 88], 700, 0.3)),
    put(words({ key: 'ring' }), [0, -104, 22, gold], rise(900, 600)),
    put(magician(by), [-150, 92, 50, seatTint(by)], appear(2200)),
    put(words(magicianName(view, by)), [-80, 96, 13, bone], appear(2300)),
  ],
  cursed: ({ by, curses, averted }, { view }) => [
    put(magician(by), [0, 6, 92, seatTint(by)], shake(600, 700)),
    put(words(magicianName(view, by)), [0, -70, 15, bone], appear(0)),
    ...Array.from({ length: Math.min(curses, 4) }, (_, i) =>
      put(picture(drawings.curse), [beside(i, curses, 70), 84, 44, blood], fall(150 + i * 180), throb(700)),
    ),
    ...Array.from({ length: Math.min(averted, 4) }, (_, i) =>
      breaking(700 + i * 150, put(picture(drawings.curse), [120 + i * 24, -50, 40, ash], enter(100 + i * 100, 120))),
    ),
  ],
  // The lord's host and his: one lunges, one breaks.
  fought: ({ attackers, attacker, defenders, defender, attack, defence, result }) => {
    const left = attacker === null ? mortal(attackers[0] ?? '') : magician(attacker);
    const right = defender === null ? mortal(defenders[0] ?? '') : magician(defender);
    const tint = (seat: number | null) => (seat === null ? bone : seatTint(seat));
    const isWon = result === 'Df' || result === 'Dx';
    const loses = isWon ? 1 : -1;
    const isCrushed = result === 'Dx' || result === 'Ax';
    const end = (line: ReturnType<typeof put>) => (isCrushed ? breaking(450, line) : line);
    const flight = isCrushed ? [] : [sweep(500, 150 * loses, 700)];
    const [host, foe] = [
      put(left, [-100, -6, 92, tint(attacker)], strike(0, 70), ...(isWon ? [] : flight)),
      put(right, [100, -6, 92, tint(defender)], shake(200, 500, 4), ...(isWon ? flight : [])),
    ];
    return [
      until(put(left, [-100, -6, 92, tint(attacker)], enter(0, -90))),
      until(put(right, [100, -6, 92, tint(defender)], enter(0, 90))),
      first(put(picture(swords), [0, -6, 84, gold], grow(250))),
      first(put(plain(`${attack}`), [-100, 66, 30, bone], appear(300))),
      first(put(plain(`${defence}`), [100, 66, 30, bone], appear(300))),
      isWon ? host : end(host),
      isWon ? end(foe) : foe,
    ];
  },
  cornered: ({ by, mortal: lord }, cast) => [
    put(mortal(lord), [-90, 0, 96, bone], enter(0, -100)),
    put(magician(by), [90, 0, 86, seatTint(by)], shake(500, 500, 4)),
    put(picture(watching), [90, -82, 56, blood], light(500, 900, 1)),
    put(words(named(cast, 'mortal')), [-90, 72, 14, bone], appear(300)),
  ],
  captured: ({ by, captor, master }, cast) => [
    put(magician(by), [70, 0, 96, seatTint(by)], shake(450, 500, 4)),
    sounding('chain', 350, put(picture(gate), [70, 0, 140, ash], fall(0, 500, 200))),
    put(captor === null ? magician(master ?? 0) : mortal(captor), [-95, 0, 92, bone], enter(700, -100)),
    put(words(named(cast, captor === null ? 'master' : 'captor')), [-95, 84, 15, bone], appear(1000)),
    put(words(magicianName(cast.view, by)), [70, 92, 15, bone], appear(1000)),
  ],
  tortured: ({ by, wounds }, { view }) => [
    first(put(magician(by), [0, 0, 88, seatTint(by)], appear(0))),
    first(put(picture(gate), [0, 0, 126, ash], appear(0))),
    first(put(words(magicianName(view, by)), [0, -92, 14, bone], appear(100))),
    wounds > 0
      ? put(row(drawings.wound, wounds, 100, 260), [0, 92, 40, blood], shake(100, 500))
      : put(picture(drawings.lift), [0, 92, 40, gold], grow(100)),
  ],
  freed: ({ by }, { view }) => [
    put(magician(by), [0, 6, 96, seatTint(by)], throb(900, 1)),
    put(picture(gate), [0, 6, 140, ash], fly(300, [0, -210], 600), fade(450, 400)),
    breaking(300, put(picture(shackles), [0, 84, 60, ash], appear(0, 120))),
    put(RAYS, [0, 6, 220, gold], light(700, 1000)),
    put(words(magicianName(view, by)), [0, -88, 15, bone], appear(1000)),
  ],
  died: ({ by }, { view }) => [
    until(put(magician(by), [0, 0, 100, seatTint(by)], throb(0, 2, 420))),
    put(magician(by), [0, 0, 100, seatTint(by)], fade(0, 900), fly(0, [0, -70], 1400, 0.7)),
    sounding('toll', 0, put(picture(tombstone), [0, 20, 130, ash], rise(400, 900, 70))),
    ...[0, 1, 2, 3].map((i) =>
      put(picture(drawings.curse), [beside(i, 4, 40), 100, 28, blood], grow(i * 220), burn(1100 + i * 120)),
    ),
    put(words(magicianName(view, by)), [0, -92, 18, bone], appear(1300, 700)),
  ],
  seized: ({ success, needed }, cast) => [
    until(put(picture(drawings.chest), [0, -4, 130, gold], rise(0), shake(500, 400, 3))),
    first(put(words(named(cast, 'box')), [0, -96, 15, bone], appear(100))),
    first(put(plain(`≤ ${needed}`), [130, 0, 20, bone], appear(200))),
    ...(success
      ? [
          put(RAYS, [0, -4, 230, gold], light(0, 1000, 0.6)),
          put(picture(openChest), [0, -4, 140, gold], grow(0, 400)),
          sounding('coin', 400, put(row(drawings.coins, 5, 250, 110), [0, 90, 30, gold])),
        ]
      : [put(picture(drawings.chest), [0, -4, 130, ash], shake(0, 500), sink(900, 500, 20))]),
  ],
  fetched: ({ by, spirit, items }, { view }) => [
    put(picture(spiritPicture(spirit)), [-110, -10, 84, violet], enter(0, -80)),
    put(words(spiritName(spirit)), [-110, 70, 14, bone], appear(200)),
    put(picture(purse), [-60, 0, 64, gold], appear(300), fly(600, [140, 20], 800)),
    put(magician(by), [110, 10, 88, seatTint(by)], throb(1300, 1)),
    sounding('coin', 1400, put(row(drawings.coins, Math.min(items.length, 6), 1400), [110, 84, 26, gold])),
    put(words(magicianName(view, by)), [110, -56, 14, bone], appear(200)),
  ],
  familiar: ({ by, mortal: lord }, cast) => [
    put(picture(puppet), [0, -70, 74, seatTint(by)], fall(0)),
    put(magician(by), [-130, 20, 70, seatTint(by)], appear(0)),
    put(mortal(lord), [0, 34, 92, bone], rise(150), shake(700, 500, 4), fade(1200, 350)),
    put(mortal(lord), [0, 34, 92, seatTint(by)], appear(1200, 350)),
    put(words(named(cast, 'mortal')), [0, 102, 15, bone], appear(500)),
  ],
  quake: ({ by }) => [
    put(picture(drawings.powerE), [0, 0, 210, ash], grow(0, 900), shake(0, 1500, 6)),
    put(picture(drawings.powerE), [0, 0, 130, blood], grow(200, 700), shake(200, 1300, 8)),
    put(magician(by), [0, 0, 58, seatTint(by)], appear(0)),
  ],
  cityDestroyed: (_, cast) => [
    put(picture(tower), [0, -10, 150, bone], shake(0, 600, 6), sink(700, 900, 90)),
    put(picture(tower), [-90, 20, 90, ash], shake(100, 700, 5), sink(900, 700, 70)),
    put(picture(drawings.powerX), [0, 20, 140, ash], rise(1300, 700)),
    put(words(named(cast, 'city')), [0, 100, 18, bone], appear(400)),
  ],
  auctionCalled: ({ mortal: lord }, cast) => [
    put(mortal(lord), [-100, -10, 88, bone], enter(0, -80)),
    put(words(named(cast, 'mortal')), [-100, 56, 14, bone], appear(200)),
    put(picture(cushion), [90, 70, 84, violet], rise(300)),
    put(RAYS, [90, 0, 150, gold], light(700, 1200)),
    put(picture(drawings.ring), [90, 0, 74, gold], fall(500)),
  ],
  // All purses are alike until they open, and all open at once.
  bids: ({ bids }, { view }) =>
    bids.flatMap(({ by, value }, i): Script => {
      const x = beside(i, bids.length, 96);
      return [
        until(put(picture(purse), [x, 20, 60, ash], rise(0))),
        first(put(words(magicianName(view, by)), [x, 88, 13, bone], appear(0))),
        put(picture(drawings.coins), [x, 20, 60, gold], grow(0)),
        put(count(0, value * DUCATS, 100, 1100), [x, -50, 20, gold]),
      ];
    }),
  ringSold: ({ by, mortal: lord }, { view }) => [
    put(mortal(lord), [-110, 0, 84, bone], appear(0)),
    put(picture(purse), [90, 20, 48, gold], fly(200, [-190, 0], 800)),
    put(magician(by), [110, 0, 84, seatTint(by)], throb(1500, 1)),
    put(picture(drawings.ring), [-90, -20, 60, gold], fly(700, [190, 0], 900)),
    put(RAYS, [110, -16, 170, gold], light(1500, 900)),
    put(words(magicianName(view, by)), [110, 70, 15, bone], appear(1500)),
  ],
  ringUnsold: ({ tie }) => [
    put(picture(drawings.ring), [0, -10, 80, ash], shake(300, 600, 4), sink(1300, 600)),
    put(picture(drawings.auction), [0, 70, 60, bone], strike(300, 20)),
    ...(tie ? [-70, 70].map((x) => breaking(500, put(picture(purse), [x, 40, 54, ash], appear(0)))) : []),
  ],
  left: ({ by }, { view }) => [
    put(picture(sunrise), [0, 0, 170, gold], rise(0, 1200, 60)),
    put(magician(by), [-70, 50, 78, seatTint(by)], fly(400, [150, -40], 1500, 0.45)),
    put(row(drawings.chest, Math.min(view.magicians[by].treasures.length, 8), 500), [0, 98, 26, gold]),
    put(words(magicianName(view, by)), [0, -104, 16, bone], appear(300)),
  ],
  ended: ({ winners, nets }, { view }) => [
    put(picture(map), [0, 0, 220, ash], fade(0, 900, 0.16)),
    ...nets.flatMap((net, seat): Script => {
      const x = beside(seat, nets.length, 100);
      const at = 500 + seat * 350;
      const isWinner = winners.includes(seat);
      return [
        put(magician(seat), [x, -10, 64, seatTint(seat)], rise(at)),
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
