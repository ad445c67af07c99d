import { boxes } from 'games:boxes';
import type { Box } from './face.ts';

export { boxes };

export const boxOf = (id: string): Box | null => boxes.find((box) => box.id === id) ?? null;
