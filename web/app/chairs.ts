import type { Phrase } from '@conjure/engine';
import type { Chair } from '@conjure/host';

/** Bots by how well they play; the last is for those who try things out. Words `level.<name>` of the page. */
export const LEVELS = ['beginner', 'novice', 'adept', 'expert', 'master', 'random'] as const;

/** A chair as plain words have it: `me`, or the level of a bot. */
export const chairOf = (word: string): Chair => (word === 'me' ? { who: 'person' } : { who: 'bot', level: word });

/** Who sits where, in words of the page. */
export function chairNames(chairs: readonly Chair[]): Phrase[] {
  const isAlone = chairs.filter(({ who }) => who === 'person').length === 1;
  return chairs.map((chair, seat): Phrase => {
    if (chair.who === 'bot')
      return { key: 'who.bot', facts: { level: { key: `level.${chair.level}`, or: chair.level } } };
    if (chair.name) return { key: 'who.named', facts: { name: chair.name } };
    return isAlone ? { key: 'who.you' } : { key: 'who.seat', facts: { seat: seat + 1 } };
  });
}

/** The same in few words: bots that play alike are counted. */
export function chairsTogether(chairs: readonly Chair[]): Phrase[] {
  const names = chairNames(chairs);
  const alike = Map.groupBy(names, (_, seat) => (chairs[seat].who === 'bot' ? chairs[seat].level : seat));
  return [...alike.values()].map(([first, ...others]) =>
    others.length > 0 ? { key: 'who.bots', facts: { ...first.facts, n: others.length + 1 } } : first,
  );
}
