import { must } from '@conjure/engine';
import type { LevelStep } from '@conjure/engine/content';
import steps from '@conjure/lodge/ladder.json' with { type: 'json' };
import satchel from '@conjure/satchel/ladder.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { at } from './screens/screen.ts';
import { openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'lodge');

const factsOf = ({ over, points, pairs, elo, ms }: LevelStep, say: typeof t) => ({
  over: say(`level.${over}`),
  points,
  pairs,
  elo,
  ms,
});

test('whoever chooses a level reads how much stronger it was measured to be, or that nobody has measured it', async () => {
  const page = await openPage();
  await at('#/setup/lodge')(page);
  const level = page.getByLabel(t('setup.level', { seat: 2 }));
  for (const name of ['novice', 'adept', 'master']) {
    await level.selectOption(name);
    const step = steps.find((one) => one.level === name);
    const said = step ? t('setup.level.step', factsOf(step, t)) : t('setup.level.unmeasured');
    await page.getByText(said).first().waitFor();
  }
  await level.selectOption('beginner');
  expect(await page.getByText(t('level.beginner.text')).textContent()).not.toContain(t('setup.level.unmeasured'));
});

test('with the live clock it is told what was measured with the live clock', async () => {
  const words = wordsIn('en', 'satchel');
  const page = await openPage();
  await at('#/setup/satchel')(page);
  await page.getByLabel(words('setup.level', { seat: 2 })).selectOption('master');
  const told = (isLive: boolean) => {
    const step = must(
      satchel.find(({ level, options }) => level === 'master' && (options !== undefined) === isLive),
      'a step',
    );
    return page.getByText(words('setup.level.step', factsOf(step, words))).first();
  };
  await told(false).waitFor();
  await page.getByRole('radio', { name: words('set.frantic') }).check();
  await told(true).waitFor();
});
