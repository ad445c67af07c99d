import type { Refusal } from '@conjure/engine';
import { type SorceryGame, sorcery } from '../../game.ts';
import { waysOf } from '../../reading/ways.ts';
import { cast, counter, gameWith, nextTurnOf } from '../stage.ts';
import { at, close, move, shoot, type TestMatch } from '../table.ts';
import { GOLEM, staged } from './staged.ts';

type Tried = readonly [match: TestMatch, answer: object];
type Placed = Parameters<typeof staged>[0];

const NOVICE = { is: 'ley_novice' } as const;
const TOUCHING = [11_500, 5_000] as const;
const reads = (
  spell: string,
  foe: Partial<Placed> = {},
  more: Parameters<typeof staged>[2] = {},
  one: Placed = NOVICE,
) => staged(one, foe, { stack: [spell, 'true_eye'], ...more });
const on = (...targets: string[]) => cast('one', { targets });
const inPlay = (...cards: string[]) =>
  cards.map((card) => ({
    card,
    caster: 'foe',
    ...(card.endsWith('sloth') ? { at: at(14_000, 5_000) } : { clock: 3 }),
  }));
const tomes = ['one', 'foe'].map((of) => ({ book: 'archmages_tome', of, stack: of === 'one' ? ['unravel'] : [] }));
const ofFoe = [{ book: 'archmages_tome', of: 'foe', stack: [] }];
const sloth = (one: Placed): TestMatch =>
  staged(
    one,
    { is: 'circle_broker', at: [13_500, 5_000] },
    { rest: { books: ofFoe, inPlay: inPlay('sump_of_sloth') } },
  );
const run = (what: string, x: number, more: object = { target: 'foe' }) => ({
  do: what,
  figure: 'one',
  path: [at(x, 5_000)],
  facing: 0,
  ...more,
});
const fury = (use: string, more = {}) => ({ do: 'fury', figure: 'one', use, ...more });
/** The die has been rolled for what was named. */
const rolled = (use: string, more = {}): TestMatch => {
  const s = staged({ is: 'squall_speaker' }, {}, { stack: ['ember_lance'] });
  s.does(fury(use, more), [6]);
  return s;
};
const band = (more: Partial<Placed> = {}, is = 'ossuary_guard'): TestMatch =>
  staged({ is }, {}, { figures: { two: { is, at: [10_000, 6_500], ...more }, three: { is, at: [10_000, 8_000] } } });
const march = (members: readonly [string, number, number][]) => ({
  do: 'formation',
  figure: 'one',
  members: members.map(([figure, x, y]) => ({ figure, path: [at(x, y)], facing: 0 })),
});
const ROW: [string, number, number][] = [
  ['one', 11_000, 5_000],
  ['two', 11_000, 6_500],
  ['three', 11_000, 8_000],
];
const bounding = { is: 'bellows_apprentice', tapped: 'bound' } as const;
const bounds = (x: number, y = 5_000, more = {}) => ({
  do: 'bound',
  figure: 'one',
  targets: ['foe'],
  path: [at(x, y)],
  facing: 0,
  ...more,
});
const heal = { do: 'healing', figure: 'one', target: 'friend' };
const lift = (target: string | number, x: number) => ({
  do: 'levitation',
  figure: 'one',
  target,
  to: at(x, 5_000),
  facing: 0,
});
const raise = (fallen: string | number) => ({
  do: 'necromancy',
  figure: 'one',
  fallen,
  to: at(11_500, 5_000),
  facing: 0,
});
const MOTHER = { is: 'mother_sanguel', click: 1 } as const;
const whispers = (is: string, more: Parameters<typeof staged>[2] = {}) =>
  staged(
    { is: 'mother_sanguel' },
    {},
    { stack: ['grave_whisper'], figures: { dead: { is, where: 'fallen' } }, ...more },
  );
/** Another Whisper than the usual one, which comes to no such refusal. */
const others = (): SorceryGame => gameWith({ grave_whisper: { effects: [{ op: 'raise', to: 'target', click: 5 }] } });
const back = cast('one', { fallen: 'dead', to: at(11_500, 5_000), facing: 0 });
/** An Unravelling of these spells alone. */
const unravels = (side: 'friendly' | 'opposing'): SorceryGame =>
  gameWith({
    unravel: { target: { kind: 'spell', side, reach: 'anywhere', min: 1, max: 1, types: ['enchantment', 'glyph'] } },
  });
const unravelling = (side: 'friendly' | 'opposing', card: string, caster = 'foe'): Tried => [
  reads(
    'unravel',
    {},
    {
      game: unravels(side),
      rest: { books: tomes, inPlay: inPlay(card).map((one) => ({ ...one, caster })) },
    },
  ),
  cast('one', { spell: 1 }),
];
const lends = (lender: string | number) =>
  [
    staged({ is: 'ash_fanatic' }, { at: TOUCHING }, { figures: { dead: { is: 'ash_fanatic', where: 'fallen' } } }),
    { ...close('one', 'foe'), lender },
  ] as const;
/** A spell that waits for its counter, and who may counter it. */
const countering = (foe: object, stack: string[], down = false): TestMatch => {
  const books = [
    { book: 'archmages_tome', of: 'one', stack: ['true_eye', 'stone_hide'] },
    { book: 'archmages_tome', of: 'foe', stack, down },
  ];
  const s = staged(
    NOVICE,
    { is: 'drum_seer', at: [20_000, 20_000], ...foe },
    {
      rest: { books },
      figures: { wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] } },
    },
  );
  s.does(cast('one', { targets: ['one'] }));
  return s;
};
const took = (spell: string): TestMatch => {
  const books = [{ book: 'archmages_tome', marker: at(10_000, 6_000), stack: [spell, 'true_eye'] }];
  const s = staged(NOVICE, {}, { rest: { books } });
  s.does({ do: 'takeUp', figure: 'one', book: 0 });
  return nextTurnOf(s, 0);
};
const commanding = (
  more: Parameters<typeof staged>[2] = {},
  one: Placed = { is: 'lantern_oracle' },
  foe: Partial<Placed> = {},
): TestMatch => staged(one, foe, { ...more, rest: { phase: 'command', ...more.rest } });

const siphoning = (more: object): Tried => [
  commanding({ figures: { friend: { is: 'ossuary_guard', at: TOUCHING } } }, { is: 'leech_cantor', tokens: 1 }),
  { do: 'resolve', source: 'siphon_energy', of: 'one', ...more },
];

/** Each reason of the rules: where it is said, and what is refused by it. Matches at random hardly ever come to these. */
export const REASONS: readonly (readonly [key: string, tried: () => Tried])[] = [
  ['B50', () => [staged({ is: 'ossuary_guard' }), { do: 'quickness', figure: 'one', path: [], facing: 0 }]],
  ['S13.forbids', () => [sloth({ is: 'dust_reaver' }), { do: 'quickness', figure: 'one', path: [], facing: 0 }]],
  ['S13.forbids', () => [sloth({ is: 'bramble_elk_rider' }), run('charge', 12_000)]],
  ['S13.forbids', () => [sloth({ is: 'bellows_apprentice', tapped: 'bound' }), bounds(9_000)]],
  ['S13.forbids', () => [sloth({ is: 'ossuary_guard' }), run('surge', 12_000)]],
  ['S13.contact', () => [reads('step_between'), cast('one', { to: at(12_500, 5_000), facing: 0 })]],
  ['S13.cost', () => [whispers('scourge_bearer'), back]],
  ['S13.unique', () => [whispers('ilvane'), back]],
  ['R33.self', () => lends('one')],
  [
    'B76.friend',
    () => [
      staged({ is: 'bellows_apprentice' }, {}, { figures: { friend: { is: 'ossuary_guard', at: [14_000, 6_500] } } }),
      shoot('one', 'foe'),
    ],
  ],
  ['S62.unnamed', () => siphoning({})],
  ['S62.gone', () => siphoning({ figure: 90 })],
  ['S62.touch', () => siphoning({ figure: 'idle' })],
  ['B93.friendly', () => siphoning({ figure: 'far' })],
  ['B93.self', () => siphoning({ figure: 'one' })],
  ['B42.gone', () => siphoning({ of: 90 })],
  ['B42.other', () => siphoning({ of: 'far' })],
  ['R33.gone', () => lends('dead')],
  ['R33.gone', () => lends(90)],
  ['R33.symbol', () => lends('idle')],
  ['B74.charge', () => [staged({ is: 'bramble_elk_rider' }), run('surge', 12_500)]],
  ['B74.engaged', () => [staged({ is: 'ossuary_guard' }, { at: TOUCHING }), run('surge', 12_500)]],
  ['B74.target', () => [staged({ is: 'ossuary_guard' }), run('surge', 11_000)]],
  ['B74.end', () => [staged({ is: 'harbour_golem', click: 5 }), run('surge', 11_000, { ability: 'sweep' })]],
  ['B87.engaged', () => [staged({ is: 'bramble_elk_rider' }, { at: TOUCHING }), run('charge', 12_500)]],
  ['B71.target', () => [staged({ is: 'bramble_elk_rider' }), run('charge', 11_000)]],
  [
    'B71.end',
    () => [staged({ is: 'bramble_elk_rider', tapped: 'sweep' }), run('charge', 11_000, { ability: 'sweep' })],
  ],
  ['B71.unnamed', () => [staged({ is: 'ossuary_guard' }, { at: TOUCHING }), { do: 'close', figure: 'one' }]],
  [
    'B71.sweep',
    () => [staged({ is: 'harbour_golem', click: 5 }, { at: TOUCHING }), { ...close('one', 'foe'), ability: 'sweep' }],
  ],
  ['B71.arc', () => [staged({ is: 'ossuary_guard', facing: 18_000 }, { at: TOUCHING }), close('one', 'foe')]],
  [
    'B76.stealth',
    () => [
      staged(
        { is: 'bellows_apprentice', at: [7_000, 10_000] },
        { is: 'thistle_watcher', click: 1, at: [14_000, 10_000] },
      ),
      shoot('one', 'foe'),
    ],
  ],
  [
    'B76.stealth',
    () => [
      staged({ ...bounding, at: [6_500, 10_000] }, { is: 'thistle_watcher', click: 1, at: [14_000, 10_000] }),
      bounds(7_000, 10_000),
    ],
  ],
  ['B76.range', () => [staged(bounding, { at: [20_000, 5_000] }), bounds(11_000)]],
  ['B76.arc', () => [staged(bounding), bounds(11_000, 5_000, { facing: 18_000 })]],
  [
    'B11',
    () => [
      staged(bounding, {}, { figures: { between: { is: 'ossuary_guard', of: 1, at: [12_500, 5_000] } } }),
      bounds(10_500),
    ],
  ],
  ['B16', () => [staged({ ...bounding, at: [15_000, 9_250] }, { at: [22_000, 9_250] }), bounds(15_500, 9_250)]],
  ['B76.engagedThere', () => [staged(bounding), bounds(12_500)]],
  [
    'B87.bound',
    () => [
      staged({ is: 'slag_hexer', click: 1, tapped: 'bound' }),
      bounds(10_500, 5_000, { ability: 'flame_lightning' }),
    ],
  ],
  ['B76.invisible', () => [staged({ is: 'bellows_apprentice' }, { is: 'lattice_scholar' }), shoot('one', 'foe')]],
  [
    'B76.shockwave',
    () => [staged({ is: 'herald_of_din' }, { at: [16_000, 5_000] }), { ...shoot('one'), ability: 'shockwave' }],
  ],
  ['B93.friendly', () => [staged({ is: 'lattice_scholar' }, { at: TOUCHING }), { ...heal, target: 'foe' }]],
  ['B93.self', () => [staged({ is: 'lattice_scholar' }), { ...heal, target: 'one' }]],
  [
    'B76.patient',
    () => [
      staged({ is: 'lattice_scholar' }, {}, { figures: { friend: { is: 'ossuary_guard', at: [14_000, 6_500] } } }),
      heal,
    ],
  ],
  ['B66.able', () => [band({ click: 4 }, 'barricade_militia'), march(ROW)]],
  ['B66.number', () => [band(), march(ROW.slice(0, 2))]],
  ['B66.twice', () => [band(), march([...ROW.slice(0, 2), ROW[1]])]],
  ['B66.chainAtEnd', () => [band(), march([['one', 12_000, 5_000], ...ROW.slice(1)])]],
  ['B67.ability', () => [band({ is: 'dust_reaver' }, 'shardchewer'), march(ROW)]],
  [
    'B67.acted',
    () => {
      const s = band({}, 'shardchewer');
      s.does(move('two', [], 0));
      return [s, march(ROW)];
    },
  ],
  ['B65.contact', () => [staged({ is: 'shardchewer', at: [4_000, 5_000] }), run('doubleTime', 12_500, {})]],
  [
    'B54.legs',
    () => [
      staged({ is: 'shardchewer' }),
      {
        ...move(
          'one',
          Array.from({ length: 13 }, (_, i) => at(10_000 + 10 * (i % 2), 5_000 + i)),
        ),
      },
    ],
  ],
  ['B101.gone', () => [staged({ is: 'ilvane' }), lift(90, 12_000)]],
  ['B101.distance', () => [staged({ is: 'ilvane' }, { at: TOUCHING }), lift('foe', 22_000)]],
  [
    'B101.acted',
    () => {
      const s = staged({ is: 'ilvane' }, {}, { figures: { friend: { is: 'ossuary_guard', at: TOUCHING } } });
      s.does(move('friend', [], 0));
      return [s, lift('friend', 15_000)];
    },
  ],
  ['B99.none', () => [staged(MOTHER), raise(90)]],
  ['B99.lives', () => [staged(MOTHER), raise('idle')]],
  ['B99.unique', () => [staged(MOTHER, {}, { figures: { dead: { is: 'ilvane', where: 'fallen' } } }), raise('dead')]],
  ['B99.click', () => [whispers('ossuary_guard', { game: others() }), back]],
  ['R75.type', () => unravelling('friendly', 'hush_of_the_court')],
  ['R75.friendly', () => unravelling('friendly', 'sump_of_sloth')],
  ['R75.opposing', () => unravelling('opposing', 'sump_of_sloth', 'one')],
  [
    'B41.idleDomain',
    () => [
      commanding({ rest: { domains: ['magestone_tempest', 'hard_frost'] } }, undefined, { is: 'spit_witch' }),
      { do: 'resolve', source: 'domain', of: sorcery.content.domainIndex.get('hard_frost') },
    ],
  ],
  [
    'R21',
    () => [
      commanding({
        stack: [],
        figures: { orda: { is: 'orda_quenchhammer', at: [20_000, 15_000] } },
        rest: { inPlay: [1, 2].map(() => ({ card: 'borrowed_fury', caster: 'one', target: 'orda' })) },
      }),
      { do: 'resolve', source: 'spell', of: 2 },
    ],
  ],
  [
    'B96.held',
    () => [
      staged(NOVICE, {}, { rest: { books: [{ book: 'adepts_codex', of: 'foe', stack: [] }] } }),
      { do: 'takeUp', figure: 'one', book: 0 },
    ],
  ],
  [
    'B96.contact',
    () => [
      staged(NOVICE, {}, { rest: { books: [{ book: 'adepts_codex', marker: at(15_000, 9_000), stack: [] }] } }),
      { do: 'takeUp', figure: 'one', book: 0 },
    ],
  ],
  [
    'B96.slot',
    () => [
      staged(
        { is: 'ossuary_guard' },
        {},
        { rest: { books: [{ book: 'adepts_codex', marker: at(10_000, 6_000), stack: [] }] } },
      ),
      { do: 'takeUp', figure: 'one', book: 0 },
    ],
  ],
  ['B12.blind', () => [reads('leaden_limbs', {}, {}, { is: 'argent_duellist' }), on('foe')]],
  [
    'B12.figure',
    () => [
      reads('leaden_limbs', {}, { figures: { between: { is: 'ossuary_guard', of: 1, at: [12_000, 5_000] } } }),
      on('foe'),
    ],
  ],
  [
    'B12.terrain',
    () => [reads('leaden_limbs', { at: [22_000, 9_250] }, {}, { ...NOVICE, at: [15_500, 9_250] }), on('foe')],
  ],
  [
    'B12.stealth',
    () => [
      reads(
        'leaden_limbs',
        { is: 'thistle_watcher', click: 1, at: [14_000, 10_000] },
        {},
        { ...NOVICE, at: [7_000, 10_000] },
      ),
      on('foe'),
    ],
  ],
  ['R22.touch', () => [reads('mend_flesh'), on('idle')]],
  ['R22.another', () => [reads('mend_flesh'), on('one')]],
  ['R22.self', () => [reads('mantle_of_nothing'), on('idle')]],
  ['R75.gone', () => [reads('leaden_limbs'), on(90 as unknown as string)]],
  ['R75.few', () => [reads('leaden_limbs'), on()]],
  ['R75.spell', () => [reads('unravel'), cast('one', { spell: 7 })]],
  ['R82', () => [reads('leaden_limbs'), on('foe', 'far')]],
  ['S1.sorcerer', () => [reads('sealed_lips'), on('foe')]],
  ['S24.missing', () => [reads('fork_of_fate'), on('foe')]],
  ['S24.none', () => [reads('fork_of_fate'), cast('one', { mode: 'knives', targets: ['foe'] })]],
  ['S24.plain', () => [reads('ember_lance'), cast('one', { mode: 'prongs', targets: ['foe'] })]],
  [
    'S48a.blocking',
    () => [reads('ward_circle', {}, {}, { ...NOVICE, at: [16_500, 9_250] }), cast('one', { to: at(17_700, 9_250) })],
  ],
  ['S10.dead', () => [took('beacon_of_ruin'), cast('one', { to: at(10_000, 5_000) })]],
  ['S59.empty', () => [countering({}, []), counter('foe', 1)]],
  ['S59.down', () => [countering({}, ['rebuke', 'true_eye'], true), counter('foe', 1)]],
  ['S59.other', () => [countering({}, ['true_eye', 'rebuke']), counter('foe', 1)]],
  ['S52.contact', () => [countering({ at: [10_000, 6_500] }, []), counter('foe')]],
  ['R86.first', () => [staged({ is: 'squall_speaker' }), shoot('one', 'foe')]],
  ['R86.book', () => [staged({ is: 'squall_speaker' }, {}, { stack: ['ember_lance'] }), fury('cast')]],
  [
    'R86.bookless',
    () => [staged({ is: 'squall_speaker' }, {}, { stack: ['ember_lance'] }), fury('ranged', { book: 0 })],
  ],
  ['R86.ability', () => [staged({ is: 'squall_speaker' }), fury('ranged', { ability: 'sweep' })]],
  ['R86.afterwards', () => [staged({ is: 'rootwalker', tapped: 'sweep' }), fury('surge', { ability: 'sweep' })]],
  ['R86.namedPlain', () => [rolled('ranged'), { ...shoot('one', 'foe'), ability: 'flame_lightning' }]],
  ['R86.namedAbility', () => [rolled('ranged', { ability: 'flame_lightning' }), shoot('one', 'foe')]],
  ['R86.namedBook', () => [rolled('cast', { book: 0 }), cast('one', { targets: ['foe'] }, 1)]],
  ['B71.nobody', () => [staged({ is: 'rootwalker' }), fury('close')]],
  ['B76.nobody', () => [staged({ is: 'squall_speaker' }, { at: [25_000, 5_000] }), fury('ranged')]],
  [
    'R75.none',
    () => [
      staged({ is: 'squall_speaker' }, { at: [25_000, 5_000] }, { stack: ['ember_lance'] }),
      fury('cast', { book: 0 }),
    ],
  ],
  [
    'B42.idle',
    () => [
      commanding(
        {
          figures: {
            venomous: { is: 'spit_witch', at: [20_000, 20_000] },
            cheer: { is: 'orda_quenchhammer', at: [20_000, 25_000] },
            shout: { is: 'orda_quenchhammer', at: [25_000, 25_000] },
          },
        },
        { is: 'ossuary_guard' },
      ),
      { do: 'resolve', source: 'venom', of: 'venomous' },
    ],
  ],
  [
    'S68a.demoralized',
    () => [
      commanding(
        { figures: { hound: { is: 'pact_hound', of: 1, at: [12_000, 8_000] } } },
        { is: 'lantern_oracle' },
        { is: 'spit_witch', click: 7 },
      ),
      { do: 'resolve', source: 'mind_tap', of: 'one', figure: 'foe', ability: 'demoralized' },
    ],
  ],
  [
    'S68a.self',
    () => [
      commanding({}, { is: 'lantern_oracle' }, { is: 'spit_witch' }),
      { do: 'resolve', source: 'mind_tap', of: 'one', figure: 'one', ability: 'battle_armor' },
    ],
  ],
];

/** What a screen says of a use before anything is aimed at. */
export const BEFOREHAND: readonly (readonly [key: string, use: string, setUp: () => TestMatch])[] = [
  ['B74.nobody', 'surge', () => staged({ is: 'ossuary_guard' }, { at: [25_000, 5_000] })],
  ['B87.nobody', 'charge', () => staged({ is: 'bramble_elk_rider' }, { at: [28_000, 25_000] })],
  ['B76.unhurt', 'healing', () => staged({ is: 'lattice_scholar' })],
  ['B87.engaged', 'healing', () => staged({ is: 'lattice_scholar' }, { at: TOUCHING })],
  ['B101.nobody', 'levitation', () => staged({ is: 'ilvane' })],
  ['B101.nobody', 'levitation', () => staged({ is: 'ilvane' }, { ...GOLEM, at: TOUCHING })],
  ['B99.nobody', 'necromancy', () => staged(MOTHER)],
  ['B76.nobody', 'ranged', () => staged({ is: 'bellows_apprentice' }, { at: [25_000, 5_000] })],
  ['R75.none', 'cast', () => reads('leaden_limbs', { at: [25_000, 5_000] })],
];

export const beforehand = (s: TestMatch, use: string): Refusal | null =>
  waysOf(s.view(s.asked()), s.no('one')).find((way) => way.use === use)?.refused ?? null;
