// The last round of a match, answer by answer: what the rules are told, and how somebody at the table says it.
import type { Scenario } from '@conjure/sorcery';
import type { Page } from 'playwright-core';
import { chip } from '../driving.ts';
import { isForced, type Policy, type Scripted, scripted } from '../scripted.ts';
import { card, go, type Hand, t, take } from './hands.ts';

const [IMP, CORISANDE, REAVER, SCHOLAR, ILVANE, LEGIONARY] = [0, 1, 2, 3, 4, 5];

/** The first player has yet to come to the field, where the other awaits him. */
const SCENARIO: Scenario = {
  phase: 'setup',
  round: 6,
  first: 0,
  figures: [
    { figure: 'oathbound_imp', owner: 0 },
    { figure: 'magister_corisande', owner: 0 },
    { figure: 'dust_reaver', owner: 0 },
    { figure: 'lattice_scholar', owner: 1, at: { x: 21_000, y: 7_000 }, facing: 27_000 },
    { figure: 'ilvane', owner: 1, at: { x: 15_000, y: 12_000 }, facing: 27_000 },
    { figure: 'causeway_legionary', owner: 1, at: { x: 13_500, y: 6_500 }, facing: 27_000, click: 5 },
    { figure: 'harbour_golem', owner: 1, at: { x: 18_000, y: 12_000 }, facing: 27_000 },
  ],
  books: [
    { book: 'archmages_tome', wielder: CORISANDE, stack: ['ember_lance', 'ward_circle', 'cinder_ring'] },
    { book: 'pocket_chapbook', wielder: ILVANE, stack: ['rebuke'] },
  ],
  seats: [{ zone: 0 }, { zone: 1 }],
  todo: [{ do: 'deploy', at: 0 }, { do: 'turn' }],
};

interface ScriptedAnswer {
  readonly kind: string;
  readonly answer: object;
  /** `null`: the page does it itself. */
  readonly by: ((page: Page, hand: Hand) => Promise<void>) | null;
}

const pointAt = async (page: Page, hand: Hand, ...figures: number[]): Promise<void> => {
  for (const figure of figures) await hand.point(page, `figure:${figure}`);
};

/** Both fight, one casts and the other counters; whoever has fewer losses has won. */
export const LAST_ROUND: readonly ScriptedAnswer[] = [
  {
    kind: 'deploy',
    answer: {
      spots: [
        { at: { x: 18_500, y: 4_000 }, facing: 6_000 },
        { at: { x: 15_000, y: 5_000 }, facing: 9_000 },
        { at: { x: 13_500, y: 5_000 }, facing: 9_000 },
      ],
      stacks: [['ember_lance', 'ward_circle', 'cinder_ring']],
    },
    async by(page, hand) {
      await hand.shift(page, `${IMP}`, { east: 2, north: -1, turn: -30 });
      await hand.settle(page);
    },
  },
  {
    kind: 'action',
    answer: { do: 'move', figure: IMP, path: [{ x: 19_500, y: 7_000 }], facing: 3_000 },
    async by(page, hand) {
      await pointAt(page, hand, IMP);
      await hand.press(page, chip(page, t('sorcery.way.move')));
      await hand.shift(page, `${IMP}`, { east: 1, north: 3, turn: 30 });
      await hand.settle(page);
    },
  },
  {
    kind: 'spin',
    answer: { do: 'spin', facing: 19_500 },
    async by(page, hand) {
      await hand.shift(page, `${SCHOLAR}`, { east: 0, north: 0, turn: 15 });
      await hand.settle(page);
    },
  },
  {
    kind: 'action',
    answer: { do: 'close', figure: REAVER, target: LEGIONARY },
    async by(page, hand) {
      await pointAt(page, hand, REAVER, LEGIONARY);
      await hand.press(page, go(page));
    },
  },
  {
    kind: 'action',
    answer: { do: 'cast', figure: CORISANDE, book: 0, targets: [ILVANE] },
    async by(page, hand) {
      await pointAt(page, hand, CORISANDE);
      const way = { spell: t('spell.ember_lance'), book: t('book.archmages_tome') };
      await hand.press(page, chip(page, t('sorcery.way.cast', way)));
      await pointAt(page, hand, ILVANE);
      await hand.press(page, go(page));
    },
  },
  {
    kind: 'counter',
    answer: { do: 'counter', figure: ILVANE, book: 1 },
    by: (page, hand) => take(page, hand, page.locator('[data-chip]', { hasText: t('spell.rebuke') })),
  },
  {
    kind: 'bookmark',
    answer: { spell: 'ward_circle' },
    by: (page, hand) => take(page, hand, card(page, t('spell.ward_circle'))),
  },
  { kind: 'action', answer: { do: 'end' }, by: (page, hand) => hand.pass(page) },
  // Nothing to browse: the page says so itself.
  { kind: 'browseFree', answer: { do: 'done' }, by: null },
  {
    kind: 'action',
    answer: { do: 'ranged', figure: ILVANE, targets: [CORISANDE] },
    async by(page, hand) {
      await pointAt(page, hand, ILVANE, CORISANDE);
      await hand.press(page, go(page));
    },
  },
  { kind: 'action', answer: { do: 'end' }, by: (page, hand) => hand.pass(page) },
];

const person = { who: 'person' } as const;
const told: Policy = (_, step) => (LAST_ROUND[step] ? { answer: LAST_ROUND[step].answer, label: { key: '' } } : null);

/** As the bare rules play it. */
export const lastRound = (): Promise<Scripted> =>
  scripted(
    { game: 'sorcery', seed: 'a', seats: [person, person], scenario: SCENARIO, options: { roundLimit: 6 } },
    told,
    isForced,
  );
