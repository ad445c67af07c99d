import { fields, flag, orNull, redo as redoIn, safely, text, undo as undoIn } from '@conjure/engine';
import { openIn } from './open.ts';
import { always, looking, onMatch, type ProtocolRequest, seatShape } from './request.ts';
import { barredIn } from './speech.ts';

const viewing = { ...looking, viewer: orNull(seatShape) };

export const undo: ProtocolRequest = onMatch(
  fields({ ...always, match: text, seat: seatShape }, { ...viewing, agreed: flag }),
  (context, { seat, agreed = false, viewer, labels = false }) => {
    const { play, voice } = context;
    const before = play.match.answers.length;
    return safely(play, () => {
      const verdict = undoIn(play, seat, agreed);
      if ('barred' in verdict) return { barred: barredIn(voice, verdict.barred) };
      return { taken: before - play.match.answers.length, open: openIn(context, { viewer, labels }) };
    });
  },
);

export const redo: ProtocolRequest = onMatch(
  fields({ ...always, match: text, seat: seatShape }, viewing),
  (context, { seat, viewer, labels = false }) => {
    const { play, voice } = context;
    const before = play.match.answers.length;
    return safely(play, () => {
      const verdict = redoIn(play, seat);
      if ('barred' in verdict) return { barred: barredIn(voice, verdict.barred) };
      return { given: play.match.answers.length - before, open: openIn(context, { viewer, labels }) };
    });
  },
);
