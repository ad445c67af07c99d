import type { TermRules } from '../../terms/finding.ts';

/** The terms that are explained where the table says them. */
export const TERMS: TermRules = {
  power: 'B72',
  instability: 'B80',
  evocation: 'B56',
  familiar: 'F1',
  momentum: 'B41',
  quick: 'B34',
  half: 'B28',
  reaction: 'B35',
  boot: 'B37',
  activate: 'B44',
  cell: 'B5',
  trophy: 'B71',
  moon: 'B84',
  crown: 'B12',
  push: 'B93',
  range: 'B6',
};
