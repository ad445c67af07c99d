/** What is said with one touch; each reads it in his own language, by the key `online.phrase.<id>`. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'sorry',
  'yourTurn',
  'rematch',
  'goodNight',
] as const;

export const isPhrase = (value: unknown): value is (typeof PHRASES)[number] =>
  (PHRASES as readonly unknown[]).includes(value);
