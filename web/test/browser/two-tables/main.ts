// The same match at two tables of one page; its record is in the address. A table that is told to leaves the page.
import '../../../app/base.css';
import { mount, unmount } from 'svelte';
import { speak } from '../../../app/words.svelte.ts';
import { boxOf } from '../../../games/index.ts';
import { readMatch } from '../../../shelf/file.ts';
import { openSession } from '../../../table/session/open-session.ts';
import Table from '../../../table/Table.svelte';
import { isRejection, wire } from '../../../wire/index.ts';

const read = readMatch(decodeURIComponent(location.hash.slice(1)));
if ('trouble' in read) throw new Error(read.trouble);
const { record, chairs } = read;

for (const target of document.querySelectorAll('main')) {
  const opened = await wire.ask({ do: 'import', record, ...(chairs ? { seats: chairs } : {}) }, 'opened');
  if (isRejection(opened)) throw new Error(JSON.stringify(opened));
  const box = boxOf(opened.game);
  if (!box) throw new Error(opened.game);
  await speak(box.voice);
  const come = await openSession(wire, opened.match, () => box.face());
  if ('against' in come) throw new Error(JSON.stringify(come.against));
  const table = mount(Table, { target, props: { session: come.session } });
  target.addEventListener('leave', () => void unmount(table), { once: true });
}
