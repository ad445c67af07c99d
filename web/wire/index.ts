import { newWire, type Wire } from './wire.ts';
import { workerLine } from './worker-line.ts';

export { newNonce } from './nonce.ts';
export { isRejection, type Rejection, type Wire } from './wire.ts';

/** The page's one line to its host. */
export const wire: Wire = newWire(workerLine());
