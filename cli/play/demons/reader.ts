import type { DemonsView } from '@conjure/demons/view';
import type * as reader from '../reader.ts';
import type { Thing } from './lexicon.ts';
import type { Verb } from './verbs.ts';

export type DemonsReader = reader.LineReader<Verb, Thing>;
export type DemonsRule = reader.GrammarRule<Verb, Thing, DemonsView>;
