import swords from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import mist from 'icon:fog';
import grave from 'icon:hasty-grave';
import laurels from 'icon:laurels';
import hand from 'icon:raise-zombie';
import spark from 'icon:sparkles';
import book from 'icon:spell-book';
import banner from 'icon:tattered-banner';
import { domainIn, domainText, type SorceryEvent, type SorceryView, spellIn } from '@conjure/sorcery/view';
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
  strike,
  sway,
  throb,
  tip,
} from '../../../stage/moves.ts';
import {
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
import { cardDrawing } from '../art/cards.ts';
import { figureDrawing } from '../art/figures.ts';
import { signs } from '../art/signs.ts';
import { drawings } from '../cards/drawings.ts';
import { domainName, figureName, objectiveName, seatName, spellName } from '../names.ts';
import type { SorceryGreatMoment } from '../staging.ts';

const { gold, blood, bone, ash, leaf, sea } = TINTS;

/** What kind of spell it is shows in its colour, and in its corner. */
const KINDS: { readonly [kind: string]: string } = {
  sorcery: '#c9512c',
  enchantment: '#3c86bf',
  glyph: '#b08a22',
  illusion: '#9462bd',
  counterspell: '#4c9a5e',
};
const kindTint = (spell: string): string => KINDS[spellIn(spell).type] ?? gold;

const figure = ({ figures }: SorceryView, number: number): Prop => seal(figureDrawing(figures[number].figure));
const tintOf = ({ figures }: SorceryView, number: number): string => seatTint(figures[number].owner);
/** Where a figure stands on the field. */
const spotOf = (number: number): string => String(number);

/** What a figure cost whose fall is told with the count of points. */
const DEAR = 25;

/** Figures file past: so many are seen of an army. */
const SEEN = 9;

/** The colours of the weather, brighter than over the field. */
const SKIES: { readonly [domain: string]: string } = {
  hanging_smoke: '#b9b2a8',
  churned_earth: '#b98a4e',
  sheeting_rain: '#6fa8da',
  howling_gale: '#b8cdd6',
  scorching_noon: '#ffb84a',
  hard_frost: '#cfe9ff',
  magestone_tempest: '#c07be6',
  clear_heavens: '#9fd4ff',
  ley_drought: '#d9a660',
  resonant_ground: '#e6c27b',
};

interface Change {
  readonly number: number;
  readonly owner: number;
  readonly by: number;
}
/** What a domain does to the values of those on the field, as far as it is printed as a number. */
function changesOf({ figures }: SorceryView, domain: string): Change[] {
  const effects = domainIn(domain).effects as readonly Effect[];
  return figures.flatMap(({ number, owner, now }): Change[] => {
    const by = now ? effects.map((effect) => changeOf(effect, now)).find((change) => change !== 0) : 0;
    return by ? [{ number, owner, by }] : [];
  });
}
interface Effect {
  readonly op: string;
  readonly stat?: string;
  readonly delta?: number;
  readonly max?: number;
  readonly when?: string;
  readonly if?: string;
}
type Now = NonNullable<SorceryView['figures'][number]['now']>;
function changeOf({ op, stat, delta = 0, max = 0, when, if: only }: Effect, now: Now): number {
  if (op === 'cap' && only === undefined && (stat === 'speed' || stat === 'range')) return Math.min(0, max - now[stat]);
  return op === 'modify' && when === 'rangedAttack' && now.range > 0 ? delta : 0;
}

const SCRIPTS: Scripts<SorceryEvent, SorceryGreatMoment, SorceryView> = {
  // Those who come are seen side by side, one host over the other.
  armyShown: (_, { view, facts, events }) => [
    put(picture(mist), [0, 20, 260, ash], fade(600, 1800, 0.12)),
    ...events
      .filter((one): one is Extract<SorceryEvent, { type: 'armyShown' }> => one.type === 'armyShown')
      .slice(0, 4)
      .flatMap(({ by, figures, cost }, nth, all): StageLine[] => {
        const tall = all.length === 1 ? 1 : all.length === 2 ? 0.7 : 0.4;
        const y = (nth - (all.length - 1) / 2) * (216 / all.length);
        const side = nth % 2 === 0 ? -1 : 1;
        return [
          put(GLOW, [-150, y, 190 * tall, seatTint(by)], light(0, 900, 0.6)),
          coming(seatSpot(by), put(picture(flag), [-118, y - 26 * tall, 74 * tall, seatTint(by)])),
          coming(seatSpot(by), put(face(by), [-158, y + 6, 84 * tall, seatTint(by)])),
          put(words(seatName(view, by)), [-10, y - 46 * tall, 16, bone], appear(250)),
          put(count(0, cost, 300, 1400), [130, y - 46 * tall, 24, gold], appear(300)),
          ...figures
            .slice(0, SEEN)
            .map((kind, i, line) =>
              put(
                seal(figureDrawing(kind)),
                [40 + inRow(i, line.length, 46) * 0.8, y + 18 * tall, 54 * tall, seatTint(by)],
                enter(700 + i * 110, side * 90, 400),
              ),
            ),
        ];
      }),
    ...(events.length === 1 ? [put(words(named({ facts }, 'army')), [20, -100, 17, gold], rise(150))] : []),
  ],
  // A blow that hits, or is parried; the worst and the best throw show it.
  attacked: ({ by, form, dice, blows }, { view }) => {
    const [blow] = blows;
    const target = blow?.figure ?? by;
    const isHit = blow?.hit ?? false;
    const sum = dice.reduce((all, die) => all + die, 0);
    const way = form === 'close' ? signs.attack : drawings.ranged;
    const struck = put(
      figure(view, target),
      [95, -6, 96, tintOf(view, target)],
      ...(isHit ? [shake(250, 500, 7)] : [strike(200, 22, 420)]),
    );
    return [
      first(put(GLOW, [0, -6, 330, blood], grow(0, 600))),
      until(coming(spotOf(by), put(figure(view, by), [-95, -6, 96, tintOf(view, by)]))),
      until(coming(spotOf(target), put(figure(view, target), [95, -6, 96, tintOf(view, target)]))),
      first(put(thread(spotOf(by), spotOf(target)), [0, 0, 3, gold], appear(0))),
      first(put(picture(way), [0, -6, 58, gold], grow(200))),
      first(put(words(figureName(view, by)), [-95, 66, 12, bone], appear(200))),
      first(put(words(figureName(view, target)), [95, 66, 12, bone], appear(200))),
      put(
        figure(view, by),
        [-95, -6, 96, tintOf(view, by)],
        strike(0, form === 'close' ? 90 : 14),
        ...(sum === 2 ? [shake(400, 600, 8)] : []),
      ),
      struck,
      put(picture(isHit ? signs.hit : signs.miss), [95, -6, 84, isHit ? blood : sea], light(250, 900, 0.9)),
      ...(isHit ? [put(motes(10, 250, 700), [95, 10, 130, blood])] : []),
      ...(sum === 12 ? [put(RAYS, [95, -6, 240, gold], light(250, 900, 0.6))] : []),
    ];
  },
  raised: ({ figure: who, by }, { view }) => [
    first(put(GLOW, [40, 30, 280, leaf], grow(0, 600))),
    first(put(RING, [40, 46, 140, leaf], grow(0, 500), spin(0, 900, 40))),
    first(put(motes(12, 100, 1800), [40, 30, 150, leaf])),
    first(put(picture(grave), [40, 30, 90, ash], appear(0), shake(300, 500, 3))),
    first(coming(spotOf(by), put(figure(view, by), [-130, 0, 76, tintOf(view, by)]))),
    put(picture(hand), [40, 20, 96, leaf], rise(0, 500, 60), fade(700, 300)),
    put(RAYS, [40, 0, 210, leaf], light(400, 900, 0.5)),
    put(figure(view, who), [40, 0, 100, tintOf(view, who)], rise(600, 600, 80)),
    put(words(figureName(view, who)), [40, 90, 15, bone], appear(900)),
  ],
  // The dial stops at the skulls, it tips over, and its points go to the count of what is lost; what hung on it goes out.
  eliminated: ({ figure: who, points }, { view, inside }) => {
    const { owner } = view.figures[who];
    const { lost } = view.seats[owner];
    const isDear = points >= DEAR;
    return [
      put(GLOW, [0, 0, 260, blood], light(0, 700, 0.4)),
      put(RING, [0, -4, 136, ash], spin(0, 420, 120), fade(450, 300, 0.3)),
      coming(spotOf(who), put(figure(view, who), [0, -4, 110, tintOf(view, who)], tip(450)), 0, 380),
      put(picture(signs.fall), [0, -30, 60, bone], rise(850, 400)),
      put(motes(10, 800, 350), [0, 10, 120, ash]),
      put(words(figureName(view, who)), [0, -98, 17, bone], appear(0)),
      going(seatSpot(owner), 950, put(plain(`−${points}`), [110, -20, 32, blood], rise(650, 280)), 430),
      ...(isDear
        ? [
            put(GLOW, [0, 88, 120, seatTint(owner)], appear(1300)),
            put(face(owner), [-46, 88, 40, seatTint(owner)], rise(1300, 400)),
            put(count(lost, lost + points, 1450, 600), [16, 88, 24, blood], appear(1300)),
          ]
        : []),
      ...(inside.some(({ type }) => type === 'bookDropped')
        ? [
            put(GLOW, [-100, 60, 110, gold], light(800, 500, 0.6)),
            put(picture(book), [-100, 60, 60, gold], fall(800, 420)),
          ]
        : []),
    ];
  },
  objectiveGained: ({ by, objective }, { view }) => [
    put(RAYS, [0, -10, 280, seatTint(by)], light(500, 900, 0.5), spin(500, 1400, 20)),
    put(picture(signs.objective), [0, 50, 90, ash], appear(0), sink(200, 400, 30)),
    coming(seatSpot(by), put(picture(flag), [10, -20, 120, seatTint(by)]), 250, 800),
    put(words(objectiveName(objective)), [0, -104, 16, bone], appear(0)),
    put(words(seatName(view, by)), [0, 106, 15, bone], appear(600)),
    ...view.seats.map(({ seat, objectives }, i, all) =>
      put(
        plain(`${objectives + (seat === by ? 1 : 0)}`),
        [inRow(i, all.length, 260), 20, 36, seatTint(seat)],
        grow(1000),
      ),
    ),
  ],
  defeated: ({ seat, conceded }, { view }) => [
    conceded
      ? put(picture(banner), [0, -20, 130, seatTint(seat)], sink(700, 1200, 90))
      : breaking(700, put(picture(banner), [0, -20, 130, seatTint(seat)], shake(100, 600))),
    put(words(seatName(view, seat)), [0, -104, 18, bone], appear(0)),
    ...view.figures
      .filter(({ owner, where }) => owner === seat && where === 'field')
      .slice(0, 7)
      .map(({ number }, i, all) =>
        put(figure(view, number), [inRow(i, all.length, 54), 76, 44, seatTint(seat)], fade(1000 + i * 100, 700, 0.25)),
      ),
  ],
  gameOver: ({ winner }, { view }) => [
    put(picture(mist), [0, 10, 300, ash], appear(0, 1200), fade(1600, 1200, 0.2)),
    ...view.seats.flatMap(({ seat, objectives, lost }, i, all): StageLine[] => {
      const x = inRow(i, all.length, 200);
      const isWinner = winner === seat;
      return [
        put(picture(isWinner ? flag : banner), [x + 44, -64, 64, seatTint(seat)], rise(300)),
        put(face(seat), [x, -50, 78, seatTint(seat)], rise(300)),
        put(words(seatName(view, seat)), [x, 6, 15, bone], appear(400)),
        put(picture(signs.objective), [x - 22, 40, 24, gold], appear(900)),
        put(plain(`${objectives}`), [x + 12, 40, 20, bone], appear(900)),
        put(picture(signs.fall), [x - 22, 74, 24, ash], appear(1300)),
        put(plain(`${lost}`), [x + 12, 74, 20, bone], appear(1300)),
        ...(isWinner
          ? [
              put(picture(laurels), [x, -50, 124, gold], grow(2000)),
              put(RAYS, [x, -50, 190, gold], light(2000, 1400, 0.5)),
            ]
          : []),
      ];
    }),
  ],
  // Its weather moves in from one edge under a card as wide as the sky; whose values it changes shows by how much.
  domainEntered: ({ domain }, { view, viewer }) => {
    const tint = SKIES[domain] ?? sea;
    return [
      put(GLOW, [0, -20, 400, tint], light(0, 1400, 0.8)),
      ...[0, 1, 2, 3, 4].map((i) =>
        put(
          picture(i % 2 ? mist : cardDrawing(domain)),
          [-150 + i * 76, 18 + ((i * 37) % 50), 84 + ((i * 23) % 40), tint],
          enter(i * 110, -320, 1100),
          sway(1100, 1300, 14),
          fade(1200, 900, 0.35),
        ),
      ),
      put(motes(14, 500, 1800), [0, 20, 380, bone]),
      put(
        card(cardDrawing(domain), domainName(domain), mist, 500),
        [0, -26, 150, tint],
        fly(1150, [-140, -20], 350, 0.75),
        fall(100, 420, 120),
      ),
      ...domainText(domain)
        .slice(0, 1)
        .map((said) => put(words(said), [0, 84, 13, bone], appear(1200))),
      ...changesOf(view, domain)
        .slice(0, 14)
        .map(({ number, by, owner }) =>
          on(
            spotOf(number),
            put(
              plain(by < 0 ? `−${-by}` : `+${by}`),
              [0, -12, owner === viewer ? 15 : 12, by < 0 ? blood : leaf],
              rise(1400, 300, 10),
            ),
          ),
        ),
    ];
  },
  // The book opens, the card turns, and aims.
  spellCast: ({ by, spell, targets }, { view }) => [
    coming(spotOf(by), put(figure(view, by), [-130, 0, 82, tintOf(view, by)]), 0, 400),
    ...targets
      .slice(0, 6)
      .filter((one) => one !== by)
      .map((one) => put(thread(spotOf(by), spotOf(one)), [0, 0, 3, kindTint(spell)], appear(600, 400))),
    put(words(figureName(view, by)), [-130, 56, 12, bone], appear(0)),
    put(picture(book), [-130, 84, 40, ash], rise(0)),
    put(GLOW, [0, -6, 300, kindTint(spell)], light(300, 800, 0.7)),
    put(RAYS, [0, -6, 270, kindTint(spell)], light(700, 900, 0.5), spin(700, 1700, 20)),
    put(motes(12, 300, 1600), [0, 20, 220, kindTint(spell)]),
    sounding(
      'flip',
      300,
      put(
        card(cardDrawing(spell), spellName(spell), book, 300),
        [0, -6, 180, kindTint(spell)],
        rise(0, 350, 70),
        strike(1300, 24),
      ),
    ),
    ...targets
      .filter((one) => one !== by)
      .slice(0, 3)
      .flatMap((one, i, all): StageLine[] => [
        coming(
          spotOf(one),
          put(figure(view, one), [135, inRow(i, all.length, 76), 62, tintOf(view, one)], shake(1500, 400, 4)),
          800,
          450,
        ),
        put(picture(spark), [135, inRow(i, all.length, 76), 70, kindTint(spell)], light(1450, 700, 0)),
      ]),
  ],
  // Two wills against each other; the card breaks like glass, or bursts through.
  counterTried: ({ by, caster, spell, cast, counter, worked }, { view }) => {
    const shown = card(cardDrawing(spell), spellName(spell), book, 0);
    return [
      first(put(GLOW, [0, -6, 320, kindTint(spell)], grow(0, 600))),
      first(put(GLOW, [-150, 0, 190, tintOf(view, caster)], grow(0, 600))),
      first(put(GLOW, [150, 0, 190, tintOf(view, by)], grow(0, 600))),
      first(
        coming(spotOf(caster), put(figure(view, caster), [-146, -4, 86, tintOf(view, caster)], strike(600, 16, 420))),
      ),
      first(coming(spotOf(by), put(figure(view, by), [146, -4, 86, tintOf(view, by)], strike(600, -16, 420)))),
      first(put(words(figureName(view, caster)), [-146, 54, 11, bone], appear(200))),
      first(put(words(figureName(view, by)), [146, 54, 11, bone], appear(200))),
      first(put(motes(12, 200, 1000), [0, 10, 220, kindTint(spell)])),
      until(put(shown, [0, -6, 166, kindTint(spell)], appear(0), shake(300, 700, 3))),
      first(put(picture(swords), [0, 96, 30, gold], grow(200))),
      put(plain(`${cast.total}`), [-146, 80, 30, worked ? ash : gold], grow(0)),
      put(plain(`${counter.total}`), [146, 80, 30, worked ? gold : ash], grow(0)),
      ...(worked
        ? [
            put(RAYS, [0, -6, 300, bone], light(250, 800, 0)),
            breaking(300, put(shown, [0, -6, 166, kindTint(spell)])),
            put(picture(signs.countered), [0, -6, 110, leaf], grow(600)),
            put(motes(14, 300, 1100), [0, 10, 240, bone]),
          ]
        : [
            put(RAYS, [0, -6, 320, kindTint(spell)], light(200, 1200, 0.5)),
            put(shown, [0, -6, 166, kindTint(spell)], throb(200, 1, 600)),
          ]),
    ];
  },
};

export const scriptOf = scriptIn(SCRIPTS);
