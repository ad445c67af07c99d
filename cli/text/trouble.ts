import type { UsageTrouble } from '../args/read.ts';
import type { DataTrouble } from '../data.ts';
import { UNREAD } from '../files.ts';

/** What is wrong with a folder of data, as a sentence: the file, the place in it, what was expected. */
export function dataTrouble(folder: string, trouble: DataTrouble): UsageTrouble {
  if ('none' in trouble) return { key: 'data.none', facts: { folder, files: trouble.none } };
  if ('broken' in trouble) return { key: 'file.noJson', facts: { file: trouble.broken } };
  if ('unread' in trouble) return { key: UNREAD[trouble.unread], facts: { file: trouble.file } };
  if ('whose' in trouble) return { key: 'data.whose', facts: { file: trouble.whose, games: trouble.games.join(', ') } };
  const { place, expected, got } = trouble.fault;
  const [, file, where] = /^(\w+\.json)\.?(.*)$/.exec(place) ?? ['', folder, place];
  const path = `${trouble.folder ?? folder}/${file}`;
  return { key: 'file.fault', facts: { file: path, place: where || file, expected, got } };
}
