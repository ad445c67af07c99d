import { demons } from './demons/box.ts';
import type { Box } from './face.ts';
import { lodge } from './lodge/box.ts';
import { satchel } from './satchel/box.ts';
import { sorcery } from './sorcery/box.ts';

/** The shelf: a new game is one entry here, and one in the worker's library. */
export const boxes: readonly Box[] = [demons, lodge, satchel, sorcery];

export const boxOf = (id: string): Box | null => boxes.find((box) => box.id === id) ?? null;
