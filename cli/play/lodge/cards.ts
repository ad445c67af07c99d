import { must, type Phrase, phrase } from '@conjure/engine';
import {
  type Card,
  type Content,
  type Creature,
  describeCondition,
  describeEffect,
  describeEvent,
  describeExtra,
  describeHalf,
  type Quest,
  type RoomTile,
  type RoseEvent,
} from '@conjure/lodge';
import type { LodgeView } from '@conjure/lodge/view';
import type { TerminalContext } from '../face.ts';
import { wrap } from '../layout.ts';
import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../lexicon.ts';
import type { Thing } from './lexicon.ts';

interface CardContext {
  readonly terminal: TerminalContext;
  readonly content: Content;
}

const NOTHING = 'none';
const lines = ({ terminal }: CardContext, text: string): string[] => wrap(text, terminal.page.width, '    ');

/** A spell with both its halves, or with one of them. */
function spellLines(context: CardContext, { id, name, halves }: Card, only: 'a' | 'b' | null = null): string[] {
  const { voice } = context.terminal;
  return (['a', 'b'] as const).flatMap((side, i) => {
    if (only !== null && only !== side) return [];
    const facts = {
      spell: { key: `spell.${id}`, or: name },
      half: side,
      kind: { key: `half.${halves[i].kind}` },
      effect: describeHalf(context.content, halves[i]),
    };
    return lines(context, `  ${voice.tell('lodge.half', facts)}`);
  });
}

/** What only the viewer holds: what they have drawn, their hand with both halves, or what they have set. */
export function ownLines(context: CardContext): string[] {
  const view = context.terminal.view as LodgeView;
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!seat?.own) return [];
  const card = (id: string): Card => context.content.cards[must(context.content.cardIndex.get(id), 'card', id)];
  const isPlanning = view.phase === 'study' || view.phase === 'preparation';
  const cards = isPlanning ? new Set([...seat.own.drawn, ...seat.own.hand]) : [];
  const set = seat.slots.flatMap(({ spell, revealed }) => (spell && !revealed ? [spell.split('/')] : []));
  return [
    ...[...cards].flatMap((id) => spellLines(context, card(id))),
    ...set.flatMap(([id, half]) => spellLines(context, card(id), half as 'a' | 'b')),
    ...seat.own.quests.flatMap(({ quest }) => {
      const found = context.content.quests.find(({ id }) => id === quest);
      return found ? questLines(context, found) : [];
    }),
  ];
}

/** Whatever goes by that name: a spell, a room, an evocation, a quest or an event. */
export function cardLines(context: CardContext, lexicon: Lexicon<Thing>, line: string): string[] | null {
  const found = lexicon.find('card', wordsOf(line), 0);
  const [kind, id] = String(found?.value ?? '').split(' ');
  const { cards, tiles, creatures, quests, events } = context.content;
  const named = <X extends { id: string }>(list: readonly X[]) => list.filter((each) => each.id === id);
  switch (kind) {
    case 'spell':
      return named(cards).flatMap((card) => spellLines(context, card));
    case 'room':
      return named(tiles).flatMap((tile) => roomLines(context, tile));
    case 'creature':
      return named(creatures).flatMap((creature) => creatureLines(context, creature));
    case 'quest':
      return named(quests).flatMap((quest) => questLines(context, quest));
    case 'event':
      return named(events).flatMap((event) => eventLines(context, event));
    default:
      return null;
  }
}

const orNothing = (said: Phrase | null): Phrase | string => said ?? NOTHING;

function roomLines(context: CardContext, tile: RoomTile): string[] {
  const { terminal, content } = context;
  const room = (terminal.view as LodgeView).rooms.find((each) => each.tile === tile.id);
  const facts = {
    room: { key: `room.${tile.id}`, or: tile.name },
    colour: phrase(`colour.${room?.colour ?? 'black'}`),
    effect: orNothing(describeEffect(content, content.effects[tile.effect])),
    capacity: tile.capacity,
    points: tile.points.join('/'),
  };
  return lines(context, terminal.voice.tell('lodge.room', facts));
}

function creatureLines(context: CardContext, creature: Creature): string[] {
  const { terminal, content } = context;
  const facts = {
    creature: { key: `creature.${creature.id}`, or: creature.name },
    archetype: { key: `archetype.${creature.archetype}` },
    move: creature.move,
    damage: creature.damage,
    health: creature.health,
    extra: orNothing(describeExtra(creature.extra)),
    guard: orNothing(creature.guard < 0 ? null : describeEffect(content, content.effects[creature.guard])),
  };
  return lines(context, terminal.voice.tell('lodge.creature', facts));
}

function questLines(context: CardContext, quest: Quest): string[] {
  const { terminal, content } = context;
  const facts = {
    quest: { key: `quest.${quest.id}`, or: quest.name },
    condition: describeCondition(content, quest.condition),
    power: quest.power,
    reward: orNothing(describeEffect(content, content.effects[quest.reward])),
  };
  return lines(context, `  ${terminal.voice.tell('lodge.quest', facts)}`);
}

function eventLines(context: CardContext, event: RoseEvent): string[] {
  const facts = {
    event: { key: `roseEvent.${event.id}`, or: event.name },
    effect: describeEvent(context.content, event.ops),
  };
  return lines(context, context.terminal.voice.tell('lodge.event', facts));
}
