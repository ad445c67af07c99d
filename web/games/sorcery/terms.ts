import type { TermRules } from '../../terms/finding.ts';

/** The terms that are explained where the table says them. */
export const TERMS: TermRules = {
  click: 'B83',
  token: 'B47',
  push: 'B48',
  defence: 'B91',
  attack: 'B90',
  speed: 'B22',
  arc: 'B9',
  contact: 'B5',
  break: 'B57',
  spin: 'B60',
  bookmark: 'S15',
  browse: 'S29',
  bar: 'S34',
  counter: 'S51',
  glyph: 'S46',
  demoralised: 'B89',
  objective: 'B105',
};
