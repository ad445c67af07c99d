// The same match at two tables of one page; its record is in the address.
import '../../../app/theme.css';
import '../../../app/tokens.css';
import '../../../app/base.css';
import { mount } from 'svelte';
import { speak } from '../../../app/words.svelte.ts';
import { boxOf } from '../../../games/index.ts';
import { openSession } from '../../../table/session/open-session.ts';
import Table from '../../../table/Table.svelte';
import { isRejection, wire } from '../../../wire/index.ts';

const record: unknown = JSON.parse(decodeURIComponent(location.hash.slice(1)));

for (const target of document.querySelectorAll('main')) {
  const opened = await wire.ask({ do: 'import', record }, 'opened');
  if (isRejection(opened)) throw new Error(JSON.stringify(opened));
  const box = boxOf(opened.game);
  if (!box) throw new Error(opened.game);
  await speak(box.voice);
  const come = await openSession(wire, opened.match, () => box.face());
  if ('against' in come) throw new Error(JSON.stringify(come.against));
  mount(Table, { target, props: { session: come.session } });
}
