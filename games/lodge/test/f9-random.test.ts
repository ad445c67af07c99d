import { randomPlay } from '@conjure/engine/proof';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { only } from './table.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `modes ${i}`);
const WAYS = { guard: ['F11', 'F20', 'F21', 'F22'], hunting: ['F28', 'F34', 'R4'] };

test('[F2] [R2] in random matches the mode changes only at the moments that are named, from one to the other', () => {
  const seen = new Set<string>();
  for (const [i, seed] of SEEDS.entries()) {
    const familiarDropOff = i % 2 === 1;
    const match = randomPlay(lodge, { seed, seats: 2 + (i % 3), options: { familiarDropOff } });
    const modes = new Map<string, string>();
    for (const { event } of match.story) {
      for (const { familiar, mode, why } of only([event], 'modeChanged')) {
        expect(WAYS[mode]).toContain(why);
        expect([modes.get(familiar), why === 'F11']).toEqual(
          mode === 'hunting' ? ['guard', false] : [why === 'F11' ? undefined : 'hunting', why === 'F11'],
        );
        if (why === 'R4') expect(familiarDropOff).toBe(true);
        modes.set(familiar, mode);
        seen.add(why);
      }
      for (const { model } of only([event], 'evocationLeft')) modes.delete(model.split('.')[1]);
    }
  }
  expect([...seen].sort()).toEqual([...WAYS.guard, ...WAYS.hunting].sort());
});

test('[F21] [F32] whenever an Action can be chosen no Hunting familiar stands with its mage', () => {
  let hunting = 0;
  for (const [i, seed] of SEEDS.entries())
    randomPlay(lodge, { seed, seats: 2 + (i % 3) }, ({ table, open }) => {
      if (open?.question.kind !== 'turn' && open?.question.kind !== 'evocations') return;
      for (const { at, evocations } of lodge.view(table, null).seats)
        for (const familiar of evocations.filter(({ mode }) => mode === 'hunting')) {
          hunting++;
          expect(familiar.at).not.toBe(at);
        }
    });
  expect(hunting).toBeGreaterThan(100);
});
