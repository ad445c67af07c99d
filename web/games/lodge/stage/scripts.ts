import ruin from 'icon:castle-ruins';
import petal from 'icon:flower-twirl';
import laurels from 'icon:laurels';
import portal from 'icon:magic-portal';
import moon from 'icon:moon';
import back from 'icon:rose';
import quest from 'icon:scroll-unfurled';
import thorns from 'icon:thorny-vine';
import { must, type Seat } from '@conjure/engine';
import { type LodgeEvent, type LodgeView, type Owner, schoolOf } from '@conjure/lodge/view';
import {
  appear,
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
  sway,
  throb,
} from '../../../stage/moves.ts';
import {
  BOARD,
  breaking,
  card,
  coming,
  face,
  first,
  GLOW,
  going,
  inRow,
  motes,
  on,
  type Prop,
  picture,
  plain,
  put,
  RAYS,
  RING,
  type Scripts,
  type StageLine,
  scriptIn,
  seal,
  seatTint,
  sounding,
  TINTS,
  thread,
  until,
  words,
} from '../../../stage/script.ts';
import { seatSpot } from '../../../stage/spot.ts';
import { creatureDrawing } from '../art/creatures.ts';
import { roomDrawing } from '../art/rooms.ts';
import { signs } from '../art/signs.ts';
import { spellDrawing } from '../art/spells.ts';
import { drawings } from '../cards/drawings.ts';
import { cardName, creatureName, eventName, ownerName, questName, roomName, seatName } from '../names.ts';
import type { LodgeGreatMoment } from '../staging.ts';

const { gold, blood, bone, ash, violet, leaf, sea } = TINTS;
const ROSE = '#e0557f';
const MOON = '#f7efcf';
const NIGHT = '#4a5aa8';

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

/** Where a mage stands in the Lodge. */
const mageSpot = ({ seats }: LodgeView, seat: Seat): string =>
  must(seats[seat].mage ?? undefined, 'the mage of seat', seat);
const ownerTint = (owner: Owner): string => (owner === 'rose' ? ROSE : seatTint(owner));
const owner = (who: Owner): Prop => (who === 'rose' ? seal(signs.rose) : face(who));

/** A cube as it lies on the sheets. */
const cube =
  '<path fill="currentColor" d="M256 40 440 140v220L256 470 72 360V140z"/><path fill="#fff" opacity=".35" d="M256 40 440 140 256 246 72 140z"/><path fill="#000" opacity=".25" d="M256 246 440 140v220L256 470z"/>';
/** So many are seen, at most. */
const CUBES = 6;

/** A spell leaves its slot, turns, and lights up in the colour of its school. */
const spell = (view: LodgeView, by: Seat, of: string, turns: number, x: number): StageLine[] => [
  put(GLOW, [x, -4, 300, schoolTint(of)], light(turns, 700, 0.7)),
  coming(mageSpot(view, by), put(face(by), [-146, 54, 74, seatTint(by)]), 0, 400),
  put(words(seatName(view, by)), [-146, 104, 13, bone], appear(0)),
  put(RAYS, [x, -4, 270, schoolTint(of)], light(turns + 250, 800, 0.5), spin(turns, 1200, 20)),
  put(motes(12, turns, 900), [x, 20, 230, schoolTint(of)]),
  sounding(
    'flip',
    turns,
    coming(
      mageSpot(view, by),
      put(card(spellDrawing(of), cardName(of), back, turns), [x, -4, 190, schoolTint(of)]),
      0,
      turns,
    ),
  ),
];

const isA =
  <type extends LodgeEvent['type']>(type: type) =>
  (event: { readonly type: string }): event is Extract<LodgeEvent, { type: type }> =>
    event.type === type;

/** It runs from the card to whom it means, and there cubes fall, one after the other. */
const struck = (
  view: LodgeView,
  from: string,
  tint: string,
  inside: readonly { readonly type: string }[],
  at: number,
): StageLine[] => {
  const blows = inside.filter(isA('damaged'));
  const targets = [
    ...new Set([...inside.filter(isA('attacked')).flatMap((one) => one.targets), ...blows.map(({ model }) => model)]),
  ];
  return [
    ...targets
      .slice(0, 4)
      .flatMap((model): StageLine[] => [
        put(thread(from, model), [0, 0, 3, tint], appear(at - 300, 300)),
        on(model, put(GLOW, [0, 0, 60, tint], light(at, 450, 0.3))),
      ]),
    ...blows.slice(0, 3).flatMap(({ model, dealer, n, lost }): StageLine[] => {
      const seat = view.seats.find(({ mage }) => mage === model);
      const after = seat && seat.damage.length + n - lost;
      return [
        ...Array.from({ length: Math.min(n, CUBES) }, (_, i) =>
          going(
            model,
            at + i * 60,
            put(
              picture(cube),
              [-60 + (i % 3) * 24, -70 + Math.floor(i / 3) * 26, 22, ownerTint(dealer)],
              grow(at - 260, 240),
            ),
            260,
          ),
        ),
        ...(seat
          ? [
              put(
                plain(`${Math.min(after ?? 0, seat.health)} / ${seat.health}`),
                [-40, 96, 26, blood],
                grow(at + 60, 300),
              ),
            ]
          : []),
      ];
    }),
  ];
};

/** How many cubes each has there, and what they bring, in columns. */
const columns = (prizes: readonly { who: Owner; cubes: number; points: number }[], at: number): StageLine[] =>
  prizes.slice(0, 5).flatMap(({ who, cubes, points }, i, all): StageLine[] => {
    const x = inRow(i, all.length, 78);
    return [
      put(owner(who), [x, 22, 44, ownerTint(who)], rise(at + i * 120)),
      put(plain(`${cubes}`), [x + 30, 62, 15, bone], appear(at + i * 120)),
      // Cubes stand in a column, the prize drops on it and walks to the owner's place on the band of Power.
      ...Array.from({ length: Math.min(cubes, CUBES) }, (_, k) =>
        put(
          picture(cube),
          [x - 15 + (k % 3) * 15, 62 - Math.floor(k / 3) * 11, 14, ownerTint(who)],
          fall(at + k * 40, 300, 50),
        ),
      ),
      going(
        String(who),
        at + 1000,
        put(plain(`+${points}`), [x, 92, 24, gold], fall(at + 400 + i * 120, 400, 40)),
        500,
      ),
    ];
  });

const SCRIPTS: Scripts<LodgeEvent, LodgeGreatMoment, LodgeView> = {
  cast: ({ by, card: of }, { view, inside }) => [
    ...spell(view, by, of, 300, 112),
    ...struck(view, mageSpot(view, by), schoolTint(of), inside, 1050),
  ],
  // What was under way hangs in the air; nobody could tell the card from another before it turned; what is left of it falls.
  revealed: ({ by, card: of }, { view, inside }) => {
    const reduced = inside.find(isA('reduced'));
    const isBroken = inside.some(isA('cancelled'));
    const [caught, left] = reduced ? [reduced.n, reduced.left] : [0, 0];
    const at = (i: number) => [104 + (i % 3) * 28, -34 + Math.floor(i / 3) * 30] as const;
    return [
      put(RING, [132, -18, 110, blood], light(0, 500, 0.8), ...(isBroken ? [fade(1300, 300)] : [])),
      ...spell(view, by, of, 500, -30),
      ...Array.from({ length: Math.min(caught + left, CUBES) }, (_, i): StageLine => {
        const [x, y] = at(i);
        const hangs = put(picture(cube), [x, y, 26, blood], appear(0, 150), sway(150, 1000, 2));
        return i < caught ? breaking(1350 + i * 90, hangs) : going(mageSpot(view, by), 1800, hangs, 450);
      }),
      ...(reduced
        ? [
            put(picture(signs.shield), [132, -18, 96, sea], grow(1050)),
            put(plain(`−${caught}`), [132, 52, 26, sea], rise(1350, 300)),
          ]
        : [put(picture(signs.trap), [132, -18, 72, blood], grow(900))]),
      ...(isBroken ? [breaking(1300, put(picture(signs.activate), [132, -18, 70, ash], appear(0)))] : []),
      ...struck(view, mageSpot(view, by), schoolTint(of), inside, 1600),
    ];
  },
  // A gate, a shadow in it, and what steps out.
  familiarSummoned: ({ by, familiar }, { view }) => [
    first(put(GLOW, [0, -8, 320, violet], grow(0, 700))),
    first(put(RING, [0, -8, 216, violet], grow(0, 700), spin(0, 2600, 90))),
    first(put(picture(portal), [0, -8, 170, violet], grow(100, 700))),
    first(put(motes(14, 200, 2200), [0, 10, 230, violet])),
    first(put(picture(creatureDrawing(familiar)), [0, -8, 110, '#120b16'], rise(400, 700, 50))),
    sounding('beast', 0, put(RAYS, [0, -8, 300, violet], light(0, 900, 0.5))),
    put(GLOW, [0, -8, 220, '#120b16'], appear(0, 400)),
    going(
      mageSpot(view, by),
      1750,
      put(picture(creatureDrawing(familiar)), [0, -8, 150, bone], grow(0, 500), throb(600, 1)),
      500,
    ),
    put(words(creatureName(familiar)), [0, 92, 22, gold], rise(300)),
    coming(mageSpot(view, by), put(face(by), [-150, 50, 68, seatTint(by)], fly(1300, [70, -20], 400)), 500),
    put(picture(signs.join), [76, 62, 40, sea], grow(1500, 380)),
  ],
  // The last cube falls; what each has dealt is counted, and goes to whoever it is for.
  defeated: ({ seat, trophy }, { view, inside }) => {
    const scored = inside.find(
      (one): one is Extract<LodgeEvent, { type: 'defeatScored' }> => one.type === 'defeatScored',
    );
    return [
      until(coming(mageSpot(view, seat), put(face(seat), [0, -40, 110, seatTint(seat)], throb(380, 1, 420)), 0, 380)),
      first(put(words(seatName(view, seat)), [0, -108, 17, bone], appear(0))),
      put(GLOW, [0, -40, 260, ROSE], light(100, 1300, 0.4)),
      breaking(200, put(face(seat), [0, -40, 110, seatTint(seat)], shake(0, 250))),
      put(picture(signs.defeat), [0, -44, 80, ash], rise(700, 600)),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        put(
          picture(petal),
          [inRow(i, 6, 46), -60, 22, ROSE],
          appear(300),
          sway(300, 1900, 14),
          sink(700 + i * 120, 1300, 140),
        ),
      ),
      ...(scored ? columns(scored.prizes, 1300) : []),
      ...(trophy === 'nobody'
        ? []
        : [
            put(picture(drawings.trophy), [128, -60, 40, gold], fall(1300)),
            put(owner(trophy), [160, -60, 44, ownerTint(trophy)], enter(1500, 30)),
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
    const found = view.rooms.find((one) => one.room === room);
    const { tile } = must(found, 'room', room);
    return [
      put(GLOW, [0, -44, 280, ROSE], light(600, 1200, 0.5)),
      on(room, put(RING, [0, 0, 96, blood], light(0, 900, 0.5))),
      on(room, put(picture(thorns), [0, 0, 60, ROSE], grow(1150, 600))),
      put(BOARD, [0, 0, 0], shake(700, 500, 4)),
      put(motes(12, 800, 1000), [0, -10, 150, ash]),
      breaking(800, coming(room, put(picture(roomDrawing(tile)), [0, -44, 100, bone], shake(350, 400, 6)), 0, 350)),
      sounding('crash', 800, put(picture(ruin), [0, -44, 90, ash], rise(1000))),
      put(picture(thorns), [0, -44, 110, ROSE], grow(1150, 600), fade(1700, 300, 0.35)),
      put(words(roomName(view, room)), [0, -108, 16, bone], appear(0)),
      ...columns(prizes, 1100),
    ];
  },
  moonRose: ({ moon: nth }, { view }) => [
    put(GLOW, [0, -6, 400, NIGHT], appear(0, 900)),
    put(GLOW, [0, -6, 230, MOON], rise(0, 1400, 150), fade(1400, 300, 0.6)),
    put(picture(moon), [0, -6, 150, MOON], rise(0, 1400, 150)),
    put(RAYS, [0, -6, 280, MOON], light(900, 1400, 0.35)),
    put(motes(14, 300, 2300), [0, 10, 360, MOON]),
    put(plain('I'.repeat(nth)), [14, -2, 32, MOON], appear(1000)),
    ...view.seats.map((_, seat) =>
      going(
        seatSpot(seat),
        2300,
        put(
          card('', null, back, null),
          [inRow(seat, view.seats.length, 70), 92, 46, seatTint(seat)],
          rise(1200 + seat * 140, 500, 60),
        ),
      ),
    ),
  ],
  // The card comes from the heart of the Rose; vines run to all that it touches.
  eventTurned: ({ event, power }, { inside }) => {
    const touched = [
      ...new Set([
        ...inside.filter(isA('instability')).map(({ room }) => room),
        ...inside.filter(isA('damaged')).map(({ model }) => model),
      ]),
    ].slice(0, 8);
    return [
      put(GLOW, [0, -6, 320, ROSE], light(0, 1000, 0.7)),
      put(RING, [0, -6, 214, ROSE], grow(0, 600), spin(0, 2400, 60)),
      put(picture(signs.rose), [0, -6, 200, ROSE], grow(0, 700), fade(700, 500, 0.25)),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        put(
          picture(petal),
          [inRow(i, 6, 56), -70, 20, ROSE],
          appear(200 + i * 90),
          sway(200, 2200, 16),
          sink(500 + i * 160, 1600, 150),
        ),
      ),
      coming(
        '0,0',
        put(
          card(signs.rose, eventName(event), back, 550),
          [0, -6, 196, ROSE],
          ...(touched.length > 0 ? [fly(1250, [-120, -6], 350, 0.8)] : []),
        ),
        50,
        500,
      ),
      put(plain(`+${power}`), [150, -56, 30, ROSE], grow(1300)),
      put(picture(signs.rose), [150, -94, 38, ROSE], grow(1200)),
      ...touched.flatMap((where): StageLine[] => [
        put(thread('0,0', where), [0, 0, 4, leaf], appear(1500, 400)),
        on(where, put(picture(thorns), [0, 0, 34, leaf], grow(1750))),
        on(where, put(picture(cube), [10, -12, 14, ROSE], fall(1950, 400, 40))),
      ]),
    ];
  },
  questSolved: ({ by, quest: which, power }, { view }) => [
    coming(mageSpot(view, by), put(face(by), [-140, 40, 70, seatTint(by)]), 0, 400),
    put(card(quest, questName(which), back, 250), [0, -6, 180, gold], rise(0, 350, 80)),
    sounding('coin', 900, going(String(by), 1450, put(plain(`+${power}`), [130, -10, 40, gold], grow(900)), 500)),
    put(RAYS, [130, -10, 150, gold], light(900, 600), fade(1450, 400)),
    put(GLOW, [0, -6, 260, gold], light(200, 700, 0.5)),
    put(motes(10, 400, 1100), [0, 20, 200, gold]),
  ],
  // Row by row, and the marker of each climbs.
  finalScored: ({ prizes }) => [
    ...[quest, drawings.trophy, signs.activate, signs.crown].map((sign, nth) =>
      put(picture(sign), [-170, -92 + nth * 30, 24, gold], appear(400 + nth * 700)),
    ),
    ...prizes.flatMap(({ who, quests, trophies, tokens, crown, power }, i): StageLine[] => {
      const x = 26 + inRow(i, prizes.length, 76);
      const rows = [quests, trophies, tokens, crown];
      return [
        put(owner(who), [x, 84, 46, ownerTint(who)], rise(0)),
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
    put(owner(winner), [0, -10, 110, ownerTint(winner)], grow(200, 700)),
    put(words(ownerName(view, winner)), [0, 104, 24, gold], rise(1300)),
    ...view.seats
      .filter(({ seat }) => seat !== winner)
      .map(({ seat }, i) =>
        put(face(seat), [i % 2 === 0 ? -160 : 160, 60 - 60 * Math.floor(i / 2), 44, seatTint(seat)], appear(2200)),
      ),
  ],
};

function shielded(view: LodgeView, by: Seat): StageLine[] {
  return [
    coming(mageSpot(view, by), put(face(by), [0, -6, 104, seatTint(by)], throb(300, 1, 420)), 0, 300),
    put(picture(signs.wound), [0, -96, 40, blood], fall(300, 500, 40), fade(900, 300)),
    put(picture(signs.shield), [0, -6, 170, sea], grow(750)),
    put(words(seatName(view, by)), [0, 94, 16, bone], appear(0)),
  ];
}

export const scriptOf = scriptIn(SCRIPTS);
