import { cast, counter } from '../stage.ts';
import { at, close, DECLINE, END, move, setUp, shoot, type TestMatch } from '../table.ts';
import { GOLEM, LORD, staged } from './staged.ts';

const raise = { do: 'necromancy', figure: 'one', fallen: 'fallen', to: at(11_500, 5_000), facing: 0 };
const mother = (): TestMatch =>
  staged({ is: 'mother_sanguel', click: 1 }, {}, { figures: { fallen: { is: 'ossuary_guard', where: 'fallen' } } });

/** The foe has this card for its bookmark and may counter. */
const countered = (card: string, foe: object, spell: string, aim: object): TestMatch => {
  const books = [
    { book: 'archmages_tome', of: 'one', stack: [spell, 'true_eye', 'stone_hide'] },
    { book: 'archmages_tome', of: 'foe', stack: [card, 'true_eye'] },
  ];
  const s = staged({ is: 'ley_novice' }, foe, { rest: { books } });
  s.does(cast('one', aim));
  return s;
};

/** What matches at random hardly ever come to. */
export const POSITIONS: readonly (() => TestMatch)[] = [
  /** Pole Arm. */
  () => {
    const s = staged({ is: 'ossuary_guard' }, { is: 'causeway_legionary', at: [15_000, 5_000] });
    s.does(move('one', [at(13_500, 5_000)]));
    s.does(DECLINE);
    return s;
  },
  /** Necromancy, at a click that the dial has and at one that it has not. */
  ...[3, 6].map((die) => () => {
    const s = mother();
    s.does(raise, [die]);
    return s;
  }),
  /** Venom and Command wait for their order. */
  () =>
    staged(
      { is: 'spit_witch' },
      { at: [11_500, 5_000] },
      {
        figures: { cheer: { is: 'orda_quenchhammer', at: [20_000, 25_000] } },
        rest: { phase: 'command' },
      },
    ),
  /** Everybody falls at once. */
  () => {
    const s = setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000], click: 4 },
        foe: { is: 'radiant_servitor', of: 1, at: [11_500, 5_000], click: 5, tapped: 'magic_retaliation' },
      },
    });
    s.does(close('one', 'foe'), [6, 5]);
    return s;
  },
  /** Every objective is held for two turns. */
  () => {
    const guard = { is: 'ossuary_guard', at: [2_000, 2_000] } as const;
    const s = setUp({ figures: { guard }, holders: [0, 0, 0] }, { options: { objectiveSweep: true } });
    for (let i = 0; i < 3; i++) s.does(END);
    return s;
  },
  /** One concedes to the last one standing. */
  () => {
    const s = staged({ is: 'ossuary_guard' });
    s.does({ do: 'concede' });
    return s;
  },
  /** A Storm Druid names a spell. */
  () => {
    const s = staged({ is: 'squall_speaker' }, {}, { stack: ['ember_lance', 'true_eye'] });
    s.does({ do: 'fury', figure: 'one', use: 'cast', book: 0 }, [6]);
    return s;
  },
  /** The countering figure, which was the target, falls by its own card. */
  () => {
    const s = countered('bargain_of_ash', { is: 'lantern_oracle', click: 6 }, 'ember_lance', { targets: ['foe'] });
    s.does(counter('foe', 1), [6, 6, 1]);
    return s;
  },
  /** A card is removed, and one does not help. */
  () => {
    const s = countered('unwrite', { is: 'drum_seer' }, 'leaden_limbs', { targets: ['foe'] });
    s.does(counter('foe', 1), [1, 1, 6]);
    return s;
  },
  () => {
    const s = countered('rebuke', { is: 'drum_seer' }, 'leaden_limbs', { targets: ['foe'] });
    s.does(counter('foe', 1), [6, 6, 1]);
    return s;
  },
  /** A bookmark is turned down. */
  () => countered('true_eye', { is: 'argent_duellist' }, 'close_the_book', { targets: ['foe'], closes: 1 }),
  /** Dice of damage, of a freeze; who drinks, and who is too tough. */
  () => {
    const s = staged({ is: 'ley_novice', tapped: 'magic_freeze' });
    s.does({ ...shoot('one', 'foe'), ability: 'magic_freeze' }, [6, 5, 4]);
    return s;
  },
  () => {
    const s = staged({ is: 'cave_mauler' }, { at: [11_500, 5_000] });
    s.does({ ...close('one', 'foe'), ability: 'weapon_master' }, [6, 5, 4]);
    return s;
  },
  () => {
    const s = staged({ is: 'leech_cantor', click: 1 }, { at: [11_500, 5_000] });
    s.does(close('one', 'foe'), [6, 5]);
    return s;
  },
  () => staged({ is: 'pact_hound' }, { ...GOLEM, at: [11_500, 5_000] }, { rest: { phase: 'command' } }),
  /** A book that is too thick for who takes it up. */
  () => {
    const books = [
      { book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['ember_lance', 'arcane_bulwark', 'cinder_ring'] },
    ];
    const s = staged({ is: 'censer_acolyte' }, {}, { rest: { books } });
    s.does({ do: 'takeUp', figure: 'one', book: 0 });
    return s;
  },
  /** Everything that must happen in a command phase, and a part of it done. */
  () => {
    const fury = { card: 'borrowed_fury', caster: 'one' };
    const s = staged(
      { is: 'drum_seer' },
      { at: [21_500, 5_000] },
      {
        stack: [],
        figures: {
          orda: { is: 'orda_quenchhammer', at: [20_000, 15_000] },
          hound: { is: 'pact_hound', at: [20_000, 5_000] },
        },
        rest: {
          phase: 'command',
          domains: ['magestone_tempest'],
          inPlay: ['idle', 'orda'].map((target) => ({ ...fury, target })),
        },
      },
    );
    s.does({ do: 'resolve', source: 'venom', of: 'hound' });
    return s;
  },
];

type AnswerOf = (s: TestMatch) => object;
const lent =
  (answer: object): AnswerOf =>
  (s) => ({ ...answer, lender: s.no('lord') });
const go = { path: [at(12_500, 5_000)], facing: 0 };
const strike = { figure: 0, target: 1 };
const aim = { figure: 0, targets: [1] };

/** Ways to answer that are seldom taken. The one who acts is figure 0, whom it aims at figure 1. */
export const WAYS: readonly [TestMatch, AnswerOf][] = [
  ...['charge', 'surge'].map((deed): [TestMatch, AnswerOf] => [
    staged({ is: 'ash_fanatic', ...(deed === 'charge' && { tapped: deed }) }, {}, { figures: { lord: LORD } }),
    lent({ do: deed, ...strike, ...go }),
  ]),
  [
    staged({ is: 'ash_fanatic' }, { at: [11_500, 5_000] }, { figures: { lord: LORD } }),
    lent({ do: 'close', ...strike }),
  ],
  [staged({ is: 'herald_of_din' }, {}, { figures: { lord: LORD } }), lent({ do: 'ranged', ...aim })],
  [
    staged({ is: 'herald_of_din', tapped: 'bound' }, { at: [17_000, 5_000] }, { figures: { lord: LORD } }),
    lent({ do: 'bound', ...aim, ...go }),
  ],
  [
    staged({ is: 'herald_of_din' }, {}, { figures: { lord: LORD }, stack: ['ember_lance'] }),
    lent({ do: 'cast', ...aim, book: 0 }),
  ],
  [staged({ is: 'rune_anvil_gunner' }), () => ({ do: 'ranged', ...aim, pierce: true })],
  [
    staged({ is: 'rune_anvil_gunner', tapped: 'bound' }, { at: [17_000, 5_000] }),
    () => ({ do: 'bound', ...aim, ...go, pierce: true }),
  ],
  [
    staged({ is: 'slag_hexer', tapped: 'magic_freeze' }, GOLEM),
    () => ({ do: 'ranged', ...aim, ability: 'magic_freeze', breach: true }),
  ],
  [staged({ is: 'cave_mauler' }), () => ({ do: 'surge', ...strike, ...go, ability: 'weapon_master' })],
  [
    staged({ is: 'cave_mauler', tapped: 'charge' }),
    () => ({ do: 'charge', ...strike, ...go, ability: 'weapon_master' }),
  ],
  [
    staged({ is: 'cave_mauler' }, { at: [11_500, 5_000] }),
    () => ({ do: 'close', ...strike, ability: 'weapon_master' }),
  ],
  [staged({ is: 'squall_speaker' }), () => ({ do: 'fury', figure: 0, use: 'ranged', ability: 'flame_lightning' })],
  [
    staged({ is: 'squall_speaker' }, {}, { stack: ['ember_lance'] }),
    () => ({ do: 'fury', figure: 0, use: 'cast', book: 0 }),
  ],
];
