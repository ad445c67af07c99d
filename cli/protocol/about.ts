import { anything, fields, type Game, text, whole } from '@conjure/engine';
import { type Failure, wrong } from './problem.ts';
import { always, maybe, type ProtocolRequest, request } from './request.ts';
import type { ProtocolSession } from './session.ts';

/** The game of this id, or what to say where there is none. */
export function gameCalled(session: ProtocolSession, id: string, where = 'game'): { game: Game } | Failure {
  const game = session.games.get(id);
  return game ? { game } : wrong('There is no such game.', where, `one of ${[...session.games.keys()].join(', ')}`, id);
}

export const games: ProtocolRequest = request(fields(always, maybe), (session, { lang = session.lang }) => ({
  games: [...session.games.values()].map((game) => ({
    id: game.id,
    title: session.voiceFor(game, lang).title,
    seats: game.seats,
    options: game.options.map(({ name, values, default: usual, rule }) => ({ name, values, default: usual, rule })),
    rules: game.rules.length,
  })),
}));

export const rules: ProtocolRequest = request(fields({ ...always, game: text }, maybe), (session, asked) => {
  const found = gameCalled(session, asked.game);
  if ('error' in found) return found;
  const { game } = found;
  const voice = session.voiceFor(game, asked.lang ?? session.lang);
  return { lang: voice.lang, rules: game.rules.map((rule) => ({ ...rule, ...voice.rule(rule.id) })) };
});

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Everything that is said of and to a game, as JSON Schema. */
export const shapes: ProtocolRequest = request(
  fields({ ...always, game: text }, { ...maybe, seats: whole(1, 99) }),
  (session, asked) => {
    const found = gameCalled(session, asked.game);
    if ('error' in found) return found;
    const { game } = found;
    const { seats = game.seats.max } = asked;
    const { answers = {}, scenario = anything } = game.shapes?.(seats) ?? {};
    const { events, view } = session.schemasOf(game);
    return {
      $schema: DRAFT,
      answers: Object.fromEntries(Object.entries(answers).map(([kind, { schema }]) => [kind, schema])),
      events,
      view,
      scenario: scenario.schema,
    };
  },
);
