import { boxes } from 'games:boxes';
import type { PageBox } from './face.ts';

export { boxes };

export const boxOf = (id: string): PageBox | null => boxes.find((box) => box.id === id) ?? null;
