import { expect, test } from 'vitest';
import { PAGE } from '../../../scripts/building.ts';
import { weightsOf } from './programs/weights.ts';

// As docs/measured.md tells them.
const { shelf, games, moments } = weightsOf(PAGE, ['demons', 'lodge', 'satchel', 'sorcery']);

test('the first screen is light', () => expect(shelf).toBeLessThan(120_000));

test.each(Object.entries(games))('%s is light until its first question', (_, bytes) => {
  expect(bytes).toBeGreaterThan(shelf);
  expect(bytes).toBeLessThan(330_000);
});

test.each(Object.entries(moments))('the scenes of %s come later, and are light', (_, bytes) => {
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(14_000);
});
