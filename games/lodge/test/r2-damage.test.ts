import { dataOf } from '@conjure/engine';
import { survivesJson } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { attack, cast, fight, of, only, reveal, setUp, stance, step, story } from './table.ts';

const hunter = (id: string, at: string, damage = of(0, 0)) => ({ id, mode: 'hunting' as const, at, damage });
const guard = (id: string, damage = of(0, 0)) => ({ id, mode: 'guard' as const, damage });
/** How far a quest of a seat has come; only its owner sees it. */
const progress = (s: ReturnType<typeof setUp>, seat: number) =>
  lodge.view(s.match.table, seat).seats[seat].own?.quests[0]?.progress;

describe('mage and hunter hit at once', () => {
  const both = (sheet: number, familiar: ReturnType<typeof hunter>) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'kiln_breath/a' } },
      tessa: { at: '0,0', damage: of(0, sheet), familiar },
    });
    s.does('nero', cast('I'));
    return s;
  };

  test('[R11] each takes his own part first, then the excess goes to what slots are left', () => {
    const s = both(10, hunter('smaug', '0,0'));
    expect([s.sheet('tessa'), s.card('tessa', 'smaug')]).toEqual(['J10 N1', 'N3']);
  });

  test('[R11] without excess nothing more goes to it', () => {
    const s = both(9, hunter('smaug', '0,0'));
    expect([s.sheet('tessa'), s.card('tessa', 'smaug')]).toEqual(['J9 N2', 'N2']);
  });

  test('[R11] only then is defeat checked, and it is one hit of one attacker', () => {
    const s = both(10, hunter('polly', '0,0'));
    expect(only(story(s), 'damaged').at(-1)).toMatchObject({ shared: 0, lost: 1, how: 'overflowed' });
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 1 }]);
    expect(s.seat('nero').trophies).toEqual([{ of: 3, n: 1 }]);
  });

  test('[R11] the excess waits while other mages divide, and the position can be written down', () => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,0', damage: of(3, 10), familiar: hunter('smaug', '2,0') },
      nero: { at: '0,0', set: { I: 'kiln_breath/a' } },
      rebecca: { at: '0,0', familiar: guard('drogon') },
      tessa: { at: '0,0', familiar: guard('lerna') },
    });
    s.does('nero', cast('I'));
    expect(s.match.open && dataOf(s.match.open.question).facts).toEqual({
      ...{ n: 2, sheet: 11, card: 4, dealer: 1, attack: false },
      ...{ familiar: 'rebecca.drogon.1', least: 0, most: 2 },
    });
    s.does('rebecca', { share: 2 });
    expect([s.asks(), s.asked()]).toEqual(['divide', ['tessa']]);
    expect([s.sheet('jafar'), s.card('jafar', 'smaug')]).toEqual(['T10 N1', '']);
    survivesJson(s.match, 'excess');
    s.does('tessa', { share: 0 });
    expect([s.sheet('tessa'), s.card('rebecca', 'drogon'), s.card('jafar', 'smaug')]).toEqual(['N2', 'N2', 'N1']);
  });
});

describe('suffered by the mage', () => {
  const struck = (tessa: object, quest = 'q102') => {
    const s = setUp({
      jafar: { at: '0,0', quests: [{ quest }] },
      tessa: { at: '0,0', set: { I: 'last_candle/b' }, ...tessa } as never,
    });
    s.does('jafar', fight('tessa'));
    s.does('tessa', { do: 'decline' }); // about to suffer damage
    return s;
  };

  test('[R39] even if every cube lies on the card: his trap answers it, and it counts as damage to a mage', () => {
    const s = struck({ familiar: guard('smaug') });
    s.does('tessa', { share: 2 });
    expect([s.asks(), s.asked()]).toEqual(['react', ['tessa']]);
    s.does('tessa', reveal('I'));
    expect([s.sheet('jafar'), s.sheet('tessa'), s.card('tessa', 'smaug')]).toEqual(['T2', '', 'J2']);
    expect(progress(s, 0)).toBe(1);
  });

  test('[R39] excess on a hunter is his damage, too', () => {
    const s = struck({ damage: of(1, 11), familiar: hunter('smaug', '2,0') });
    expect([s.asks(), s.card('tessa', 'smaug'), progress(s, 0)]).toEqual(['react', 'J2', 1]);
  });

  test('[R39] what is aimed at the hunter is not', () => {
    const s = setUp({
      jafar: { at: '0,0', quests: [{ quest: 'q102' }] },
      tessa: { at: '0,0', set: { I: 'last_candle/b' }, familiar: hunter('smaug', '0,0') },
    });
    s.does('jafar', fight('tessa.smaug.1'));
    expect([s.asks(), s.asked(), progress(s, 0)]).toEqual(['turn', ['jafar'], 0]);
  });
});

describe('damage of the Black Rose', () => {
  const price = (nero: object) => {
    const s = setUp({ turn: 'nero', nero: { at: '0,0', set: { I: 'thunder_nail/b' }, ...nero } as never });
    s.does('nero', cast('I'));
    return s;
  };

  test('[R40] as a price it is damage he suffers: divided in Guard', () => {
    const s = price({ familiar: guard('smaug') });
    expect([s.asks(), s.asked()]).toEqual(['divide', ['nero']]);
    s.does('nero', { share: 1 });
    expect([s.sheet('nero'), s.card('nero', 'smaug')]).toEqual(['*1', '*1']);
  });

  test('[R40] its excess goes to a hunter; without a familiar all lies on the sheet', () => {
    const s = price({ damage: of(0, 10), familiar: hunter('smaug', '2,0') });
    expect([s.sheet('nero'), s.card('nero', 'smaug')]).toEqual(['J10 *1', '*1']);
    expect(price({}).sheet('nero')).toBe('*2');
  });

  test('[R40] [R41] an event that damages each mage reaches mages in their Cells, and F31 and F37 hold there', () => {
    const s = setUp({
      phase: 'rose',
      eventDecks: [['e105'], [], []],
      jafar: { at: 'cell' },
      nero: { at: '0,0' },
      rebecca: { at: 'cell', familiar: guard('smaug') },
      tessa: { at: 'cell', damage: of(0, 11), familiar: hunter('drogon', '2,0') },
    });
    expect([s.asks(), s.asked()]).toEqual(['divide', ['rebecca']]);
    s.does('rebecca', { share: 1 });
    expect([s.sheet('jafar'), s.sheet('nero'), s.sheet('rebecca')]).toEqual(['*1', '*1', '']);
    expect([s.card('rebecca', 'smaug'), s.sheet('tessa'), s.card('tessa', 'drogon')]).toEqual(['*1', 'J11', '*1']);
  });

  test('[R19] [F37] and it defeats a mage in his Cell once his hunter is gone', () => {
    const s = setUp({
      phase: 'rose',
      eventDecks: [['e105'], [], []],
      tessa: { at: 'cell', damage: of(0, 11), familiar: hunter('polly', '2,0', of(0, 1)) },
    });
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 'rose' }]);
  });

  test.each(['crowd_of_shadows/a', 'unspoken_name/a'])('[R41] nothing else reaches a Cell: %s', (spell) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: spell } },
      jafar: { at: '2,0' },
      tessa: { at: 'cell' },
    });
    s.does('nero', cast('I'));
    expect(s.sheet('jafar')).not.toBe('');
    expect([s.sheet('tessa'), s.sheet('rebecca')]).toEqual(['', '']);
  });
});

describe('a packet that was announced', () => {
  test('[R43] is dealt though its dealer is defeated by the answer; the rest of his action is cancelled', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', damage: of(0, 10), set: { I: 'thunder_nail/b' } },
      tessa: { at: '0,0', set: { I: 'wall_of_cinders/a' } },
    });
    s.does('nero', cast('I'));
    s.does('tessa', { do: 'decline' });
    s.does('tessa', reveal('I'));
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 1, trophy: 3 }]);
    expect(s.sheet('tessa')).toBe('N2'); // 4 less 2
    expect([s.seat('nero').at, s.sheet('nero')]).toEqual(['cell', '']); // no price of the spell any more
  });

  test('[R43] nothing of what he had begun goes on from his Cell', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', damage: of(0, 10), set: { I: 'sleeve_knife/b' } },
      tessa: { at: '0,0', power: 3, set: { I: 'wall_of_cinders/a' } },
    });
    s.does('nero', cast('I'));
    s.does('tessa', { do: 'decline' });
    s.does('tessa', reveal('I'));
    expect(only(story(s), 'stole')).toEqual([]); // he would have taken 1 Power
    expect([s.seat('nero').power, s.seat('tessa').power]).toEqual([0, 3 + 2]);
  });

  test('[R43] without such an answer the price is paid', () => {
    const s = setUp({ turn: 'nero', nero: { at: '0,0', set: { I: 'thunder_nail/b' } }, tessa: { at: '0,0' } });
    s.does('nero', cast('I'));
    expect([s.sheet('tessa'), s.sheet('nero')]).toEqual(['N4', '*2']);
  });

  test('[R43] is dealt though its dealer has left play', () => {
    const s = setUp({
      jafar: { at: '0,1', familiar: hunter('polpetta', '0,0', of(1, 3)) },
      nero: { at: '0,0', set: { I: 'wall_of_cinders/a' } },
    });
    s.does('jafar', { do: 'command', model: 'jafar.polpetta.1' });
    s.does('jafar', attack('nero'));
    s.does('nero', reveal('I'));
    expect([stance(s, 'jafar'), s.sheet('nero')]).toEqual(['none', 'J1']);
  });

  test('[R43] and though its target moves away', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'thunder_nail/a' } },
      tessa: { at: '0,1', set: { I: 'fogged_hall/b' } },
    });
    s.does('nero', cast('I'));
    s.does('tessa', { do: 'decline' });
    s.does('tessa', reveal('I'));
    s.does('tessa', { room: '0,2' });
    expect([s.seat('tessa').at, s.sheet('tessa')]).toEqual(['0,2', 'N1']);
  });

  /** Two damage on everything in the Lodge; Tessa answers with a step into the room of her hunter. */
  const everywhere = (answer: object, tessa: object = {}, familiar: object = {}) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '2,0', set: { I: 'unspoken_name/a' } },
      tessa: { at: '0,1', set: { I: 'false_letter/b' }, familiar: { ...hunter('argo', '0,0'), ...familiar }, ...tessa },
    });
    s.does('nero', cast('I'));
    s.does('tessa', reveal('I'));
    s.does('tessa', step('0,0'));
    s.does('tessa', answer);
    return s;
  };

  test('[R43] [R6] [R28] a hunter picked up since divides its own packet with its mage', () => {
    const s = everywhere({ do: 'pickUp' });
    expect([s.asks(), stance(s, 'tessa')]).toEqual(['divide', 'guard']); // her own packet, less 1
    s.does('tessa', { share: 1 });
    expect(s.options('tessa')).toEqual([{ share: 0 }, { share: 1 }, { share: 2 }]); // that of the hunter
    s.does('tessa', { share: 0 });
    expect([s.sheet('tessa'), s.card('tessa', 'argo')]).toEqual(['N2', 'N1']);
    expect(only(story(s), 'damaged').map(({ how, lost }) => [how, lost])).toEqual([
      ['divided', 0],
      ['divided', 0],
    ]);
  });

  test('[R43] [R6] however she divides the one, no cube of the other is lost by it', () => {
    for (const share of [0, 1]) {
      const s = everywhere({ do: 'pickUp' }, {}, { damage: of(2, 2) }); // one slot is left
      s.does('tessa', { share });
      if (s.asks() === 'divide') {
        expect(s.why('tessa', { share: 2 })).toBe('R6');
        s.does('tessa', { share: 1 });
      }
      expect(only(story(s), 'damaged').map(({ n, shared, lost }) => [n + shared, lost])).toEqual([
        [1, 0],
        [2, 0],
      ]);
    }
  });

  test('[R43] [B48] [B92] the packet that falls on the pair is one to protect against, and armour lowers it', () => {
    const s = everywhere(
      { do: 'pickUp' },
      { set: { I: 'false_letter/b', II: 'salt_skin/b' }, buffs: { attack: 0, move: 0, armour: 1 } },
    );
    expect(only(story(s), 'damaged')).toEqual([]);
    expect([s.asks(), s.asked()]).toEqual(['react', ['tessa']]); // 2 less 1
    s.does('tessa', reveal('II'));
    expect(only(story(s), 'reduced').map(({ n, left }) => [n, left])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([s.asks(), s.sheet('tessa'), s.card('tessa', 'argo')]).toEqual(['turn', '', '']);
  });

  test('[R43] [F36] a hunter that is left hunting takes its own on its card', () => {
    const s = everywhere({ do: 'leave' });
    expect([s.sheet('tessa'), s.card('tessa', 'argo')]).toEqual(['N1', 'N2']);
    expect(s.asks()).toBe('turn');
  });

  test('[R43] what has left play takes nothing', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'crown_of_cinders/a' }, evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      tessa: { at: '0,0', evocations: [{ id: 'glass_twin', at: '0,0' }] },
    });
    s.does('nero', cast('I'));
    expect(s.evocation('tessa', 'glass_twin')).toBeUndefined();
    expect([s.sheet('tessa'), s.card('nero', 'bone_thrall')]).toEqual(['N1', '']);
  });
});
