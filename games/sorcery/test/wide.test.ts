import { accept, create, diceFrom, seeded, waitingFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { ideas, playout } from '../playout/playout.ts';
import { wideActs } from '../playout/wide.ts';
import { refuseAction } from '../rules/act.ts';
import { tally } from '../tally.ts';

const dice = (seed: string) => diceFrom(seeded(seed));

/** A match by playout, as far as its first action. */
function begun() {
  const made = create(sorcery, { seed: 'wide', seats: 2 });
  if ('fault' in made) throw new Error(made.fault.place);
  const { match } = made;
  while (match.open && match.open.question.kind !== 'action') {
    const [seat] = waitingFor(match);
    accept(match as never, seat, playout(match.table, seat, match.open.question, dice('begun')));
  }
  return { match };
}

describe('actions beyond the ideas', () => {
  const { match } = begun();
  const { table, open } = match;
  const seat = table.state.active;

  test('are legal, of many figures, and mostly where to go', () => {
    const found = wideActs(table, seat, 300, dice('wide'));
    const legal = found.filter((answer) => refuseAction(table, answer) === null);
    expect(legal.length).toBeGreaterThan(0.9 * found.length);
    expect(found.length).toBeLessThanOrEqual(300);
    const figures = new Set(found.flatMap((answer) => ('figure' in answer ? [answer.figure] : [])));
    expect(figures.size).toBeGreaterThan(2);
    const moves = found.filter(({ do: what }) => ['move', 'doubleTime', 'quickness'].includes(what));
    expect(moves.length).toBeGreaterThan(found.length / 2);
  });

  test('are many more than the ideas, and the same with the same dice', () => {
    if (!open) throw new Error('nobody is asked');
    const known = new Set(ideas(table, seat, open.question, dice('ideas')).map((one) => JSON.stringify(one)));
    const found = new Set(wideActs(table, seat, 300, dice('wide')).map((one) => JSON.stringify(one)));
    expect([...found].filter((one) => !known.has(one)).length).toBeGreaterThan(5 * known.size);
    expect(wideActs(table, seat, 40, dice('again'))).toEqual(wideActs(table, seat, 40, dice('again')));
  });
});

test('what generals did is counted from what was told', () => {
  const { match } = begun();
  const { owner } = match.table.state;
  const of = (seat: number) => owner.indexOf(seat);
  const found = tally(match.table, [
    { type: 'phaseBegan', by: 0, phase: 'action', actions: 3 },
    { type: 'phaseBegan', by: 0, phase: 'end', actions: 2 },
    { type: 'damaged', figure: of(1), n: 1, how: 'pushing', click: 5 },
    { type: 'eliminated', figure: of(1), points: 20 },
    { type: 'objectiveGained', by: 1, objective: 'north' },
  ]);
  expect(found[0]).toMatchObject({ unspent: 2, pushedOut: 0, gained: 0 });
  expect(found[1]).toMatchObject({ unspent: 0, pushedOut: 1, gained: 1 });
});
