import { misfit } from '@conjure/engine/content';
import { HEROES, isHeroCard, ROW, SORCERER } from '../board.ts';
import { cardNamed } from '../content.ts';
import type { Position } from '../state.ts';
import { settingOf } from '../state.ts';
import { ROW_NAMES, type Scenario } from './scenario.ts';

/** The cards of the scenario; what it does not name is as it was dealt, with no card in two places. */
export function placeCards(at: Position, scenario: Scenario): void {
  const { state, content } = at;
  const index = (id: string) => cardNamed(content, id);
  const named = namedCards(at, scenario);
  const displaced: [number[], number[]] = [[], []];
  const decks = { ordeals: state.ordeals, spells: state.spells };
  ROW_NAMES.forEach((name, place) => {
    const id = scenario.row?.[name];
    const side = isHeroCard(place) ? HEROES : SORCERER;
    const dealt = state.row[place];
    if (id !== undefined) {
      if (!named.has(dealt)) displaced[side].push(dealt);
      state.row[place] = index(id);
    } else if (named.has(dealt)) {
      const deck = side === HEROES ? decks.ordeals : decks.spells;
      const next = deck.findLastIndex((card) => !named.has(card));
      if (next < 0) throw misfit(`row.${name}`, 'a card', 'nothing');
      state.row[place] = deck.splice(next, 1)[0];
    }
  });
  // A card that is named elsewhere leaves its place in the deck to one that was pushed out of the row.
  const rest = (deck: number[], side: number) =>
    deck.flatMap((card) => (named.has(card) ? displaced[side].splice(0, 1) : [card]));
  state.ordeals = scenario.ordeals ? [...scenario.ordeals].reverse().map(index) : rest(decks.ordeals, HEROES);
  state.spells = scenario.spells ? [...scenario.spells].reverse().map(index) : rest(decks.spells, SORCERER);
  state.gone = (scenario.gone ?? []).map(index);
  if (scenario.began) {
    state.began[HEROES] = scenario.began.heroes;
    state.began[SORCERER] = scenario.began.sorcerer;
  }
  checkThorns(at);
}

/** Every card that the scenario names, each once and on a side where it can be. */
function namedCards(at: Position, scenario: Scenario): Set<number> {
  const { content } = at;
  const named = new Set<number>();
  const groups = groupsOf(at);
  const take = (id: string, place: string, side: 'heroes' | 'sorcerer' | 'either') => {
    const card = cardNamed(content, id);
    const { group } = content.cards[card];
    if (named.has(card)) throw misfit(place, 'no card twice', id);
    if (!groups.has(group)) throw misfit(place, `a card of ${settingOf(at).scenario}`, id);
    const heroes = card < content.firstSpell || (group === 'thorns' && side !== 'sorcerer');
    if (side !== 'either' && heroes !== (side === 'heroes'))
      throw misfit(place, side === 'heroes' ? 'an ordeal or Thorns' : 'a spell', id);
    named.add(card);
  };
  for (const [place, name] of ROW_NAMES.entries()) {
    const id = scenario.row?.[name];
    if (id !== undefined) take(id, `row.${name}`, place < ROW ? 'heroes' : 'sorcerer');
  }
  scenario.ordeals?.forEach((id, i) => {
    take(id, `ordeals[${i}]`, 'heroes');
  });
  scenario.spells?.forEach((id, i) => {
    take(id, `spells[${i}]`, 'sorcerer');
  });
  scenario.gone?.forEach((id, i) => {
    take(id, `gone[${i}]`, 'either');
  });
  return named;
}

function groupsOf(at: Position): Set<string> {
  const { scenario } = settingOf(at);
  const found = at.content.data.scenarios.scenarios.find(({ id }) => id === scenario);
  return new Set([...(found?.ordealGroups ?? []), ...(found?.spellGroups ?? [])]);
}

/** Thorns go under the deck, so nothing but Thorns lies under Thorns. [B33] */
function checkThorns({ state, content }: Position): void {
  const first = state.ordeals.findIndex((card) => card < content.firstSpell);
  const above = state.ordeals.findLastIndex((card) => card >= content.firstSpell);
  if (first >= 0 && above > first)
    throw misfit('ordeals', 'Thorns under the ordeals', content.cards[state.ordeals[above]].id);
}
