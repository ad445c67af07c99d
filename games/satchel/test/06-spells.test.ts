import { describe, expect, test } from 'vitest';
import { only, place, setUp, type TestMatch } from './table.ts';

/** A spell at S2 that lacks its last slot, and the sorcerer with the die for it. */
const casting = (card: string, dice: string, more: Parameters<typeof setUp>[0] = {}, setting = {}): TestMatch =>
  setUp(
    {
      ...more,
      row: { S2: card, ...more.row },
      board: { S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'], ...more.board },
      seats: { sorcerer: { dice }, ...more.seats },
    },
    setting,
  );

describe('spells', () => {
  test('[B29] a plain spell or a chant only makes way for the next', () => {
    const s = setUp({
      board: { S1: ['sorcerer 1', 'sorcerer 2'], H1: ['green 1'] },
      seats: { sorcerer: { dice: 'BSK--' } },
    });
    expect(s.place('sorcerer', 3, 'S1', 3).map(({ type }) => type)).toEqual(['placed', 'completed', 'cardOpened']);
    const chant = setUp(
      {
        row: { S1: 'C01', S3: 'C02', H3: 'O15', H2: 'O14' },
        board: { S1: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'], H1: ['green 1'] },
        seats: { sorcerer: { dice: 'BSFK-' } },
      },
      { options: { scenario: 'TR2' } },
    );
    expect(chant.place('sorcerer', 4, 'S1', 4).map(({ type }) => type)).toEqual(['placed', 'completed', 'cardOpened']);
    expect(chant.on('H1')[0]).toBe('green 1');
  });
});

describe('aiming', () => {
  const two = { board: { H1: ['green 1', 'green 2'], H3: ['blue 1'] } };

  test('[B28] the completing command carries the aim, and is offered once for each', () => {
    const s = casting('G01', 'BBSF-', two);
    const aims = s
      .options('sorcerer')
      .flatMap((command) => (command.do === 'place' && command.slot === 4 ? [command.aim] : []));
    expect(aims).toEqual(['H1', 'H3']);
    s.place('sorcerer', 4, 'S2', 4, 'H3');
    expect(s.on('H3')[0]).toBeNull();
    expect(s.on('H1')).toEqual(['green 1', 'green 2', null]);
  });

  test('[B28] a command is never refused for its aim: a wrong one falls back to the default', () => {
    for (const aim of ['H2', 'S1', 'green', 'chest', 'remedy:blue:hex']) {
      const s = casting('G01', 'BBSF-', two);
      s.place('sorcerer', 4, 'S2', 4, aim);
      expect(s.on('H1')).toEqual([null, null, null]);
      expect(s.on('H3')[0]).toBe('blue 1');
    }
  });

  test('[B28] an aim before the last slot means nothing', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { sorcerer: { dice: 'BBSF-' } } });
    s.place('sorcerer', 1, 'S2', 1, 'H1');
    expect(s.on('H1')[0]).toBe('green 1');
    expect(s.options('sorcerer').every((command) => !('aim' in command))).toBe(true);
  });
});

describe('Gust', () => {
  test('[B30] sweeps one place: dice unrolled, familiars home; the card stays', () => {
    const s = casting('G01', 'BBSF-', {
      board: { H3: ['thistle', 'blue 1', 'green 1'] },
      seats: { green: { dice: 'F--' }, blue: { dice: 'S--' } },
    });
    const told = s.place('sorcerer', 4, 'S2', 4, 'H3');
    expect(only(told, 'swept')).toMatchObject([
      { place: 'H3', pieces: [{ familiar: 'thistle' }, { number: 1 }, { number: 1 }] },
    ]);
    expect([s.dice('green'), s.dice('blue'), s.is('thistle')]).toEqual(['---', '---', 'asleep']);
    expect(s.card('H3')).toBe('O20');
    expect(s.view().tally.diceSwept).toBe(2);
  });

  test('[B30] only places of the heroes that hold a piece can be aimed at', () => {
    const s = casting('G01', 'BBSF-', { board: { H2: ['green 1'] } });
    const aims = s
      .options('sorcerer')
      .flatMap((command) => (command.do === 'place' && command.slot === 4 ? [command.aim] : []));
    expect(aims).toEqual(['H2']);
  });

  test('[B31] without an aim it hits the place with most pieces; of equals the first: cards, Wyrm tile, Satchels, remedies', () => {
    const most = casting('G01', 'BBSF-', { board: { H1: ['green 1'], H2: ['blue 1', 'blue 2'] } });
    most.place('sorcerer', 4, 'S2', 4);
    expect(most.on('H2')[0]).toBeNull();
    expect(most.on('H1')[0]).toBe('green 1');
    const tie = { wyrm: 3, board: { wyrm: ['green 1'], 'satchel:green': ['blue 1'], 'remedy:blue:hex': ['white 1'] } };
    const seats = { blue: { hexed: 'blade' as const } };
    const tile = casting('G01', 'BBSF-', { ...tie, seats });
    tile.place('sorcerer', 4, 'S2', 4);
    expect([tile.on('wyrm')[0], tile.on('satchel:green')[0]]).toEqual([null, 'blue 1']);
    const satchel = casting('G01', 'BBSF-', {
      board: { 'satchel:green': ['blue 1'], 'remedy:blue:hex': ['white 1'] },
      seats,
    });
    satchel.place('sorcerer', 4, 'S2', 4);
    expect([satchel.on('satchel:green')[0], satchel.on('remedy:blue:hex')[0]]).toEqual([null, 'white 1']);
    const card = casting('G01', 'BBSF-', { wyrm: 3, board: { wyrm: ['green 1'], H2: ['blue 1'] } });
    card.place('sorcerer', 4, 'S2', 4);
    expect([card.on('H2')[0], card.on('wyrm')[0]]).toEqual([null, 'green 1']);
  });

  test('[B32] without a target it does nothing and is replaced', () => {
    const s = casting('G01', 'BBSF-', { seats: { green: { dice: 'BSF' } } });
    const told = s.place('sorcerer', 4, 'S2', 4);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'missed', 'cardOpened']);
    expect(s.dice('green')).toBe('BSF');
  });

  test('[R17] tiles are targets, a familiar at home is not; with the switch off only the cards are', () => {
    const board = { 'satchel:green': ['green 1', null], H1: [null, 'blue 1'] };
    const aims = (s: TestMatch) =>
      s.options('sorcerer').flatMap((command) => (command.do === 'place' && command.slot === 4 ? [command.aim] : []));
    const on = casting('G01', 'BBSF-', { board, seats: { green: { dice: '*--', familiars: ['asleep'] } } });
    expect(aims(on)).toEqual(['H1', 'satchel:green']);
    on.place('sorcerer', 4, 'S2', 4, 'satchel:green');
    expect([on.on('satchel:green')[0], on.is('thistle')]).toEqual([null, 'asleep']);
    const off = casting('G01', 'BBSF-', { board }, { options: { gustHitsTiles: false } });
    expect(aims(off)).toEqual(['H1']);
    off.place('sorcerer', 4, 'S2', 4, 'satchel:green');
    expect([off.on('satchel:green')[0], off.on('H1')[1]]).toEqual(['green 1', null]);
  });

  test('[R26] whoever was swept may place anywhere at once, with the faces still showing', () => {
    const s = casting('G01', 'BBSF-', { board: { H3: ['green 1'] }, seats: { green: { dice: 'SBK' } } });
    s.place('sorcerer', 4, 'S2', 4, 'H3');
    expect(s.dice('green')).toBe('-BK');
    s.turn('green').place('green', 2, 'H1', 1);
    expect(s.why('green', place(1, 'H1', 2))).toBe('B12.unrolled');
  });
});

describe('Thorns', () => {
  test('[B33] the card goes face down under the heroes’ deck', () => {
    const s = casting('N03', 'KTBS-');
    const told = s.place('sorcerer', 4, 'S2', 4);
    expect(only(told, 'thornsPlanted')).toMatchObject([{ card: 'N03' }]);
    expect(s.view().decks).toMatchObject({ heroes: { left: 5 }, sorcerer: { left: 3 } });
    expect(s.state().ordeals[0]).toBe(s.match.table.content.cardIndex.get('N03'));
  });

  test('[B34] in the row it is an ordeal like any other: no banner, no effect, lore for it, and it leaves for good', () => {
    const s = setUp({
      row: { H1: 'N03', S1: 'P03' },
      board: { H1: ['green 1', 'blue 2', 'green 2'] },
      seats: { blue: { dice: 'S--' }, green: { dice: 'KB-' } },
    });
    expect(s.there('H1')).toMatchObject({ kind: 'ordeal', side: 'heroes', card: { banner: null } });
    const told = s.place('blue', 1, 'H1', 4);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'loreGained', 'cardOpened']);
    expect(s.view().decks.heroes.left).toBe(3);
    expect(s.view().gone).toEqual(['N03']);
  });

  test('[B34] the sorcerer may not fill it', () => {
    const s = setUp({ row: { H1: 'N03' }, seats: { sorcerer: { dice: 'K----' } } });
    expect(s.why('sorcerer', place(1, 'H1', 1))).toBe('B14');
  });
});
