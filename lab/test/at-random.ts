import { type Level, levelFrom } from '@conjure/bots';
import { accept, create, diceFrom, type Game, type Match, pick, type Seat, seeded, waitingFor } from '@conjure/engine';
import { twinOf } from '@conjure/engine/proof';
import { boxOf } from '@conjure/shelf';

export async function gameOf(id: string): Promise<Game> {
  const box = await boxOf(id);
  if (!box) throw new Error(`there is no game ${id}`);
  return box.game;
}

export function levelOf(text: string): Level {
  const read = levelFrom(text);
  if ('fault' in read) throw new Error(`there is no level ${text}`);
  return read.level;
}

/** A match at random, as far as this holds. */
export function atRandom(game: Game, seed: string, goesOn: (match: Match) => boolean = () => true): Match {
  const made = create(game, { seats: 2, seed });
  if ('fault' in made) throw new Error(made.fault.place);
  const { match } = made;
  const dice = diceFrom(seeded(`answers ${seed}`));
  while (match.open && goesOn(match)) {
    const [seat] = waitingFor(match);
    accept(match, seat, pick(match.open.question, seat, dice));
  }
  return match;
}

/** A match of Demons in which a magician may call spirits, whoever is asked there, and a twin that looks the same to them. */
export function withTwin(game: Game): { match: Match; seat: Seat; twin: Match } {
  const isThere = ({ answers, open }: Match) => answers.length >= 20 && open?.question.kind === 'first';
  const match = atRandom(game, 'hidden', (at) => !isThere(at));
  const [seat] = waitingFor(match);
  const twin = twinOf(match, seat, 'twin');
  if (!twin) throw new Error('there is no twin');
  return { match, seat, twin: twin as Match };
}
