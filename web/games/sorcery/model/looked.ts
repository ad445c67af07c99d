import type { SorceryView } from '@conjure/sorcery/view';
import type { Thing } from '../board/types.ts';
import type { Looked } from '../here.svelte.ts';
import type { Words } from '../names.ts';
import { glyphShapes, skyShapes } from './shapes.ts';

/** What can be read about something on the field. */
export function readIn(view: SorceryView, thing: Thing | null, words: Words): Looked | null {
  if (thing?.is === 'figure') return { figure: Number(thing.id) };
  if (thing?.is === 'sky') {
    const sky = skyShapes(view, words).find(({ id }) => id === thing.id);
    return sky ? (sky.is === 'domain' ? { domain: sky.card } : { spell: sky.card }) : null;
  }
  const spell = thing?.is === 'glyph' ? glyphShapes(view, words).find(({ id }) => id === thing.id)?.spell : undefined;
  return spell === undefined ? null : { spell };
}
