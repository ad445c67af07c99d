import { drawnAround } from './outline.ts';
import { watersAndBeyond } from './terrain.ts';

export const shorePath = (): string => drawnAround(watersAndBeyond(), 7);
