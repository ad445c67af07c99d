import { type Fact, type Fields, type Phrase, phrase, type Seat } from '@conjure/engine';
import type { Content } from './content.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { DemonsEvent, HexName, Item, MortalId } from './events.ts';
import { answerKey, eventKey } from './forms.ts';
import { magicianPhrase, mortalPhrase, spiritPhrase } from './rules/phrases.ts';
import { sitePhrase, slug } from './rules/treasures.ts';
import type { BoxView, DemonsView, MagicianView, MortalView } from './view.ts';

/** Says things of a match by the keys of the text files. */
export interface Names {
  magician(seat: Seat): Phrase;
  mortal(id: MortalId): Phrase;
  spirit(number: number): Phrase;
  item(item: Item): Phrase;
  city(hex: HexName): Phrase;
}

export function namesIn(content: Content, seen: DemonsView): Names {
  return {
    magician: (seat) => magicianPhrase({ content }, seat),
    mortal: (id) => mortalPhrase({ content }, content.mortalIndex.get(id) ?? -1) ?? { key: `mortal.${id}`, or: id },
    spirit: (number) => spiritPhrase({ content }, number),
    item: (item) =>
      item === 'ring' ? { key: 'ring' } : sitePhrase(seen.boxes.find((box) => box.box === item)?.site ?? item),
    city: (hex) => {
      const name = content.city[content.grid.index.get(hex) ?? -1] ?? hex;
      return { key: `city.${slug(name)}`, or: name };
    },
  };
}

/** Which fields of events and answers name what. */
const SEATS = new Set(['by', 'target', 'victim', 'owner', 'attacker', 'defender', 'master', 'from', 'magician']);
const MORTALS = new Set(['mortal', 'captor']);
const SPIRITS = new Set(['spirit', 'lure']);
const ITEMS = new Set(['item', 'box', 'give']);
const KEYED: Readonly<Record<string, string>> = {
  rank: 'rank',
  shield: 'shield',
  power: 'power',
  ill: 'ill',
  why: 'release',
  cause: 'cause',
};

/** The facts a sentence needs, from the fields of an event or an answer; lists become lists of names. */
function factsOf(names: Names, fields: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const name of Object.keys(fields)) {
    const value = (fields as Fields)[name];
    if (name === 'type' || name === 'do' || value === undefined) continue;
    facts[name] = factOf(names, name, value);
  }
  return facts;
}

function factOf(names: Names, name: string, value: unknown): Fact {
  // `none` lets a sentence choose its form where nothing is named.
  if (value === null) return 'none';
  if (Array.isArray(value)) return listFact(names, name, value);
  if (typeof value === 'number' && (SEATS.has(name) || name === 'to')) return names.magician(value);
  if (MORTALS.has(name)) return names.mortal(value as string);
  if (SPIRITS.has(name)) return names.spirit(value as number);
  if (ITEMS.has(name)) return names.item(value as string);
  if (name === 'city') return names.city(value as string);
  if (KEYED[name]) return { key: `${KEYED[name]}.${value}` };
  return value as string | number | boolean;
}

function listFact(names: Names, name: string, list: readonly unknown[]): Fact {
  if (name === 'rolls') return (list as readonly (number | readonly number[])[]).map(facesIn).join('; ') || 'none';
  if (name === 'path') return list.join(' → ');
  const nouns: Record<string, (thing: never) => Phrase> = {
    spirits: names.spirit,
    with: names.spirit,
    release: names.spirit,
    items: names.item,
    treasures: names.item,
    give: names.item,
    take: names.item,
    mortals: names.mortal,
    attackers: names.mortal,
    defenders: names.mortal,
    winners: names.magician,
  };
  const noun = nouns[name];
  return list.map((thing) => (noun ? noun(thing as never) : String(thing)));
}

/** The dice of one round; those who had no part in it have a 0. */
const facesIn = (round: number | readonly number[]): string =>
  [round]
    .flat()
    .filter((face) => face !== 0)
    .join(', ');

/** One event as a sentence, with the rule by which it happened. */
export function narrate(content: Content, seen: DemonsView, event: DemonsEvent): Phrase {
  const names = namesIn(content, seen);
  const facts = { ...factsOf(names, event), ...furtherFacts(names, seen, event) };
  return { key: eventKey(event), facts, rule: EVENT_RULES[event.type] };
}

/** What a sentence tells beyond the event's own fields, or in another way. */
function furtherFacts(names: Names, seen: DemonsView, event: DemonsEvent): Record<string, Fact> {
  switch (event.type) {
    case 'ordered':
      return {
        order: event.order.map((seat) => phrase('event.rolled', { by: names.magician(seat), die: event.rolls[seat] })),
      };
    case 'fought':
      return { differential: event.attack - event.defence, meaning: phrase(`result.${event.result}`) };
    case 'clashed':
      return {
        target: names.mortal(event.target),
        differential: event.attack - event.defence,
        meaning: phrase(`result.${event.result}`),
      };
    case 'boxRolled':
      return worth(seen, event.box);
    case 'loved':
    case 'cityDestroyed':
      return { city: names.city(event.hex) };
    case 'bids':
      return {
        bids: event.bids.map(({ by, value }) => phrase('event.bid', { by: names.magician(by), value })),
      };
    case 'ended':
      return {
        nets: event.nets.map((net, seat) =>
          net === null
            ? phrase('event.netless', { by: names.magician(seat) })
            : phrase('event.net', { by: names.magician(seat), net }),
        ),
      };
    default:
      return {};
  }
}

/** What it takes to seize a treasure, and what it brings, in thousands of ducats. */
function worth(seen: DemonsView, item: unknown): Record<string, Fact> {
  const box = seen.boxes.find(({ box }) => box === item);
  return box ? { needed: box.seize, value: box.value } : {};
}

/** An answer as it stands in a list of options. */
export function label(content: Content, seen: DemonsView, kind: string, answer: unknown): Phrase {
  const names = namesIn(content, seen);
  const fields = answer as Fields;
  const facts = factsOf(names, fields);
  if (fields.do === 'attack') facts.enemies = enemiesAt(names, seen, fields.hex);
  if (fields.do === 'seize') Object.assign(facts, worth(seen, fields.box));
  return { key: answerKey(kind, fields), facts };
}

function enemiesAt(names: Names, seen: DemonsView, hex: unknown): Phrase[] {
  return [
    ...seen.magicians.filter((m) => m.status === 'map' && m.hex === hex).map((m) => names.magician(m.seat)),
    ...seen.mortals.filter((unit) => unit.status !== 'gone' && unit.hex === hex).map((unit) => names.mortal(unit.id)),
  ];
}

/** When it is. */
export const heading = ({ turn, phase: at }: DemonsView): Phrase =>
  phrase('position.turn', { turn, phase: phrase(`phase.${at}`) });

/** The position in sentences: where everybody stands, what they have, what is left. */
export function describe(content: Content, seen: DemonsView): Phrase[] {
  const names = namesIn(content, seen);
  const piles = Object.entries(seen.piles).map(([rank, n]) => phrase(`rankCount.${rank}`, { n }));
  return [
    heading(seen),
    ...seen.magicians.flatMap((m) => describeMagician(names, m, seen.viewer === m.seat)),
    ...seen.mortals.flatMap((mortal) => describeMortal(names, mortal)),
    ...seen.boxes.flatMap((box) => describeBox(names, box)),
    ...describeRing(names, seen),
    ...seen.ruins.map((hex) => phrase('position.ruin', { city: names.city(hex), hex })),
    phrase('position.piles', { piles }),
  ];
}

function describeMagician(names: Names, m: MagicianView, own: boolean): Phrase[] {
  const by = names.magician(m.seat);
  const facts = {
    by,
    hex: m.hex ?? 'none',
    captor: captorOf(names, m),
    shield: m.shield === null ? 'none' : phrase(`shield.${m.shield}`),
    wounds: m.wounds,
    curses: m.curses,
    net: m.net,
  };
  const said = [phrase(`position.magician.${m.status === 'map' && m.found ? 'found' : m.status}`, facts)];
  const ranks = Object.entries(m.ranks).map(([rank, n]) => phrase(`rankCount.${rank}`, { n: n ?? 0 }));
  if (own && m.spirits.length > 0)
    said.push(phrase('position.spirits.own', { by, spirits: m.spirits.map(names.spirit) }));
  else if (ranks.length > 0) said.push(phrase('position.spirits.others', { by, ranks }));
  if (!own && m.spirits.length > 0)
    said.push(phrase('position.spirits.known', { by, spirits: m.spirits.map(names.spirit) })); // [R106]
  if (m.treasures.length > 0) said.push(phrase('position.treasures', { by, items: m.treasures.map(names.item) }));
  if (m.ring) said.push(phrase('position.ring', { by }));
  return [...said, ...describeEffects(names, m)];
}

function captorOf(names: Names, { captor }: MagicianView): Fact {
  if (captor === null) return 'none';
  return 'mortal' in captor ? names.mortal(captor.mortal) : names.magician(captor.magician);
}

function describeEffects(names: Names, m: MagicianView): Phrase[] {
  const by = names.magician(m.seat);
  const said: Phrase[] = [];
  if (m.invisible) said.push(phrase('position.invisible', { by }));
  if (m.reconciled) said.push(phrase('position.reconciled', { by }));
  if (m.storm.length > 0) said.push(phrase('position.storm', { by, mortals: m.storm.map(names.mortal) }));
  if (m.familiars.length > 0) said.push(phrase('position.familiars', { by, mortals: m.familiars.map(names.mortal) }));
  if (m.borrowed.length > 0)
    said.push(phrase('position.borrowed', { by, spirits: m.borrowed.map(({ spirit }) => names.spirit(spirit)) }));
  if (m.losesTurn) said.push(phrase('position.losesTurn', { by }));
  return said;
}

/** A mortal at home, unharmed and with nothing to its name is where everybody expects it. */
function describeMortal(names: Names, unit: MortalView): Phrase[] {
  const { id, hex, base, status, strength, captives, hoard } = unit;
  if (status === 'gone') return [];
  const mortal = names.mortal(id);
  const said: Phrase[] = [];
  if (hex !== base || status !== 'normal' || captives.length > 0)
    said.push(phrase(`position.mortal.${status}`, { mortal, hex, strength }));
  if (hoard.length > 0) said.push(phrase('position.hoard', { mortal, hex: base, items: hoard.map(names.item) }));
  return said;
}

function describeBox(names: Names, { box, is, hex, seize, value, counter }: BoxView): Phrase[] {
  if (is !== 'found' && is !== 'loose') return [];
  const spirit = counter ? names.spirit(counter) : 'none';
  return [
    phrase(`position.box.${is}`, { box: names.item(box), hex, needed: seize, value, spirit, number: counter ?? 0 }),
  ];
}

/** A Ring that a magician has is told with him, one in a hoard with its mortal. */
function describeRing(names: Names, { ring }: DemonsView): Phrase[] {
  return ring.is === 'loose' ? [phrase('position.loose', { item: names.item('ring'), hex: ring.hex })] : [];
}
