import {
  anything,
  fields,
  answer as giveAnswer,
  judge,
  oneOf,
  orNull,
  outcomes,
  safely,
  scriptDice,
  text,
  type Verdict,
  whole,
} from '@conjure/engine';
import { eventsIn } from './events.ts';
import { facesShape } from './limits.ts';
import { openIn } from './open.ts';
import { faulty, type ReplyFields } from './problem.ts';
import { always, looking, maybe, onMatch, type ProtocolRequest, type RequestContext, seatShape } from './request.ts';
import { type ProtocolVoice, refusedIn } from './speech.ts';

const decision = { ...always, match: text, seat: seatShape, question: whole(0), answer: anything };

export const open: ProtocolRequest = onMatch(
  fields({ ...always, match: text }, { ...looking, seat: orNull(seatShape) }),
  (context, { seat, labels = false }) => ({ open: openIn(context, { viewer: seat, labels }) }),
);

export const answer: ProtocolRequest = onMatch(
  fields(decision, { ...looking, viewer: orNull(seatShape) }),
  (context, { seat, question, answer: given, viewer, labels = false }) => {
    const { play, voice } = context;
    const told = play.match.story.length;
    const look = { viewer, labels };
    return safely(play, () => {
      const verdict = giveAnswer(play, seat, given, question);
      if (!('done' in verdict)) return against(voice, verdict);
      return { ...eventsIn(play.match, voice, look, told), open: openIn(context, look) };
    });
  },
);

export const explain: ProtocolRequest = onMatch(fields(decision, maybe), (context, asked) => {
  const verdict = judged(context, asked);
  return 'done' in verdict ? { legal: true } : against(context.voice, verdict);
});

/** Exact chances, up to the next rest or question or to the next decision of anybody, of what the seat would hear. */
export const odds: ProtocolRequest = onMatch(
  fields(decision, { ...maybe, until: oneOf('rest', 'decision') }),
  (context, asked) => {
    const verdict = judged(context, asked);
    if (!('done' in verdict)) return against(context.voice, verdict);
    const { seat, answer: given, until } = asked;
    return { ...outcomes(context.play.match, seat, given, until ? { until } : {}) };
  },
);

/** The next dice: only a test may know them. */
export const dice: ProtocolRequest = {
  testOnly: true,
  ...onMatch(fields({ ...always, match: text, faces: facesShape }, maybe), ({ play }, { faces }) => {
    scriptDice(play.match, faces);
    return { faces: play.match.table.faces };
  }),
};

interface AnswerRequest {
  seat: number;
  question: number;
  answer: unknown;
}

const judged = ({ play }: RequestContext, { seat, question, answer: given }: AnswerRequest): Verdict =>
  judge(play.match, seat, given, question);

/** Why an answer does not count. */
function against(voice: ProtocolVoice, verdict: Exclude<Verdict, { done: true }>): ReplyFields {
  return 'refused' in verdict ? { refused: refusedIn(voice, verdict.refused) } : faulty(verdict.fault);
}
