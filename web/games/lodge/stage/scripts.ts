import ruin from 'icon:castle-ruins';
import petal from 'icon:flower-twirl';
import laurels from 'icon:laurels';
import portal from 'icon:magic-portal';
import moon from 'icon:moon';
import back from 'icon:rose';
import quest from 'icon:scroll-unfurled';
import thorns from 'icon:thorny-vine';
import type { Seat } from '@conjure/engine';
import { type LodgeEvent, type LodgeView, type Owner, schoolOf } from '@conjure/lodge/view';
import {
  appear,
  breaking,
  card,
  coming,
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
  type Prop,
  picture,
  plain,
  put,
  RAYS,
  RING,
  rise,
  type Scripts,
  scriptIn,
  seal,
  seatSpot,
  seatTint,
  shake,
  sink,
  sounding,
  spin,
  sway,
  TINTS,
  throb,
  until,
  words,
} from '../../../stage/script.ts';
import { creatureDrawing } from '../art/creatures.ts';
import { mageDrawing } from '../art/mages.ts';
import { roomDrawing } from '../art/rooms.ts';
import { signs } from '../art/signs.ts';
import { spellDrawing } from '../art/spells.ts';
import { drawings } from '../cards/drawings.ts';
import { cardName, creatureName, eventName, ownerName, questName, roomName, seatName } from '../names.ts';
import type { LodgeScene } from '../staging.ts';

const { gold, blood, bone, ash, violet, leaf, sea } = TINTS;
const ROSE = '#e0557f';

/** On the dark stage each school is a little brighter than on its cards. */
const SCHOOLS: { readonly [school: string]: string } = {
  destruction: '#c9512c',
  conspiracy: '#7c8a3c',
  divination: '#3c86bf',
  illusion: '#9462bd',
  necromancy: '#6b6b7c',
  transmutation: '#b08a22',
  personal: '#b83a70',
};
const schoolTint = (card: string): string => SCHOOLS[schoolOf(card)] ?? gold;

const mage = ({ seats }: LodgeView, seat: Seat): Prop => seal(mageDrawing(seats[seat].mage));
/** Where a mage stands in the house. */
const mageSpot = ({ seats }: LodgeView, seat: Seat): string => seats[seat].mage ?? '';
const ownerTint = (owner: Owner): string => (owner === 'rose' ? ROSE : seatTint(owner));
const owner = (view: LodgeView, who: Owner): Prop => (who === 'rose' ? seal(signs.rose) : mage(view, who));
const beside = (i: number, n: number, room: number): number => (i - (n - 1) / 2) * Math.min(room, 360 / n);

/** A spell leaves its slot, turns, and lights up in the colour of its school. */
const spell = (view: LodgeView, by: Seat, of: string, turns: number): Line[] => [
  coming(mageSpot(view, by), put(mage(view, by), [-140, 60, 70, seatTint(by)]), 0, 400),
  put(words(seatName(view, by)), [-140, 108, 13, bone], appear(0)),
  put(RAYS, [0, -4, 240, schoolTint(of)], light(turns + 350, 900, 0.5), spin(turns, 1200, 20)),
  sounding(
    'flip',
    turns,
    coming(
      mageSpot(view, by),
      put(card(spellDrawing(of), cardName(of), back, turns), [0, -4, 190, schoolTint(of)]),
      0,
      turns,
    ),
  ),
];

/** How many cubes each has there, and what they bring, in columns. */
const columns = (
  view: LodgeView,
  prizes: readonly { who: Owner; cubes: number; points: number }[],
  at: number,
): Line[] =>
  prizes.slice(0, 5).flatMap(({ who, cubes, points }, i, all): Line[] => {
    const x = beside(i, all.length, 78);
    return [
      put(owner(view, who), [x, 26, 44, ownerTint(who)], rise(at + i * 120)),
      put(plain(`${cubes}`), [x, 62, 15, bone], appear(at + i * 120)),
      who === 'rose'
        ? put(plain(`+${points}`), [x, 92, 22, gold], grow(at + 400 + i * 120))
        : going(seatSpot(who), at + 1000, put(plain(`+${points}`), [x, 92, 22, gold], grow(at + 400 + i * 120)), 500),
    ];
  });

const SCRIPTS: Scripts<LodgeEvent, LodgeScene, LodgeView> = {
  cast: ({ by, card: of }, { view }) => spell(view, by, of, 350),
  // What was under way stands still; nobody could tell the card from another before it turned.
  revealed: ({ by, card: of }, { view }) => [
    put(RING, [0, -4, 214, blood], light(0, 500, 0.8)),
    ...spell(view, by, of, 300),
    put(picture(signs.trap), [130, -60, 56, blood], grow(900)),
  ],
  // A gate, a shadow in it, and what steps out.
  familiarSummoned: ({ by, familiar }, { view }) => [
    first(put(picture(portal), [0, -8, 200, violet], grow(0, 700), spin(0, 1400, 40))),
    first(put(picture(creatureDrawing(familiar)), [0, -8, 90, '#120b16'], rise(400, 800, 50))),
    sounding('beast', 0, put(RAYS, [0, -8, 240, violet], light(0, 900, 0.5))),
    going(
      mageSpot(view, by),
      1750,
      put(picture(creatureDrawing(familiar)), [0, -8, 120, bone], grow(0, 500), throb(600, 1)),
      500,
    ),
    put(words(creatureName(familiar)), [0, 84, 20, gold], rise(300)),
    coming(mageSpot(view, by), put(mage(view, by), [-140, 50, 64, seatTint(by)], fly(1300, [70, -20], 400)), 500),
    put(picture(signs.join), [70, 60, 40, sea], grow(1500)),
  ],
  // The last cube falls; what each has dealt is counted, and goes to whoever it is for.
  defeated: ({ seat, trophy }, { view, inside }) => {
    const scored = inside.find(
      (one): one is Extract<LodgeEvent, { type: 'defeatScored' }> => one.type === 'defeatScored',
    );
    return [
      until(
        coming(mageSpot(view, seat), put(mage(view, seat), [0, -40, 110, seatTint(seat)], throb(380, 1, 420)), 0, 380),
      ),
      first(put(words(seatName(view, seat)), [0, -108, 17, bone], appear(0))),
      breaking(200, put(mage(view, seat), [0, -40, 110, seatTint(seat)], shake(0, 250))),
      put(picture(signs.defeat), [0, -44, 80, ash], rise(700, 600)),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        put(
          picture(petal),
          [beside(i, 6, 46), -60, 22, ROSE],
          appear(300),
          sway(300, 1900, 14),
          sink(700 + i * 120, 1300, 140),
        ),
      ),
      ...(scored ? columns(view, scored.prizes, 1300) : []),
      ...(trophy === 'nobody'
        ? []
        : [
            put(picture(drawings.trophy), [128, -60, 40, gold], fall(1300)),
            put(owner(view, trophy), [160, -60, 44, ownerTint(trophy)], enter(1500, 30)),
          ]),
    ];
  },
  saved: ({ by }, { view }) => shielded(view, by),
  unharmed: ({ by, familiar }, { view }) => [
    ...shielded(view, by),
    put(picture(creatureDrawing(familiar)), [120, 30, 80, bone], enter(200, 80)),
    put(words(creatureName(familiar)), [120, 84, 14, bone], appear(400)),
  ],
  roomDestroyed: ({ room, prizes }, { view }) => {
    const tile = view.rooms.find((one) => one.room === room)?.tile ?? '';
    return [
      on(room, put(RING, [0, 0, 96, blood], light(0, 900, 0.5))),
      breaking(800, coming(room, put(picture(roomDrawing(tile)), [0, -44, 100, bone], shake(350, 400, 6)), 0, 350)),
      sounding('crash', 800, put(picture(ruin), [0, -44, 90, ash], rise(1000))),
      put(picture(thorns), [0, -44, 110, ROSE], grow(1150, 600), fade(1700, 300, 0.35)),
      put(words(roomName(view, room)), [0, -108, 16, bone], appear(0)),
      ...columns(view, prizes, 1100),
    ];
  },
  moonRose: ({ moon: nth }, { view }) => [
    put(picture(moon), [0, -6, 150, '#f7efcf'], rise(0, 1400, 150)),
    put(RAYS, [0, -6, 240, '#f7efcf'], light(900, 1400, 0.35)),
    put(plain('I'.repeat(nth)), [0, 4, 34, '#5b4a1e'], appear(1000)),
    ...view.seats.map((_, seat) =>
      going(
        seatSpot(seat),
        2300,
        put(
          card('', null, back, null),
          [beside(seat, view.seats.length, 70), 92, 46, seatTint(seat)],
          rise(1200 + seat * 140, 500, 60),
        ),
      ),
    ),
  ],
  eventTurned: ({ event, power }) => [
    put(RING, [0, -6, 210, ROSE], grow(0, 600), spin(0, 2400, 60)),
    put(picture(signs.rose), [0, -6, 200, ROSE], grow(0, 700), fade(700, 500, 0.25)),
    coming('0,0', put(card(signs.rose, eventName(event), back, 550), [0, -6, 190, ROSE]), 50, 500),
    put(plain(`+${power}`), [150, -60, 30, ROSE], grow(1300)),
    put(picture(signs.rose), [150, -96, 36, ROSE], grow(1200)),
    put(picture(thorns), [-150, 20, 90, leaf], grow(1100), fade(1900, 500, 0.5)),
    put(picture(thorns), [150, 30, 90, leaf], grow(1250), fade(2000, 500, 0.5)),
  ],
  questSolved: ({ by, quest: which, power }, { view }) => [
    coming(mageSpot(view, by), put(mage(view, by), [-140, 40, 70, seatTint(by)]), 0, 400),
    put(card(quest, questName(which), back, 250), [0, -6, 180, gold], rise(0, 350, 80)),
    sounding('coin', 900, going(seatSpot(by), 1450, put(plain(`+${power}`), [130, -10, 40, gold], grow(900)), 500)),
    put(RAYS, [130, -10, 120, gold], light(1000)),
  ],
  // Row by row, and the marker of each climbs.
  finalScored: ({ prizes }, { view }) => [
    ...[quest, drawings.trophy, signs.activate, signs.crown].map((sign, nth) =>
      put(picture(sign), [-170, -92 + nth * 30, 24, gold], appear(400 + nth * 700)),
    ),
    ...prizes.flatMap(({ who, quests, trophies, tokens, crown, power }, i): Line[] => {
      const x = 26 + beside(i, prizes.length, 76);
      const rows = [quests, trophies, tokens, crown];
      return [
        put(owner(view, who), [x, 84, 46, ownerTint(who)], rise(0)),
        ...rows.map((n, nth) =>
          put(
            plain(n === 0 ? '–' : `+${n}`),
            [x, -92 + nth * 30, 19, n === 0 ? ash : bone],
            rise(400 + nth * 700, 300, 12),
          ),
        ),
        sounding('coin', 3100, put(plain(`${power}`), [x, 40, 26, gold], grow(3100 + i * 120))),
      ];
    }),
  ],
  gameOver: ({ winner }, { view }) => [
    put(RAYS, [0, -10, 260, ownerTint(winner)], light(200, 1600, 0.6), spin(0, 4600, 60)),
    put(picture(winner === 'rose' ? thorns : laurels), [0, -10, 200, winner === 'rose' ? ROSE : gold], grow(900, 700)),
    put(owner(view, winner), [0, -10, 110, ownerTint(winner)], grow(200, 700)),
    put(words(ownerName(view, winner)), [0, 104, 24, gold], rise(1300)),
    ...view.seats
      .filter(({ seat }) => seat !== winner)
      .map(({ seat }, i) =>
        put(
          mage(view, seat),
          [i % 2 === 0 ? -160 : 160, 60 - 60 * Math.floor(i / 2), 44, seatTint(seat)],
          appear(2200),
        ),
      ),
  ],
};

function shielded(view: LodgeView, by: Seat): Line[] {
  return [
    coming(mageSpot(view, by), put(mage(view, by), [0, -6, 104, seatTint(by)], throb(300, 1, 420)), 0, 300),
    put(picture(signs.wound), [0, -96, 40, blood], fall(300, 500, 40), fade(900, 300)),
    put(picture(signs.shield), [0, -6, 170, sea], grow(750)),
    put(words(seatName(view, by)), [0, 94, 16, bone], appear(0)),
  ];
}

export const scriptOf = scriptIn(SCRIPTS);
