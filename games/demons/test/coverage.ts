import { coverageOf } from '@conjure/engine/testing/coverage';
import { within } from '../content.ts';
import { POWERS, RANKS, SHIELDS } from '../data.ts';
import { EVENT_RULES } from '../event-rules.ts';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';

const { discovery, combat, torture } = demons.content.data.tables;

const DEEDS_OF_MORTALS = [
  'woke',
  'marched',
  'fled',
  'destroyed',
  'captor',
  'recovered',
  'tortures',
  'familiar',
] as const;

const QUESTIONS = [
  'shield',
  'place',
  'first',
  'use',
  'commit',
  'defend',
  'fetch',
  'avert',
  'fit',
  'stake',
  'evade',
  'emerge',
  'pay',
  'run',
  'victim',
  'brawl',
  'auction',
  'bid',
  'offer',
  'consent',
];

function everything(): Set<string> {
  const all = new Set<string>();
  for (const letter of POWERS) all.add(`power ${letter}`);
  for (const row of discovery.rows.keys())
    for (const column of discovery.columns.keys()) all.add(`discovery ${row},${column}`);
  for (let die = 1; die <= 6; die++) for (const column of combat.columns.keys()) all.add(`combat ${die},${column}`);
  for (const shield of SHIELDS) for (const rank of RANKS) all.add(`conjuration ${shield},${rank}`);
  for (const row of torture.rows.keys()) all.add(`torture ${row}`);
  for (const { id } of demons.content.mortals) for (const deed of DEEDS_OF_MORTALS) all.add(`mortal ${id} ${deed}`);
  demons.content.sites.forEach((_, i) => {
    const box = `${Math.floor(i / 6) + 1}${(i % 6) + 1}`;
    all.add(`box ${box} found`).add(`box ${box} seized`);
  });
  for (const reason of ['timeUp', 'allDead', 'allGone']) all.add(`reason ${reason}`);
  for (const fate of ['curses', 'torture', 'left', 'lost']) all.add(`fate ${fate}`);
  for (const end of ['won alone', 'lost alone', 'won together', 'nobody won']) all.add(`end ${end}`);
  for (const kind of QUESTIONS) all.add(`question ${kind}`);
  for (const type of Object.keys(EVENT_RULES)) all.add(`event ${type}`);
  return all;
}

/** What there is to be met in Demons. */
export const coverage = () =>
  coverageOf<DemonsEvent>(everything(), (event, meet) => {
    meet(`event ${event.type}`);
    switch (event.type) {
      case 'used':
        return meet(`power ${event.power}`);
      case 'searched':
        return meet(
          `discovery ${within(discovery.rows, event.die + event.modifier)},${within(discovery.columns, event.strength)}`,
        );
      case 'fought':
      case 'clashed':
        return meet(`combat ${event.die},${within(combat.columns, event.attack - event.defence)}`);
      case 'tortured':
        meet(`mortal ${event.captor} tortures`);
        return meet(`torture ${within(torture.rows, event.die)}`);
      case 'woke':
        return event.woke ? meet(`mortal ${event.mortal} woke`) : undefined;
      case 'marched':
      case 'fled':
      case 'destroyed':
      case 'recovered':
      case 'familiar':
        return meet(`mortal ${event.mortal} ${event.type}`);
      case 'captured':
        return meet(`mortal ${event.captor} captor`);
      case 'boxRolled':
        return meet(`box ${event.box} found`);
      case 'seized':
        return event.success ? meet(`box ${event.box} seized`) : undefined;
    }
  });
