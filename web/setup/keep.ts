import { type ApartChoices, readApart } from '../apart/choices.ts';
import { readKept, writeKept } from '../app/storage.ts';
import type { Box } from '../games/face.ts';
import { type Choices, readChoices } from './choices.ts';

const keyOf = (box: Box) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export const keptChoices = (box: Box): Choices => readChoices(box, readKept(keyOf(box)));

const apartKeyOf = (box: Box) => `${keyOf(box)}.apart`;

/** The same, for a match with people elsewhere. */
export const keptApart = (box: Box): ApartChoices => readApart(box, readKept(apartKeyOf(box)));

export const keepApart = (box: Box, choices: ApartChoices): void => writeKept(apartKeyOf(box), choices);

export const keepChoices = (box: Box, choices: Choices): void => writeKept(keyOf(box), choices);
