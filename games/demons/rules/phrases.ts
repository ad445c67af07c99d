import { once, type Phrase, type Seat } from '@conjure/engine';
import type { Content } from '../content.ts';
import { ownData, POWERS, type Power, RANKS } from '../data.ts';

const ownMortals = new Map(ownData.mortals.mortals.map(({ id, name }) => [id, name]));
const ownSpirits = new Map(ownData.spirits.spirits.map(({ number, name }) => [number, name]));

/** The text files name our own things; what somebody else's charts call otherwise is called as they say. */
const nameOr = (key: string, name: string, own: string | undefined): Phrase => ({
  key: name === own ? key : 'no text',
  or: name,
});

/** Things by the keys of their names. Made once for each set of data. */
const named = once((content: Content) => ({
  mortals: content.mortals.map(({ id, name }) => nameOr(`mortal.${id}`, name, ownMortals.get(id))),
  magicians: content.magicians.map((name): Phrase => ({ key: `magician.${name}`, or: name })),
  spirits: content.spirits.map((spirit, n) => nameOr(`spirit.${n}`, spirit?.name ?? `${n}`, ownSpirits.get(n))),
}));

export const mortalPhrase = (at: { readonly content: Content }, mortal: number): Phrase =>
  named(at.content).mortals[mortal];
export const magicianPhrase = (at: { readonly content: Content }, seat: Seat): Phrase =>
  named(at.content).magicians[seat];
export const spiritPhrase = (at: { readonly content: Content }, spirit: number): Phrase =>
  named(at.content).spirits[spirit] ?? { key: `spirit.${spirit}`, or: `${spirit}` };

const RANK_PHRASES = RANKS.map((rank): Phrase => ({ key: `rank.${rank}` }));
export const rankPhrase = (rank: number): Phrase => RANK_PHRASES[rank];

const POWER_PHRASES = new Map(POWERS.map((power): [Power, Phrase] => [power, { key: `power.${power}` }]));
export const powerPhrase = (power: Power): Phrase => POWER_PHRASES.get(power) ?? { key: `power.${power}` };
