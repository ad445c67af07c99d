import type { Record as MatchRecord } from '@conjure/engine';

/** A match that began in the middle has another measure. */
export const isCounted = ({ scenario }: Pick<MatchRecord, 'scenario'>): boolean => scenario === undefined;

export const wasTakenBack = ({ log }: Pick<MatchRecord, 'log'>): boolean => log.some((entry) => 'undo' in entry);
