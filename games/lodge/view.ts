import type { Seat, Viewer } from '@conjure/engine';
import { NONE, ROSE } from './board.ts';
import { COLOURS } from './effects/vocabulary.ts';
import { familiesOf } from './options.ts';
import { countsOn, roomTrack } from './rules/cubes.ts';
import { prizesOf } from './rules/defeat.ts';
import { shelfOf } from './rules/library.ts';
import { shares } from './rules/ranking.ts';
import { isDestroyed } from './rules/rooms.ts';
import type { Position } from './state.ts';
import { knowsMore, owners, viewSeat, viewTrophies } from './view-seat.ts';
import type { LodgeView, RoomView, SeatView } from './view-types.ts';

export type { EvocationView, LodgeView, PrivateView, RoomView, SeatView } from './view-types.ts';

/** What one viewer sees. */
export const view = (at: Position, viewer: Viewer): LodgeView => views(at)(viewer);

/** What several viewers see: whatever is no secret is built once for all of them. */
export function views(at: Position): (viewer: Viewer) => LodgeView {
  const { state, content } = at;
  // While Study runs nobody sees from which decks the others draw. [B23] [B26]
  const shelf = state.shelf.length > 0 ? state.shelf : shelfOf(state);
  const named = (counts: readonly number[]): Record<string, number> =>
    Object.fromEntries(content.schools.map((school, i) => [school, counts[i]]));
  const seen: SeatView[] = [];
  const asOthersSee = (seat: Seat): SeatView => {
    seen[seat] ??= viewSeat(at, seat, null);
    return seen[seat];
  };
  const open = {
    options: state.options,
    families: familiesOf(state.options),
    placeholder: content.data.familiars.placeholder,
    round: state.round,
    moon: state.moon,
    phase: state.phase,
    crown: state.crown,
    order: [...state.order],
    turn: state.phase === 'action' ? viewTurn(at) : null,
    endThreshold: state.options.endThreshold,
    rooms: content.board.all.map((room) => viewRoom(at, room)),
    rose: {
      power: state.power[ROSE],
      supply: state.supply[ROSE],
      tokens: state.tokens[ROSE],
      trophies: viewTrophies(at, ROSE),
    },
    track: state.track.map((event) => (event === NONE ? null : content.events[event].id)),
    reserve: content.creatures
      .slice(content.firstFamiliar)
      .filter((_, i) => state.reserve & (1 << i))
      .map(({ id }) => id),
    copies: Object.fromEntries(state.copies.map((n, creature) => [content.creatures[creature].id, n])),
    schools: named(shelf),
    returned: named(shelf.slice(content.schools.length)),
    forgotten: state.forgotten.length,
    questDecks: state.questDecks.map((deck) => deck.length),
    eventDecks: state.eventDecks.map((deck) => deck.length),
    eventDiscards: state.eventDiscards.map((list) => list.map((event) => content.events[event].id)),
  };
  return (viewer) => ({
    viewer,
    ...open,
    seats: Array.from({ length: state.seats }, (_, seat) =>
      knowsMore(state, seat, viewer) ? viewSeat(at, seat, viewer) : asOthersSee(seat),
    ),
  });
}

const viewTurn = ({ state }: Position): LodgeView['turn'] => ({
  seat: state.order[state.turn],
  actions: state.actions,
  numbered: (state.casts & 1) !== 0,
  quick: (state.casts & 2) !== 0,
  passes: state.passes,
});

function viewRoom(at: Position, room: number): RoomView {
  const { state, content } = at;
  const tile = content.tiles[state.tile[room]];
  const { constants } = content;
  const cubes = countsOn(roomTrack(at, room));
  return {
    room: content.board.names[room],
    tile: tile.id,
    colour: COLOURS[tile.colour],
    capacity: tile.capacity,
    points: tile.points,
    cubes: owners(roomTrack(at, room)),
    activated: (state.activated & (1 << room)) !== 0,
    destroyed: isDestroyed(state, room),
    open: state.moon >= tile.minMoon,
    token: (state.tokened & (1 << room)) !== 0,
    prizes: prizesOf(cubes, shares(cubes, { prizes: tile.points, sole: constants.soleBonus, constants })),
  };
}
