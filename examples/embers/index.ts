import { copyPlain, type Game, type Rule } from '@conjure/engine';
import { manifest } from './manifest.ts';
import rules from './rules.json' with { type: 'json' };
import { answerShape, result, step } from './rules.ts';
import { readScenario, scenarioShape, writeScenario } from './scenario.ts';
import { type State, start } from './state.ts';
import { type EmbersEvent, type EmbersView, imagine, sense, view } from './view.ts';
import { describe, label, narrate } from './words.ts';

export const embers: Game<State, null, EmbersView, EmbersEvent> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  options: manifest.options,
  rules: rules as Rule[],
  content: null,
  start,
  step,
  result,
  copy: copyPlain,
  view,
  imagine,
  sense,
  shapes: (seats) => ({ answers: { turn: answerShape }, scenario: scenarioShape(seats) }),
  readScenario,
  writeScenario,
  describe,
  narrate,
  label,
};
