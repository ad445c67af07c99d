import { EMPTY, HURT, isHeroSide, KEEPER, OFF, PLACES, WIDTH, WYRM_TILE } from '../board.ts';
import type { Content } from '../content.ts';
import { emptySlots, piecesOn, slotsOf } from '../rules/places.ts';
import { coloursOn } from '../rules/placing.ts';
import { type State, settingOf, teamOf } from '../state.ts';

/**
 * Every match that must end has ended before so many decisions. Without dawn and with three rounds to win
 * one in a hundred takes 13,000 at random, and with every 3,200 more ten times fewer.
 */
export const BOUND = 60_000;

/** What no position of Satchel may break, whatever is being asked: nothing is lost or doubled, nothing lies where it cannot. */
export function holdInvariants(state: State, content: Content): void {
  const at = { state, content };
  const wrong = (what: string): never => {
    throw new Error(`${what} in round ${state.round}, beat ${state.beat}, at ${state.now}`);
  };
  const setting = settingOf(at);
  const cards = [...state.row, ...state.ordeals, ...state.spells, ...state.gone];
  if (new Set(cards).size !== cards.length) wrong('a card is in two places');
  if (state.row.length !== 6) wrong('a row is not of three cards');
  const dealt = state.began[0] + state.began[1] + 6;
  if (cards.length !== dealt) wrong(`${cards.length} cards of ${dealt}`);
  const thorns = state.ordeals.filter((card) => card >= content.firstSpell).length;
  if (state.ordeals.slice(0, thorns).some((card) => card < content.firstSpell)) wrong('Thorns are not at the bottom');
  if (state.spells.some((card) => card < content.firstSpell)) wrong('an ordeal among the spells');

  const places = new Map<number, number>();
  for (let slot = 0; slot < PLACES * WIDTH; slot++) {
    const piece = state.slots[slot];
    if (piece === EMPTY) continue;
    const place = Math.floor(slot / WIDTH);
    const owner = content.ownerOf[piece];
    if (state.lies[piece] !== slot) wrong(`piece ${piece} lies in two places`);
    if (slot % WIDTH >= slotsOf(at, place).length) wrong(`piece ${piece} lies off the slots of ${place}`);
    if (isHeroSide(place) !== (owner !== KEEPER)) wrong(`piece ${piece} lies on the wrong side`);
    if (places.has(owner) && places.get(owner) !== place) wrong(`seat ${owner} lies in two places`); // [B15]
    places.set(owner, place);
    if (state.faces[piece] === 0) wrong(`piece ${piece} lies in a slot and shows nothing`);
  }
  state.lies.forEach((slot, piece) => {
    if (slot >= 0 && state.slots[slot] !== piece) wrong(`piece ${piece} is not where it lies`);
    const owner = content.ownerOf[piece];
    if (slot === HURT && (owner === KEEPER || piece >= content.firstFamiliar[owner]))
      wrong(`piece ${piece} cannot be hurt`);
    if (slot === HURT && state.faces[piece] !== 0) wrong(`die ${piece} is hurt and shows something`);
    if (slot !== OFF && piece >= content.firstFamiliar[owner] && !setting.familiars)
      wrong('a familiar where there are none');
  });
  for (let place = 0; place < PLACES; place++) {
    const colours = [...Array(5).keys()].filter((seat) => coloursOn(at, place) & (1 << seat)).length;
    if (piecesOn(at, place) > 0 && !state.options.homeCountsColour && colours > 2) wrong(`three colours on ${place}`);
    if (slotsOf(at, place).length > 0 && state.phase !== 'over' && emptySlots(at, place) === 0)
      wrong(`${place} is complete and still there`);
  }
  if (state.wyrm > 0 && !setting.wyrm) wrong('a Wyrm where there is none');
  if (state.wyrm > 0 && state.wyrm < 4 && piecesOn(at, state.wyrm - 1) > 0) wrong('something lies under the Wyrm'); // [B38]
  if (state.wyrm === 0 && piecesOn(at, WYRM_TILE) > 0) wrong('something lies on the Wyrm tile');
  if (state.lore < 0 || (state.lore > 0 && !setting.lore)) wrong('lore that cannot be');
  for (let seat = 1; seat < teamOf(at).seats; seat++) {
    const own = state.lies.slice(content.firstDie[seat], content.firstFamiliar[seat]);
    if (own.filter((slot) => slot === HURT).length > 1) wrong(`seat ${seat} is wounded twice`); // [B49]
  }
  if (state.phase === 'running' && (state.ordeals.length === 0 || state.spells.length === 0)) wrong('a deck is empty');
  if (state.options.clock === 'beat' && state.phase !== 'setup')
    if (
      [...state.order].sort().join() !==
      teamOf(at)
        .ids.map((_, seat) => seat)
        .join()
    )
      wrong('a seat has no window');
}
