import type { Phrase, Seat } from '@conjure/engine';
import { ownData, POWERS, type Power, RANKS } from '../data.ts';
import { type Lore, perLore } from '../lore.ts';

const ownMortals = new Map(ownData.mortals.mortals.map(({ id, name }) => [id, name]));
const ownSpirits = new Map(ownData.spirits.spirits.map(({ number, name }) => [number, name]));

/** The text files name our own things; what somebody else's charts call otherwise is called as they say. */
const nameOr = (key: string, name: string, own: string | undefined): Phrase => ({
  key: name === own ? key : 'no text',
  or: name,
});

/** Things by the keys of their names. Made once for each set of data. */
const named = perLore((lore) => ({
  mortals: lore.mortals.map(({ id, name }) => nameOr(`mortal.${id}`, name, ownMortals.get(id))),
  magicians: lore.magicians.map((name): Phrase => ({ key: `magician.${name}`, or: name })),
  spirits: lore.spirits.map((spirit, n) => nameOr(`spirit.${n}`, spirit?.name ?? `${n}`, ownSpirits.get(n))),
}));

export const mortalPhrase = (at: { readonly lore: Lore }, mortal: number): Phrase => named(at.lore).mortals[mortal];
export const magicianPhrase = (at: { readonly lore: Lore }, seat: Seat): Phrase => named(at.lore).magicians[seat];
export const spiritPhrase = (at: { readonly lore: Lore }, spirit: number): Phrase =>
  named(at.lore).spirits[spirit] ?? { key: `spirit.${spirit}`, or: `${spirit}` };

const RANK_PHRASES = RANKS.map((rank): Phrase => ({ key: `rank.${rank}` }));
export const rankPhrase = (rank: number): Phrase => RANK_PHRASES[rank];

const POWER_PHRASES = new Map(POWERS.map((power): [Power, Phrase] => [power, { key: `power.${power}` }]));
export const powerPhrase = (power: Power): Phrase => POWER_PHRASES.get(power) ?? { key: `power.${power}` };
