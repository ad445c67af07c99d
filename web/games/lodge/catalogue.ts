import { byChapter } from '@conjure/lodge/manifest';
import rules from '@conjure/lodge/rules.json' with { type: 'json' };
import { catalogueOf } from '../catalogue.ts';

export const catalogue = catalogueOf(byChapter(rules));
