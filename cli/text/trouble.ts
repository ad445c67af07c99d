import { faultText } from '@conjure/engine';
import type { UsageTrouble } from '../args/read.ts';
import type { DataTrouble } from '../data.ts';
import { UNREAD } from '../files.ts';

/** What is wrong with a folder of data, as a sentence: the file, the place in it, what was expected. */
export function dataTrouble(folder: string, trouble: DataTrouble): UsageTrouble {
  if ('none' in trouble) return { key: 'data.none', facts: { folder, files: trouble.none } };
  if ('broken' in trouble) return { key: 'file.noJson', facts: { file: trouble.broken } };
  if ('unread' in trouble) return { key: UNREAD[trouble.unread], facts: { file: trouble.file } };
  if ('whose' in trouble) return whoseTrouble(trouble);
  const { place, expected, got } = trouble.fault;
  const [, file, where] = /^(\w+\.json)\.?(.*)$/.exec(place) ?? ['', folder, place];
  const path = `${trouble.folder ?? folder}/${file}`;
  return { key: 'file.fault', facts: { file: path, place: where || file, expected, got } };
}

function whoseTrouble({ whose: file, games, faults }: Extract<DataTrouble, { whose: string }>): UsageTrouble {
  if (faults.length === 0) return { key: 'data.whose', facts: { file, games: games.join(', ') } };
  const said = faults.map((fault, i) => `${games[i]}: ${faultText(fault)}`);
  return { key: 'data.nobodys', facts: { file, faults: said.join('; ') } };
}
