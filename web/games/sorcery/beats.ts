import type { Event } from '@conjure/engine';
import type { Point, SorceryEvent, SorceryView } from '@conjure/sorcery/view';
import type { Beat } from '../../stage/beat.ts';
import type { Flash } from './board/types.ts';
import { placeOf } from './model/place.ts';

/** Usual lengths in milliseconds. What is to be read takes longer than what is only to be seen. */
const GLANCE = 260;
const SIGN = 420;
const DICE = 900;
const READ = 1000;
const SHORTEST = 350;
/** Milliseconds that an inch of a walk takes. */
const PACE = 95;

/** `more`: how much of it, or by which spell. */
const flash = (where: number | string, kind: Flash['kind'], ms: number, more?: number | string): Beat => ({
  ms,
  flash: { hex: String(where), kind: more === undefined ? kind : `${kind}:${more}` },
});

function lengthOf(path: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += Math.hypot(path[i].x - path[i - 1].x, path[i].y - path[i - 1].y);
  return length / 1000;
}

/** How an event is shown; `null` where the log is enough. The steps of a casting come one after the other. [S19] */
export function beatOf(happened: Event, seen: unknown): Beat | null {
  const event = happened as SorceryEvent;
  const view = seen as SorceryView;
  const wielder = (book: number): number | null => view.books[book]?.wielder ?? null;
  const atBook = (book: number, kind: Flash['kind'], ms: number): Beat | null => {
    const who = wielder(book);
    return who === null ? null : flash(who, kind, ms);
  };
  switch (event.type) {
    case 'rolledForFirst':
      return { ms: DICE, dice: event.dice };
    case 'roundBegan':
      return { ms: READ };
    case 'phaseBegan':
      return event.phase === 'action' ? { ms: SIGN } : null;
    case 'venom':
    case 'poleArm':
    case 'retaliated':
      return flash(event.on, 'ability', SIGN);
    case 'vampirism':
      return flash(event.figure, 'ability', GLANCE);
    case 'commanded':
      return { ...flash(event.figure, 'ability', DICE), dice: [event.die] };
    case 'broke':
      return { ...flash(event.figure, 'breakAway', DICE), dice: [event.die] };
    case 'moved': {
      const path = [event.from, ...event.path];
      const ms = Math.max(SHORTEST, PACE * lengthOf(path));
      return { ms, motion: { token: String(event.figure), path: path.map(placeOf) } };
    }
    case 'turned':
      return flash(event.figure, 'spin', GLANCE);
    case 'placed':
    case 'pushedAway':
      return flash(placeOf(event.to), 'ability', SIGN);
    case 'attacked': {
      const [first] = event.blows;
      const hit = event.blows.some((blow) => blow.hit);
      return {
        ...flash(first?.figure ?? event.by, hit ? 'hit' : 'miss', DICE),
        from: String(event.by),
        dice: event.dice,
      };
    }
    case 'damageRolled':
      return { ms: DICE, dice: [event.die] };
    case 'damaged':
      return flash(event.figure, event.how === 'pushing' ? 'push' : 'wound', SIGN, event.n);
    case 'unharmed':
      return flash(event.figure, 'miss', GLANCE);
    case 'healed':
      return flash(event.figure, 'heal', SIGN, event.n);
    case 'healingTried':
      return { ...flash(event.on, event.worked ? 'heal' : 'miss', DICE), from: String(event.by), dice: event.dice };
    case 'frozen':
      return { ...flash(event.figure, 'token', DICE), dice: [event.die] };
    case 'raised':
      return flash(placeOf(event.at), 'rise', READ);
    case 'notRaised':
      return event.die > 0 ? { ms: DICE, dice: [event.die] } : { ms: SIGN };
    case 'regenerated':
      return { ...flash(event.figure, 'heal', DICE, event.n), dice: [event.die] };
    case 'eliminated': {
      const at = view.figures[event.figure]?.at;
      return at ? flash(placeOf(at), 'fall', READ) : null;
    }
    case 'pushed':
      return flash(event.figure, 'push', SIGN);
    case 'tokenPlaced':
    case 'tokenTaken':
      return flash(event.figure, 'token', GLANCE);
    case 'objectiveGained':
      return flash(`objective:${event.objective}`, 'objective', READ);
    case 'domainEntered':
    case 'domainCancelled':
      return { ms: READ };
    case 'domainWorks':
      return { ms: SIGN };
    case 'spellNamed':
    case 'spellCast':
      return flash(event.by, 'cast', READ, event.spell);
    case 'spellTookEffect':
      return tookEffect(event);
    case 'spellFizzled':
      return flash(event.by, 'ends', SIGN);
    case 'spellWorks':
      return event.figure >= 0 ? flash(event.figure, 'ability', SIGN) : null;
    case 'spellRolled':
      return { ...flash(event.figure, event.works ? 'hit' : 'miss', SIGN), dice: [event.die] };
    case 'spellEnded':
      return event.figure >= 0 ? flash(event.figure, 'ends', SIGN) : { ms: SIGN };
    case 'counterTried':
      return {
        ...flash(event.worked ? event.caster : event.by, event.worked ? 'countered' : 'counter', READ + DICE),
        dice: [...event.cast.dice, ...event.counter.dice],
      };
    case 'cardAway':
      return atBook(event.book, 'book', SIGN);
    case 'bookmarked':
    case 'browsed':
    case 'bookClosed':
      return atBook(event.book, 'book', GLANCE);
    case 'bookDropped':
      return flash(placeOf(event.at), 'book', SIGN);
    case 'bookTaken':
      return flash(event.figure, 'book', SIGN);
    case 'furyRolled':
      return { ...flash(event.figure, 'ability', DICE), dice: [event.die] };
    case 'tranceRolled':
      return { ...flash(event.figure, 'ability', DICE), dice: event.dice };
    case 'siphoned':
    case 'tapped':
      return flash(event.figure, 'ability', SIGN);
    default:
      return null;
  }
}

function tookEffect({ figure, at, by }: { figure: number; at: Point | null; by: number }): Beat {
  if (at) return flash(placeOf(at), 'glyph', SIGN);
  return figure >= 0 ? flash(figure, 'enchant', SIGN) : flash(by, 'illusion', SIGN);
}
