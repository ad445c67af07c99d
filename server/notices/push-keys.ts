import webPush from 'web-push';
import type { Database } from '../log/database.ts';
import type { PushKeys } from './sending.ts';

/** Made once for all processes; they are in the database and its backups, and nowhere else. */
export async function pushKeys(people: Database['people']): Promise<PushKeys> {
  const stored = await people.meta('push');
  return JSON.parse(stored ?? (await people.metaOnce('push', JSON.stringify(webPush.generateVAPIDKeys()))));
}
