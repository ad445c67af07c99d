import type { Seat } from '@conjure/engine';
import type { FigureNo, Happened, Modifier } from './events.ts';
import type { Point } from './geometry/point.ts';

/** A roll for or against a spell. [S56] */
export interface CounterRoll {
  readonly dice: readonly number[];
  readonly attack: number;
  readonly bonus: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** What can happen in Sorcery itself: books, spells, counterspells, domains, subfactions. */
export type SpellEvent =
  | Happened<'domainEntered', { by: Seat; domain: string }>
  /** `by`: the card that cancels it, a domain or a spell; its own where it was cancelled as it came. */
  | Happened<'domainCancelled', { domain: string; by: string }>
  | Happened<'domainWorks', { domain: string }>
  /** A Storm Druids warrior names the spell before its die. [R86] */
  | Happened<'spellNamed', { by: FigureNo; book: number; spell: string }>
  | Happened<
      'spellCast',
      { by: FigureNo; book: number; spell: string; mode: string | null; targets: FigureNo[]; at: Point | null }
    >
  | Happened<'spellTookEffect', { by: FigureNo; spell: string; figure: FigureNo; at: Point | null }>
  | Happened<'spellFizzled', { by: FigureNo; spell: string }>
  | Happened<'spellWorks', { spell: string; figure: FigureNo }>
  | Happened<'spellRolled', { figure: FigureNo; die: number; works: boolean }>
  | Happened<'spellEnded', { spell: string; kind: string; caster: FigureNo; figure: FigureNo }>
  | Happened<'notCountered', { by: Seat }>
  | Happened<
      'counterTried',
      {
        by: FigureNo;
        caster: FigureNo;
        spell: string;
        card: string | null;
        cast: CounterRoll;
        counter: CounterRoll;
        worked: boolean;
      }
    >
  | Happened<'cardAway', { book: number; spell: string; to: 'bottom' | 'faceDownTop' | 'removed' }>
  | Happened<'bookmarked', { by: Seat; book: number; spell?: string }>
  | Happened<'browsed', { by: Seat; book: number; bars?: number; spell?: string }>
  | Happened<'bookClosed', { by: FigureNo; figure: FigureNo; book: number; turned: boolean }>
  | Happened<'bookDropped', { book: number; at: Point }>
  | Happened<'bookTaken', { figure: FigureNo; book: number; shut?: boolean }>
  | Happened<'furyRolled', { figure: FigureNo; die: number; damage: number; plus: number }>
  | Happened<'gaveUp', { figure: FigureNo }>
  | Happened<'tranceRolled', { figure: FigureNo; dice: number[]; attack: number; below: boolean }>
  | Happened<'siphoned', { figure: FigureNo; from: FigureNo }>
  | Happened<'tapped', { figure: FigureNo; on: FigureNo; ability: string }>;
