import brokenHeart from 'icon:broken-heart';
import castle from 'icon:castle';
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
    said: 'demons.first.1',
    parts: [
      { icon: peaks, at: [60, 70], size: 70, tone: 'pale' },
      { icon: forest, at: [120, 130], size: 50, tone: 'pale' },
      { icon: exitDoor, at: [262, 92], size: 64, tone: 'good' },
      { icon: wizardFace, at: [70, 110], size: 58, tone: 'cool', moves: 'go', by: [140, -6] },
      { icon: lockedChest, at: [120, 128], size: 42, tone: 'gold', moves: 'go', by: [120, -10] },
    ],
  },
  {
    ground: 'land',
    said: 'demons.first.2',
    parts: [
      { icon: castle, at: [150, 80], size: 96, tone: 'ink', moves: 'shake' },
      { icon: magnifyingGlass, at: [78, 80], size: 46, tone: 'accent', moves: 'go', by: [-26, 22] },
      { icon: mailedFist, at: [232, 96], size: 60, tone: 'bad', moves: 'come', by: [-50, -10] },
      { icon: wizardFace, at: [52, 138], size: 46, tone: 'cool' },
      { icon: brokenHeart, at: [262, 40], size: 36, tone: 'bad', moves: 'come', after: 3 },
    ],
  },
  {
    ground: 'land',
    said: 'demons.first.3',
    parts: [
      { icon: pentacle, at: [150, 100], size: 120, tone: 'accent' },
      { icon: evilWings, at: [150, 82], size: 92, tone: 'ink', moves: 'come', by: [0, 40] },
      { icon: wizardFace, at: [48, 118], size: 56, tone: 'cool' },
      { icon: lockedChest, at: [252, 120], size: 56, tone: 'gold', moves: 'come', by: [-70, -20], after: 3 },
    ],
  },
];

/** The questions that a newcomer is told something about. */
export const COACHED: First['COACHED'] = {
  shield: 'demons.coach.shield',
  place: 'demons.coach.place',
  first: 'demons.coach.first',
};

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
