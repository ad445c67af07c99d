import type { DemonsView, MagicianView } from '@conjure/demons/view';
import type { Phrase, Seat } from '@conjure/engine';
import type { DrawingName } from '../drawings.ts';
import { itemName, magicianName, mortalName, phrase, spiritName, type Words } from '../names.ts';

export interface Status {
  readonly drawing: DrawingName;
  readonly word: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

export interface Belonging {
  readonly item: string;
  readonly name: string;
  /** In thousands of ducats; the Ring has none. */
  readonly value: number | null;
}

/** What lies in front of a magician, in the order in which it is looked at. */
export interface MagicianCard {
  readonly seat: Seat;
  readonly name: string;
  readonly shield: MagicianView['shield'];
  readonly wounds: number;
  readonly curses: number;
  /** In thousands of ducats. */
  readonly net: number;
  readonly spirits: number;
  readonly belongings: readonly Belonging[];
  /** Where and how he is. */
  readonly status: Status;
  /** What else is upon him. */
  readonly effects: readonly Status[];
  readonly acts: boolean;
  readonly out: boolean;
}

export const spiritsHeld = ({ ranks }: MagicianView): number =>
  Object.values(ranks).reduce((sum: number, n) => sum + (n ?? 0), 0);

export function magicianCard(view: DemonsView, m: MagicianView, words: Words): MagicianCard {
  return {
    seat: m.seat,
    name: words.say(magicianName(view, m.seat)),
    shield: m.shield,
    wounds: m.wounds,
    curses: m.curses,
    net: m.net,
    spirits: spiritsHeld(m),
    belongings: belongingsOf(view, m, words),
    status: statusOf(view, m, words),
    effects: effectsOf(view, m, words),
    acts: view.acting === m.seat,
    out: m.status === 'dead' || m.status === 'departed' || m.status === 'lost',
  };
}

export function belongingsOf(view: DemonsView, m: MagicianView, { say }: Words): Belonging[] {
  const owned = m.treasures.map((item) => ({
    item,
    name: say(itemName(view, item)),
    value: view.boxes.find(({ box }) => box === item)?.value ?? null,
  }));
  return m.ring ? [...owned, { item: 'ring', name: say(itemName(view, 'ring')), value: null }] : owned;
}

function statusOf(view: DemonsView, m: MagicianView, { t }: Words): Status {
  const hex = m.hex ?? 'none';
  switch (m.status) {
    case 'captive':
      return {
        drawing: 'captive',
        word: t('demons.status.captive', { by: holderName(view, m.captor) ?? 'none', hex }),
        tone: 'bad',
      };
    case 'map':
      return m.found
        ? { drawing: 'found', word: t('demons.status.found', { hex }), tone: 'bad' }
        : { drawing: 'hidden', word: t('demons.status.hidden', { hex }), tone: 'plain' };
    case 'departed':
      return { drawing: 'leave', word: t('demons.status.departed'), tone: 'good' };
    case 'dead':
      return { drawing: 'dead', word: t('demons.status.dead'), tone: 'bad' };
    case 'lost':
      return { drawing: 'lost', word: t('demons.status.lost'), tone: 'bad' };
    case 'unplaced':
      return { drawing: 'unplaced', word: t('demons.status.unplaced'), tone: 'plain' };
  }
}

/** Who holds or pins somebody. */
export function holderName(view: DemonsView, by: MagicianView['captor']): Phrase | null {
  if (by === null) return null;
  return 'mortal' in by ? mortalName(by.mortal) : magicianName(view, by.magician);
}

function effectsOf(view: DemonsView, m: MagicianView, { t }: Words): Status[] {
  const found: Status[] = [];
  const add = (drawing: DrawingName, word: string, tone: Status['tone']) => found.push({ drawing, word, tone });
  const seats = (list: readonly Seat[]): Phrase[] => list.map((seat) => magicianName(view, seat));
  const pin = holderName(view, m.pinnedBy);
  if (pin) add('pinned', t('demons.status.pinned', { by: pin }), 'bad');
  if (m.losesTurn) add('losesTurn', t('demons.status.losesTurn'), 'bad');
  if (m.invisible) add('invisible', t('demons.status.invisible'), 'good');
  if (m.reconciled) add('peace', t('demons.status.reconciled'), 'good');
  if (m.storm.length > 0) add('storm', t('demons.status.storm', { mortals: m.storm.map(mortalName) }), 'good');
  if (m.familiars.length > 0)
    add('familiar', t('demons.status.familiars', { mortals: m.familiars.map(mortalName) }), 'good');
  if (m.captives.length > 0) add('captive', t('demons.status.captives', { who: seats(m.captives) }), 'good');
  return found;
}

/** All about a magician in sentences, as the game tells them. */
export function describeMagician(view: DemonsView, m: MagicianView, words: Words): string[] {
  const { say } = words;
  const by = magicianName(view, m.seat);
  const facts = {
    by,
    hex: m.hex ?? 'none',
    captor: holderName(view, m.captor) ?? 'none',
    shield: m.shield === null ? 'none' : phrase(`shield.${m.shield}`),
    wounds: m.wounds,
    curses: m.curses,
    net: m.net,
  };
  const said = [say(phrase(`position.magician.${m.status === 'map' && m.found ? 'found' : m.status}`, facts))];
  if (m.treasures.length > 0)
    said.push(say(phrase('position.treasures', { by, items: m.treasures.map((item) => itemName(view, item)) })));
  if (m.borrowed.length > 0)
    said.push(say(phrase('position.borrowed', { by, spirits: m.borrowed.map(({ spirit }) => spiritName(spirit)) })));
  return [...said, ...effectsOf(view, m, words).map(({ word }) => word)];
}
