import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import { halfText, type LodgeView, type RoomName, spellOf, tileText } from '@conjure/lodge/view';
import { phrase } from '../../../parts/reading.ts';
import type { AnswerFields } from '../../answers.ts';
import type { Odds } from '../../face.ts';
import { doorsOf } from '../board/geometry.ts';
import { cardName, modelName, roomName, seatName } from '../names.ts';
import { ownRoom } from './answers.ts';
import { evocationIn } from './models.ts';
import { readingOf } from './reading.ts';
import { type SettingPlan, SLOTS } from './setting.ts';

/** What one goes to a room for: its use, if nobody has had it yet, and who is there or a step further. */
function roomWhy(view: LodgeView, room: RoomName): Phrase[] {
  const found = view.rooms.find((one) => one.room === room);
  const does = found && !found.destroyed && found.open && !found.activated ? tileText(found.tile) : null;
  const rivals = view.seats.filter(
    ({ seat, at }) => seat !== view.viewer && (at === room || doorsOf(room).includes(at)),
  );
  return [
    ...(does ? [phrase('lodge.why.room', { room: roomName(view, room), does })] : []),
    ...(rivals.length > 0
      ? [phrase('lodge.why.near', { who: rivals.map(({ seat }) => seatName(view, seat)) })]
      : [phrase('lodge.why.alone')]),
  ];
}

/** What a room would do that is used now, and how near it is to falling. */
function useWhy(view: LodgeView, room: RoomName | null): Phrase[] {
  const found = view.rooms.find((one) => one.room === room);
  const does = found && tileText(found.tile);
  return found && does ? [phrase('lodge.why.use', { room: roomName(view, found.room), does })] : [];
}

/** How near a room is to falling, and what that pays. */
function describeFill(view: LodgeView, room: RoomName): Phrase[] {
  const found = view.rooms.find((one) => one.room === room);
  if (!found || found.destroyed) return [];
  const n = Math.max(0, found.capacity - found.cubes.length);
  return [phrase('lodge.room.lacks', { n, points: found.points.join('/') })];
}

/** What a set spell does when it is cast. */
function castWhy(view: LodgeView, slot: unknown): Phrase[] {
  const spell = view.viewer === null ? null : view.seats[view.viewer].slots.find((one) => one.slot === slot)?.spell;
  if (!spell) return [];
  const { card, half } = spellOf(spell);
  const does = halfText(card, half);
  return does ? [phrase('lodge.why.cast', { does })] : [];
}

/** What a mage or a creature can still take. */
function lifeOf(view: LodgeView, model: string): number | null {
  const found = view.seats.find(({ mage }) => mage === model) ?? evocationIn(view, model);
  return found ? found.health - found.damage.length : null;
}

/** The spells of a plan in the order in which they are cast. */
const spellsIn = (plan: SettingPlan): Phrase[] =>
  SLOTS.flatMap((slot) => (plan[slot] ? [cardName(spellOf(plan[slot]).card)] : []));

/** Why somebody would answer so, where it can be told by what lies open. */
export function whyOf(view: LodgeView, { kind }: OpenQuestion, answer: unknown, odds: Odds | null): readonly Phrase[] {
  const { do: action, to, slot, model, activate, room } = (answer ?? {}) as AnswerFields;
  const read = (odds && readingOf(view, odds)?.sentences) ?? [];
  if (kind === 'set') return [phrase('lodge.why.set', { spells: spellsIn((answer ?? {}) as SettingPlan) })];
  if (action === 'momentum' && typeof to === 'string')
    return [...read, phrase('lodge.why.momentum'), ...roomWhy(view, to)];
  if ((action === 'explore' || action === 'step') && typeof to === 'string') return [...read, ...roomWhy(view, to)];
  if (activate === true || (action === 'activate' && model === undefined))
    return read.length > 0 ? read : useWhy(view, ownRoom(view));
  if (action === 'cast') return read.length > 0 ? read : castWhy(view, slot);
  if (read.length > 0) return read;
  if (typeof room === 'string') return describeFill(view, room);
  const n = typeof model === 'string' && kind === 'target' ? lifeOf(view, model) : null;
  return n === null ? [] : [phrase('lodge.why.target', { who: modelName(String(model)), n })];
}
