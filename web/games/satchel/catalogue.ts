import { byChapter } from '@conjure/satchel/manifest';
import rules from '@conjure/satchel/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
