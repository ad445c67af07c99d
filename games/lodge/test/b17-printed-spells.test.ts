import { describe, expect, test } from 'vitest';
import type { Trigger } from '../data.ts';
import { describeHalf } from '../effects/describe.ts';
import type { LodgeEvent } from '../events.ts';
import { lodge } from '../game.ts';
import { happens, said, stage } from './printed.ts';
import { unseen } from './signs.ts';
import { cast, EXPLORE_HERE, explore, fight, MAGES, of, type TestMatch, type Who } from './table.ts';

const { content } = lodge;
const spells = content.cards.flatMap(({ id, halves }) =>
  halves.map((half, i) => ({ spell: `${id}/${'ab'[i]}`, half })),
);

/** A personal spell is cast by its mage. */
const whoHas = (spell: string): Who =>
  MAGES.find((mage) =>
    content.data.mages.mages.some(({ id, personalSpell }) => id === mage && spell.startsWith(personalSpell)),
  ) ?? 'jafar';

/** What brings a reaction about: an enemy does it to him who has set it. */
const TRIGGERS: Readonly<Record<Trigger, (who: Who, spell: string) => [TestMatch, Who, object]>> = {
  damageIncoming: (who, spell) => struck(who, spell, 3),
  damaged: (who, spell) => struck(who, spell, 3),
  wouldBeDefeated: (who, spell) => struck(who, spell, 9),
  enemyEnters(who, spell) {
    const [foe] = MAGES.filter((mage) => mage !== who);
    const s = stage({ who, own: { set: { I: spell } }, foe: { at: '2,0' }, more: { turn: foe } });
    return [s, foe, explore('1,0')];
  },
  enemyCasts(who, spell) {
    const [foe] = MAGES.filter((mage) => mage !== who);
    const s = stage({ who, own: { set: { I: spell } }, foe: { set: { I: 'undermine/a' } }, more: { turn: foe } });
    return [s, foe, cast('I')];
  },
  enemyActivatesRoom(who, spell) {
    const [foe] = MAGES.filter((mage) => mage !== who);
    const s = stage({ who, own: { set: { I: spell } }, foe: { at: '2,0', power: 2 }, more: { turn: foe } });
    return [s, foe, EXPLORE_HERE];
  },
};

function struck(who: Who, spell: string, wounds: number): [TestMatch, Who, object] {
  const [foe, , third] = MAGES.filter((mage) => mage !== who);
  const damage = of(MAGES.indexOf(third), wounds);
  return [stage({ who, own: { set: { I: spell }, damage }, more: { turn: foe } }), foe, fight(who)];
}

describe('every half of every spell does all that is printed on it', () => {
  test.each(spells.filter(({ half }) => !half.reacts))('[B36] $spell', ({ spell, half }) => {
    const who = whoHas(spell);
    const s = stage({ who, own: { set: { I: spell, II: 'stone_knuckle/b' } } });
    const events = [...s.does(who, cast('I')), ...happens(s, { who })];
    const [card, side] = spell.split('/');
    expect(events).toContainEqual({ type: 'cast', by: MAGES.indexOf(who), slot: 'I', card, half: side });
    expect(unseen(content.effects[half.effect].ops, events, MAGES.indexOf(who))).toEqual([]);
    expect(s.seat(who).spent).toContain(card);
  });

  test.each(spells.filter(({ half }) => half.reacts))('[B47] $spell', ({ spell, half }) => {
    const who = whoHas(spell);
    const [s, foe, deed] = TRIGGERS[half.trigger as Trigger](who, spell);
    const events: LodgeEvent[] = [...s.does(foe, deed), ...happens(s, { who })];
    const [card, side] = spell.split('/');
    expect(events).toContainEqual({
      type: 'revealed',
      by: MAGES.indexOf(who),
      slot: 'I',
      card,
      half: side,
      trigger: half.trigger,
    });
    expect(unseen(content.effects[half.effect].ops, events, MAGES.indexOf(who))).toEqual([]);
  });

  test.each(spells)('$spell says what it does', ({ half }) => {
    const sentence = said(describeHalf(content, half));
    expect(sentence).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
    for (const op of content.effects[half.effect].ops)
      for (const n of Object.values(op).filter((value) => typeof value === 'number' && value > 1 && value < 99))
        expect(sentence).toContain(`${n}`);
  });
});
