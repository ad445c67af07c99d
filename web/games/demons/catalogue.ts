import rules from '@conjure/demons/rules.json' with { type: 'json' };
import type { CatalogueRule } from '../face.ts';

export const catalogue: readonly CatalogueRule[] = rules.map(({ id, source }) => ({
  id,
  chapter: 'chapter.1',
  source,
  reconstructed: false,
}));
