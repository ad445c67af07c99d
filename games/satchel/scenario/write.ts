import { EMPTY, HEROES, HURT, PLACES, SORCERER, WIDTH } from '../board.ts';
import { SYMBOLS } from '../data.ts';
import type { HeroId } from '../ids.ts';
import { isPaused } from '../rules/live.ts';
import { named } from '../rules/pieces.ts';
import { piecesOn, placeName, slotsOf } from '../rules/places.ts';
import { sideName } from '../rules/rounds.ts';
import { type Count, type Position, settingOf, TALLY, teamOf } from '../state.ts';
import { DICE_LETTERS, HURT_LETTER, ROW_NAMES, type Scenario, type ScenarioSeat } from './scenario.ts';

/** The whole position, written so that reading it again gives the same state. */
export function writeScenario(at: Position): unknown {
  const { state, content } = at;
  const { ids } = teamOf(at);
  const cardId = (card: number) => content.cards[card].id;
  const topFirst = (deck: readonly number[]) => deck.map(cardId).reverse();
  const scenario: Scenario = {
    heroes: ids.slice(1) as HeroId[],
    round: state.round,
    won: { heroes: state.won[HEROES], sorcerer: state.won[SORCERER] },
    phase: state.phase,
    ...(state.winner < 0 ? {} : { winner: sideName(state.winner) }),
    ...(state.cause === null ? {} : { cause: state.cause }),
    row: Object.fromEntries(ROW_NAMES.map((name, place) => [name, cardId(state.row[place])])),
    ordeals: topFirst(state.ordeals),
    spells: topFirst(state.spells),
    gone: state.gone.map(cardId),
    began: { heroes: state.began[HEROES], sorcerer: state.began[SORCERER] },
    seats: Object.fromEntries(ids.map((id, seat) => [id, writeSeat(at, seat)])),
    board: writeBoard(at),
    wyrm: state.wyrm,
    lore: state.lore,
    tally: Object.fromEntries(TALLY.map((name, i) => [name, state.tally[i]])) as Record<Count, number>,
    heroPlaced: state.heroPlaced,
    ...(state.coming.length > 0 ? { coming: state.coming.map((order) => order.map((seat) => ids[seat])) } : {}),
    ...writeClock(at),
  };
  return scenario;
}

function writeSeat(at: Position, seat: number): ScenarioSeat {
  const { state, content } = at;
  const dice: string[] = [];
  for (let die = content.firstDie[seat]; die < content.firstFamiliar[seat]; die++)
    dice.push(state.lies[die] === HURT ? HURT_LETTER : DICE_LETTERS[state.faces[die]]);
  const familiars = state.faces.slice(content.firstFamiliar[seat], content.lastPiece[seat]);
  return {
    dice: dice.join(''),
    ...(settingOf(at).familiars ? { familiars: familiars.map((face) => (face > 0 ? 'awake' : 'asleep')) } : {}),
    ...(state.hexed[seat] < 0 ? {} : { hexed: SYMBOLS[state.hexed[seat]] }),
    ...(state.learned[seat] < 0 ? {} : { learned: SYMBOLS[state.learned[seat]] }),
  };
}

function writeBoard(at: Position): NonNullable<Scenario['board']> {
  const { state } = at;
  const board: NonNullable<Scenario['board']> = {};
  for (let place = 0; place < PLACES; place++) {
    if (piecesOn(at, place) === 0) continue;
    board[placeName(at, place)] = slotsOf(at, place).map((_, slot) => {
      const piece = state.slots[place * WIDTH + slot];
      if (piece === EMPTY) return null;
      const one = named(at, piece);
      return 'familiar' in one ? one.familiar : `${teamOf(at).ids[one.by]} ${one.number}`;
    });
  }
  return board;
}

function writeClock(at: Position): Pick<Scenario, 'beat' | 'order' | 'window' | 'rolled' | 'live'> {
  const { state } = at;
  const { ids } = teamOf(at);
  if (state.options.clock === 'live')
    return {
      live: {
        now: state.now,
        lost: state.lost,
        pausedAt: isPaused(state) ? state.pausedAt : null,
        agreed: ids.filter((_, seat) => state.agreed & (1 << seat)),
        startedAt: state.startedAt,
        rolledAt: Object.fromEntries(
          ids.flatMap((id, seat) => (state.rolledAt[seat] < 0 ? [] : [[id, state.rolledAt[seat]]])),
        ),
        spoke: ids[state.spoke],
      },
    };
  if (state.order.length === 0) return {};
  return {
    beat: state.beat,
    order: state.order.map((seat) => ids[seat]),
    window: ids[state.order[state.cursor]],
    rolled: state.rolled,
  };
}
