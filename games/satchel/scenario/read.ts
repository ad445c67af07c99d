import type { Fault } from '@conjure/engine';
import { misfit, readScene } from '@conjure/engine/content';
import { HEROES, NONE, SORCERER } from '../board.ts';
import { type Content, settingFor } from '../content.ts';
import { roundsToWin } from '../rules/rounds.ts';
import { copyState, type Position, type State, settingOf, TALLY, teamOf } from '../state.ts';
import { placeCards } from './cards.ts';
import { placePieces, seatNamed } from './pieces.ts';
import { type Scene, sceneShape } from './scene.ts';

/** Reads a position; what is wrong is said with its place. */
export function readScenario(content: Content, scenario: unknown, start: State): { state: State } | { fault: Fault } {
  const state = copyState(start);
  const shape = sceneShape(content, start.hexed.length);
  return readScene(shape, scenario, state, (scene) => build({ content, state }, scene));
}

function build(at: Position, scene: Scene): void {
  const { state, content } = at;
  const heroes = state.hexed.length - 1;
  if (scene.heroes) state.team = content.teamOf.get(scene.heroes.join(' ')) ?? state.team;
  state.setting = settingFor(content, state.options.scenario, heroes, state.options.familiars === 'on');
  state.round = scene.round ?? 1;
  if (scene.won) {
    state.won[HEROES] = scene.won.heroes;
    state.won[SORCERER] = scene.won.sorcerer;
  }
  // Once something lies on the table the round is running, unless the scene says otherwise.
  const touched = scene.seats ?? scene.board ?? scene.beat ?? scene.order ?? scene.window ?? scene.live;
  state.phase = scene.phase ?? (touched === undefined ? 'setup' : 'running');
  placeCards(at, scene);
  state.wyrm = scene.wyrm ?? state.wyrm;
  if (state.wyrm > 0 && !settingOf(at).wyrm) throw misfit('wyrm', 'no Wyrm in this scenario', `${state.wyrm}`);
  state.lore = scene.lore ?? 0;
  if (state.lore > 0 && !settingOf(at).lore) throw misfit('lore', 'no lore in this scenario', `${state.lore}`);
  placePieces(at, scene);
  state.tally = TALLY.map((name) => scene.tally?.[name] ?? 0);
  state.heroPlaced = scene.heroPlaced ?? 0;
  readBeat(at, scene);
  readLive(at, scene);
  checkEnd(at, scene);
}

/** Whose window it is: by default the sorcerer's, then the heroes in seat order. */
function readBeat(at: Position, scene: Scene): void {
  const { state } = at;
  const seat = (id: string, place: string) => seatNamed(at, id, place);
  state.coming = (scene.coming ?? []).map((order, i) => order.map((id) => seat(id, `coming[${i}]`)));
  if (state.options.clock === 'live' || state.phase === 'setup') {
    for (const field of ['beat', 'order', 'window', 'rolled'] as const)
      if (scene[field] !== undefined) throw misfit(field, 'nothing in this clock and phase', String(scene[field]));
    return;
  }
  state.beat = scene.beat ?? 1;
  state.order = scene.order?.map((id) => seat(id, 'order')) ?? teamOf(at).ids.map((_, i) => i);
  state.cursor = scene.window === undefined ? 0 : state.order.indexOf(seat(scene.window, 'window'));
  state.rolled = scene.rolled ?? false;
  const first = state.phase === 'waiting' && (state.order[state.cursor] !== 0 || state.rolled);
  if (first) throw misfit('window', 'the sorcerer before his first roll', scene.window ?? 'another');
}

function readLive(at: Position, { live }: Scene): void {
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
function checkEnd(at: Position, scene: Scene): void {
  const { state } = at;
  if (state.phase === 'over') {
    if (!scene.winner) throw misfit('winner', 'who won the round', 'nothing');
    state.winner = scene.winner === 'heroes' ? HEROES : SORCERER;
    state.cause = scene.cause ?? 'deck';
    if (state.won[state.winner] === 0) throw misfit(`won.${scene.winner}`, 'at least 1', '0');
    return;
  }
  if (scene.winner) throw misfit('winner', 'nothing while the round runs', scene.winner);
  for (const [name, deck] of [
    ['ordeals', state.ordeals],
    ['spells', state.spells],
  ] as const)
    if (deck.length === 0) throw misfit(name, 'a card at the least', 'none');
  if (state.wyrm > 3) throw misfit('wyrm', 'at most 3 while the round runs', `${state.wyrm}`);
  for (const side of ['heroes', 'sorcerer'] as const)
    if ((scene.won?.[side] ?? 0) >= roundsToWin(at))
      throw misfit(`won.${side}`, `fewer than ${roundsToWin(at)}`, `${scene.won?.[side]}`);
}
