import { readKept, writeKept } from '../app/storage.ts';
import type { PageBox } from '../games/face.ts';
import { type OnlineChoices, readOnline } from '../online/choices.ts';
import { readChoices, type SetupChoices } from './choices.ts';

const keyOf = (box: PageBox) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export const keptChoices = (box: PageBox): SetupChoices => readChoices(box, readKept(keyOf(box)));

const onlineKeyOf = (box: PageBox) => `${keyOf(box)}.apart`;

/** The same, for a match with people elsewhere. */
export const keptOnline = (box: PageBox): OnlineChoices => readOnline(box, readKept(onlineKeyOf(box)));

export const keepOnline = (box: PageBox, choices: OnlineChoices): void => writeKept(onlineKeyOf(box), choices);

export const keepChoices = (box: PageBox, choices: SetupChoices): void => writeKept(keyOf(box), choices);
