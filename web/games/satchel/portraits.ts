import canoe from 'icon:canoe';
import cat from 'icon:cat';
import keys from 'icon:house-keys';
import lantern from 'icon:old-lantern';
import hare from 'icon:rabbit';
import raven from 'icon:raven';
import hat from 'icon:robin-hood-hat';
import wizard from 'icon:wizard-face';
import { people } from '../../parts/people.ts';
import type { Portrait } from '../face.ts';

/** The heroes by their colours, and who keeps the Undercroft. */
const PORTRAITS: Readonly<Record<string, Portrait>> = {
  green: { face: people.woman, behind: [{ body: hare }], worn: [{ body: hat, at: [22, 2, 62] }] },
  brown: { face: people.bearded, behind: [{ body: canoe }] },
  blue: { face: people.hoodedWoman, behind: [{ body: keys }] },
  white: { face: people.man, behind: [{ body: lantern }] },
  sorcerer: {
    face: wizard,
    behind: [
      { body: raven, at: [-4, 30, 56] },
      { body: cat, at: [54, 40, 54] },
    ],
  },
};

/** Somebody's own people are hooded. */
export const personPortrait = (id: string): Portrait => PORTRAITS[id] ?? { face: people.hooded, behind: [] };
