// Positions of Sorcery that tests begin from and pictures show.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Scenario } from '@conjure/sorcery';
import { type Policy, scripted } from '../scripted.ts';

const person = { who: 'person' } as const;
const nobody: Policy = () => null;
/** These answers one after the other: there are too many to be listed. */
const giving =
  (...answers: readonly object[]): Policy =>
  (_, step) =>
    answers[step] ? { answer: answers[step], label: { key: '' } } : null;

/** Two come to the table, and nothing has happened. */
async function beginning(): Promise<MatchRecord> {
  const opening = { game: 'sorcery', seed: 'field', seats: [person, person], options: { buildTotal: 200 } };
  return (await scripted(opening, nobody)).record;
}

async function at(scenario: Scenario, policy = nobody): Promise<MatchRecord> {
  return (await scripted({ game: 'sorcery', seed: 'fray', seats: [person, person], scenario }, policy)).record;
}

/** The same with a bot on the other side. */
const alone = async (position: Promise<MatchRecord>): Promise<MatchRecord> => ({
  ...(await position),
  players: ['me', 'adept'],
});

const THICK: Scenario = {
  phase: 'action',
  round: 4,
  active: 0,
  actions: 2,
  figures: [
    { figure: 'magister_corisande', owner: 0, at: { x: 14_500, y: 9_500 }, facing: 8_000 },
    { figure: 'lattice_scholar', owner: 0, at: { x: 12_000, y: 6_500 }, facing: 9_000, click: 1 },
    { figure: 'argent_duellist', owner: 0, at: { x: 14_300, y: 13_500 }, facing: 9_000, tokens: 1, click: 2 },
    { figure: 'oathbound_imp', owner: 0, at: { x: 9_000, y: 15_000 }, facing: 4_500, tokens: 1 },
    { figure: 'argent_lancer', owner: 0, at: { x: 21_500, y: 12_000 }, facing: 11_000 },
    { figure: 'ley_novice', owner: 0, where: 'fallen' },
    { figure: 'ilvane', owner: 1, at: { x: 15_500, y: 19_500 }, facing: 27_000 },
    { figure: 'causeway_legionary', owner: 1, at: { x: 14_300, y: 15_000 }, facing: 27_000, click: 2, tokens: 1 },
    { figure: 'brine_mirror_adept', owner: 1, at: { x: 8_200, y: 19_200 }, facing: 28_000 },
    { figure: 'tidecourt_reader', owner: 1, at: { x: 19_500, y: 18_500 }, facing: 26_000, click: 3, tokens: 1 },
    { figure: 'causeway_legionary', owner: 1, where: 'fallen' },
  ],
  books: [
    { book: 'archmages_tome', wielder: 0, stack: ['ember_lance', 'fork_of_fate', 'mend_flesh', 'unravel'] },
    { book: 'pocket_chapbook', wielder: 1, stack: ['rebuke'] },
    { book: 'masters_folio', wielder: 6, stack: ['ember_lance', 'close_the_book', 'shove_of_the_deep'] },
    { book: 'apprentices_primer', wielder: 8, stack: ['rebuke', 'true_eye'] },
  ],
  inPlay: [
    { card: 'ward_circle', caster: 0, at: { x: 13_200, y: 9_500 } },
    { card: 'leaden_limbs', caster: 6, target: 3 },
    { card: 'stone_hide', caster: 0, target: 2 },
    { card: 'glass_sky', caster: 6, clock: 2 },
  ],
  domains: ['resonant_ground'],
  holders: [0, 1, 0],
  seats: [{ zone: 0 }, { zone: 1 }],
};

/** In the thick of it: spells of every type are in play, some have fallen. The first player is to act. */
export const inTheThick = (): Promise<MatchRecord> => alone(at(THICK));

const [tome, ...otherBooks] = THICK.books ?? [];

/** The same, but the bookmark of the first book costs more bars than a turn has. */
export const browsing = (): Promise<MatchRecord> =>
  alone(
    at({ ...THICK, books: [{ ...tome, stack: ['cataclysm_word', ...(tome.stack ?? []).slice(1)] }, ...otherBooks] }),
  );

const theirTurn: Scenario = { ...THICK, active: 1 };

/** Ilvane casts, and the first player may counter: with a counterspell of a book, or without. */
export const countering = (): Promise<MatchRecord> =>
  alone(at(theirTurn, giving({ do: 'cast', figure: 6, book: 2, targets: [4] })));

/** The first player chooses an army. */
export const arming = (): Promise<MatchRecord> => alone(beginning());

/** The armies are chosen; the first player lays out his. */
export const deploying = async (): Promise<MatchRecord> => {
  const opening = { game: 'sorcery', seed: 'field', seats: [person, person], options: { buildTotal: 200 } };
  const policy: Policy = (asked, _, { viewer }) => {
    if (asked.kind === 'deploy' && viewer === 0) return null;
    const choices = asked.options ?? asked.sampled ?? [];
    return choices.find(({ answer }) => Object(answer).first === 0) ?? choices[0] ?? null;
  };
  return alone(scripted(opening, policy).then(({ record }) => record));
};
