import brokenHeart from 'icon:broken-heart';
import castle from 'icon:castle';
import crown from 'icon:crown';
import evilWings from 'icon:evil-wings';
import exitDoor from 'icon:exit-door';
import forest from 'icon:forest';
import lockedChest from 'icon:locked-chest';
import magnifyingGlass from 'icon:magnifying-glass';
import mailedFist from 'icon:mailed-fist';
import peaks from 'icon:peaks';
import pentacle from 'icon:pentacle';
import wizardFace from 'icon:wizard-face';
import type { DemonsView } from '@conjure/demons/view';
import type { OpenQuestion } from '@conjure/host';
import type { First } from '../../first/picture.ts';
import { stepsBetween } from './model/places.ts';
import { isHex, printed } from './printed.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'land',
    label: 'demons.first.1',
    parts: [
      { icon: peaks, at: [58, 44], size: 58, tone: 'pale' },
      { icon: forest, at: [150, 140], size: 54, tone: 'pale' },
      { icon: castle, at: [36, 140], size: 46, tone: 'ink' },
      { is: 'way', at: [86, 104], size: 0, by: [150, -14], tone: 'cool' },
      { icon: exitDoor, at: [266, 84], size: 58, tone: 'good' },
      { is: 'piece', icon: wizardFace, at: [86, 104], size: 50, tone: 'cool', moves: 'go', by: [136, -14] },
      { is: 'piece', icon: lockedChest, at: [118, 126], size: 32, tone: 'gold', moves: 'go', by: [130, -14] },
    ],
  },
  {
    ground: 'land',
    label: 'demons.first.2',
    parts: [
      { icon: peaks, at: [262, 36], size: 52, tone: 'pale' },
      { icon: castle, at: [210, 66], size: 84, tone: 'ink' },
      { is: 'counter', icon: crown, at: [210, 118], size: 50, tone: 'bad', moves: 'shake' },
      { is: 'way', at: [180, 118], size: 0, by: [-94, 6], tone: 'bad' },
      { is: 'piece', icon: wizardFace, at: [62, 122], size: 50, tone: 'cool' },
      { icon: magnifyingGlass, at: [118, 66], size: 44, tone: 'accent', moves: 'go', by: [-40, 24] },
      { icon: mailedFist, at: [100, 112], size: 46, tone: 'bad', moves: 'come', by: [60, 0] },
      { icon: brokenHeart, at: [36, 88], size: 30, tone: 'bad', moves: 'come', after: 3 },
    ],
  },
  {
    ground: 'land',
    label: 'demons.first.3',
    parts: [
      { icon: pentacle, at: [156, 96], size: 150, tone: 'accent' },
      { is: 'piece', icon: wizardFace, at: [50, 122], size: 50, tone: 'cool' },
      { is: 'back', icon: pentacle, at: [156, 92], size: 116, tone: 'accent' },
      { is: 'card', icon: evilWings, at: [156, 92], size: 116, tone: 'gold', moves: 'turn' },
      {
        is: 'piece',
        icon: lockedChest,
        at: [256, 122],
        size: 46,
        tone: 'gold',
        moves: 'come',
        by: [-70, -20],
        after: 3,
      },
    ],
  },
];

/** The questions that a newcomer is told something about. */
export const COACHED: First['COACHED'] = {
  shield: 'demons.coach.shield',
  place: 'demons.coach.place',
};

/** As many as `demons.coach.first` speaks of: a scenario, which begins with fewer, is none to be told that. */
const DUKES = 25;

export const coached: NonNullable<First['coached']> = ({ kind }, view) =>
  kind === 'first' && (view as DemonsView).piles.Duke === DUKES ? 'demons.coach.first' : null;

/** Where to come in: on open ground, as far from the lords as can be. */
function entry({ options }: OpenQuestion, { mortals }: DemonsView): string | null {
  const hexes = (options ?? []).flatMap(({ answer }) => {
    const { hex } = answer as { hex?: unknown };
    return isHex(hex) && printed.map.hexes[hex].terrain.includes('open') ? [hex] : [];
  });
  const room = (hex: string) => Math.min(...mortals.map((lord) => stepsBetween(lord.hex, hex)));
  return hexes.toSorted((a, b) => room(b) - room(a))[0] ?? null;
}

export const pointsAt: NonNullable<First['pointsAt']> = (asked, view) => {
  if (asked.kind === 'shield') return '[data-chip][aria-pressed="true"]';
  if (asked.kind === 'first') return '[data-chip]:nth-child(3)';
  const hex = asked.kind === 'place' ? entry(asked, view as DemonsView) : null;
  return hex && `[data-lit="${hex}"]`;
};
