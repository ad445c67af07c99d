import {
  accept,
  create,
  diceFrom,
  fork,
  judge,
  type Match,
  type Question,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { expect, test } from 'vitest';
import { satchel } from '../game.ts';

const dice = diceFrom(seeded('playouts'));

function begun(options: object = {}): Match {
  const made = create(satchel, { seats: 3, seed: 'playout', options });
  if ('fault' in made) throw new Error(made.fault.place);
  return fork(made.match, true) as Match;
}

const said = ({ game, table }: Match, seat: Seat, question: Question) => game.playout?.(table, seat, question, dice);

test('[B68] a round is played to its end by playout: legal answers, and silence only from those who might interrupt', () => {
  const match = begun();
  const windows = new Set<number>();
  for (let answers = 0; match.open && answers < 400; answers++) {
    const { question } = match.open;
    const [owner, ...others] = waitingFor(match);
    for (const other of others) {
      const answer = said(match, other, question);
      if (answer !== undefined) expect(question.refuse(answer, other)).toBe(null);
    }
    const answer = said(match, owner, question);
    expect(judge(match, owner, answer)).toHaveProperty('done');
    accept(match, owner, answer);
    windows.add(match.game.turn?.(match.table) ?? Number.NaN);
    if (match.game.result(match.table)) break;
  }
  const turns = [...windows];
  expect(turns.length).toBeGreaterThan(3);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
});
