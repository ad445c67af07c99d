import { byChapter } from '@conjure/sorcery/chapters.ts';
import rules from '@conjure/sorcery/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
