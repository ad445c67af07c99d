import type { DemonsView, HexName } from '@conjure/demons/view';
import type { Fact, Phrase } from '@conjure/engine';
import { capitalised, type Say } from '@conjure/words';
import { cellOf, HEXES, middle } from '../board/geometry.ts';
import { cityName } from '../names.ts';
import { isHex, printed } from '../printed.ts';

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
/** What a place is called after, where it is several things at once. */
const GROUNDS = ['water', 'mountain', 'forest', 'open'] as const;
const CITIES = HEXES.filter((hex) => cityName(hex) !== null);

/** How many steps lie between two hexes. */
export function stepsBetween(a: HexName, b: HexName): number {
  const [from, to] = [a, b].map((hex) => {
    const { col, row } = cellOf(hex);
    // Every second column lies half a hex lower; along a slanting row it is a whole one every two.
    return { col, along: row - Math.floor((col - 1) / 2) };
  });
  const [dc, da] = [to.col - from.col, to.along - from.along];
  return Math.max(Math.abs(dc), Math.abs(da), Math.abs(dc + da));
}

/** From where a magician may wake the mortal whose token this is: as far as a die reaches. [3.0a] [R7] */
export function wakingHexes({ mortals }: DemonsView, token: string): readonly HexName[] {
  const unit = mortals.find(({ id, status }) => token === `mortal-${id}` && status === 'normal');
  return unit ? HEXES.filter((hex) => stepsBetween(hex, unit.hex) <= printed.tables.limits.activationRange) : [];
}

const between = (a: HexName, b: HexName): number => Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y);

function wayFrom(a: HexName, b: HexName): (typeof WAYS)[number] {
  const [from, to] = [middle(a), middle(b)];
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  return WAYS[(eighth + 8) % 8];
}

const names = new Map<HexName, Phrase>();

/** A place by its name: the city, or the ground, how far and which way from the nearest one. */
export function placeName(hex: HexName): Phrase {
  const known = names.get(hex);
  if (known) return known;
  const name = cityName(hex) ?? named(hex);
  names.set(hex, name);
  return name;
}

interface Bearing {
  readonly near: HexName;
  readonly ground: (typeof GROUNDS)[number];
  readonly way: (typeof WAYS)[number];
  readonly n: number;
}

function bearingOf(hex: HexName): Bearing {
  const near = CITIES.reduce((best, city) => (between(city, hex) < between(best, hex) ? city : best));
  const terrain: readonly string[] = printed.map.hexes[hex].terrain;
  const ground = GROUNDS.find((one) => terrain.includes(one)) ?? 'open';
  return { near, ground, way: wayFrom(near, hex), n: stepsBetween(near, hex) };
}

const alike = ({ near, ground, way, n }: Bearing): string => [near, ground, way, n].join();
let twins: ReadonlyMap<string, readonly HexName[]> | null = null;

/** The nearest city from which all that would be called the same are differently far. */
function apartFrom(hexes: readonly HexName[]): HexName | undefined {
  const [first] = hexes;
  return first === undefined
    ? undefined
    : CITIES.toSorted((a, b) => between(a, first) - between(b, first)).find(
        (city) => new Set(hexes.map((hex) => stepsBetween(city, hex))).size === hexes.length,
      );
}

function named(hex: HexName): Phrase {
  const bearing = bearingOf(hex);
  const { near, ground, way, n } = bearing;
  const facts = { ground: { key: `demons.ground.${ground}` }, way, n, city: cityName(near) ?? near };
  twins ??= Map.groupBy(
    HEXES.filter((one) => cityName(one) === null),
    (one) => alike(bearingOf(one)),
  );
  const same = twins.get(alike(bearing)) ?? [];
  const other = same.length > 1 ? apartFrom(same) : undefined;
  if (other === undefined) return { key: 'demons.place', facts };
  const apart = { from: cityName(other) ?? other, far: stepsBetween(other, hex) };
  return { key: 'demons.place.apart', facts: { ...facts, ...apart } };
}

const isPhrase = (fact: Fact): fact is Phrase => typeof fact === 'object' && 'key' in fact;

function renamed(fact: Fact): Fact {
  if (isHex(fact)) return placeName(fact);
  if (Array.isArray(fact)) return fact.map((one) => renamed(one) as Phrase | string);
  return isPhrase(fact) ? withNames(fact) : fact;
}

/** Sentences about a way: on the page it is seen, so that its length and where it ends are enough. */
const WAYS_TOLD: { readonly [key: string]: string } = {
  'event.marched': 'demons.marched',
  'event.moved': 'demons.walked',
};

function atItsEnd(phrase: Phrase): Phrase {
  const key = WAYS_TOLD[phrase.key];
  const hexes = String(phrase.facts?.path ?? '').match(/\d{4}/g);
  const hex = hexes?.at(-1);
  return key && hexes && hex ? { ...phrase, key, facts: { ...phrase.facts, n: hexes.length - 1, hex } } : phrase;
}

function withNames(said: Phrase): Phrase {
  const phrase = atItsEnd(said);
  if (!phrase.facts) return phrase;
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [name, renamed(fact)]);
  return { ...phrase, facts: Object.fromEntries(facts) };
}

/** Whole sentences, which may begin with a place. */
const SENTENCE = /^(event|question|waiting|refusal|warn|position|demons\.(hex|marched|walked))\b/;

/** Says phrases with places by their names instead of their numbers. */
export const sayingPlaces =
  (say: Say): Say =>
  (phrase) => {
    const said = say(withNames(phrase));
    const { city } = phrase.facts ?? {};
    // “Mush (0811)” needs no name twice.
    const once = city === undefined || !isPhrase(city) ? said : said.replace(` (${say(city)})`, '');
    return SENTENCE.test(phrase.key) ? capitalised(once) : once;
  };
