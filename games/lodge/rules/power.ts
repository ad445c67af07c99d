import { ROSE } from '../board.ts';
import { COUNTS, type Count, type LodgeTable, SOURCES, type Source, type State } from '../state.ts';
import { ownerName } from './names.ts';

/** Power changes at once and never falls below 0; a moon may rise by it. [B83] [B84] */
export function changePower(t: LodgeTable, owner: number, change: number, why: Source): void {
  const { state } = t;
  const before = state.power[owner];
  const after = Math.max(0, before + change);
  if (after === before) return;
  state.power[owner] = after;
  state.gained[owner * SOURCES.length + SOURCES.indexOf(why)] += after - before;
  if (!t.silent) t.tell({ type: 'powerChanged', who: ownerName(owner), change: after - before, power: after, why });
  if (state.phase === 'over') return;
  const { moonThresholds } = t.content.constants;
  while (state.moon <= moonThresholds.length && after >= moonThresholds[state.moon - 1]) raiseMoon(t);
}

/** New decks from now on, a personal spell for everybody, and the second moon opens the Black Rose Room. [B13] [B85] */
function raiseMoon(t: LodgeTable): void {
  const { state, content } = t;
  state.moon++;
  t.tell({ type: 'moonRose', moon: state.moon });
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.personal[seat] === 0) continue;
    state.personal[seat]--;
    state.hand[seat].push(content.mages[state.mage[seat]].personal);
    t.tell({ type: 'personalTaken', by: seat });
  }
  const { centre } = content.board;
  if (state.moon === 2 && !(state.destroyed & (1 << centre))) state.tokened |= 1 << centre;
}

/** One more of what is counted for a seat; the Black Rose is not counted. */
export function count(state: State, owner: number, what: Count): void {
  if (owner !== ROSE) state.counts[owner * COUNTS.length + COUNTS.indexOf(what)]++;
}
