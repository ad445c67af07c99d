import type { Box } from '../games/face.ts';
import { type Choices, readChoices } from './choices.ts';

const keyOf = (box: Box) => `conjure.setup.${box.id}`;

/** What was chosen last time. */
export function keptChoices(box: Box): Choices {
  try {
    return readChoices(box, JSON.parse(localStorage.getItem(keyOf(box)) ?? 'null'));
  } catch {
    return readChoices(box, null);
  }
}

export function keepChoices(box: Box, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(box), JSON.stringify(choices));
  } catch {
    // Where nothing may be kept, one chooses anew next time.
  }
}
