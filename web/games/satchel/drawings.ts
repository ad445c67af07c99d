import take from 'icon:anticlockwise-rotation';
import badger from 'icon:badger';
import wound from 'icon:bandage-roll';
import owl from 'icon:barn-owl';
import blade from 'icon:broadsword';
import cat from 'icon:cat';
import lair from 'icon:cave-entrance';
import aim from 'icon:crosshair';
import hex from 'icon:cursed-star';
import die from 'icon:dice-six-faces-three';
import wyrm from 'icon:dragon-head';
import door from 'icon:exit-door';
import lay from 'icon:fall-down';
import mend from 'icon:health-potion';
import pass from 'icon:hourglass';
import key from 'icon:key';
import satchel from 'icon:knapsack';
import boot from 'icon:leather-boot';
import chest from 'icon:locked-chest';
import asleep from 'icon:night-sleep';
import lore from 'icon:open-book';
import hold from 'icon:padlock';
import pause from 'icon:pause-button';
import awake from 'icon:paw-print';
import hare from 'icon:rabbit';
import raven from 'icon:raven';
import roll from 'icon:rolling-dices';
import star from 'icon:round-star';
import spells from 'icon:spell-book';
import heroes from 'icon:stairs-goal';
import clock from 'icon:stopwatch';
import shield from 'icon:templar-shield';
import thorns from 'icon:thorny-vine';
import torch from 'icon:torch';
import won from 'icon:tower-flag';
import banner from 'icon:vertical-banner';
import gust from 'icon:whirlwind';
import sorcerer from 'icon:wizard-face';

/** The set of icons has no otter: this one looks up from the water. */
const otter =
  '<path fill="currentColor" fill-rule="evenodd" d="M108 92c-34-8-62 18-58 52 2 20 12 34 26 44-8 24-12 50-10 78 4 50 26 92 62 118l-36 18 8 18 46-22c32 16 70 24 110 24s78-8 110-24l46 22 8-18-36-18c36-26 58-68 62-118 2-28-2-54-10-78 14-10 24-24 26-44 4-34-24-60-58-52-14 4-24 10-32 20-34-16-74-24-116-24s-82 8-116 24c-8-10-18-16-32-20zm64 112a26 30 0 1 1 0 60 26 30 0 0 1 0-60zm168 0a26 30 0 1 1 0 60 26 30 0 0 1 0-60zm-84 52c28 0 48 12 48 30 0 14-14 26-34 32v22c12 10 30 12 48 2 10 6 18 14 22 24-24 20-58 22-84 8-26 14-60 12-84-8 4-10 12-18 22-24 18 10 36 8 48-2v-22c-20-6-34-18-34-32 0-18 20-30 48-30zM88 292l72 14-2 14-72-14zm336 0 2 14-72 14-2-14zM96 342l66-4v14l-66 8zm320 0v18l-66-8v-14z"/>';

/** The drawings of the game by what they mean. */
export const drawings = {
  ...{ blade, shield, boot, key, torch, star },
  ...{ hare, badger, otter, owl, raven, cat },
  ...{ gust, thorns, wyrm, hex, wound, mend },
  ...{ heroes, sorcerer, spells, door, banner, won },
  ...{ satchel, chest, lair, asleep, awake, lore },
  ...{ roll, die, lay, hold, take, pass, pause, aim, clock },
} as const;

export type DrawingName = keyof typeof drawings;

/** Which creature a familiar is. */
export const CREATURES = {
  thistle: 'hare',
  pudding: 'badger',
  ripple: 'otter',
  wick: 'owl',
  soot: 'raven',
  cinder: 'cat',
} as const satisfies Record<string, DrawingName>;

export const creatureOf = (familiar: string): DrawingName =>
  familiar in CREATURES ? CREATURES[familiar as keyof typeof CREATURES] : 'awake';
