import type { TermRules } from '../../terms/finding.ts';

/** The terms that are explained where the table says them. */
export const TERMS: TermRules = {
  shield: '4.0d',
  rank: '9.0c',
  conjure: '9.0d',
  disposition: '10.0a',
  mark: '9.4a',
  controller: '15.1',
  letters: '12.0a',
  released: '12.0c',
  wake: '3.0a',
  pinned: '5.5a',
  found: '6.0f',
  seize: '13.0f',
  hoard: '16.7',
  ring: '11.0b',
  net: '4.6a',
};
