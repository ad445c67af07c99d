import { byChapter } from '@conjure/demons/chapters.ts';
import rules from '@conjure/demons/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
