import type { OpenQuestion } from '@conjure/host';
import { halfText, type LodgeView, spellOf, tileText } from '@conjure/lodge/view';
import type { PartialAnswer } from '../../answers.ts';
import { colourName, creatureName, modelName, roomName, seatName, sentence, tileName, type Words } from '../names.ts';
import { omensAt } from './lit.ts';
import { evocationIn, familiarOf, modelsIn, ownerOf } from './models.ts';
import { creaturePlate, describeCubes, describePrizes } from './plates.ts';

/** How a room stands: what keeps it from being used, or nothing. */
export const stateOf = ({ destroyed, open, activated }: LodgeView['rooms'][number]): string =>
  destroyed ? 'destroyed' : !open ? 'closed' : activated ? 'activated' : 'ready';

/** A room in words, as the board shows it; `lit` tells what may be chosen there. */
export function describeRoom(view: LodgeView, room: string, words: Words, lit = ''): string {
  const { t, say } = words;
  const found = view.rooms.find((one) => one.room === room);
  if (!found) return '';
  const who = modelsIn(view, room).map(modelName);
  const prizes = describePrizes(view, found.prizes, words);
  return [
    t('lodge.room.said', { room: tileName(found.tile), colour: colourName(found.colour), state: stateOf(found) }),
    ...(found.destroyed
      ? []
      : [
          sentence(say(tileText(found.tile) ?? { key: 'lodge.none' })),
          t('lodge.room.cubes', { cubes: describeCubes(view, found.cubes, found.capacity, words) }),
          ...(prizes ? [t('lodge.room.prizes', { prizes })] : []),
        ]),
    ...(who.length > 0 ? [t('lodge.room.here', { who })] : []),
    ...(lit ? [lit] : []),
  ].join(' ');
}

/** A model in words. */
export function describeModel(view: LodgeView, model: string, words: Words, lit = ''): string {
  const { t, say } = words;
  const seat = ownerOf(view, model);
  if (seat === null) return '';
  const evocation = evocationIn(view, model);
  const told = lit ? ` ${lit}` : '';
  if (evocation) {
    const owner = say(seatName(view, seat));
    return `${t('lodge.evocation.said', { owner, said: creaturePlate(view, evocation, words).label })}${told}`;
  }
  const of = view.seats[seat];
  const familiar = familiarOf(of);
  const said = t('lodge.mage.said', {
    mage: seatName(view, seat),
    power: of.power,
    wounds: describeCubes(view, of.damage, of.health, words),
    familiar: familiar?.mode === 'guard' ? creatureName(familiar.creature) : 'none',
  });
  const prizes = describePrizes(view, of.prizes, words);
  return `${said}${prizes ? ` ${t('lodge.mage.prizes', { prizes })}` : ''}${told}`;
}

/** What everybody knows to follow in which room, for who has no pointer to hover over the board. */
export function describeOmens(
  view: LodgeView,
  asked: OpenQuestion,
  aim: PartialAnswer | null,
  { t, say }: Words,
): string {
  const { everywhere, rooms } = omensAt(view, asked, aim);
  return [
    ...(everywhere.length > 0 ? [t('lodge.omens'), ...everywhere.map(say)] : []),
    ...rooms.flatMap(({ room, omens }) => [t('lodge.omens.at', { room: roomName(view, room) }), ...omens.map(say)]),
  ].join(' ');
}

/** What a spell that is revealed does. */
export function describeReaction(spell: string, { say }: Pick<Words, 'say'>): string {
  const { card, half } = spellOf(spell);
  const said = halfText(card, half);
  return said ? sentence(say(said)) : '';
}
