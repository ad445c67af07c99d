import type { Fault } from '@conjure/engine';
import { buildFromScenario, misfit } from '@conjure/engine/content';
import { type Content, hexNamed, mortalNamed } from '../content.ts';
import type { DemonsMatter } from '../matters.ts';
import { hexName, inPlay, mortalId } from '../rules/places.ts';
import { highest } from '../rules/spirits.ts';
import { itemOf } from '../rules/treasures.ts';
import { copyState, type Position, type State } from '../state.ts';
import { magicianFrom } from './magicians.ts';
import { type Scenario, scenarioShape } from './scenario.ts';
import { placeSpirits } from './spirits.ts';
import { placeTreasure } from './treasure.ts';

/** Reads a position; what is wrong is said with its place. */
export function readScenario(content: Content, value: unknown, start: State): { state: State } | { fault: Fault } {
  const state = copyState(start);
  const shape = scenarioShape(content, start.magicians.length);
  return buildFromScenario(shape, value, state, (scenario) => build({ content, state }, scenario));
}

function build(at: Position, scenario: Scenario): void {
  const { content, state } = at;
  const hexIndex = (name: string) => hexNamed(content, name);
  const mortalIndex = (id: string) => mortalNamed(content, id);
  state.order = scenario.order ?? state.order;
  state.ruins = (scenario.ruins ?? []).map(hexIndex);
  state.sites = scenario.sites ?? state.sites;
  for (const [id, { hex, base, status }] of Object.entries(scenario.mortals ?? {})) {
    const i = mortalIndex(id);
    const unit = state.mortals[i];
    state.mortals[i] = {
      hex: hex === undefined ? unit.hex : hexIndex(hex),
      base: base === undefined ? unit.base : hexIndex(base),
      status: status ?? 'normal',
    };
  }
  scenario.magicians?.forEach((m, seat) => {
    state.magicians[seat] = magicianFrom(content, m, state.magicians[seat], at, seat);
  });
  checkGround(at);
  placeTreasure(content, scenario, state);
  placeSpirits(content, scenario, state);
  for (const [seat, m] of state.magicians.entries()) {
    m.controlling = scenario.magicians?.[seat]?.controlling ?? highest(at, m.held);
    if (m.controlling !== 0 && !m.held.includes(m.controlling))
      throw misfit(`magicians[${seat}].controlling`, 'a spirit he holds', String(m.controlling));
  }
  state.victims = scenario.victims
    ? state.mortals.map((_, i) => scenario.victims?.[mortalId(at, i)] ?? -1)
    : state.victims;
  state.loosed = (scenario.loosed ?? []).map(mortalIndex);
  if (scenario.used) state.used = { paid: [], declined: [], ...scenario.used, tried: scenario.used.tried.map(itemOf) };
  state.agenda = scenario.todo ? [...scenario.todo] : [];
  checkCaptives(state);
  checkAgenda(state);
  begin(scenario, state);
}

/** Nobody stands in the water, only cities are ruined, and the living have fewer marks than kill. [T1] [12.3X] [9.4a] */
function checkGround(at: Position): void {
  const { content, state } = at;
  state.mortals.forEach(({ hex, base }, i) => {
    if (content.water[hex] || content.water[base]) throw misfit(`mortals.${mortalId(at, i)}`, 'land hexes', 'water');
  });
  state.ruins.forEach((hex, i) => {
    if (content.city[hex] === null) throw misfit(`ruins[${i}]`, 'the hex of a city', hexName(at, hex));
  });
  const { marksToDie } = content.data.tables.limits;
  state.magicians.forEach((m, seat) => {
    if (inPlay(m) && m.wounds + m.curses >= marksToDie)
      throw misfit(`magicians[${seat}]`, `fewer than ${marksToDie} marks`, `${m.wounds + m.curses}`);
  });
}

/** Which phase the scenario opens in: by default the first phase of whoever acts, once magicians stand on the map. */
function begin(scenario: Scenario, state: State): void {
  const placed = state.magicians.some((m) => m.status !== 'unplaced');
  if (!scenario.phase && !placed) return;
  state.turn = scenario.turn ?? (scenario.phase === 'order' || scenario.phase === 'shields' ? 0 : 1);
  state.phase = scenario.phase ?? 'first';
  const acts = scenario.acts ?? 0;
  const mortals = state.phase === 'waking' || state.phase === 'victims' || state.phase === 'torture';
  // Among mortals the place in the roster is meant, else the seat that acts.
  state.cursor = mortals ? acts : Math.max(0, state.order.indexOf(acts));
  const past = state.phase === 'turn' && acts >= state.order.length;
  if (past || (!mortals && state.order.indexOf(acts) < 0)) state.cursor = acts;
  if (state.phase === 'victims' && state.victims.length === 0) state.victims = state.mortals.map(() => -1);
  // Those who choose before him have their shields.
  if (state.phase === 'shields')
    for (const seat of state.order.slice(0, state.cursor))
      state.magicians[seat].shield = Math.max(0, state.magicians[seat].shield);
  checkActor(scenario, state);
  if (state.phase !== 'order' && state.phase !== 'shields')
    for (const m of state.magicians) if (m.shield < 0) m.shield = 0;
}

/** Somebody on the map holds a captive; one just freed waits to be placed. [8.2h] [R95] [R96] */
function checkCaptives(state: State): void {
  for (const [seat, { status, captor, hex }] of state.magicians.entries()) {
    if (status !== 'captive') continue;
    const place = `magicians[${seat}].captor`;
    if (captor === null) {
      const freed = hex >= 0 && state.agenda.some((matter) => matter.do === 'emerge' && matter.seat === seat);
      if (!freed) throw misfit(place, 'who holds a captive', 'nothing');
    } else if ('mortal' in captor) {
      if (state.mortals[captor.mortal].status === 'gone')
        throw misfit(place, 'a mortal in the game', 'one that is gone');
    } else if (state.magicians[captor.magician].status !== 'map')
      throw misfit(place, 'a magician on the map', String(captor.magician));
  }
}

/** Whoever is not placed yet can settle nothing that happens on the map. */
function checkAgenda(state: State): void {
  const anywhere: readonly DemonsMatter['do'][] = ['place', 'auction', 'bid', 'fit'];
  for (const [i, matter] of state.agenda.entries()) {
    const { status } = state.magicians[matter.seat];
    if (status === 'unplaced' && !anywhere.includes(matter.do))
      throw misfit(`todo[${i}].seat`, 'a magician on the map', String(matter.seat));
  }
}

/** A player's phase needs a magician who can play it; one not yet placed places himself first. [4.0f] */
function checkActor(scenario: Scenario, state: State): void {
  if (state.phase !== 'first' && state.phase !== 'use' && state.phase !== 'effects') return;
  const seat = state.order[state.cursor];
  const m = state.magicians[seat];
  if (!m || !inPlay(m)) {
    if (state.magicians.some(inPlay)) throw misfit('acts', 'a magician in play', String(scenario.acts ?? 0));
  } else if (m.status === 'unplaced' && !state.agenda.some((matter) => matter.do === 'place' && matter.seat === seat))
    state.agenda.push({ do: 'place', seat });
}
