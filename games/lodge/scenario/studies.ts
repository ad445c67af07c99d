import { misfit } from '@conjure/engine/content';
import { NONE } from '../board.ts';
import { cardNamed } from '../content.ts';
import { holdsAll } from '../rules/cards.ts';
import { mageOf } from '../rules/models.ts';
import type { Position } from '../state.ts';
import { handOf, NOT_BEGUN, type Study } from '../study.ts';
import type { Scenario, ScenarioStudy } from './scenario.ts';

export function writeStudy({ content }: Position, { at, named, kept, forgot, shed }: Study): ScenarioStudy {
  const ids = (cards: readonly number[]) => cards.map((card) => content.cards[card].id);
  return {
    at,
    named: named.map((school) => content.schools[school]),
    kept: ids(kept),
    ...(forgot === NONE ? {} : { forgot: content.cards[forgot].id }),
    shed: ids(shed),
  };
}

/** A Study in the middle: only scenarios taken from a running match have it, and then for every seat. */
export function readStudies(at: Position, scenario: Scenario): void {
  const { state } = at;
  const given = scenario.seats?.flatMap(({ study }) => study ?? []) ?? [];
  const goesOn = state.agenda.some((matter) => matter.do === 'study');
  if (given.length === 0 && !scenario.shelf && !goesOn) return;
  if (!goesOn || state.phase !== 'study') throw misfit('todo', 'a Study that goes on', state.phase);
  if (given.length !== state.seats) throw misfit('seats', 'a study for every seat', `${given.length}`);
  if (!scenario.shelf) throw misfit('shelf', 'the sizes of the schools', 'nothing');
  state.shelf = [...scenario.shelf];
  state.studies = given.map((study) => readStudy(at, study));
  for (const seat of state.studies.keys()) {
    const wrong = faultOf(at, seat);
    if (wrong) throw misfit(`seats[${seat}].study`, wrong, state.studies[seat].at);
  }
}

function readStudy({ content }: Position, { at, named = [], kept = [], forgot, shed = [] }: ScenarioStudy): Study {
  const number = (card: string) => cardNamed(content, card);
  return {
    ...NOT_BEGUN,
    at,
    named: named.map((school) => content.schools.indexOf(school)),
    kept: kept.map(number),
    ...(forgot === undefined ? {} : { forgot: number(forgot) }),
    shed: shed.map(number),
  };
}

/** What is decided must be his to decide, and he cannot be further than he may. */
function faultOf(at: Position, seat: number): string | null {
  const { state, content } = at;
  const { at: part, kept, forgot, shed } = state.studies[seat];
  const drawn = state.drawn[seat];
  const before = state.order.slice(0, state.order.indexOf(seat)).map((other) => state.studies[other].at);
  const isNaming = (one: Study['at']) => one === 'schools' || one === 'anew';
  if (isNaming(part) && drawn.length >= content.constants.studyLibrary) return 'cards still to be drawn';
  if ((part === 'named') !== (part !== 'schools' && before.some(isNaming))) return 'cards dealt in play order [B23]';
  if (!holdsAll(drawn, kept)) return 'kept cards among those drawn';
  const hand = [...state.hand[seat], ...kept];
  if (!holdsAll(hand, forgot === NONE ? shed : [forgot, ...shed])) return 'forgotten and discarded cards in his hand';
  if (forgot !== NONE && content.cards[forgot].school < 0) return 'a forgotten card of a school [B24]';
  const over = handOf(state, seat).length - mageOf(at, seat).hand;
  return part === 'limit' && over <= 0 ? 'a hand above its limit' : null;
}
