import shackles from 'icon:breaking-chain';
import watching from 'icon:evil-eyes';
import flame from 'icon:flame';
import swords from 'icon:swords-emblem';
import tombstone from 'icon:tombstone';
import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import { must } from '@conjure/engine';
import { appear, burn, fade, fall, fly, grow, light, rise, shake, strike, sweep, throb } from '../../../stage/moves.ts';
import {
  breaking,
  card,
  coming,
  face,
  first,
  GLOW,
  going,
  inRow,
  motes,
  named,
  picture,
  plain,
  put,
  RAYS,
  RING,
  row,
  type Scripts,
  type StageScript,
  seatTint,
  sounding,
  TINTS,
  until,
  words,
} from '../../../stage/script.ts';
import { seatSpot } from '../../../stage/spot.ts';
import { drawings } from '../drawings.ts';
import { magicianName, spiritName } from '../names.ts';
import { spiritOf } from '../printed.ts';
import type { DemonsGreatMoment } from '../staging.ts';
import { mortal, rankSign, spiritPicture } from './pictures.ts';
import { lordSpot, spotOf } from './spots.ts';

const { gold, blood, bone, ash, violet } = TINTS;

/** The set of icons has no bars without somebody behind them. */
const gate = `<path fill="currentColor" d="M40 20h432v36H40zM40 456h432v36H40zM40 238h432v28H40z${[56, 144, 232, 320, 408].map((x) => `M${x} 20h40v472h-40z`).join('')}"/>`;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

type Call = Extract<DemonsEvent, { type: 'committed' }>;
const isCall = (event: { type: string }): event is Call => event.type === 'committed';

/** So many spirits a magician sees vanish, at most. */
export const LIGHTS = 6;

type Fight = 'fought' | 'cornered' | 'captured' | 'tortured' | 'freed' | 'died';

/** What comes of violence, from the blow to the grave. */
export const FIGHTS: Pick<Scripts<DemonsEvent, DemonsGreatMoment, DemonsView>, Fight> = {
  // The hex grows to a round; they come from where they stand, with the spirits they have called behind them: one lunges, one breaks,
  // and what was lost with it goes, too.
  fought: ({ attackers, attacker, defenders, defender, hex, attack, defence, result }, { inside, began, view }) => {
    const side = (seat: number | null, lords: readonly string[], role: 'attack' | 'defence') => ({
      spot: seat === null ? lordSpot(lords[0]) : spotOf(seat),
      is: seat === null ? mortal(lords[0]) : face(seat),
      tint: seat === null ? bone : seatTint(seat),
      others: (seat === null ? lords.slice(1) : lords).slice(0, 3),
      called: began.flatMap((one) => (isCall(one) && one.role === role ? one.spirits : [])).slice(0, 4),
    });
    const [left, right] = [side(attacker, attackers, 'attack'), side(defender, defenders, 'defence')];
    const isWon = result === 'Df' || result === 'Dx';
    const loses = isWon ? 1 : -1;
    const isCrushed = result === 'Dx' || result === 'Ax';
    const end = (line: ReturnType<typeof put>) => (isCrushed ? breaking(450, line) : line);
    const flight = isCrushed ? [] : [sweep(500, 150 * loses, 700)];
    const lost = inside.filter(({ type }) => type === 'released').length;
    const [host, foe] = [
      put(left.is, [-96, 0, 92, left.tint], strike(0, 78), ...(isWon ? [] : flight)),
      put(right.is, [96, 0, 92, right.tint], shake(200, 500, 4), ...(isWon ? flight : [])),
    ];
    const behind = ({ called, others, tint }: typeof left, way: -1 | 1): StageScript => [
      ...called.map((spirit, i) =>
        first(
          put(
            card(spiritPicture(spirit), spiritName(spirit), rankSign(spiritOf(view.options, spirit).rank), 0, gold),
            [way * (60 + i * 34), -62 + i * 5, 84, violet],
            rise(250 + i * 110, 400, 60),
          ),
        ),
      ),
      ...others.map((lord, i) =>
        first(coming(lordSpot(lord), put(mortal(lord), [way * (150 + i * 14), -30 + i * 44, 46, tint]), 150 + i * 90)),
      ),
    ];
    return [
      first(coming(hex, put(GLOW, [0, -4, 330, blood]), 0, 450)),
      first(coming(hex, put(RING, [0, -4, 214, bone]), 0, 450)),
      ...behind(left, -1),
      ...behind(right, 1),
      until(coming(left.spot, put(left.is, [-96, 0, 92, left.tint]))),
      until(coming(right.spot, put(right.is, [96, 0, 92, right.tint]))),
      first(put(picture(swords), [0, -8, 66, gold], grow(350))),
      first(put(plain(signed(attack - defence)), [0, 44, 26, gold], grow(600))),
      first(put(plain(`${attack}`), [-96, 66, 30, bone], appear(400))),
      first(put(plain(`${defence}`), [96, 66, 30, bone], appear(400))),
      isWon ? host : end(host),
      isWon ? end(foe) : foe,
      put(GLOW, [96 * loses, 0, 150, blood], light(250, 700, 0)),
      ...(lost > 0
        ? [put(row(flame, Math.min(lost, LIGHTS), 600), [96 * loses, -84, 26, blood], burn(1000, 700))]
        : []),
    ];
  },
  cornered: ({ by, mortal: lord }, cast) => [
    coming(lordSpot(lord), put(mortal(lord), [-90, 0, 96, bone])),
    coming(spotOf(by), put(face(by), [90, 0, 90, seatTint(by)], shake(700, 500, 4))),
    put(picture(watching), [90, -84, 60, blood], light(600, 900, 1)),
    put(words(named(cast, 'mortal')), [-90, 72, 14, bone], appear(400)),
    put(words(magicianName(cast.view, by)), [90, 72, 14, bone], appear(400)),
  ],
  captured: ({ by, captor, master }, cast) => {
    const ofSeat = (seat: number) => [spotOf(seat), face(seat)] as const;
    const [held, holder] =
      captor === null ? ofSeat(must(master ?? undefined, 'who took a captive')) : [lordSpot(captor), mortal(captor)];
    return [
      put(GLOW, [0, 0, 340, blood], light(700, 1300, 0.6)),
      coming(spotOf(by), put(face(by), [70, 0, 96, seatTint(by)], shake(850, 500, 4)), 0, 400),
      sounding('chain', 750, put(picture(gate), [70, 0, 146, ash], fall(400, 500, 200))),
      coming(held, put(holder, [-95, 0, 92, bone]), 1000, 450),
      put(words(named(cast, captor === null ? 'master' : 'captor')), [-95, 84, 15, bone], appear(1300)),
      put(words(magicianName(cast.view, by)), [70, 92, 15, bone], appear(1300)),
      going(held, 2600, put(picture(drawings.captive), [-10, 0, 54, gold], grow(1600)), 600),
      put(motes(10, 750, 700), [70, 60, 150, ash]),
    ];
  },
  tortured: ({ by, wounds, captor }, { view }) => [
    first(coming(captor === null ? spotOf(by) : lordSpot(captor), put(face(by), [0, 0, 92, seatTint(by)]))),
    first(put(picture(gate), [0, 0, 130, ash], fall(300))),
    first(put(words(magicianName(view, by)), [0, -92, 14, bone], appear(100))),
    wounds > 0
      ? going(seatSpot(by), 950, put(row(drawings.wound, wounds, 50, 200), [0, 92, 40, blood], shake(100, 500)), 500)
      : put(picture(drawings.lift), [0, 92, 40, gold], grow(100)),
  ],
  freed: ({ by }, { view, inside }) => {
    const steps = inside.find((one) => one.type === 'emerged') as { hex?: string } | undefined;
    const free = put(face(by), [0, 6, 100, seatTint(by)], throb(900, 1));
    return [
      steps?.hex ? going(steps.hex, 1900, free) : free,
      put(picture(gate), [0, 6, 146, ash], fly(300, [0, -210], 600), fade(450, 400)),
      breaking(300, put(picture(shackles), [0, 84, 60, ash], appear(0, 120))),
      put(RAYS, [0, 6, 240, gold], light(700, 1000), fade(1900, 400)),
      put(words(magicianName(view, by)), [0, -88, 15, bone], appear(1000)),
    ];
  },
  // Marks burn, spirits leave as lights, treasure falls where he lies.
  died: ({ by }, { view, inside }) => [
    until(coming(spotOf(by), put(face(by), [0, 0, 104, seatTint(by)], throb(380, 1, 420)), 0, 380)),
    put(face(by), [0, 0, 104, seatTint(by)], fade(0, 900), fly(0, [0, -70], 1400, 0.7)),
    put(GLOW, [0, 0, 300, ash], light(0, 1600, 0.5)),
    sounding('toll', 0, put(picture(tombstone), [0, 20, 130, ash], rise(400, 900, 70))),
    ...[0, 1, 2, 3].map((i) =>
      put(picture(drawings.curse), [inRow(i, 4, 40), 100, 28, blood], grow(i * 220), burn(1100 + i * 120)),
    ),
    ...inside
      .filter(({ type }) => type === 'released')
      .slice(0, LIGHTS)
      .map((_, i, all) =>
        put(
          GLOW,
          [inRow(i, all.length, 50), -20, 46, violet],
          appear(900 + i * 120),
          fly(1000 + i * 120, [0, -100], 1300, 0.5),
          fade(1500 + i * 120, 700),
        ),
      ),
    ...inside
      .filter((one): one is Extract<DemonsEvent, { type: 'loosened' }> => one.type === 'loosened')
      .slice(0, LIGHTS)
      .map(({ hex }, i, all) =>
        going(hex, 1900, put(picture(drawings.chest), [inRow(i, all.length, 44), 60, 30, gold], fall(1200 + i * 80))),
      ),
    put(words(magicianName(view, by)), [0, -92, 18, bone], appear(1300, 700)),
  ],
};
