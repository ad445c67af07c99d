import conspiracy from 'icon:backstab';
import back from 'icon:card-random';
import turn from 'icon:clockwise-rotation';
import divination from 'icon:crystal-ball';
import necromancy from 'icon:death-skull';
import split from 'icon:divided-spiral';
import illusion from 'icon:double-face-mask';
import forgotten from 'icon:evil-book';
import sortie from 'icon:exit-door';
import destruction from 'icon:fire-ring';
import life from 'icon:heart-drop';
import pass from 'icon:hourglass';
import utility from 'icon:magic-swirl';
import moon from 'icon:moon';
import personal from 'icon:pentagram-rose';
import hand from 'icon:poker-hand';
import quest from 'icon:scroll-unfurled';
import momentum from 'icon:sprint';
import transmutation from 'icon:transform';
import trophy from 'icon:trophy-cup';
import explore from 'icon:walking-boot';
import { signs } from '../art/signs.ts';

/** By what they mean at this table. */
export const drawings = {
  ...signs,
  ...{ back, sortie, life, pass, moon, hand, quest, momentum, trophy, explore, split, turn },
  fight: signs.attack,
} as const;
export type DrawingName = keyof typeof drawings;

/** A half of a spell is of one of these kinds. */
export const KINDS = { combat: signs.attack, utility, trap: signs.trap, protection: signs.shield } as const;

const SCHOOLS: Readonly<Record<string, string>> = {
  ...{ conspiracy, destruction, divination, illusion, necromancy, transmutation, personal, forgotten },
};
export const schoolDrawing = (school: string): string => SCHOOLS[school] ?? utility;
