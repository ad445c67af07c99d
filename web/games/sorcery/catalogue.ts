import { byChapter } from '@conjure/sorcery/manifest';
import rules from '@conjure/sorcery/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
