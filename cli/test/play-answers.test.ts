import { levelFrom, think } from '@conjure/bots';
import { demons } from '@conjure/demons';
import { QUESTION_KINDS } from '@conjure/demons/forms.ts';
import { create, diceFrom, give, type Match, mindOf, pick, samePlain, seeded, waitingFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../text/languages.ts';
import { voiceFor } from '../text/voice.ts';
import { askedIn, face } from './script.ts';

const voices = await Promise.all(LANGUAGES.map((lang) => voiceFor(lang)));

const two = (one: object, other: object, more: object = {}) => ({ turn: 2, magicians: [one, other], ...more });
const spirits = [8, 15, 33, 58, 20, 10];

interface Setting {
  readonly scenario: unknown;
  readonly seats: number;
  readonly dice?: number[];
  /** What seat 0 answers first, to come to a question. */
  readonly first?: readonly unknown[];
}

const traders = two(
  { hex: '0705', spirits, treasures: ['43', '12'], ring: true },
  { hex: '0706', spirits: [26, 70], treasures: ['31'] },
  { phase: 'use' },
);
const brawlers = two(
  { hex: '0705', spirits: [14, 5, 18] },
  { hex: '0310', spirits: [70] },
  { phase: 'use', mortals: { abbot: { hex: '0805' }, mullah: { hex: '0805' }, bishop: { hex: '0706' } } },
);
const strong = [9, 13, 68, 8];
const fight = [{ do: 'attack', hex: '1106' }, { with: strong }];
const emir = 'emir-of-ani';

/** A position of one magician. */
const alone = (magician: object, more: object = {}) => ({ turn: 2, phase: 'use', magicians: [magician], ...more });

/** Positions in which the rarer questions come up. */
const SCENES: readonly Setting[] = [
  { scenario: traders, seats: 2 },
  { scenario: traders, seats: 2, first: [{ do: 'trade', magician: 1 }] },
  {
    scenario: traders,
    seats: 2,
    first: [
      { do: 'trade', magician: 1 },
      { give: ['43'], take: ['31'] },
    ],
  },
  { scenario: brawlers, seats: 2, first: [{ do: 'power', spirit: 14, power: 'B' }] },
  {
    seats: 2,
    scenario: two(
      { hex: '0705', treasures: ['43', '12'] },
      { hex: '0310', treasures: ['31'] },
      { phase: 'turn', ring: { is: 'hoard', mortal: 'abbot' } },
    ),
    first: [{ call: true }],
  },
  {
    seats: 3,
    scenario: {
      turn: 2,
      phase: 'victims',
      loosed: ['abbot'],
      magicians: [
        { hex: '0310', familiars: ['abbot'] },
        { hex: '0705', found: true },
        { hex: '0905', found: true },
      ],
      mortals: { abbot: { hex: '0805' } },
    },
  },
  {
    seats: 2,
    scenario: two(
      { hex: '0310', familiars: ['abbot'] },
      { captor: { mortal: 'abbot' } },
      { phase: 'waking', mortals: { abbot: { hex: '0805' } } },
    ),
  },
  {
    seats: 1,
    scenario: {
      ...alone({ captor: { mortal: emir }, treasures: ['43', '12'], ring: true, spirits: [8] }),
      phase: 'torture',
    },
  },
  {
    seats: 1,
    scenario: alone({ hex: '1006', spirits: strong }, { mortals: { [emir]: { hoard: ['43', 'ring'] } } }),
    dice: [6],
    first: fight,
  },
  { seats: 1, scenario: alone({ captor: { mortal: emir }, spirits: strong }), dice: [1], first: fight },
  { seats: 1, scenario: { turn: 2, magicians: [{ hex: '0705', spirits: [8, 10], treasures: ['43', '12'] }] } },
  { seats: 1, scenario: alone({ hex: '0705', curses: 2, wounds: 1, spirits: [8, 10, 5, 46] }) },
  {
    seats: 1,
    scenario: alone(
      { hex: '1307', spirits: [8, 10, 48] },
      { boxes: { '43': { is: 'found', counter: 62, by: 0 }, '12': { is: 'loose', hex: '1307' } } },
    ),
  },
];

function scene({ scenario, seats, dice, first = [] }: Setting, seed: string): Match {
  const made = create(demons, { seats, seed, ...(scenario ? { scenario } : {}), ...(dice ? { dice } : {}) });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  for (const answer of first) expect(give(made.match, 0, answer)).toEqual({ done: true });
  return made.match;
}

/** Plays on at random and shows every question on the way. */
function wander(match: Match, seed: string, questions: number, look: (match: Match, seat: number) => void): void {
  const dice = diceFrom(seeded(seed));
  const { level } = levelFrom('random') as { level: Parameters<typeof think>[1] };
  for (let i = 0; i < questions && match.open; i++) {
    const [seat] = waitingFor(match);
    look(match, seat);
    const mind = mindOf(match, seat);
    if (!mind) return;
    give(match, seat, think(mind, level, dice));
  }
}

const matches = (): Match[] => [
  ...SCENES.map((setting, i) => scene(setting, `answers ${i}`)),
  ...[1, 2, 3, 4].map((seats) => scene({ scenario: undefined, seats }, `whole ${seats}`)),
];

const some = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most ? list : list.filter((_, i) => i % Math.ceil(list.length / most) === 0);

describe('what is typed and what is meant', () => {
  test('every answer to every kind of question can be typed in all six languages and is read back as itself', () => {
    const kinds = new Set<string>();
    let answers = 0;
    matches().forEach((match, i) => {
      wander(match, `wander ${i}`, 40, (now, seat) => {
        const kind = now.open?.question.kind ?? '';
        kinds.add(kind);
        const seen = askedIn(now, seat, voices[0]);
        for (const voice of voices) {
          const asked = { ...seen, voice };
          const dice = diceFrom(seeded(`pick ${i}`));
          const options = asked.options ?? [1, 2, 3].map(() => pick(asked.question, seat, dice));
          for (const option of some(options, 6)) {
            const typed = face.spell(asked, option);
            const read = face.read(asked, typed);
            expect(
              'answer' in read && samePlain(read.answer, option),
              `${voice.lang} ${kind}: “${typed}” is ${JSON.stringify(read)}, not ${JSON.stringify(option)}`,
            ).toBe(true);
            answers++;
          }
        }
      });
    });
    expect([...kinds].sort()).toEqual([...QUESTION_KINDS].sort());
    expect(answers).toBeGreaterThan(3000);
  });

  test('the lines of every menu hold every legal answer once, and its numbers choose them', () => {
    const [voice] = voices;
    matches().forEach((match, i) => {
      wander(match, `menus ${i}`, 40, (now, seat) => {
        const asked = askedIn(now, seat, voice);
        const menu = face.menu(asked);
        if (!menu.numbered) return;
        expect(menu.entries.flatMap(({ answers }) => answers)).toHaveLength(asked.options?.length ?? -1);
        expect(menu.entries.map(({ key }) => key)).toEqual(menu.entries.map((_, n) => String(n + 1)));
        expect(menu.entries.length).toBeLessThanOrEqual(40);
        for (const { answers, label } of menu.entries) {
          expect(label).not.toMatch(/⟨|undefined/);
          if (answers.length === 1) expect(asked.question.refuse(answers[0], seat)).toBeNull();
        }
      });
    });
  });
});

describe('what people type', () => {
  const [voice, french] = voices;
  const first = scene({ scenario: two({ hex: '0705', spirits }, { hex: '0310' }), seats: 2 }, 'typed');
  const use = scene({ scenario: traders, seats: 2 }, 'typed');
  const battle = scene({ scenario: brawlers, seats: 2 }, 'typed');

  const reads = (match: Match, line: string, speak = voice) => face.read(askedIn(match, 0, speak), line);

  test.each([
    ['0706', { do: 'move', to: '0706' }],
    ['walk 0706', { do: 'move', to: '0706' }],
    ['Artanuji', { do: 'move', to: '0704' }],
    ['conjure Duke', { do: 'conjure', rank: 'Duke' }],
    ['duke', { do: 'conjure', rank: 'Duke' }],
    ['Presid', { do: 'conjure', rank: 'President' }],
    ['WAIT', { do: 'wait' }],
    ['leave', { do: 'leave' }],
    ['raise', { do: 'raise' }],
    // Not allowed, and yet understood: the rules say why not.
    ['0101', { do: 'move', to: '0101' }],
    ['earl', { do: 'conjure', rank: 'Earl' }],
  ])('“%s” in the first phase', (line, answer) => {
    expect(reads(first, line)).toEqual({ answer });
  });

  test.each([
    ['done', { do: 'done' }],
    ['33 T 1914', { do: 'power', spirit: 33, power: 'T', to: '1914' }],
    ['gaap t tabriz', { do: 'power', spirit: 33, power: 'T', to: '1914' }],
    ['33 t off', { do: 'power', spirit: 33, power: 'T', to: null }],
    ['58 F Emir of Ani', { do: 'power', spirit: 58, power: 'F', mortal: 'emir-of-ani' }],
    ['58 f e', { do: 'power', spirit: 58, power: 'F', mortal: 'emir-of-ani' }],
    ['58 F Berengar Prince', { do: 'power', spirit: 58, power: 'F', magician: 1, rank: 'Prince' }],
    ['15 D', { do: 'power', spirit: 15, power: 'D' }],
    ['release Eligos', { do: 'release', spirit: 15 }],
    ['attack Berengar', { do: 'attack', hex: '0706' }],
    ['attack 0706', { do: 'attack', hex: '0706' }],
    ['trade berengar', { do: 'trade', magician: 1 }],
    ['15 P kars', { do: 'power', spirit: 15, power: 'P', city: '1005' }],
    ['seize 43 15', { do: 'seize', box: '43', spirit: 15 }],
    ['1 I', { do: 'power', spirit: 1, power: 'I' }],
  ])('“%s” in the demon-use phase', (line, answer) => {
    expect(reads(use, line)).toEqual({ answer });
  });

  test('in another language, with or without accents, and still in English', () => {
    expect(reads(first, 'conjurer Duc', french)).toEqual({ answer: { do: 'conjure', rank: 'Duke' } });
    expect(reads(first, 'president', french)).toEqual({ answer: { do: 'conjure', rank: 'President' } });
    expect(reads(first, 'attendre', french)).toEqual({ answer: { do: 'wait' } });
    expect(reads(first, 'conjure Duke', french)).toEqual({ answer: { do: 'conjure', rank: 'Duke' } });
    // A deed of the other phase is understood, and then refused by its rule.
    expect(reads(use, 'élever', french)).toEqual({ answer: { do: 'raise' } });
    expect(reads(use, 'xyzzy', french)).toHaveProperty('stuck');
  });

  test('what fits several answers lists them, what fits none says so', () => {
    const several = reads(use, 'Gaap');
    expect('several' in several && several.several.length).toBeGreaterThan(10);
    expect(reads(use, 'P')).toHaveProperty('several');
    expect(reads(use, 'release')).toHaveProperty('several');
    expect(reads(first, 'conjure')).toHaveProperty('several');
    expect(reads(first, 'move')).toHaveProperty('several');
    expect(reads(first, 'xyzzy')).toEqual({ stuck: 'xyzzy' });
    expect(reads(first, '0706 now')).toEqual({ stuck: 'now' });
    expect(reads(battle, 'trade')).toEqual({ answer: { do: 'trade', magician: 1 } });
    expect(reads(battle, 'torture')).toHaveProperty('nothing');
  });

  test('a list of spirits, all of them, none of them', () => {
    give(battle, 0, { do: 'attack', hex: '0805' });
    expect(battle.open?.question.kind).toBe('commit');
    expect(reads(battle, '14, 5')).toEqual({ answer: { with: [14, 5] } });
    expect(reads(battle, 'leraje bathin')).toEqual({ answer: { with: [14, 18] } });
    expect(reads(battle, 'all')).toEqual({ answer: { with: [5, 14, 18] } });
    expect(reads(battle, 'none')).toEqual({ answer: { with: [] } });
    // Not his, and yet understood.
    expect(reads(battle, '33')).toEqual({ answer: { with: [33] } });
  });
});
