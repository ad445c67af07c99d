import { coverageOf } from '@conjure/engine/testing/coverage';
import { EVENT_RULES } from '../event-rules.ts';
import type { SatchelEvent } from '../events.ts';
import { QUESTION_KINDS } from '../forms.ts';
import { satchel } from '../game.ts';

const { content } = satchel;
const { heroes, sorcerer } = content.data.heroes;

/** Pausing is for persons: nobody who plays from the list does it, so its events are met in the tests of the clock. */
const NOT_OFFERED = ['paused', 'agreed', 'resumed'];

function everything(): Set<string> {
  const all = new Set<string>();
  for (const { id, aim } of content.cards) {
    all.add(`card ${id} opened`).add(`card ${id} completed`);
    if (aim) all.add(`card ${id} aimed`);
  }
  for (const { scenario, heroes: n, familiars } of content.settings) all.add(`setting ${scenario} ${n} ${familiars}`);
  for (const { familiars } of [...heroes, sorcerer])
    for (const { id } of familiars)
      all.add(`familiar ${id} woken`).add(`familiar ${id} played`).add(`familiar ${id} home`);
  for (const name of new Set(content.teams.flatMap(({ places }) => places)))
    if (name !== '') all.add(`place ${name} completed`);
  for (const cause of ['heroes deck', 'sorcerer deck', 'sorcerer wyrm', 'heroes dawn', 'sorcerer dawn'])
    all.add(`won ${cause}`);
  for (const kind of QUESTION_KINDS) if (kind !== 'paused') all.add(`question ${kind}`);
  for (const type of Object.keys(EVENT_RULES)) if (!NOT_OFFERED.includes(type)) all.add(`event ${type}`);
  return all;
}

/** What there is to be met in Satchel. */
export const coverage = () =>
  coverageOf<SatchelEvent>(everything(), (event, meet) => {
    meet(`event ${event.type}`);
    if ('pieces' in event)
      for (const piece of event.pieces) if ('familiar' in piece) meet(`familiar ${piece.familiar} home`);
    switch (event.type) {
      case 'roundOpened':
        for (const card of [...event.ordeals, ...event.spells]) meet(`card ${card} opened`);
        break;
      case 'cardOpened':
        meet(`card ${event.card} opened`);
        break;
      case 'completed':
        meet(`place ${event.place} completed`);
        if (event.card !== null) meet(`card ${event.card} completed`);
        break;
      case 'activated':
        meet(`familiar ${event.familiar} woken`);
        break;
      case 'familiarPlayed':
        meet(`familiar ${event.familiar} played`);
        break;
      case 'roundWon':
        meet(`won ${event.side} ${event.cause}`);
        break;
    }
  });
