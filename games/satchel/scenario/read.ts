import type { Fault } from '@conjure/engine';
import { buildFromScenario, misfit } from '@conjure/engine/content';
import { HEROES, NONE, SORCERER } from '../board.ts';
import { type Content, settingFor } from '../content.ts';
import { roundsToWin } from '../rules/rounds.ts';
import { copyState, type Position, type State, settingOf, TALLY, teamOf } from '../state.ts';
import { placeCards } from './cards.ts';
import { placePieces, seatNamed } from './pieces.ts';
import { type Scenario, scenarioShape } from './scenario.ts';

/** Reads a position; what is wrong is said with its place. */
export function readScenario(content: Content, value: unknown, start: State): { state: State } | { fault: Fault } {
  const state = copyState(start);
  const shape = scenarioShape(content, start.hexed.length);
  return buildFromScenario(shape, value, state, (scenario) => build({ content, state }, scenario));
}

function build(at: Position, scenario: Scenario): void {
  const { state, content } = at;
  const heroes = state.hexed.length - 1;
  if (scenario.heroes) state.team = content.teamOf.get(scenario.heroes.join(' ')) ?? state.team;
  state.setting = settingFor(content, state.options.scenario, heroes, state.options.familiars === 'on');
  state.round = scenario.round ?? 1;
  if (scenario.won) {
    state.won[HEROES] = scenario.won.heroes;
    state.won[SORCERER] = scenario.won.sorcerer;
  }
  // Once something lies on the table the round is running, unless the scenario says otherwise.
  const touched =
    scenario.seats ?? scenario.board ?? scenario.beat ?? scenario.order ?? scenario.window ?? scenario.live;
  state.phase = scenario.phase ?? (touched === undefined ? 'setup' : 'running');
  placeCards(at, scenario);
  state.wyrm = scenario.wyrm ?? state.wyrm;
  if (state.wyrm > 0 && !settingOf(at).wyrm) throw misfit('wyrm', 'no Wyrm in this scenario', `${state.wyrm}`);
  state.lore = scenario.lore ?? 0;
  if (state.lore > 0 && !settingOf(at).lore) throw misfit('lore', 'no lore in this scenario', `${state.lore}`);
  placePieces(at, scenario);
  state.tally = TALLY.map((name) => scenario.tally?.[name] ?? 0);
  state.heroPlaced = scenario.heroPlaced ?? 0;
  readBeat(at, scenario);
  readLive(at, scenario);
  checkEnd(at, scenario);
}

/** Whose window it is: by default the sorcerer's, then the heroes in seat order. */
function readBeat(at: Position, scenario: Scenario): void {
  const { state } = at;
  const seat = (id: string, place: string) => seatNamed(at, id, place);
  state.coming = (scenario.coming ?? []).map((order, i) => order.map((id) => seat(id, `coming[${i}]`)));
  if (state.options.clock === 'live' || state.phase === 'setup') {
    for (const field of ['beat', 'order', 'window', 'rolled'] as const)
      if (scenario[field] !== undefined)
        throw misfit(field, 'nothing in this clock and phase', String(scenario[field]));
    return;
  }
  state.beat = scenario.beat ?? 1;
  state.order = scenario.order?.map((id) => seat(id, 'order')) ?? teamOf(at).ids.map((_, i) => i);
  state.cursor = scenario.window === undefined ? 0 : state.order.indexOf(seat(scenario.window, 'window'));
  state.rolled = scenario.rolled ?? false;
  const first = state.phase === 'waiting' && (state.order[state.cursor] !== 0 || state.rolled);
  if (first) throw misfit('window', 'the sorcerer before his first roll', scenario.window ?? 'another');
}

function readLive(at: Position, { live }: Scenario): void {
  const { state } = at;
  if (!live) return;
  if (state.options.clock !== 'live') throw misfit('live', 'nothing in the beat clock', 'an object');
  const seat = (id: string, place: string) => seatNamed(at, id, `live.${place}`);
  state.now = live.now ?? 0;
  state.lost = live.lost ?? 0;
  state.pausedAt = live.pausedAt ?? NONE;
  state.agreed = (live.agreed ?? []).reduce((bits, id) => bits | (1 << seat(id, 'agreed')), 0);
  state.startedAt = live.startedAt ?? 0;
  for (const [id, stamp] of Object.entries(live.rolledAt ?? {})) state.rolledAt[seat(id, 'rolledAt')] = stamp;
  if (live.spoke !== undefined) state.spoke = seat(live.spoke, 'spoke');
  if (state.lost > state.now) throw misfit('live.lost', `at most ${state.now}`, `${state.lost}`);
  if (state.pausedAt > state.now) throw misfit('live.pausedAt', `at most ${state.now}`, `${state.pausedAt}`);
  if (state.agreed === (1 << state.hexed.length) - 1) throw misfit('live.agreed', 'not everybody', 'everybody');
}

/** A round that is over has its winner, and only such a one; a running one has cards left on both sides. [B53] [B55] */
function checkEnd(at: Position, scenario: Scenario): void {
  const { state } = at;
  if (state.phase === 'over') {
    if (!scenario.winner) throw misfit('winner', 'who won the round', 'nothing');
    state.winner = scenario.winner === 'heroes' ? HEROES : SORCERER;
    state.cause = scenario.cause ?? 'deck';
    if (state.won[state.winner] === 0) throw misfit(`won.${scenario.winner}`, 'at least 1', '0');
    return;
  }
  if (scenario.winner) throw misfit('winner', 'nothing while the round runs', scenario.winner);
  for (const [name, deck] of [
    ['ordeals', state.ordeals],
    ['spells', state.spells],
  ] as const)
    if (deck.length === 0) throw misfit(name, 'a card at the least', 'none');
  if (state.wyrm > 3) throw misfit('wyrm', 'at most 3 while the round runs', `${state.wyrm}`);
  for (const side of ['heroes', 'sorcerer'] as const)
    if ((scenario.won?.[side] ?? 0) >= roundsToWin(at))
      throw misfit(`won.${side}`, `fewer than ${roundsToWin(at)}`, `${scenario.won?.[side]}`);
}
