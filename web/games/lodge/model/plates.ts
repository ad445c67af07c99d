import type { Seat } from '@conjure/engine';
import {
  type EvocationView,
  type LodgeView,
  type Owner,
  PHYSICAL,
  type Prize,
  type SlotView,
} from '@conjure/lodge/view';
import { creatureName, letterOf, ownerName, roomName, seatName, type Words } from '../names.ts';
import { slotsOf, tallyOf } from './cubes.ts';
import { familiarOf } from './models.ts';

export interface CreaturePlate {
  readonly model: string;
  readonly creature: string;
  readonly name: string;
  readonly mode: EvocationView['mode'];
  readonly token: EvocationView['token'];
  readonly slots: readonly (Owner | null)[];
  /** All of it in a sentence. */
  readonly label: string;
}

/** A mage at a glance. */
export interface Plate {
  readonly seat: Seat;
  readonly mage: string | null;
  readonly name: string;
  readonly letter: string;
  readonly power: number;
  readonly crown: boolean;
  readonly acts: boolean;
  readonly isViewer: boolean;
  readonly inCell: boolean;
  readonly where: string;
  readonly life: readonly (Owner | null)[];
  readonly lifeLabel: string;
  readonly physical: { readonly ready: number; readonly of: number };
  readonly slots: readonly SlotView[];
  readonly hand: number;
  readonly trophies: number;
  readonly familiar: CreaturePlate | null;
  readonly evocations: readonly CreaturePlate[];
}

/** "7 of 11 slots: Nero 4, the Black Rose 3". */
export function describeCubes(view: LodgeView, cubes: readonly Owner[], of: number, { t, say }: Words): string {
  const who = tallyOf(cubes).map(({ who, n }) => ({
    key: 'lodge.tally',
    facts: { who: say(ownerName(view, who)), n },
  }));
  return t('lodge.cubes', { n: cubes.length, of, who });
}

export function creaturePlate(view: LodgeView, one: EvocationView, words: Words): CreaturePlate {
  const { t, say } = words;
  const name = say(creatureName(one.creature));
  const label = t('lodge.creature.said', {
    name,
    mode: one.mode ?? 'none',
    token: one.token ?? 'none',
    room: one.at === null ? 'none' : roomName(view, one.at),
    wounds: describeCubes(view, one.damage, one.health, words),
  });
  const { model, creature, mode, token } = one;
  return { model, creature, name, mode, token, slots: slotsOf(one.damage, one.health), label };
}

export function plateOf(view: LodgeView, seat: Seat, words: Words): Plate {
  const of = view.seats[seat];
  const name = words.say(seatName(view, seat));
  const familiar = familiarOf(of);
  return {
    seat,
    mage: of.mage,
    name,
    letter: letterOf(view, seat, words),
    power: of.power,
    crown: view.crown === seat,
    acts: view.turn?.seat === seat,
    isViewer: view.viewer === seat,
    inCell: of.at === 'cell',
    where: words.say(roomName(view, of.at)),
    life: slotsOf(of.damage, of.health),
    lifeLabel: describeCubes(view, of.damage, of.health, words),
    physical: { ready: of.physical, of: Math.max(PHYSICAL, of.physical) },
    slots: of.slots,
    hand: of.hand,
    trophies: of.trophies.reduce((sum, { n }) => sum + n, 0),
    familiar: familiar && creaturePlate(view, familiar, words),
    evocations: of.evocations.filter((one) => !one.familiar).map((one) => creaturePlate(view, one, words)),
  };
}

/** Who would get what, in a line: "Nero +4, Jaf’ar +2". Nothing where nobody would. */
export const describePrizes = (view: LodgeView, prizes: readonly Prize[], { t, say }: Words): string =>
  prizes
    .filter(({ points }) => points > 0)
    .map(({ who, points }) => t('lodge.prize', { who: say(ownerName(view, who)), points }))
    .join(', ');
