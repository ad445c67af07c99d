import { fields, orNull, recordFor, record as recordOf, text } from '@conjure/engine';
import { writeRecord } from './record-files.ts';
import { always, maybe, onMatch, type ProtocolRequest, seatShape } from './request.ts';

const ofMatch = fields({ ...always, match: text }, maybe);

export const view: ProtocolRequest = onMatch(
  fields({ ...always, match: text, viewer: orNull(seatShape) }, maybe),
  ({ play, voice }, { viewer }) => {
    const { game, table } = play.match;
    const seen = game.view(table, viewer);
    return { view: seen, words: game.describe(seen).map((phrase) => voice.say(phrase)) };
  },
);

/** The referee's record, or with a `viewer` what that one may have of it. */
export const record: ProtocolRequest = onMatch(
  fields({ ...always, match: text }, { ...maybe, viewer: orNull(seatShape), file: text }),
  ({ play }, { viewer, file }) => {
    const record = viewer === undefined ? recordOf(play) : recordFor(play, viewer);
    return file === undefined ? { record } : writeRecord(file, record);
  },
);

export const result: ProtocolRequest = onMatch(ofMatch, ({ play }) => {
  const { game, table, over } = play.match;
  return { over, result: game.result(table) };
});

/**
 * The position as `new` takes it: the last rest as a scenario, with the dice rolled and the answers given since. Between
 * rests a state does not say everything, so that is where a scenario begins.
 */
export const scenario: ProtocolRequest = onMatch(ofMatch, ({ play }) => {
  const { game, origin, rest, table, answers } = play.match;
  if (!rest) throw new Error('a match without a rest');
  const dice = table.dice.log ?? [];
  const since = answers.slice(rest.step).map(({ seat, answer }) => ({ seat, answer }));
  return {
    game: game.id,
    seats: origin.seats,
    options: origin.options,
    scenario: game.writeScenario({ state: rest.state, content: game.content }),
    ...(dice.length > 0 ? { dice } : {}),
    ...(since.length > 0 ? { since } : {}),
  };
});
