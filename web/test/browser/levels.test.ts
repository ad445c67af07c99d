import steps from '@conjure/lodge/ladder.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { at } from './screens/screen.ts';
import { openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'lodge');

test('whoever chooses a level reads how much stronger it was measured to be, or that nobody has measured it', async () => {
  const page = await openPage();
  await at('#/setup/lodge')(page);
  const level = page.getByLabel(t('setup.level', { seat: 2 }));
  for (const name of ['novice', 'adept', 'master']) {
    await level.selectOption(name);
    const step = steps.find((one) => one.level === name);
    const said = step ? t('setup.level.step', { ...step, over: t(`level.${step.over}`) }) : t('setup.level.unmeasured');
    await page.getByText(said).first().waitFor();
  }
  await level.selectOption('beginner');
  expect(await page.getByText(t('level.beginner.text')).textContent()).not.toContain(t('setup.level.unmeasured'));
});
