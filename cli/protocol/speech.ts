import {
  type Disagreement,
  type Game,
  oneOf,
  type Phrase,
  type Refusal,
  type Seat,
  type Shape,
  type UndoBar,
} from '@conjure/engine';
import { LANGUAGES, type Language, type Say, speaker, why as whyNot } from '@conjure/words';
import { problemOf, type ReplyFields } from './problem.ts';
import type { SpokenGames } from './texts.ts';

export const langShape: Shape<Language> = oneOf(...LANGUAGES);

/** Says the phrases of a game in a language. */
export interface ProtocolVoice {
  readonly lang: Language;
  /** The game's name. */
  readonly title: string;
  readonly say: Say;
  seatName(view: unknown, seat: Seat): Phrase;
  rule(id: string): { title: string; text: string };
}

/** Voices as they are first needed. */
export function voicesFrom(library: SpokenGames): (game: Game, lang: Language) => ProtocolVoice {
  const known = new Map<string, ProtocolVoice>();
  return (game, lang) => {
    const key = `${game.id} ${lang}`;
    const voice = known.get(key) ?? newVoice(library, game, lang);
    known.set(key, voice);
    return voice;
  };
}

function newVoice(library: SpokenGames, game: Game, lang: Language): ProtocolVoice {
  const book = library.get(game.id);
  const texts = book?.texts.get(lang);
  const say = speaker(lang, texts?.words ?? {});
  const catalogue = new Map(game.rules.map(({ id, title, text }) => [id, { title, text }]));
  return {
    lang,
    title: say({ key: 'game.title', or: game.id }),
    say,
    seatName: (view, seat) => book?.seatName(view, seat) ?? { key: `seat.${seat}`, or: `${seat}` },
    rule: (id) => texts?.rules[id] ?? catalogue.get(id) ?? { title: id, text: '' },
  };
}

/** A refusal as a person reads it: the rule's title, and a sentence that says why here and now. */
export function refusedIn(voice: ProtocolVoice, refusal: Refusal) {
  const { rule, reason, facts } = refusal;
  const { title, text } = voice.rule(rule);
  return { rule, ...(reason && { reason }), title, text: voice.say({ ...whyNot(refusal), or: text }), facts };
}

export const barredIn = (voice: ProtocolVoice, why: UndoBar) => ({ why, text: voice.say({ key: `undo.${why}` }) });

/** Why a record and the rules part. */
export function whyIn(voice: ProtocolVoice, why: Disagreement['why']): ReplyFields {
  if ('refused' in why) return { refused: refusedIn(voice, why.refused) };
  return 'fault' in why ? { error: problemOf(why.fault) } : why;
}
