import { type Fact, type Phrase, phrase } from '@conjure/engine';
import type { Content } from './content.ts';
import { edgesPhrase, facingPhrase } from './places.ts';
import { seatIn } from './seat-name.ts';
import type { BookView, FigureView, InPlayView, SorceryView } from './view.ts';
import { bookSeen, figureSeen } from './words.ts';

/** The position in sentences: when it is, players, objectives, every figure, books, spells and domains in play. */
export function describe(_content: Content, seen: SorceryView): Phrase[] {
  return [
    describeMoment(seen),
    ...seen.seats.map(({ seat, lost, objectives, out }) =>
      phrase('position.seat', { seat: seatIn(seen, seat), lost, objectives, out: String(out) }),
    ),
    ...seen.objectives.map(({ id, at, holder }) =>
      phrase('position.objective', {
        objective: phrase(`objective.${id}`),
        place: edgesPhrase(at),
        holder: holder === null ? 'none' : seatIn(seen, holder),
      }),
    ),
    ...seen.figures.filter(({ where }) => where === 'field').map((figure) => describeFigure(seen, figure)),
    ...fallen(seen),
    ...seen.books.map((book) => describeBook(seen, book)),
    ...seen.inPlay.map((spell) => describeInPlay(seen, spell)),
    ...seen.domains.map((domain) => phrase('position.domain', { domain: phrase(`domain.${domain}`) })),
  ];
}

function describeMoment(seen: SorceryView): Phrase {
  const { phase, round, active, actions, options, battlefield } = seen;
  const facts = { round, last: options.roundLimit };
  if (phase === 'over') return phrase('position.over', facts);
  if (phase === 'setup' || active === null)
    return phrase('position.setUp', { battlefield: phrase(`battlefield.${battlefield}`), total: options.buildTotal });
  return phrase('position.turn', { ...facts, phase: phrase(`phase.${phase}`), seat: seatIn(seen, active), actions });
}

function describeFigure(seen: SorceryView, figure: FigureView): Phrase {
  const { now } = figure;
  const abilities: Fact = now?.abilities.length ? now.abilities.map((id) => phrase(`ability.${id}`)) : 'none';
  return phrase('position.figure', {
    figure: figureSeen(seen, figure.number),
    seat: seatIn(seen, figure.owner),
    place: edgesPhrase(figure.at),
    facing: facingPhrase(figure.facing),
    click: figure.click + 1,
    tokens: figure.tokens,
    speed: now?.speed ?? 0,
    attack: now?.attack ?? 0,
    defense: now?.defense ?? 0,
    damage: now?.damage ?? 0,
    range: now?.range ?? 0,
    abilities,
  });
}

function fallen(seen: SorceryView): Phrase[] {
  const list = seen.figures.filter(({ where }) => where === 'fallen');
  return list.length === 0
    ? []
    : [phrase('position.fallen', { figures: list.map(({ number }) => figureSeen(seen, number)) })];
}

function describeBook(seen: SorceryView, book: BookView): Phrase {
  const facts = {
    book: bookSeen(seen, book.number),
    cards: book.cards,
    down: String(book.down),
    holder: book.wielder === null ? 'none' : figureSeen(seen, book.wielder),
    place: book.marker ? edgesPhrase(book.marker) : 'none',
  };
  if (!book.own)
    return phrase('position.book', {
      ...facts,
      seen: book.seen.length === 0 ? 'none' : book.seen.map((id) => phrase(`spell.${id}`)),
    });
  const { stack } = book.own;
  return phrase('position.ownBook', {
    ...facts,
    pages: book.own.pages,
    capacity: book.capacity,
    shut: String(book.own.shut),
    stack: stack.length === 0 ? 'none' : stack.map(({ spell }) => phrase(`spell.${spell}`)),
  });
}

const describeInPlay = (seen: SorceryView, { spell, caster, target, at, clock }: InPlayView): Phrase =>
  phrase('position.inPlay', {
    spell: phrase(`spell.${spell}`),
    caster: figureSeen(seen, caster),
    on: target === null ? 'none' : figureSeen(seen, target),
    place: at ? edgesPhrase(at) : 'none',
    clock: clock ?? 0,
  });
