import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { browse, cast, counter, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, DECLINE, END, only, PASS, setUp, shoot, type TestMatch } from './table.ts';

/** The worked examples of the specification that are about Sorcery itself, as it tells them. */

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;

const clicksAndTokens = (s: TestMatch, name: string): number[] => [s.figure(name).click, s.figure(name).tokens];

describe('X5 counter spell', () => {
  const named = { do: 'fury', figure: 'speaker', use: 'cast', book: 0 };
  const lance = cast('speaker', { targets: ['prey'] });
  const castingLance = (tokens = 0): TestMatch => {
    const s = setUp({
      figures: {
        speaker: { is: 'squall_speaker', at: [10_000, 15_000] },
        prey: { is: 'causeway_legionary', of: 1, at: [16_000, 15_000] },
        ilvane: { is: 'ilvane', of: 1, at: [26_000, 26_000], tokens },
        idle,
      },
      books: [
        { book: 'adepts_codex', of: 'speaker', stack: ['ember_lance', 'thorn_sigil', 'true_eye'] },
        { book: 'adepts_codex', of: 'ilvane', stack: ['rebuke', 'ember_lance', 'shove_of_the_deep'] },
      ],
    });
    s.does(named, [6]);
    return s;
  };

  test('[S57] [R51] 18 against 18 is a tie, the spell resolves', () => {
    const s = castingLance();
    s.does(lance);
    expect([s.asks(), s.asked()]).toEqual(['counter', 1]);
    const told = s.does(counter('ilvane'), [4, 3, 3, 6, 5]);
    expect(only(told, 'counterTried')).toMatchObject([{ cast: { total: 18 }, counter: { total: 18 }, worked: false }]);
    expect(only(told, 'attacked')).toHaveLength(1);
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
    expect(s.why(mark('ember_lance'))).toBe('S20.last');
    s.does(mark('true_eye'));
    expect(stackOf(s, 'speaker')).toEqual(['true_eye', 'thorn_sigil', 'ember_lance']);
    expect(s.figure('speaker').tokens).toBe(1);
  });

  test('[S58] [S58a] [S59] [R68] with Rebuke it is 20 against 18', () => {
    const s = castingLance();
    s.does(lance);
    const told = s.does(counter('ilvane', 1), [4, 3, 3]);
    expect(only(told, 'counterTried')).toMatchObject([{ counter: { total: 20 }, worked: true, card: 'rebuke' }]);
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 1]);
    s.does(mark('ember_lance'));
    expect(stackOf(s, 'ilvane')).toEqual(['ember_lance', 'shove_of_the_deep', 'rebuke']);
    expect(stackOf(s, 'speaker')).toEqual(['(ember_lance)', 'thorn_sigil', 'true_eye']);
    expect([s.asks(), s.figure('speaker').tokens]).toEqual(['action', 1]);
  });

  test('the chances: 50 % without and 74.1 % with the counterspell', () => {
    const s = castingLance();
    s.does(lance);
    const { question } = s.match.open ?? {};
    const chance = (book?: number) => question?.about?.({ ...counter('ilvane', book), figure: s.no('ilvane') }, 1);
    const said = (percent: number) => ({ chances: [{ key: 'counter.chance', facts: { chance: percent } }] });
    expect([chance(), chance(1)]).toEqual([said(50), said(74.1)]);
  });

  test('[S52] a token keeps her from it', () => {
    const s = castingLance(1);
    expect(only(s.does(lance, [6, 5]), 'attacked')).toHaveLength(1);
  });
});

describe('X6 two bars, two tokens', () => {
  const browsing = (browsePush: boolean): TestMatch => {
    const s = setUp(
      {
        figures: { sanguel: { is: 'mother_sanguel', at: [10_000, 10_000], tokens: 2 }, idle, foe },
        books: [{ book: 'masters_folio', of: 'sanguel', stack: ['leaden_limbs', 'blood_tithe', 'ember_lance'] }],
      },
      { options: { browsePush } },
    );
    s.does(browse('sanguel'));
    return s;
  };

  test('[S35] [S36] [S38] one token off, browse, one on, push', () => {
    const s = browsing(true);
    expect([s.asks(), s.figure('sanguel').tokens]).toEqual(['browse', 1]);
    const told = s.does(mark('ember_lance'));
    expect(told).toContainEqual({ type: 'browsed', by: 0, book: 0 });
    expect(stackOf(s, 'sanguel')).toEqual(['ember_lance', 'leaden_limbs', 'blood_tithe']);
    expect(clicksAndTokens(s, 'sanguel')).toEqual([1, 2]);
    expect(s.figure('sanguel').now).toMatchObject({ attack: 10, abilities: ['necromancy'] });
    expect(s.view().actions).toBe(2);
    nextTurnOf(s, 1);
    expect(s.figure('sanguel').tokens).toBe(2);
  });

  test('[S36] [R14] without the push where the switch is off', () => {
    const s = browsing(false);
    s.does(mark('ember_lance'));
    expect(clicksAndTokens(s, 'sanguel')).toEqual([0, 2]);
  });
});

describe('X7 face-down page', () => {
  const afterTheWord = (is: string): TestMatch => {
    const s = setUp({
      figures: {
        reader: { is, at: [10_000, 10_000] },
        prey: { is: 'ossuary_guard', of: 1, at: [16_700, 10_000] },
        idle,
        foe,
      },
      books: [{ book: 'archmages_tome', of: 'reader', stack: ['cataclysm_word', 'wingsong', 'mend_flesh'] }],
    });
    s.does(cast('reader', { targets: ['prey'] }), [4, 4, 1]);
    expect(stackOf(s, 'reader')).toEqual(['(cataclysm_word)', 'wingsong', 'mend_flesh']);
    expect([s.asks(), s.figure('reader').tokens]).toEqual(['action', 1]);
    return nextTurnOf(s, 0);
  };

  test('[S21] [S26] [S32] [S64] the Order pays two bars and is not pushed', () => {
    const s = afterTheWord('magister_corisande');
    expect(s.refuses(cast('reader', { targets: ['prey'] }))).toBe('S26');
    s.does(browse('reader'));
    s.does(mark('wingsong'));
    expect(stackOf(s, 'reader')).toEqual(['wingsong', 'cataclysm_word', 'mend_flesh']);
    expect(clicksAndTokens(s, 'reader')).toEqual([0, 1]);
  });

  test('[S37] a Coil-Keeper pays three: a second token and a push', () => {
    const s = afterTheWord('coil_keeper');
    s.does(browse('reader'));
    s.does(mark('wingsong'));
    expect(clicksAndTokens(s, 'reader')).toEqual([1, 2]);
  });
});

test('X8 [S65] [S66] [R50] trance: the second token does not push, a roll below costs 1', () => {
  const s = setUp(
    {
      figures: {
        ghurza: { is: 'ghurza_twice_struck', at: [10_000, 10_000], click: 2 },
        prey: { is: 'ossuary_guard', of: 1, at: [11_500, 10_000], facing: 18_000 },
        foe,
      },
      books: [{ book: 'apprentices_primer', of: 'ghurza', stack: ['cinder_ring', 'long_stride', 'borrowed_fury'] }],
    },
    { options: { buildTotal: 200 } },
  );
  s.does(cast('ghurza'), [1]);
  expect([s.figure('ghurza').tokens, s.view().actions]).toEqual([1, 1]);
  const told = s.does({ do: 'close', figure: 'ghurza', target: 'prey' }, [3, 3, 2, 4, 5, 6]);
  expect(only(told, 'tranceRolled')).toMatchObject([
    { dice: [2, 4], attack: 10, below: true },
    { dice: [5, 6], attack: 10, below: false },
  ]);
  expect(only(told, 'pushed')).toEqual([]);
  expect(clicksAndTokens(s, 'ghurza')).toEqual([3, 2]);
  expect(s.view().phase).toBe('end');
});

test.each([
  [3, 11],
  [4, 9],
])('X9 [S63] [R86] a fury die of %i makes the attack %i', (die, attack) => {
  const s = setUp({
    figures: {
      speaker: { is: 'squall_speaker', at: [5_000, 5_000] },
      prey: { is: 'leech_cantor', of: 1, at: [10_000, 5_000] },
    },
  });
  expect(s.why(shoot('speaker', 'prey'))).toBe('R86.first');
  s.does({ do: 'fury', figure: 'speaker', use: 'ranged' }, [die]);
  const [attacked] = only(s.does(shoot('speaker', 'prey'), [2, 2]), 'attacked');
  expect(attacked.blows).toMatchObject([{ attack }]);
});

test('X10 [S46] [R47] [S22] broken circle', () => {
  const s = setUp({
    active: 1,
    figures: {
      ilvane: { is: 'ilvane', at: [15_000, 12_000], tokens: 1 },
      adept: { is: 'brine_mirror_adept', of: 1, at: [15_000, 8_000] },
      foe,
    },
    books: [
      { book: 'masters_folio', of: 'ilvane', stack: [1, 2] },
      { book: 'adepts_codex', of: 'adept', stack: ['shove_of_the_deep', 'rebuke'] },
    ],
    cards: [
      { spell: 'ward_circle', book: 0, place: 'play' },
      { spell: 'ember_lance', book: 0 },
      { spell: 'rebuke', book: 0 },
    ],
    inPlay: [{ card: 0, caster: 'ilvane', at: at(15_000, 13_250) }],
  });
  s.does(cast('adept', { targets: ['ilvane'] }, 1));
  expect(s.figure('ilvane').at).toEqual(at(15_000, 15_000));
  const warded = () => modifiersOf(s.match.table, s.no('ilvane'), 'defense', null, null);
  expect(warded()).toBe(1);
  const told = s.does(END);
  expect(only(told, 'spellEnded')).toMatchObject([{ spell: 'ward_circle' }]);
  expect(stackOf(s, 'ilvane')).toEqual(['ember_lance', 'rebuke', 'ward_circle']);
  expect(warded()).toBe(0);
});

describe('X11 night under a clear sky', () => {
  const underHeavens = (): TestMatch =>
    setUp({
      figures: {
        sanguel: { is: 'mother_sanguel', at: [5_000, 5_000] },
        corisande: { is: 'magister_corisande', at: [8_000, 5_000] },
        foe,
      },
      books: [
        { book: 'masters_folio', of: 'sanguel', stack: ['false_night', 'ember_lance'] },
        { book: 'masters_folio', of: 'corisande', stack: ['phantom_wood', 'mend_flesh'] },
      ],
      domains: ['clear_heavens'],
    });

  test('[R60] [S50a] False Night is removed at once', () => {
    const s = underHeavens();
    s.does(cast('sanguel'));
    expect([s.view().inPlay, s.view().domains]).toMatchObject([[], ['clear_heavens']]);
    expect(stackOf(s, 'sanguel')).toEqual(['ember_lance']);
    expect(s.figure('sanguel').tokens).toBe(1);
  });

  test('[R60] [R66] Phantom Wood removes the heavens and stays until her third end phase begins', () => {
    const s = underHeavens();
    s.does(cast('corisande', {}, 1));
    expect(s.view().domains).toEqual([]);
    const clocks = [s.view().inPlay[0].clock];
    for (let turn = 0; turn < 2; turn++) {
      nextTurnOf(s, 0);
      clocks.push(s.view().inPlay[0].clock);
    }
    expect(clocks).toEqual([3, 2, 1]);
    s.does(END);
    expect(s.view().inPlay).toEqual([]);
    expect(stackOf(s, 'corisande')).toEqual(['mend_flesh']);
  });
});

describe('X12 borrowed venom', () => {
  const figures = {
    oracle: { is: 'lantern_oracle', at: [10_000, 10_000] },
    guard: { is: 'ossuary_guard', of: 1, at: [11_500, 10_000], facing: 18_000 },
    hound: { is: 'pact_hound', of: 1, at: [10_000, 17_900] },
    golem: { is: 'harbour_golem', of: 1, at: [10_000, 14_000] },
  } as const;
  const tap = { do: 'resolve', source: 'mind_tap', of: 'oracle', figure: 'hound', ability: 'venom' };

  test('[B42] [S68] the tapped Venom joins the list, and is gone in the end phase', () => {
    const s = setUp({ phase: 'command', figures });
    const told = s.does(tap);
    expect(only(told, 'venom')).toMatchObject([{ figure: s.no('oracle'), on: s.no('guard') }]);
    expect(s.figure('guard').click).toBe(1);
    expect(s.figure('oracle').tapped).toBe('venom');
    s.does(END);
    expect(s.figure('oracle').tapped).toBeNull();
  });

  test('[S68] under False Night the Hound is out of range', () => {
    const s = setUp({
      phase: 'command',
      figures,
      books: [{ book: 'masters_folio', of: 'oracle', stack: [] }],
      cards: [{ spell: 'false_night', book: 0, place: 'play' }],
      inPlay: [{ card: 0, caster: 'oracle' }],
    });
    expect(s.why(tap)).toBe('S68.range');
    s.does(DECLINE);
    expect(s.asks()).toBe('action');
  });
});

test('[S53] who could counter may also let the spell pass', () => {
  const s = setUp({
    figures: {
      sanguel: { is: 'mother_sanguel', at: [5_000, 5_000] },
      idle,
      ilvane: { is: 'ilvane', of: 1, at: [25_000, 25_000] },
    },
    books: [{ book: 'masters_folio', of: 'sanguel', stack: ['false_night', 'ember_lance'] }],
  });
  s.does(cast('sanguel'));
  expect([s.asks(), s.asked()]).toEqual(['counter', 1]);
  s.does(PASS);
  expect(s.view().inPlay).toMatchObject([{ spell: 'false_night', clock: 3 }]);
});
