import { misfit } from '@conjure/engine/content';
import { NONE } from '../board.ts';
import { familiesOf } from '../options.ts';
import type { Position, State } from '../state.ts';
import type { Scenario } from './scenario.ts';

/** Quests and events: each lies in one place; where the scenario is silent the decks are as at the start, less what lies elsewhere. */
export function readDecks(at: Position, scenario: Scenario, start: State): void {
  readQuests(at, scenario, start);
  readEvents(at, scenario, start);
}

function once(taken: Set<number>, index: number, where: string, name: string): number {
  if (taken.has(index)) throw misfit(where, 'no repetition', name);
  taken.add(index);
  return index;
}

function readQuests({ state, content }: Position, scenario: Scenario, start: State): void {
  const taken = new Set<number>();
  const number = (id: string, where: string): number => {
    const index = content.quests.findIndex((quest) => quest.id === id);
    if (content.quests[index].familiars && familiesOf(state.options).length === 0)
      throw misfit(where, 'no quest of familiars without families', id);
    return once(taken, index, where, id);
  };
  scenario.seats?.forEach((own, seat) => {
    const where = `seats[${seat}]`;
    const list = (ids: readonly string[] | undefined, name: string) =>
      (ids ?? []).map((id) => number(id, `${where}.${name}`));
    state.quests[seat] = list(
      own.quests?.map(({ quest }) => quest),
      'quests',
    );
    state.progress[seat] = (own.quests ?? []).flatMap(({ progress }) => progress ?? [0, 0]);
    state.solved[seat] = list(own.solved, 'solved');
    state.offered[seat] = list(own.offered, 'offered');
    state.dropped[seat] = list(own.dropped, 'dropped');
  });
  state.questDecks = start.questDecks.map((deck, moon) => {
    const listed = scenario.questDecks?.[moon];
    const fits = (quest: { moon: number; familiars: boolean }) =>
      quest.moon === moon + 1 && (!quest.familiars || familiesOf(state.options).length > 0);
    const all = deck.length > 0 ? deck : [...content.quests.keys()];
    if (!listed) return all.filter((quest) => fits(content.quests[quest]) && !taken.has(quest));
    return listed.map((id) => number(id, `questDecks[${moon}]`)).reverse();
  });
}

function readEvents({ state, content }: Position, scenario: Scenario, start: State): void {
  const taken = new Set<number>();
  const number = (id: string, where: string): number =>
    once(
      taken,
      content.events.findIndex((event) => event.id === id),
      where,
      id,
    );
  if (scenario.track) state.track.fill(NONE);
  for (const [space, id] of Object.entries(scenario.track ?? {})) {
    const event = number(id, `track.${space}`);
    if (content.events[event].timing === 'instant')
      throw misfit(`track.${space}`, 'an event that stays on the track', id);
    state.track[Number(space) - 1] = event;
  }
  for (const matter of scenario.todo ?? []) if (matter.do === 'eventLies') taken.add(matter.event);
  state.eventDiscards = start.eventDiscards.map((_, moon) =>
    (scenario.eventDiscards?.[moon] ?? []).map((id) => number(id, `eventDiscards[${moon}]`)),
  );
  state.eventDecks = start.eventDecks.map((deck, moon) => {
    const listed = scenario.eventDecks?.[moon];
    if (listed) return listed.map((id) => number(id, `eventDecks[${moon}]`)).reverse();
    const all =
      deck.length > 0 ? deck : [...content.events.keys()].filter((event) => content.events[event].moon === moon + 1);
    return all.filter((event) => !taken.has(event));
  });
}
