import { CHANNELS } from './channels.ts';
import { CHAT } from './chat.ts';
import { DEVICES } from './devices.ts';
import { IMPORT } from './import.ts';
import { LINKS } from './links.ts';
import { MATCHES } from './matches.ts';
import { ME } from './me.ts';
import { PASSKEYS } from './passkeys.ts';
import { PLAY } from './play.ts';
import { REMATCH } from './rematch.ts';
import type { HttpRoute } from './route.ts';

/** Everything that can be asked for by HTTP. */
export const ROUTES: readonly HttpRoute[] = [
  ...ME,
  ...DEVICES,
  ...LINKS,
  ...MATCHES,
  ...PLAY,
  ...IMPORT,
  ...REMATCH,
  ...CHAT,
  ...CHANNELS,
  ...PASSKEYS,
];
