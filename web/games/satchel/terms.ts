import type { TermRules } from '../../terms/finding.ts';

/** The terms that are explained where the table says them. */
export const TERMS: TermRules = {
  window: 'B68',
  beat: 'B66',
  slot: 'B13',
  star: 'B18',
  emblem: 'B5',
  banner: 'B19',
  card: 'B6',
  familiar: 'F6',
  home: 'F1',
  gust: 'B30',
  thorns: 'B33',
  wyrm: 'B43',
  hex: 'B44',
  wound: 'B46',
  lore: 'B52',
  dawn: 'B81',
};
