// Every screen and what can be seen on it, how to get there, and which pictures of it the documentation has.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Lang } from '@conjure/words';
import type { Page } from 'playwright-core';
import { askedNow, dialog, doIt, importMatch, openFile, startMatch } from './driving.ts';
import { pressHex } from './hands/mouse.ts';
import { half, slot } from './lodge/hands.ts';
import { dividing, inTheThick, preparing, reacting } from './lodge/positions.ts';
import { stopClock } from './satchel/clock.ts';
import { inBeats, inRealTime } from './satchel/positions.ts';
import { following, type Scripted, scripted, solitaire, varied } from './scripted.ts';
import { wordsIn } from './setup/words.ts';
import { go, t as sorcery, thing } from './sorcery/hands.ts';
import * as battle from './sorcery/positions.ts';

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;
type SizeName = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** Size, theme and, where it is not English, language. */
type Shot = `${SizeName} ${Theme}` | `${SizeName} ${Theme} ${Lang}`;

export interface Screen {
  readonly name: string;
  /** From the freshly opened shelf to what is to be seen, at rest. */
  show(page: Page): Promise<void>;
  readonly shots: readonly Shot[];
}

const t = wordsIn('en', 'demons');

const at = (hash: string) => async (page: Page) => {
  await page.goto(new URL(hash, page.url()).href);
  await page.locator('main h1').waitFor();
};

/** Four magicians in the thick of it: one of them is a captive, one has the Ring, treasures are found and seized. */
const SCENE = {
  turn: 9,
  phase: 'first',
  magicians: [
    { hex: '1010', shield: 'Gold', spirits: [15, 2, 35, 10, 57, 20], known: [35], treasures: ['51', '66'] },
    { hex: '0708', shield: 'Silver', spirits: [9, 24, 21], known: [24], ring: true, curses: 1 },
    { captor: { mortal: 'emir-of-akhlat' }, shield: 'Brass', spirits: [33], wounds: 1, treasures: ['16'] },
    { hex: '1405', shield: 'Silver', spirits: [13, 48, 66], treasures: ['35'] },
  ],
  boxes: { 43: { is: 'found', counter: 62, by: 3 }, 22: { is: 'found', counter: 34, by: 0 }, 65: { is: 'closed' } },
  out: [1, 3, 18, 41],
};
const person = { who: 'person' } as const;

/** A round of it, until the first of them is asked again. */
function four(): Promise<Scripted> {
  const seed = '4';
  const quiet = ['first.leave', 'use.release', 'use.control', 'use.attack', 'use.power.X', 'use.offer'];
  const anything = varied(
    seed,
    quiet.map((deed) => `answer.${deed}`),
  );
  return scripted(
    { game: 'demons', seats: [person, person, person, person], scenario: SCENE, seed },
    (asked, step, state) =>
      step >= 6 && asked.kind === 'first' && state.viewer === 0 ? null : anything(asked, step, state),
  );
}

const POSITIONS = {
  start: () => solitaire(0),
  walk: () => solitaire(18),
  commit: () => solitaire(6),
  end: () => solitaire(),
  four,
} as const;

/** Against bots, where there are others. */
async function lay(page: Page, position: keyof typeof POSITIONS): Promise<void> {
  const { record } = await POSITIONS[position]();
  await importMatch(page, { ...record, players: ['me', 'adept', 'novice', 'master'].slice(0, record.seats) });
}

const table =
  (position: keyof typeof POSITIONS, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await lay(page, position);
    await askedNow(page);
    await then(page);
  };

/** Turns to a display of the game, which a phone has on a page of its own. */
const display = (name: string) => async (page: Page) => {
  const displays = page.getByRole('tab', { name: t('tabs.displays'), exact: true });
  if (await displays.isVisible()) await displays.click();
  await page.getByRole('tab', { name: t(`demons.tab.${name}`), exact: true }).click();
};

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await dialog(page).waitFor();
};

/** Satchel in real time; the clock stands still for the picture. */
const inLive = (players: readonly string[]) => async (page: Page) => {
  await page.locator('main h1').waitFor();
  await stopClock(page);
  await importMatch(page, { ...(await inRealTime()), players });
  await page.locator('.foot section').first().waitFor();
};

const inMatch =
  (position: () => Promise<MatchRecord>, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await importMatch(page, await position());
    await askedNow(page);
    await then(page);
  };

export const SCREENS: readonly Screen[] = [
  { name: 'shelf', show: at('#/'), shots: ['desktop light'] },
  {
    name: 'shelf-saved',
    async show(page) {
      await lay(page, 'four');
      await lay(page, 'walk');
      await lay(page, 'end');
      await at('#/')(page);
      await page.getByRole('link', { name: t('shelf.lookBack'), exact: true }).waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'phone light de'],
  },
  {
    name: 'shelf-trouble',
    async show(page) {
      await openFile(page, '{');
      await page.getByRole('alert').waitFor();
    },
    shots: [],
  },
  {
    name: 'settings',
    async show(page) {
      await page.getByRole('button', { name: t('settings.title'), exact: true }).click();
      await dialog(page).waitFor();
    },
    shots: ['desktop light'],
  },
  {
    name: 'setup',
    show: at('#/setup/demons'),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light'],
  },
  {
    name: 'setup-options',
    async show(page) {
      await at('#/setup/demons')(page);
      for (let seat = 1; seat < 4; seat++) await page.getByRole('button', { name: t('setup.seats.add') }).click();
      await page.getByText(t('setup.options', { count: 12 })).click();
    },
    shots: [],
  },
  {
    name: 'table-shield',
    show: (page) => startMatch(page, { game: 'demons', seed: '1091' }),
    shots: ['desktop light'],
  },
  {
    name: 'table',
    show: table('four'),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light ru'],
  },
  { name: 'table-walk', show: table('walk'), shots: ['tablet dark'] },
  {
    name: 'table-odds',
    show: table('four', async (page) => {
      await page.locator('.ranks button:not(.barred)').first().click();
      await doIt(page).waitFor();
    }),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'table-refused',
    show: table('four', async (page) => {
      await pressHex(page, '1802');
      await page.locator('.card.against').waitFor();
    }),
    shots: ['desktop light'],
  },
  {
    name: 'table-commit',
    show: table('commit', async (page) => {
      await page.locator('.things button').first().click();
      await doIt(page).waitFor();
    }),
    shots: ['desktop light', 'desktop dark', 'phone light'],
  },
  {
    name: 'table-hint',
    show: table('walk', async (page) => {
      await page.keyboard.press('h');
      await page.getByRole('button', { name: t('hint.choose'), exact: true }).waitFor();
    }),
    shots: [],
  },
  { name: 'table-magicians', show: table('four', display('magicians')), shots: ['desktop light'] },
  { name: 'table-treasures', show: table('four', display('treasures')), shots: ['desktop light', 'phone light'] },
  { name: 'table-piles', show: table('four', display('piles')), shots: [] },
  { name: 'table-charts', show: table('four', display('charts')), shots: ['desktop light'] },
  {
    name: 'table-position',
    show: table('four', async (page) => {
      await page.getByRole('tab', { name: t('tabs.position'), exact: true }).click();
    }),
    shots: [],
  },
  {
    name: 'table-history',
    show: table('end', async (page) => {
      await dialog(page)
        .getByRole('button', { name: t('over.history'), exact: true })
        .click();
      await page.getByRole('slider').fill('18');
      await page.getByText(t('history.step', { step: 18, end: 27 }), { exact: true }).waitFor();
    }),
    shots: ['desktop light'],
  },
  {
    name: 'curtain',
    async show(page) {
      const hotSeat = await scripted(
        { game: 'demons', seats: [person, person], seed: 'two' },
        following({ shield: 'Gold' }),
      );
      await importMatch(page, hotSeat.record);
      await page.getByRole('button', { name: t('curtain.draw'), exact: true }).waitFor();
    },
    shots: ['desktop light'],
  },
  {
    name: 'result',
    show: table('end', (page) => dialog(page).waitFor()),
    shots: ['desktop light', 'phone dark'],
  },
  { name: 'menu', show: table('start', press('m')), shots: [] },
  { name: 'keys', show: table('start', press('?')), shots: ['desktop light'] },
  { name: 'rule', show: table('start', press('w')), shots: ['desktop light'] },
  {
    name: 'satchel-beats',
    async show(page) {
      await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
      await askedNow(page);
      await page.keyboard.press('2');
      await page.locator('.shines').first().waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light'],
  },
  { name: 'satchel-live', show: inLive(['adept', 'me', 'adept', 'novice']), shots: ['desktop light', 'phone dark'] },
  {
    name: 'satchel-together',
    async show(page) {
      await inLive(['me', 'me', 'me', 'me'])(page);
      for (const key of ['q', 'u', 'i']) await page.keyboard.press(key);
      await page.locator('.mark').first().waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light'],
  },
  {
    name: 'lodge',
    show: inMatch(inTheThick),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light de'],
  },
  {
    name: 'lodge-set',
    show: inMatch(preparing, async (page) => {
      await half(page, 'ember_dart/b').click();
      await half(page, 'back_stair/a').click();
      await half(page, 'foreseen_blow/a').dragTo(slot(page, 'Q'));
      await page.locator('[data-question]').evaluate((panel) => panel.scrollTo(0, 0));
    }),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'lodge-divide',
    show: inMatch(dividing, (page) => page.locator('.ways label').first().click()),
    shots: ['desktop light', 'tablet dark', 'phone dark'],
  },
  {
    name: 'lodge-react',
    show: inMatch(reacting, (page) => page.locator('.react .able').waitFor()),
    shots: ['desktop dark'],
  },
  { name: 'lodge-mages', show: inMatch(inTheThick, (page) => page.keyboard.press('t')), shots: ['desktop light'] },
  {
    name: 'lodge-familiars',
    async show(page) {
      await inMatch(inTheThick)(page);
      for (let i = 0; i < 3; i++) await page.keyboard.press('t');
    },
    shots: ['desktop dark'],
  },
  { name: 'lodge-setup', show: at('#/setup/lodge'), shots: ['desktop light', 'phone light'] },
  { name: 'lodge-learn', show: at('#/learn/lodge'), shots: ['desktop light'] },
  {
    name: 'lodge-lesson',
    async show(page) {
      await at('#/learn/lodge/guard')(page);
      await askedNow(page);
    },
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'sorcery',
    show: inMatch(battle.inTheThick, (page) => thing(page, 'figure:4').click()),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light de'],
  },
  {
    name: 'sorcery-army',
    show: inMatch(battle.arming, async (page) => {
      await page.locator('.widget li .button:not(.primary, .quiet)').first().click();
      await dialog(page).waitFor();
    }),
    shots: ['desktop light', 'tablet dark', 'phone light'],
  },
  { name: 'sorcery-deploy', show: inMatch(battle.deploying), shots: ['desktop light', 'phone light'] },
  {
    name: 'sorcery-cast',
    show: inMatch(battle.inTheThick, async (page) => {
      await thing(page, 'figure:0').click();
      const way = { spell: sorcery('spell.ember_lance'), book: sorcery('book.archmages_tome') };
      await page.getByRole('button', { name: sorcery('sorcery.way.cast', way), exact: true }).click();
      await page
        .locator('.widget')
        .getByRole('button')
        .filter({ hasText: sorcery('figure.brine_mirror_adept') })
        .click();
      await go(page).and(page.locator(':enabled')).waitFor();
    }),
    shots: ['desktop light', 'desktop dark', 'phone dark'],
  },
  {
    name: 'sorcery-counter',
    show: inMatch(battle.countering, (page) => page.locator('.counter .one').first().waitFor()),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'sorcery-books',
    show: inMatch(battle.inTheThick, (page) => page.keyboard.press('t')),
    shots: ['desktop light', 'tablet dark'],
  },
  {
    name: 'rules',
    show: at('#/rules/demons'),
    shots: ['desktop light', 'desktop dark', 'phone light', 'desktop light fr'],
  },
  {
    name: 'rules-search',
    async show(page) {
      await at('#/rules/demons')(page);
      await page.getByRole('searchbox').fill('curse');
      await page.locator('mark').first().waitFor();
    },
    shots: ['desktop light'],
  },
  { name: 'learn', show: at('#/learn/demons'), shots: ['desktop light', 'phone dark'] },
  {
    name: 'lesson',
    async show(page) {
      await at('#/learn/demons/circle')(page);
      await askedNow(page);
      await page.getByRole('button', { name: t('learn.try'), exact: true }).click();
      await page.locator('.tried').waitFor();
    },
    shots: ['desktop light', 'phone light'],
  },
  { name: 'credits', show: at('#/credits'), shots: ['desktop light'] },
];
