import { expect, test } from 'vitest';
import { PAGE } from '../../../scripts/building.ts';
import { weightsOf } from './programs/weights.ts';

const { shelf, games } = weightsOf(PAGE, ['demons', 'lodge', 'satchel', 'sorcery']);

test('the first screen is light', () => expect(shelf).toBeLessThan(120_000));

test.each(Object.entries(games))('%s is light until its first question', (_, bytes) => {
  expect(bytes).toBeGreaterThan(shelf);
  expect(bytes).toBeLessThan(330_000);
});
