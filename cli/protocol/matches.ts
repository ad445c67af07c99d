import {
  anything,
  create,
  fields,
  flag,
  fork as forkMatch,
  type Play,
  replay as playAgain,
  play as playOf,
  type Record,
  recordShape,
  text,
  whole,
} from '@conjure/engine';
import { gameCalled } from './about.ts';
import { eventsIn } from './events.ts';
import { facesShape, nameShape } from './limits.ts';
import { type LookOptions, openIn } from './open.ts';
import { faulty, type ReplyFields, wrong } from './problem.ts';
import { recordIn } from './record-files.ts';
import { always, type Looking, looking, maybe, onMatch, type ProtocolRequest, request } from './request.ts';
import type { ProtocolSession } from './session.ts';
import { type ProtocolVoice, whyIn } from './speech.ts';

/** `new`: the word itself belongs to the language. */
export const begin: ProtocolRequest = request(
  fields(
    { ...always, game: text, seats: whole(), seed: nameShape },
    { ...looking, options: anything, scenario: anything, dice: facesShape, free: flag },
  ),
  (session, asked) => {
    const found = gameCalled(session, asked.game);
    if ('error' in found) return found;
    const { seats, seed, options, scenario, dice, free = false } = asked;
    if (dice && !session.test) return untested('dice', dice);
    const made = create(found.game, { seats, seed: String(seed), options, scenario, dice });
    if ('fault' in made) return faulty(made.fault);
    return adopt(session, playOf(made.match, free), asked, ({ match }, voice, look) => eventsIn(match, voice, look));
  },
);

export const fork: ProtocolRequest = onMatch(
  fields({ ...always, match: text }, looking),
  ({ session, play }, asked) => {
    const { match, log, undone, free } = play;
    return adopt(session, { match: forkMatch(match), log: [...log], undone: [...undone], free }, asked);
  },
);

/** Whoever scripts dice knows what is to come: only a test may. */
const untested = (where: string, dice: readonly number[]) =>
  wrong('Dice are scripted only under "conjure engine --test".', where, 'no scripted dice', dice);

/** The first dice in a record that somebody has scripted. */
function scriptedIn({ dice, scripted, log }: Record): readonly number[] | null {
  const inLog = log.flatMap((entry) => ('answer' in entry && entry.dice ? [entry.dice] : []));
  return [dice ?? [], scripted ?? [], ...inLog].find(({ length }) => length > 0) ?? null;
}

/** A record played again by the rules as they are now, as far as it agrees with them. */
export const replay: ProtocolRequest = request(
  fields(always, { ...looking, record: recordShape, file: text, deeds: whole(0) }),
  (session, asked) => {
    const imported = recordIn(asked);
    if ('error' in imported) return imported;
    const { record } = imported;
    const { deeds } = asked;
    const dice = scriptedIn(record);
    if (dice && !session.test) return untested('record', dice);
    const found = gameCalled(session, record.game, 'record.game');
    if ('error' in found) return found;
    const { game } = found;
    const again = playAgain(game, record, deeds);
    if ('fault' in again) return faulty({ ...again.fault, place: `record.${again.fault.place}` });
    const { play, disagrees, verified } = again;
    return adopt(session, play, asked, (_, voice) => ({
      rules: { recorded: record.rules, now: game.version },
      disagrees: disagrees && { ...disagrees, why: whyIn(voice, disagrees.why) },
      verified,
    }));
  },
);

/** Forgets a match: its name is not given again. */
export const close: ProtocolRequest = onMatch(fields({ ...always, match: text }, maybe), ({ session, name }) => {
  session.plays.delete(name);
  return { closed: name };
});

type ExtraFields = (play: Play, voice: ProtocolVoice, look: LookOptions) => ReplyFields;

/** Gives a match its name and its place in the session. */
function adopt(session: ProtocolSession, play: Play, asked: Looking, more: ExtraFields = () => ({})): ReplyFields {
  const { plays, matchLimit } = session;
  if (plays.size >= matchLimit)
    return {
      error: {
        what: `There are ${matchLimit} matches already: close one first.`,
        where: 'the session',
        expected: `at most ${matchLimit} matches`,
        got: 'one more',
      },
    };
  const name = `m${session.begun + 1}`;
  const voice = session.voiceFor(play.match.game, asked.lang ?? session.lang);
  // Whoever begins a match is its referee.
  const look: LookOptions = { viewer: undefined, labels: asked.labels === true };
  const body = { match: name, ...more(play, voice, look), open: openIn({ play, voice }, look) };
  session.begun++;
  plays.set(name, play);
  return body;
}
