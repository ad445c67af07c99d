import { create, diceFrom, give, pick, type Refusal, seeded } from '@conjure/engine';
import { sorcery } from '../../game.ts';
import type { Army } from '../../rules/army.ts';
import { cast, counter, nextTurnOf } from '../stage.ts';
import { at, close, move, shoot, type TestMatch } from '../table.ts';
import { BEFOREHAND, beforehand, REASONS } from './reasons.ts';
import { GOLEM, staged } from './staged.ts';

const on = (...targets: string[]) => cast('one', { targets });
const walk = (x: number, y = 5_000) => move('one', [at(x, y)]);
const reader = (spell: string, foe = {}, more = {}): TestMatch =>
  staged({ is: 'ley_novice' }, foe, { stack: [spell, 'true_eye'], figures: more });
const by = (ability: string) => ({ ...shoot('one', 'foe'), ability });

/** What the rules forbid, and matches at random hardly ever try. */
const ANSWERS: readonly (() => [TestMatch, ...object[]])[] = [
  () => [
    reader('step_between', {}, { near: { is: 'ossuary_guard', of: 1, at: [14_000, 8_000] } }),
    cast('one', { to: at(25_000, 5_000), facing: 0 }),
    cast('one', { to: at(12_500, 5_000), facing: 0 }),
  ],
  () => [
    staged({ is: 'ley_novice' }, {}, { figures: { between: { is: 'ossuary_guard', of: 1, at: [12_000, 5_000] } } }),
    shoot('one', 'foe'),
  ],
  () => [reader('leaden_limbs', { at: [18_001, 5_000] }), on('foe')],
  () => [staged({ is: 'bellows_apprentice', at: [15_500, 9_250] }, { at: [22_000, 9_250] }), shoot('one', 'foe')],
  () => [
    staged(
      { is: 'bellows_apprentice', at: [7_000, 10_000] },
      { is: 'thistle_watcher', click: 1, at: [14_000, 10_000] },
    ),
    shoot('one', 'foe'),
  ],
  () => [staged({ is: 'shardchewer', at: [7_000, 15_000] }), walk(1_000, 15_000)],
  () => [
    staged({ is: 'shardchewer', at: [11_000, 13_000] }, {}, { options: { battlefield: 'two_fords' } }),
    walk(11_000, 14_000),
  ],
  () => [staged({ is: 'barricade_militia', click: 4 }), walk(12_500)],
  () => [staged({ is: 'vesstrix' }), shoot('one'), shoot('one', 'foe', 'far', 'idle')],
  () => [staged({ is: 'herald_of_din' }), by('shockwave')],
  () => [
    staged(
      { is: 'orda_quenchhammer' },
      {},
      {
        stack: ['stoke_the_hearth', 'true_eye'],
        figures: { friend: { is: 'barricade_militia', at: [10_000, 8_000] } },
      },
    ),
    cast('one', { mode: 'rouse', targets: ['friend'] }),
  ],
  () => [reader('ember_lance', GOLEM), on('foe'), cast('one', { targets: ['foe'], breach: true })],
  () => [staged({ is: 'ley_novice', tapped: 'magic_blast' }, GOLEM), by('magic_blast')],
  () => [
    staged({ is: 'mother_sanguel', click: 1 }, {}, { figures: { fallen: { is: 'ossuary_guard', where: 'fallen' } } }),
    { do: 'necromancy', figure: 'one', fallen: 'fallen', to: at(11_600, 5_000), facing: 0 },
  ],
  () => {
    const books = [
      { book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['ember_lance', 'arcane_bulwark', 'cinder_ring'] },
    ];
    const s = staged({ is: 'censer_acolyte' }, {}, { rest: { books } });
    s.does({ do: 'takeUp', figure: 'one', book: 0 });
    return [nextTurnOf(s, 0), on('foe')];
  },
  () => [
    staged({ is: 'squall_speaker' }, {}, { stack: ['stone_hide'] }),
    { do: 'fury', figure: 'one', use: 'cast', book: 0 },
  ],
  () => {
    const books = [{ book: 'archmages_tome', of: 'one', stack: ['ember_lance', 'true_eye'], down: true }];
    return [staged({ is: 'ley_novice' }, {}, { rest: { books } }), on('foe')];
  },
  () => [reader('ember_lance', { at: [11_500, 5_000] }), on('foe')],
  () => [reader('ward_circle'), cast('one', { to: at(10_000, 6_261) })],
  () => [
    staged(
      { is: 'ley_novice' },
      {},
      {
        stack: ['ward_circle', 'true_eye'],
        rest: { inPlay: [{ card: 'mana_well', caster: 'one', at: at(10_000, 6_250) }] },
      },
    ),
    cast('one', { to: at(10_000, 6_250) }),
  ],
  () => [
    staged({ is: 'ley_novice', at: [800, 5_000] }, {}, { stack: ['ward_circle'] }),
    cast('one', { to: at(499, 5_000) }),
  ],
  () => {
    const books = [
      { book: 'archmages_tome', of: 'one', stack: ['close_the_book', 'true_eye'] },
      { book: 'masters_folio', of: 'foe', stack: ['ember_lance'] },
    ];
    return [
      staged({ is: 'ley_novice' }, { is: 'argent_duellist' }, { rest: { books } }),
      cast('one', { targets: ['foe'], closes: 0 }),
    ];
  },
  () => [reader('mend_flesh'), on(), on('one')],
  () => {
    const s = staged(
      { is: 'ley_novice' },
      {},
      {
        stack: ['leaden_limbs', 'true_eye'],
        figures: {
          near: { is: 'censer_acolyte', of: 1, at: [10_000, 10_000] },
          wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] },
        },
        options: { counterRange: true },
      },
    );
    s.does(on('foe'));
    return [s, counter('wand')];
  },
  () => {
    const books = ['one', 'foe'].map((of) => ({ book: 'archmages_tome', of, stack: ['leaden_limbs', 'true_eye'] }));
    const s = staged({ is: 'ley_novice' }, { is: 'drum_seer' }, { rest: { books } });
    s.does(on('foe'));
    return [s, counter('foe', 1)];
  },
  () => [staged({ is: 'ash_fanatic' }, { at: [11_500, 5_000] }), { ...close('one', 'foe'), lender: 'idle' }],
  /** Neither domain nor spell has a moment like this. */
  () => [
    staged(
      { is: 'orda_quenchhammer' },
      {},
      {
        figures: { other: { is: 'orda_quenchhammer', at: [20_000, 20_000] } },
        rest: { phase: 'command' },
      },
    ),
    ...['domain', 'spell', 'chosen_spell'].map((source) => ({ do: 'resolve', source, of: 1 })),
  ],
];

const primer = (wielder: number, ...stack: string[]) => ({ book: 'apprentices_primer', wielder, stack });
const ARMIES: readonly Army[] = [
  { figures: [], books: [], domain: null },
  { figures: ['ilvane', 'ilvane'], books: [], domain: null },
  { figures: Array.from({ length: 25 }, () => 'barricade_militia'), books: [], domain: null },
  { figures: ['ossuary_guard'], books: [primer(0)], domain: null },
  { figures: ['circle_broker'], books: [primer(0, 'painted_heaven', 'ember_lance', 'wingsong')], domain: null },
  { figures: ['scaled_novitiate'], books: [primer(0, 'beacon_of_ruin')], domain: null },
  { figures: ['ley_novice'], books: [primer(3)], domain: null },
  {
    figures: ['ley_novice'],
    books: [{ ...primer(0, ...Array.from({ length: 4 }, () => 'wingsong')), book: 'archmages_tome' }],
    domain: null,
  },
];

/** One of three concedes before the first turn is given. */
function ofWhoIsOut(): (Refusal | null)[] {
  const made = create(sorcery, { seats: 3, seed: 'out', options: { buildTotal: 100 } });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  const dice = diceFrom(seeded('out'));
  for (const seat of [0, 1, 2])
    give(match, seat, seat === 2 ? { do: 'concede' } : match.open && pick(match.open.question, seat, dice));
  const question = match.open?.question;
  return [2, 3].map((first) => question?.refuse({ first }, question.seats[0]) ?? null);
}

/** Every refusal of these. */
export function refusals(): Refusal[] {
  const made = create(sorcery, { seats: 2, seed: 'armies' });
  if ('fault' in made || !made.match.open) throw new Error('no army is asked for');
  const { question } = made.match.open;
  return [
    ...ARMIES.map((army) => question.refuse(army, 0)),
    ...ANSWERS.flatMap((staging) => {
      const [s, ...answers] = staging();
      return answers.map((answer) => s.refusal(answer));
    }),
    ...REASONS.map(([, tried]) => {
      const [s, answer] = tried();
      return s.refusal(answer);
    }),
    ...BEFOREHAND.map(([, use, setUp]) => beforehand(setUp(), use)),
    ...ofWhoIsOut(),
  ].filter((refused) => refused !== null);
}
