import { byChapter } from '@conjure/demons/manifest';
import rules from '@conjure/demons/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
