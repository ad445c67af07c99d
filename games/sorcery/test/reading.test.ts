import { randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { strainOf, warningsOf } from '../reading/casting.ts';
import { chancesOf } from '../reading/chances.ts';
import { positionOf } from '../reading/position.ts';
import { walkOf } from '../reading/walks.ts';
import { actors, refusedIn, waysOf } from '../reading/ways.ts';
import { actionCandidates, openUses } from '../rules/act.ts';
import { figuresOf } from '../rules/figures.ts';
import type { SorceryView } from '../view.ts';
import { setUp } from './table.ts';

test('whoever is to act may do by the view what he may do by the rules', () => {
  let looked = 0;
  atRandom(sorcery, 4, (wanted) => {
    let nth = 0;
    randomPlay(sorcery, wanted, ({ table }) => {
      const { state } = table;
      if (state.phase !== 'action' || state.agenda.at(-1)?.do !== 'act' || nth++ % 40 > 0) return;
      const view = sorcery.view(table, state.active);
      expect(actionCandidates(positionOf(view))).toEqual(actionCandidates(table));
      expect(actors(view)).toEqual(figuresOf(state, state.active).filter((f) => openUses(table, f).length > 0));
      looked++;
    });
  });
  expect(looked).toBeGreaterThan(3);
});

test('ways, walks, chances and warnings can be told in every position', () => {
  atRandom(sorcery, 4, (wanted) => {
    let nth = 0;
    randomPlay(sorcery, wanted, ({ table }) => {
      if (table.state.phase !== 'action' || nth++ % 60 > 0) return;
      tellAll(sorcery.view(table, table.state.active));
    });
  });
});

function tellAll(view: SorceryView): void {
  for (const { number, where, owner, facing } of view.figures) {
    if (where !== 'field' || owner !== view.active) continue;
    for (const way of waysOf(view, number)) expect(way.figure).toBe(number);
    expect(walkOf(view, { figure: number, use: 'move' }, [], facing).length).toBe(0);
  }
  for (const answer of actionCandidates(positionOf(view)).slice(0, 200)) {
    expect(refusedIn(view, 'action', answer)).toBeNull();
    const targets = 'targets' in answer ? (answer.targets ?? []) : [];
    for (const { p, need, damage } of chancesOf(view, answer, targets)) {
      expect(p).toBeGreaterThan(0);
      expect(need).toBeGreaterThan(2);
      expect(damage.most).toBeGreaterThanOrEqual(damage.least);
    }
    warningsOf(view, answer);
  }
}

test('[B72] [B79] the chance of a blow from behind, every modifier named', () => {
  const s = setUp({
    figures: {
      reaver: { is: 'dust_reaver', at: [10_000, 10_000], facing: 0 },
      scholar: { is: 'lattice_scholar', of: 1, at: [11_500, 10_000], facing: 0 },
    },
  });
  const [reaver, scholar] = [s.no('reaver'), s.no('scholar')];
  const [chance] = chancesOf(s.view(0), { do: 'close', figure: reaver, target: scholar }, [scholar]);
  expect(chance.attack).toEqual({ value: 9, modifiers: [expect.objectContaining({ n: 1 })], cut: 0, total: 10 });
  expect(chance).toMatchObject({ need: 5, p: 30 / 36, damage: { least: 3, most: 3 }, lands: { least: 3, most: 3 } });
});

test('[B48] the second token pushes, a nimble turn does not', () => {
  const s = setUp({ figures: { imp: { is: 'oathbound_imp', at: [10_000, 10_000], tokens: 1 } } });
  const imp = s.no('imp');
  expect(strainOf(s.view(0), { do: 'move', figure: imp })).toMatchObject({
    after: 2,
    push: true,
    click: 1,
    dies: false,
  });
  expect(strainOf(s.view(0), { do: 'nimble', figure: imp })).toMatchObject({ after: 1, push: false });
});
