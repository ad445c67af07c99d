import type { Phrase } from '@conjure/engine';
import { type Army, memberName, symbolName } from '@conjure/sorcery/view';
import { say } from '../../../app/words.svelte.ts';
import * as names from '../names.ts';

export const figureName = (id: string): string => say({ key: `figure.${id}` });
/** One of an army, with its number where several are alike. */
export const nameOfMember = (army: Army, figure: number): string => say(memberName(army, figure));
export const spellName = (id: string): string => say(names.spellName(id));
export const bookName = (id: string): string => say(names.bookName(id));
export const domainName = (id: string): string => say(names.domainName(id));
export const abilityName = (id: string): string => say(names.abilityName(id));
export const nameOfSymbol = (symbol: string): string => say(symbolName(symbol));

/** Sentences one after the other. */
export const sentences = (said: readonly Phrase[]): string => said.map(say).join(' ');
