// A table with a match from the address, where any block of events can be shown.
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '../../../app/base.css';
import './moments.css';
import type { NarratedEvent } from '@conjure/host';
import { mount } from 'svelte';
import { speak } from '../../../app/words.svelte.ts';
import { boxOf } from '../../../games/index.ts';
import { readMatch } from '../../../shelf/file.ts';
import { openSession } from '../../../table/session/open-session.ts';
import { stagecraft } from '../../../table/session/seen.svelte.ts';
import Table from '../../../table/Table.svelte';
import { isRejection, wire } from '../../../wire/index.ts';

document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const file = readMatch(decodeURIComponent(location.hash.slice(1)));
if ('trouble' in file) throw new Error(file.trouble);
const { record, chairs: seats } = file;
const opened = await wire.ask({ do: 'import', record, ...(seats ? { seats } : {}) }, 'opened');
if (isRejection(opened)) throw new Error(JSON.stringify(opened));
const box = boxOf(opened.game);
if (!box) throw new Error(opened.game);
await speak(box.voice);
const come = await openSession(wire, opened.match, () => box.face());
if ('against' in come) throw new Error(JSON.stringify(come.against));
const { session } = come;
const target = document.querySelector('main');
if (target) mount(Table, { target, props: { session } });

/** Shows a block of events as if it had just happened; nothing follows from it. */
function play(block: readonly NarratedEvent[]): void {
  const { now, showing, face } = session;
  if (!now) throw new Error('There is no position.');
  showing.skipAll();
  showing.newBudget();
  document.documentElement.dataset.shown = 'no';
  showing.show(stagecraft(face, now), block, () => {
    document.documentElement.dataset.shown = 'yes';
  });
}
/** How long what is shown now lasts; `null` where nothing is. */
const shot = () => {
  const { shot } = session.showing;
  return shot && { tier: shot.tier, type: shot.type, key: shot.key, ms: shot.ms, tell: shot.tell };
};
/** Goes on where it waits to be told so. */
const next = () => {
  if (session.showing.isWaiting) session.showing.skip();
};
Object.assign(window, { play, shot, next });
