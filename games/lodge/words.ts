import { counted, type Fact, type Fields, type Phrase, phrase, type Seat } from '@conjure/engine';
import { SLOTS, type SlotName } from './board.ts';
import { type Content, cardNamed } from './content.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { FinalPrize, LodgeEvent, Owner, Prize } from './events.ts';
import { answerKey, eventKey } from './forms.ts';
import {
  cardPhrase,
  creaturePhrase,
  eventPhrase,
  magePhrase,
  modelPhrase,
  questPhrase,
  schoolPhrase,
  slotPhrase,
  tilePhrase,
} from './rules/names.ts';
import { playerIn, seatIn } from './seat-name.ts';
import type { LodgeView } from './view.ts';

/** Which fields of events and answers name what. */
const SEATS = new Set(['by', 'seat']);
const OWNERS = new Set(['who', 'dealer', 'trophy', 'winner']);
const ROOMS = new Set(['room', 'from', 'to']);
const KEYED: Readonly<Record<string, string>> = { phase: 'phase', slot: 'slot', stat: 'stat', trigger: 'triggerName' };

interface Speech {
  content: Content;
  seen: LodgeView;
}

export const ownerIn = (seen: LodgeView, owner: Owner | 'nobody'): Phrase =>
  typeof owner === 'number' ? seatIn(seen, owner) : phrase(`owner.${owner}`);

/** `q,r`, or a Cell; cubes come from other things, too. */
const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'cell' || value.includes(','));

/** A room by the tile that lies there; a Cell. */
export function placeIn({ content, seen }: Speech, place: string): Phrase {
  const room = seen.rooms.find(({ room: name }) => name === place);
  return room ? tilePhrase(content, room.tile) : phrase('place.cell');
}

/** `ember_dart/a`: the card and its half. */
export function spellPhrase(content: Content, spell: string): Phrase {
  const [card, half] = spell.split('/');
  return phrase('spell.half', { card: cardPhrase(content, card), half: halfPhrase(content, card, half) });
}

/** A half of a card by its kind; where the other is of the same kind, by its place, too. */
function halfPhrase(content: Content, card: string, half: string): Phrase {
  const [first, second] = content.cards[cardNamed(content, card)].halves;
  const kind = phrase(`half.${(half === 'a' ? first : second).kind}`);
  if (first.kind !== second.kind) return kind;
  return phrase(half === 'a' ? 'half.first' : 'half.second', { kind });
}

/** The facts a sentence needs, from the fields of an event or an answer. */
function factsOf(said: Speech, fields: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const name of Object.keys(fields)) {
    const value = (fields as Fields)[name];
    if (name === 'type' || name === 'do' || value === undefined) continue;
    facts[name] = Array.isArray(value) ? listFact(said, name, value) : factOf(said, name, value);
  }
  return facts;
}

function factOf(said: Speech, name: string, value: unknown): Fact {
  const { content, seen } = said;
  if (typeof value === 'boolean') return String(value);
  if (SEATS.has(name)) return seatIn(seen, value as Seat);
  if (OWNERS.has(name)) return ownerIn(seen, value as Owner);
  if (name === 'whose')
    return typeof value === 'string' && value !== 'rose' ? magePhrase(value) : ownerIn(seen, value as Owner);
  if (name === 'token') return ownerIn(seen, value as Owner);
  if (ROOMS.has(name) && isPlace(value)) return placeIn(said, value);
  if (name in KEYED) return phrase(`${KEYED[name]}.${value}`);
  switch (name) {
    case 'model':
      return modelPhrase(content, value as string);
    case 'card':
      return cardPhrase(content, value as string);
    case 'spell':
      return spellPhrase(content, value as string);
    case 'event':
      return eventPhrase(content, value as string);
    case 'quest':
      return questPhrase(content, value as string);
    case 'school':
      return schoolPhrase(content, value as string);
    case 'familiar':
      return value === 'none' ? 'none' : creaturePhrase(content, value as string);
    case 'mage':
      return magePhrase(value as string);
    case 'grimoire':
      return phrase(`grimoire.${value}`);
    default:
      return value as string | number;
  }
}

function listFact(said: Speech, name: string, list: readonly unknown[]): Fact {
  const { content, seen } = said;
  if (list.length === 0) return 'none';
  switch (name) {
    case 'slots':
      return list.map((slot) => slotPhrase(slot as SlotName));
    case 'order':
      return list.map((seat) => seatIn(seen, seat as Seat));
    case 'targets':
    case 'models':
      return list.map((model) => modelPhrase(content, model as string));
    case 'cards':
      return counted(list.map((card) => cardPhrase(content, card as string)));
    case 'schools':
      return counted(list.map((school) => schoolPhrase(content, school as string)));
    case 'quests':
      return counted(list.map((quest) => questPhrase(content, quest as string)));
    case 'spells':
      return list.map((spell) => slotSpell(content, spell as string));
    case 'prizes':
      return list.map((prize) => prizeIn(seen, prize as Prize | FinalPrize));
    default:
      return list.map(String);
  }
}

/** `I ember_dart/a` */
function slotSpell(content: Content, spell: string): Phrase {
  const [slot, what] = spell.split(' ');
  return phrase('spell.inSlot', { slot: slotPhrase(slot as SlotName), spell: spellPhrase(content, what) });
}

function prizeIn(seen: LodgeView, prize: Prize | FinalPrize): Phrase {
  const { who, ...rest } = prize;
  return phrase('cubes' in prize ? 'prize.cubes' : 'prize.final', { who: ownerIn(seen, who), ...rest });
}

/** One event as a sentence, with the rule by which it happened. */
export function narrate(content: Content, seen: LodgeView, event: LodgeEvent): Phrase {
  const facts = factsOf({ content, seen }, event);
  // Who has just chosen a mage is still called by his seat.
  if (event.type === 'mageChosen') facts.by = playerIn(event.by);
  if ('half' in event && 'card' in event && event.half !== undefined && event.card !== undefined)
    facts.half = halfPhrase(content, event.card, event.half);
  return { key: eventKey(event), facts, rule: ruleOf(event) };
}

/** The particular rule, where the kind of event has several. */
function ruleOf(event: LodgeEvent): string {
  switch (event.type) {
    case 'sortie':
    case 'modeChanged':
    case 'notSummoned':
      return event.why;
    case 'damaged':
      return { alone: 'B67', divided: 'F31', overflowed: 'F37' }[event.how];
    case 'moved':
      return event.how === 'step' ? 'B3' : 'B93';
    case 'evocationLeft':
      return event.familiar ? 'F41' : event.how === 'removed' ? 'B55' : 'B61';
    default:
      return EVENT_RULES[event.type];
  }
}

/** An answer as it stands in a list of options. */
export function label(content: Content, seen: LodgeView, kind: string, answer: unknown): Phrase {
  const fields = answer as Fields;
  const facts = factsOf({ content, seen }, kind === 'set' ? {} : fields);
  if (kind === 'set')
    facts.spells = SLOTS.flatMap((slot) => (fields[slot] ? [slotSpell(content, `${slot} ${fields[slot]}`)] : []));
  if (fields.do === 'cast' || fields.do === 'reveal') facts.spell = ownSlot(content, seen, String(fields.slot));
  return { key: answerKey(kind, fields), facts };
}

/** What lies in a slot of the viewer's own. */
function ownSlot(content: Content, seen: LodgeView, name: string): Phrase {
  const spell = seen.viewer === null ? null : seen.seats[seen.viewer].slots.find(({ slot }) => slot === name)?.spell;
  return spell ? spellPhrase(content, spell) : phrase('spell.unknown');
}
