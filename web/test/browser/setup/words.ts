import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '@conjure/engine';
import { type Language, speaker } from '@conjure/words';
import { root } from '../../../../scripts/node.mjs';

/** Says what the page says, so that a test finds things by their meaning, in any language; with a game, its words, too. */
export function wordsIn(lang: Language, game?: string): (key: string, facts?: Facts) => string {
  const ofGame = game === undefined ? [] : [`games/${game}/text/${lang}/{names,words,lessons}.json`];
  const files = globSync([...ofGame, `web/text/${lang}/*.json`], { cwd: root });
  const tables = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
  const say = speaker(lang, ...tables);
  return (key, facts) => say(facts ? { key, facts } : { key });
}
