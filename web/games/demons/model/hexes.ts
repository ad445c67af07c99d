import type { DemonsView, HexName } from '@conjure/demons/view';
import type { OpenQuestion } from '@conjure/host';
import { capitalised } from '@conjure/words';
import type { PartialAnswer } from '../../answers.ts';
import type { Token } from '../board/types.ts';
import { cityName, type Words } from '../names.ts';
import { printed } from '../printed.ts';
import { choicesAt } from './picking.ts';
import { placeName } from './places.ts';

/** More choices than these are only counted. */
const FEW = 3;

export interface HexSight {
  readonly view: DemonsView;
  readonly asked: OpenQuestion | null;
  readonly aim: PartialAnswer | null;
  readonly tokens: readonly Token[];
  /** Places by their names instead of their numbers. */
  readonly byName?: boolean;
}

/** A hex in words: what it is, who is there, what can be done there. */
export function describeHex({ view, asked, aim, tokens, byName }: HexSight, hex: HexName, { t, say }: Words): string {
  const ruin = view.ruins.includes(hex);
  const terrain = printed.map.hexes[hex].terrain.map((type) => ({
    key: `terrain.${ruin && type === 'city' ? 'ruin' : type}`,
  }));
  const isPlain = terrain.length === 1 && cityName(hex) === null;
  const name = isPlain ? `${capitalised(say(placeName(hex)))}.` : t('demons.hex.named', { hex, terrain });
  const said = [byName ? name : t('demons.hex', { hex, city: cityName(hex) ?? 'none', terrain })];
  for (const token of tokens) if (token.hex === hex) said.push(token.label);
  const choices = asked ? choicesAt(view, asked, aim, hex) : [];
  if (choices.length > FEW) said.push(t('demons.hex.choices', { n: choices.length }));
  else if (!byName || choices.length !== 1 || choices[0].about?.cost === undefined)
    for (const { label, about } of choices) {
      const cost = about?.cost;
      said.push(t('demons.hex.choice', { label, cost: typeof cost === 'number' ? cost : 0 }));
    }
  return said.join(' ');
}

/** The features of the map that have a name in the reader's language. */
const NAMED: { readonly [printed: string]: string } = {
  'Black Sea': 'blackSea',
  'Lake Van': 'lakeVan',
  'Lake Sevan': 'lakeSevan',
  'Lake Urmia': 'lakeUrmia',
  Ararat: 'ararat',
  Aragats: 'aragats',
  'Pontic Alps / Kachkar': 'pontic',
  'Greater Caucasus foot': 'caucasus',
  'Armenian Taurus (Sasun-Bitlis)': 'taurus',
  'Hakkari / Kordu': 'kordu',
  Zangezur: 'zangezur',
  Trialeti: 'trialeti',
  Karadagh: 'karadagh',
  'Bingol Dagh': 'bingol',
  'Tayk woods': 'tayk',
  'Gugark woods': 'gugark',
  'Alazani woods': 'alazaniWoods',
  Araxes: 'araxes',
  Kura: 'kura',
  'Euphrates (Karasu)': 'euphrates',
  'Arsanias (Murat)': 'arsanias',
  Chorokh: 'chorokh',
  Akhurian: 'akhurian',
  Alazani: 'alazani',
  Tigris: 'tigris',
  Vorotan: 'vorotan',
};

/** All that have a name on the map. */
export const FEATURES: readonly string[] = Object.keys(NAMED);

export const featuresIn = ({ t }: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(NAMED).map(([name, key]) => [name, t(`demons.feature.${key}`)]));
