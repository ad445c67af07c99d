import swords from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import mist from 'icon:fog';
import grave from 'icon:hasty-grave';
import laurels from 'icon:laurels';
import hand from 'icon:raise-zombie';
import spark from 'icon:sparkles';
import book from 'icon:spell-book';
import banner from 'icon:tattered-banner';
import { type SorceryEvent, type SorceryView, spellIn } from '@conjure/sorcery/view';
import {
  appear,
  breaking,
  card,
  coming,
  count,
  enter,
  fade,
  fall,
  first,
  going,
  grow,
  type Line,
  light,
  named,
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
  strike,
  sway,
  TINTS,
  thread,
  throb,
  tip,
  until,
  words,
} from '../../../stage/script.ts';
import { cardDrawing } from '../art/cards.ts';
import { figureDrawing } from '../art/figures.ts';
import { signs } from '../art/signs.ts';
import { drawings } from '../cards/drawings.ts';
import { domainName, figureName, objectiveName, seatName, spellName } from '../names.ts';
import type { SorceryScene } from '../staging.ts';

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

const figure = ({ figures }: SorceryView, number: number): Prop => seal(figureDrawing(figures[number]?.figure ?? ''));
const tintOf = ({ figures }: SorceryView, number: number): string => seatTint(figures[number]?.owner ?? 0);
/** Where a figure stands on the field. */
const spotOf = (number: number): string => String(number);
const beside = (i: number, n: number, room: number): number => (i - (n - 1) / 2) * Math.min(room, 360 / n);

/** Figures file past: so many are seen of an army. */
const SEEN = 9;

const SCRIPTS: Scripts<SorceryEvent, SorceryScene, SorceryView> = {
  // Those who come are seen side by side, one host over the other.
  armyShown: (_, { view, facts, events }) => [
    put(picture(mist), [0, 20, 260, ash], fade(600, 1800, 0.12)),
    ...events
      .filter((one): one is Extract<SorceryEvent, { type: 'armyShown' }> => one.type === 'armyShown')
      .slice(0, 4)
      .flatMap(({ by, figures, cost }, nth, all): Line[] => {
        const tall = all.length === 1 ? 1 : all.length === 2 ? 0.7 : 0.4;
        const y = (nth - (all.length - 1) / 2) * (216 / all.length);
        const side = nth % 2 === 0 ? -1 : 1;
        return [
          coming(seatSpot(by), put(picture(flag), [-165, y - 10, 84 * tall, seatTint(by)])),
          put(words(seatName(view, by)), [-60, y - 46 * tall, 15, bone], appear(250)),
          put(count(0, cost, 300, 1400), [90, y - 46 * tall, 22, gold], appear(300)),
          ...figures
            .slice(0, SEEN)
            .map((kind, i, line) =>
              put(
                seal(figureDrawing(kind)),
                [24 + beside(i, line.length, 52), y + 16 * tall, 50 * tall, seatTint(by)],
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
      ...(sum === 12 ? [put(RAYS, [95, -6, 220, gold], light(250, 900, 0.6))] : []),
    ];
  },
  raised: ({ figure: who, by }, { view }) => [
    first(put(RING, [40, 46, 130, leaf], grow(0, 500), spin(0, 900, 40))),
    first(put(picture(grave), [40, 30, 90, ash], appear(0), shake(300, 500, 3))),
    first(coming(spotOf(by), put(figure(view, by), [-130, 0, 76, tintOf(view, by)]))),
    put(picture(hand), [40, 20, 96, leaf], rise(0, 500, 60), fade(700, 300)),
    put(RAYS, [40, 0, 210, leaf], light(400, 900, 0.5)),
    put(figure(view, who), [40, 0, 100, tintOf(view, who)], rise(600, 600, 80)),
    put(words(figureName(view, who)), [40, 90, 15, bone], appear(900)),
  ],
  eliminated: ({ figure: who, points }, { view, inside }) => [
    coming(spotOf(who), put(figure(view, who), [0, -4, 110, tintOf(view, who)], tip(450)), 0, 380),
    put(picture(signs.fall), [0, -30, 60, ash], rise(850, 400)),
    put(words(figureName(view, who)), [0, -98, 16, bone], appear(0)),
    going(
      seatSpot(view.figures[who]?.owner ?? 0),
      950,
      put(plain(`−${points}`), [110, -20, 30, blood], rise(650, 280)),
      430,
    ),
    ...(inside.some(({ type }) => type === 'bookDropped')
      ? [put(picture(book), [-90, 60, 60, gold], fall(800, 420))]
      : []),
  ],
  objectiveGained: ({ by, objective }, { view }) => [
    put(picture(signs.objective), [0, 60, 90, ash], appear(0)),
    coming(seatSpot(by), put(picture(flag), [10, -30, 100, seatTint(by)]), 250, 800),
    put(words(objectiveName(objective)), [0, -104, 16, bone], appear(0)),
    put(words(seatName(view, by)), [0, 106, 15, bone], appear(600)),
    ...view.seats.map(({ seat, objectives }, i, all) =>
      put(
        plain(`${objectives + (seat === by ? 1 : 0)}`),
        [beside(i, all.length, 260), 20, 36, seatTint(seat)],
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
        put(figure(view, number), [beside(i, all.length, 54), 76, 44, seatTint(seat)], fade(1000 + i * 100, 700, 0.25)),
      ),
  ],
  gameOver: ({ winner }, { view }) => [
    put(picture(mist), [0, 10, 300, ash], appear(0, 1200), fade(1600, 1200, 0.2)),
    ...view.seats.flatMap(({ seat, objectives, lost }, i, all): Line[] => {
      const x = beside(i, all.length, 200);
      const isWinner = winner === seat;
      return [
        put(picture(isWinner ? flag : banner), [x, -50, 80, seatTint(seat)], rise(300)),
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
  domainEntered: ({ domain }) => [
    put(picture(cardDrawing(domain)), [0, -10, 220, sea], enter(0, -260, 1200), sway(1200, 1400), fade(1300, 600, 0.3)),
    put(card(cardDrawing(domain), domainName(domain), mist, 500), [0, -6, 190, ash], rise(100, 500)),
  ],
  // The book opens, the card turns, and aims.
  spellCast: ({ by, spell, targets }, { view }) => [
    coming(spotOf(by), put(figure(view, by), [-130, 0, 82, tintOf(view, by)]), 0, 400),
    ...targets
      .slice(0, 6)
      .filter((one) => one !== by)
      .map((one) => put(thread(spotOf(by), spotOf(one)), [0, 0, 3, kindTint(spell)], appear(600, 400))),
    put(words(figureName(view, by)), [-130, 56, 12, bone], appear(0)),
    put(picture(book), [-130, 84, 40, ash], rise(0)),
    put(RAYS, [0, -6, 236, kindTint(spell)], light(700, 900, 0.5), spin(700, 1700, 20)),
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
      .flatMap((one, i, all): Line[] => [
        coming(
          spotOf(one),
          put(figure(view, one), [135, beside(i, all.length, 76), 62, tintOf(view, one)], shake(1500, 400, 4)),
          800,
          450,
        ),
        put(picture(spark), [135, beside(i, all.length, 76), 70, kindTint(spell)], light(1450, 700, 0)),
      ]),
  ],
  // Two wills against each other; the card breaks like glass, or bursts through.
  counterTried: ({ by, caster, spell, cast, counter, worked }, { view }) => {
    const shown = card(cardDrawing(spell), spellName(spell), book, 0);
    return [
      first(coming(spotOf(caster), put(figure(view, caster), [-140, 0, 82, tintOf(view, caster)]))),
      first(coming(spotOf(by), put(figure(view, by), [140, 0, 82, tintOf(view, by)]))),
      until(put(shown, [0, -6, 160, kindTint(spell)], appear(0), shake(300, 700, 3))),
      first(put(picture(swords), [0, 96, 30, gold], grow(200))),
      put(plain(`${cast.total}`), [-140, 74, 28, worked ? ash : gold], grow(0)),
      put(plain(`${counter.total}`), [140, 74, 28, worked ? gold : ash], grow(0)),
      ...(worked
        ? [
            breaking(300, put(shown, [0, -6, 160, kindTint(spell)])),
            put(picture(signs.countered), [0, -6, 110, leaf], grow(600)),
          ]
        : [
            put(RAYS, [0, -6, 240, kindTint(spell)], light(200, 1200, 0.5)),
            put(shown, [0, -6, 160, kindTint(spell)], throb(200, 1, 600)),
          ]),
    ];
  },
};

export const scriptOf = scriptIn(SCRIPTS);
