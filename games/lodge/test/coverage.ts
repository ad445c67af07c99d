import { coverageOf } from '@conjure/engine/testing/coverage';
import type { LodgeEvent } from '../events.ts';
import { EVENT_KEYS, eventKey, QUESTION_KINDS } from '../forms.ts';
import { lodge } from '../game.ts';

const { content } = lodge;

/** Told of positions that only a scenario comes to; the examples and the tests of their rules meet them. */
const RARE = new Set([
  'event.saved',
  'event.unharmed',
  'event.gameOver.mage',
  'event.notSummoned.B55',
  'event.notSummoned.F8',
]);

function everything(): Set<string> {
  const all = new Set<string>();
  for (const { id, halves } of content.cards)
    for (const [i, half] of halves.entries()) all.add(`${half.reacts ? 'revealed' : 'cast'} ${id}/${'ab'[i]}`);
  for (const { id } of content.tiles) all.add(`room ${id} activated`);
  for (const { id, closedToCopies } of content.tiles) if (!closedToCopies) all.add(`room ${id} copied`);
  for (const { id } of content.events) all.add(`event ${id} turned`);
  for (const { id, timing } of content.events) if (timing !== 'ongoing') all.add(`event ${id} resolved`);
  for (const { id } of content.quests) all.add(`quest ${id} solved`);
  for (const { id, family } of content.creatures) {
    all.add(`creature ${id} summoned`).add(`creature ${id} left`).add(`creature ${id} attacked`);
    if (family >= 0) all.add(`creature ${id} guard`).add(`creature ${id} hunting`);
  }
  for (const kind of QUESTION_KINDS) all.add(`question ${kind}`);
  for (const key of EVENT_KEYS) if (!RARE.has(key)) all.add(key);
  return all;
}

const creature = (model: string) => model.split('.')[1];

/** What there is to be met in the Lodge. */
export const coverage = () =>
  coverageOf<LodgeEvent>(everything(), (event, meet) => {
    meet(eventKey(event));
    switch (event.type) {
      case 'cast':
      case 'revealed':
        meet(`${event.type} ${event.card}/${event.half}`);
        break;
      case 'eventTurned':
        meet(`event ${event.event} turned`);
        break;
      case 'eventResolved':
        meet(`event ${event.event} resolved`);
        break;
      case 'questSolved':
        meet(`quest ${event.quest} solved`);
        break;
      case 'summoned':
        meet(`creature ${creature(event.model)} summoned`);
        break;
      case 'familiarSummoned':
        meet(`creature ${event.familiar} summoned`);
        break;
      case 'modeChanged':
        meet(`creature ${event.familiar} ${event.mode}`);
        break;
      case 'evocationLeft':
        meet(`creature ${creature(event.model)} left`);
        break;
      case 'attacked':
        meet(`creature ${creature(event.model)} attacked`);
        break;
    }
  });
