import { isKnownOnline } from '../online/known.ts';
import { newWire, type Wire } from './wire.ts';
import { workerTransport } from './worker-transport.ts';

export { newNonce } from './nonce.ts';
export { summariesHere } from './summaries.ts';
export { isRejection, type Rejection, reasonOf, type Wire } from './wire.ts';

const line = workerTransport();

/** The page's line to its own host, for all that is played at this screen. */
export const wire: Wire = newWire(line);
/** The host comes when it is first spoken to; who will soon speak to it lets it come before. */
export const prepareHost = line.prepare;

/** The line to the server that the page came from; it is there only where something is played online. */
export const onlineWire = async (): Promise<Wire> => (await import('../online/server.svelte.ts')).serverWire();

/** The line that a match is played over. */
export const wireOf = async (match: string): Promise<Wire> => (isKnownOnline(match) ? onlineWire() : wire);
