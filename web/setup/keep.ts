import { readKept, writeKept } from '../app/storage.ts';
import type { Box } from '../games/face.ts';
import { type Choices, readChoices } from './choices.ts';

const keyOf = (box: Box) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export const keptChoices = (box: Box): Choices => readChoices(box, readKept(keyOf(box)));

export const keepChoices = (box: Box, choices: Choices): void => writeKept(keyOf(box), choices);
