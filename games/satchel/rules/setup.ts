import { addTo, type Dice, must } from '@conjure/engine';
import { EMPTY, HEROES, NONE, OFF, PLACES, ROW, SORCERER, UNROLLED, WIDTH } from '../board.ts';
import { type Content, type Setting, settingFor, teamNamed } from '../content.ts';
import type { Group } from '../groups.ts';
import type { HeroId } from '../ids.ts';
import { picksOf, type SatchelOptions } from '../options.ts';
import { type SatchelTable, type State, settingOf, TALLY } from '../state.ts';
import { openBeat } from './beats.ts';
import { isLive } from './rounds.ts';

/** The heroes take their seats, and the first round is dealt. [B1] [B6] */
export function start(content: Content, seats: number, options: SatchelOptions, dice: Dice): State {
  const heroes = seats - 1;
  const setting = settingFor(content, options.scenario, heroes, options.familiars === 'on');
  const state: State = {
    options,
    team: teamNamed(content, seatHeroes(content, options, heroes, dice).join(' ')),
    setting,
    round: 1,
    won: [0, 0],
    ...emptyBoard(content, seats),
    row: [],
    ordeals: [],
    spells: [],
    gone: [],
    began: [0, 0],
    coming: [],
  };
  deal(content, state, dice, (pile) => pile.pop() ?? EMPTY);
  return state;
}

/** Those whom a seat has picked, the first who named them; the others at random. [B5] */
function seatHeroes(content: Content, options: SatchelOptions, heroes: number, dice: Dice): HeroId[] {
  const free = content.data.heroes.heroes.map(({ id }) => id);
  const take = (id: HeroId) => free.splice(free.indexOf(id), 1)[0];
  const picked = picksOf(options, heroes).map((pick) => (pick !== 'random' && free.includes(pick) ? take(pick) : null));
  dice.shuffle('heroes', free);
  return picked.flatMap((pick) => pick ?? free.splice(0, 1));
}

type Board = Omit<
  State,
  'options' | 'team' | 'setting' | 'round' | 'won' | 'row' | 'ordeals' | 'spells' | 'gone' | 'began' | 'coming'
>;

/** Everything as at the start of a round, but for the cards. [B9] [F3] [R20] */
function emptyBoard(content: Content, seats: number): Board {
  const pieces = content.lastPiece[seats - 1];
  const nobody = new Array<number>(seats).fill(NONE);
  return {
    phase: 'setup',
    winner: NONE,
    cause: null,
    faces: new Array<number>(pieces).fill(UNROLLED),
    lies: new Array<number>(pieces).fill(OFF),
    slots: new Array<number>(PLACES * WIDTH).fill(EMPTY),
    wyrm: content.data.setup.tiles.wyrm.start,
    hexed: [...nobody],
    learned: [...nobody],
    lore: 0,
    tally: TALLY.map(() => 0),
    heroPlaced: 0,
    beat: 0,
    order: [],
    cursor: 0,
    rolled: false,
    now: 0,
    lost: 0,
    pausedAt: NONE,
    agreed: 0,
    startedAt: 0,
    rolledAt: [...nobody],
    spoke: seats - 1,
  };
}

/** From every group as many cards as the table says, shuffled together, the top three opened. [B7] [B8] */
function deal(content: Content, state: State, dice: Dice, draw: (pile: number[]) => number): void {
  const setting = content.settings[state.setting];
  state.ordeals = buildDeck(content, ordealCounts(content, setting, state.options.handicap), dice, 'ordeals');
  state.spells = buildDeck(content, setting.spells, dice, 'spells');
  state.row = [];
  for (const deck of [state.ordeals, state.spells]) for (let i = 0; i < ROW; i++) state.row.push(draw(deck));
  state.gone = [];
  state.began = [];
  state.began[HEROES] = state.ordeals.length;
  state.began[SORCERER] = state.spells.length;
}

function buildDeck(content: Content, counts: ReadonlyMap<Group, number>, dice: Dice, purpose: string): number[] {
  const deck: number[] = [];
  for (const [group, n] of counts)
    deck.push(...dice.shuffle(`${purpose} ${group}`, [...must(content.groups.get(group), 'group', group)]).slice(0, n));
  return dice.shuffle(purpose, deck);
}

/** Steep ordeals are added or removed; long, then short ones where there are no more of them. [B73] */
export function ordealCounts(content: Content, setting: Setting, handicap: number): Map<Group, number> {
  const counts = new Map(setting.ordeals);
  const step = Math.sign(handicap);
  for (let left = Math.abs(handicap); left > 0; left--) {
    const room = (group: Group) =>
      step > 0 ? (counts.get(group) ?? 0) < (content.groups.get(group)?.length ?? 0) : (counts.get(group) ?? 0) > 0;
    const group = (['steep', 'long', 'short'] as const).find(room);
    if (group) addTo(counts, group, step);
  }
  return counts;
}

/** Between rounds everything begins anew; only the rounds won are kept. [B57] */
export function openRound(t: SatchelTable): void {
  const { state, content } = t;
  Object.assign(state, emptyBoard(content, settingOf(t).heroes + 1));
  state.round++;
  deal(content, state, t.dice, (pile) => t.draw(pile, () => null));
}

/** Everybody is told what lies open; then the sorcerer is waited for. [B10] */
export function announceRound(t: SatchelTable): void {
  const { state, content } = t;
  if (!t.silent) {
    const ids = state.row.map((card) => content.cards[card].id);
    t.tell({
      type: 'roundOpened',
      round: state.round,
      ordeals: ids.slice(0, ROW),
      spells: ids.slice(ROW),
      ordealsLeft: state.ordeals.length,
      spellsLeft: state.spells.length,
    });
  }
  state.phase = 'waiting';
  if (!isLive(state)) openBeat(t, 1);
}
