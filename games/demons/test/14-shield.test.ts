import { forcedIn } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, type Setting, setUp } from './table.ts';

const RAISE = { do: 'raise' };

/** A magician who might raise his shield, in a game of two so that the net total shows the deduction of several players. */
const raising = (magician: object, more: object = {}, setting: Setting = {}) =>
  setUp({ magicians: [{ hex: HERE, ...magician }, { hex: '0110' }], mortals: NOBODY, ...more }, setting);

describe('raising the shield', () => {
  test('[14.0a] in the first phase, instead of conjuring, he tries for one level more', () => {
    const s = raising({ spirits: [2, 8, 11, 10, 58, 62] });
    const events = s.answer(0, RAISE, 6); // six friends: any face will do
    expect(only(events, 'raised')).toMatchObject([{ by: 0, success: true, shield: 'Brass' }]);
    expect(s.view(0).magicians[0].shield).toBe('Brass');
    expect(s.asks()).not.toBe('first'); // it took the place of conjuring
    expect(only(events, 'conjured')).toEqual([]);
  });

  test('[14.0a] not in the demon-use phase, and not after a move', () => {
    const s = raising({ spirits: [2, 8] });
    expect(s.allows(0, RAISE)).toBe(true);
    s.answer(0, { do: 'move', to: NORTH });
    expect(s.why(0, RAISE)).toBe('R13.over');
  });

  test('[14.0b] the number is his friendly spirits and the treasures he chooses to use', () => {
    const s = raising({ spirits: [2, 8, 15], treasures: ['11', '12', '13'] });
    s.answer(0, RAISE);
    expect(s.asks()).toBe('stake');
    for (const [treasures, sum] of [
      [[], 2],
      [['12'], 3],
      [['11', '13'], 4],
      [['11', '12', '13'], 5],
    ] as const) {
      const raised = s.odds(0, { treasures }).outcomes.flatMap(({ events }) => only(events, 'raised'));
      expect(raised.map((event) => event.sum)).toEqual([sum, sum, sum, sum, sum, sum]);
    }
    expect(s.why(0, { treasures: ['11', '43'] })).toBe('14.0b'); // not his
  });

  test('[14.0c] one die: at or below the sum the shield rises', () => {
    const s = raising({ spirits: [2], treasures: ['11', '12', '13', '14', '15'] });
    s.answer(0, RAISE);
    const treasures = ['11', '12', '13', '14', '15'];
    for (let sum = 1; sum <= 6; sum++) {
      const raised = s
        .odds(0, { treasures: treasures.slice(0, sum - 1) })
        .outcomes.flatMap(({ events }) => only(events, 'raised'));
      expect(raised.filter(({ success }) => success).map(({ die }) => die)).toEqual([1, 2, 3, 4, 5, 6].slice(0, sum));
    }
  });

  test('[14.1] [R44] treasures used are lost with the spirits that mark them, whether the shield rises or not', () => {
    const boxes = { 43: { is: 'owned', counter: 48, by: 0 }, 44: { is: 'owned', counter: 5, by: 0 } };
    for (const [die, shield] of [
      [2, 'Brass'],
      [3, 'Copper'],
    ] as const) {
      const s = raising({ spirits: [2] }, { boxes });
      s.answer(0, RAISE);
      s.answer(0, { treasures: ['43'] }, die); // 1 + 1 = 2
      expect(s.view(0).magicians[0]).toMatchObject({ shield, treasures: ['44'] });
      expect(s.view(0).boxes.find(({ box }) => box === '43')).toMatchObject({ is: 'closed', counter: null });
      expect(s.state().out).toEqual([48]);
    }
  });

  test('[14.2] [R44] the friendly spirits counted stay with him, whether the shield rises or not', () => {
    for (const die of [2, 3]) {
      const s = raising({ spirits: [2, 8] });
      expect(only(s.answer(0, RAISE, die), 'raised')).toMatchObject([{ sum: 2, success: die === 2 }]);
      expect(s.magician(0).held).toEqual([2, 8]);
    }
  });

  test('[R44] no shield rises above Gold', () => {
    expect(raising({ shield: 'Gold', spirits: [2] }).why(0, RAISE)).toBe('R44');
    expect(raising({ shield: 'Silver', spirits: [2] }).allows(0, RAISE)).toBe(true);
  });

  test('[R110] [R48] whether he may name no treasure depends on spirits that nobody else sees, so nobody learns that he had no choice', () => {
    const forced = (...spirits: number[]) => {
      const s = raising({ spirits, treasures: ['11'] });
      s.answer(0, RAISE);
      expect(s.options(0).length).toBe(spirits.length > 0 ? 2 : 1);
      const question = s.match.open?.question;
      return question && [forcedIn(question, 0), question.hiddenChoice];
    };
    expect([forced(), forced(2)]).toEqual([
      ['secretly', true],
      [null, true],
    ]);
  });

  test('[R110] there must be something to count', () => {
    expect(raising({}).why(0, RAISE)).toBe('R110.nothing');
    expect(raising({ spirits: [15, 18] }).why(0, RAISE)).toBe('R110.nothing'); // neutral
    expect(raising({ spirits: [2] }).allows(0, RAISE)).toBe(true);
    const rich = raising({ treasures: ['11'] });
    rich.answer(0, RAISE);
    expect(rich.why(0, { treasures: [] })).toBe('R110.unnamed');
    expect(rich.allows(0, { treasures: ['11'] })).toBe(true);
  });

  test('[19.0] [14.0a] one step of the ladder at a time; option shieldLadder three has no Brass', () => {
    const climb = (setting: Setting, from: string) => {
      const s = raising({ shield: from, spirits: [2, 8, 11, 10, 58, 62] }, {}, setting);
      const [raised] = only(s.answer(0, RAISE, 1), 'raised');
      return raised.shield;
    };
    const three = { options: { shieldLadder: 'three' } };
    expect(['Copper', 'Brass', 'Silver'].map((from) => climb({}, from))).toEqual(['Brass', 'Silver', 'Gold']);
    expect(['Copper', 'Silver'].map((from) => climb(three, from))).toEqual(['Silver', 'Gold']);
    expect(raising({ shield: 'Gold', spirits: [2] }, {}, three).why(0, RAISE)).toBe('R44');
  });

  test('[14.0b] [14.0c] [14.1] [14.2] [R16] worked example 9: shield', () => {
    const s = setUp({
      acts: 3,
      magicians: [
        { hex: '0110' },
        { hex: '0112' },
        { hex: '0114' },
        { hex: HERE, shield: 'Silver', spirits: [2, 58, 31], treasures: ['43', '13'] },
      ],
      mortals: NOBODY,
    });
    expect(s.view(3).magicians[3].net).toBe(15 + 40 - 30);
    s.answer(3, RAISE);
    const events = s.answer(3, { treasures: ['43'] }, 3);
    expect(only(events, 'raised')).toMatchObject([{ sum: 3, die: 3, success: true, shield: 'Gold', items: ['43'] }]);
    expect(s.magician(3).held).toEqual([2, 58, 31]);
    expect(s.view(3).magicians[3]).toMatchObject({ treasures: ['13'], net: 40 - 45 });
  });
});
