import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@conjure/engine/content';
import { expect, test } from 'vitest';
import { ownData } from '../data.ts';

const names = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../text/${language}/names.json`, import.meta.url), 'utf8'));

test.each(LANGUAGES)(
  '[R59] names differ, the rules do not: %s has one for every subfaction and each of its abilities',
  (language) => {
    const said = names(language);
    for (const { id, abilities } of ownData.subfactions.subfactions) {
      expect(said[`subfaction.${id}`], id).toBeTruthy();
      for (const ability of abilities) expect(said[`ability.${ability.id}`], ability.id).toBeTruthy();
    }
  },
);
