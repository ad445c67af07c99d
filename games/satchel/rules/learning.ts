import type { Seat } from '@conjure/engine';
import { KEEPER } from '../board.ts';
import { SYMBOLS, type SymbolName } from '../data.ts';
import { type Position, type SatchelTable, settingOf, teamOf } from '../state.ts';
import type { Code } from './refusals.ts';

/** Once in a round a hero's Star may learn a second symbol. [B52] */
export function judgeLearning(at: Position, seat: Seat, name: SymbolName): Code | null {
  const { state, content } = at;
  if (!settingOf(at).lore || seat === KEEPER) return 'NO_LORE';
  if (state.learned[seat] >= 0) return 'ALREADY_LEARNED';
  if (teamOf(at).emblems[seat] === SYMBOLS.indexOf(name)) return 'BAD_SYMBOL';
  return state.lore < content.data.setup.lore.cost ? 'NOT_ENOUGH_LORE' : null;
}

export function learn(t: SatchelTable, seat: Seat, symbol: SymbolName): void {
  t.state.lore -= t.content.data.setup.lore.cost;
  t.state.learned[seat] = SYMBOLS.indexOf(symbol);
  t.tell({ type: 'learned', by: seat, symbol, lore: t.state.lore });
}

/** Every ordeal that the heroes complete teaches them something, Thorns too. [B51] [B34] */
export function gainLore(t: SatchelTable): void {
  if (!settingOf(t).lore) return;
  t.state.lore += t.content.data.setup.lore.perCompletedOrdeal;
  t.tell({ type: 'loreGained', lore: t.state.lore });
}
