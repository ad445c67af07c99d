import { accountOf, type Event, type Match, type Phrase, phrase } from '@conjure/engine';

export type Hear = (phrase: Phrase) => void;

/** All that is said of a match when it is over. */
export function hearAccount<S, C, V, E extends Event>(match: Match<S, C, V, E>, hear: Hear): void {
  const account = accountOf(match, null);
  if (!account) return;
  hear(account.why);
  for (const { name, fate } of account.parties) for (const said of [name, fate]) if (said) hear(said);
  for (const { lines, total, number } of account.sums) {
    for (const { said } of [...lines, total]) if (said) hear(said);
    for (const n of total.of) if (number && n !== null) hear(phrase(number, { n }));
  }
  for (const { said, of } of account.beside)
    for (const one of [said, ...of]) if (one !== null && typeof one !== 'number') hear(one);
  for (const { said, points, signs, time } of account.curves) {
    for (const one of [said, ...signs.map((sign) => sign.said)]) hear(one);
    for (const { at } of points) hear(phrase(time, { n: at }));
  }
  for (const { said, when } of account.moments) for (const one of [said, when]) hear(one);
}
