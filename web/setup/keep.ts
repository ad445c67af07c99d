import { readKept, writeKept } from '../app/storage.ts';
import type { Box } from '../games/face.ts';
import { type OnlineChoices, readOnline } from '../online/choices.ts';
import { type Choices, readChoices } from './choices.ts';

const keyOf = (box: Box) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export const keptChoices = (box: Box): Choices => readChoices(box, readKept(keyOf(box)));

const onlineKeyOf = (box: Box) => `${keyOf(box)}.apart`;

/** The same, for a match with people elsewhere. */
export const keptOnline = (box: Box): OnlineChoices => readOnline(box, readKept(onlineKeyOf(box)));

export const keepOnline = (box: Box, choices: OnlineChoices): void => writeKept(onlineKeyOf(box), choices);

export const keepChoices = (box: Box, choices: Choices): void => writeKept(keyOf(box), choices);
