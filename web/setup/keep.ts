import { readStored, writeStored } from '../app/storage.ts';
import type { PageBox } from '../games/face.ts';
import { type OnlineChoices, readOnline } from '../online/choices.ts';
import { readChoices, type SetupChoices } from './choices.ts';

const keyOf = (box: PageBox) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export const storedSetup = (box: PageBox): SetupChoices => readChoices(box, readStored(keyOf(box)));

const onlineKeyOf = (box: PageBox) => `${keyOf(box)}.apart`;

/** The same, for a match with people elsewhere. */
export const storedOnline = (box: PageBox): OnlineChoices => readOnline(box, readStored(onlineKeyOf(box)));

export const keepOnline = (box: PageBox, choices: OnlineChoices): void => writeStored(onlineKeyOf(box), choices);

export const keepChoices = (box: PageBox, choices: SetupChoices): void => writeStored(keyOf(box), choices);
