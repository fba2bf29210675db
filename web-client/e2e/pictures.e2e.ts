/** Pictures for people to look at: the states and sizes of the pages, in artefacts/. */
import { expect, test } from '@playwright/test';

import { newGame, Player } from './players';
import { Server } from './server';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
/** Every layout of the game page. */
const SCREENS = {
  'phone-small': { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  'phone-aside': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  small: { width: 1024, height: 768 },
  large: { width: 2560, height: 1440 },
  wall: { width: 3840, height: 2160 },
};

test('pictures of a game', async ({ browser }) => {
  test.skip(!process.env['ESTAFETTE_PICTURES'], 'pictures are made when asked for');
  test.setTimeout(420_000);
  const server = await Server.start();
  try {
    const austria = await Player.arrive(browser, server.url, 'Melas', { viewport: DESKTOP });
    const france = await Player.arrive(browser, server.url, 'Victor', { viewport: DESKTOP });
    await newGame(austria, france);

    /** The same player, the same game, on a telephone. */
    async function onPhone(
      player: Player,
      name: string,
      colorScheme: 'light' | 'dark' = 'light',
    ): Promise<void> {
      const context = await browser.newContext({
        storageState: await player.page.context().storageState(),
        viewport: PHONE,
        hasTouch: true,
        deviceScaleFactor: 2,
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto(player.page.url());
      await expect(page.locator('.table')).toBeVisible();
      await page.waitForTimeout(900);
      await page.screenshot({ path: `artefacts/${name}.png` });
      await context.close();
    }

    await test.step('start', async () => {
      await austria.picture('start-austria');
      await france.picture('start-france');
      await onPhone(austria, 'start-phone');
      await austria.choose(/^infantry 3, Alessandria/);
      await austria.page.keyboard.press('m');
      await austria.picture('ruler');
      await austria.page.keyboard.press('m');
      await austria.page.keyboard.press('Escape');
    });

    await test.step('screens of all sizes, and the other pages', async () => {
      const context = await browser.newContext({
        storageState: await austria.page.context().storageState(),
        hasTouch: true,
      });
      const page = await context.newPage();
      const game = austria.page.url();
      for (const [name, viewport] of Object.entries(SCREENS)) {
        await page.setViewportSize(viewport);
        await page.goto(game);
        await expect(page.locator('.table')).toBeVisible();
        await page.locator('input[data-pick]').first().check();
        await page.locator('#decision').getByRole('radio').first().check();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `artefacts/screen-${name}.png` });
      }
      const pages = { lobby: '/', rules: '/rules/triomphe', preferences: '/preferences' };
      for (const [name, path] of Object.entries({ ...pages, about: '/about', nowhere: '/gone' })) {
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await page.goto(new URL(path, game).href);
          await page.waitForTimeout(400);
          await page.screenshot({ path: `artefacts/page-${name}-${viewport.width}.png` });
        }
      }
      for (const language of ['fr', 'de', 'es']) {
        await page.addInitScript(
          (name) => localStorage.setItem('estafette.language', name),
          language,
        );
        await page.goto(game);
        await expect(page.locator('.table')).toBeVisible();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `artefacts/language-${language}.png` });
      }
      await context.close();
    });

    await test.step('a refused place', async () => {
      const { page } = austria;
      await austria.choose(/^infantry 3, Alessandria/);
      await page.mouse.move(700, 500);
      await expect(page.locator('.board .note')).toBeVisible();
      await austria.picture('refused');
      await page.keyboard.press('Escape');
    });

    await test.step('round 1', async () => {
      await austria.order([/^infantry 3, Alessandria/], /^to locale 3, by the main road/);
      await austria.order([/^infantry 3, Alessandria/], /^to locale 2, by the main road/);
      await austria.order([/^infantry 2, Alessandria/], /^to locale 1, by the main road/);
      await austria.page.keyboard.press('e');
      await expect(austria.page.getByRole('dialog', { name: 'End the turn?' })).toBeVisible();
      await austria.picture('end-of-turn');
      await austria.takes(() => austria.page.keyboard.press('Enter'));
      await france.isAsked('Your orders');
      await france.order([/^infantry 3.*, locale 5/], /^organize/);
      await france.order([/^infantry 2.*, locale 5/], /^organize/);
      await france.endTurn();
    });

    await test.step('round 2: an attack is met', async () => {
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 3, locale 3/], /^attack locale 5/);
      await france.isAsked('Do you respond?');
      await france.choose(/^infantry 2, locale 5, reserve/);
      await france.picture('respond');
      await onPhone(france, 'respond-phone');
      await france.commit();
      await austria.isAsked('Up to the approach?');
      await austria.order([], /^all move up/);
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 3, locale 2/], /^to locale 3, across country/);
      await austria.order([/^infantry 2, locale 1/], /^to locale 2, by the main road/);
      await austria.endTurn();
      await france.isAsked('Your orders');
      await france.order([/^infantry 3, locale 5/], /^up to face locale 3/);
      await france.endTurn();
    });

    await test.step('round 3: the lines close up', async () => {
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 3, locale 3, reserve/], /^up to face locale 5/);
      await austria.order([/^infantry 2, locale 2/], /^to locale 4, by the main road/);
      await austria.order([/^cavalry 2, Alessandria/], /^to locale 2, by the main road/);
      await austria.order([/^infantry 2, Alessandria/], /^to locale 1, by the main road/);
      await austria.endTurn();
      await france.isAsked('Your orders');
      await france.order([/^infantry 2.*, locale 8/], /^organize/);
      await france.endTurn();
      await austria.isAsked('Your orders');
      await austria.picture('middle-austria');
      await france.picture('middle-france');
    });

    await test.step('looking about', async () => {
      const { page } = austria;
      await page.keyboard.press('Shift+R');
      await austria.picture('own-side-below-austria');
      for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('r');
      await austria.picture('turned-about');
      for (let turns = 0; turns < 2; turns += 1) await page.keyboard.press('r');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('i');
      await expect(page.getByTestId('place')).toBeVisible();
      await austria.picture('place');
      await page.keyboard.press('Escape');
      await page.keyboard.press('0');
      await page.keyboard.press('t');
      await austria.picture('text');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await austria.picture('keys');
      await page.keyboard.press('Escape');
      await austria.picture('log-all');
      await page.getByRole('radio', { name: 'attacks' }).check();
      await austria.picture('log-attacks');
      await page.getByRole('radio', { name: 'all', exact: true }).check();
    });

    await test.step('a block in hand', async () => {
      const { page } = austria;
      const bar = await page.locator('.piece[data-at="2"] .bar').last().boundingBox();
      if (!bar) throw new Error('no block in 2');
      const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 20, { steps: 4 });
      await expect(page.locator('.hand')).toBeVisible();
      await page.mouse.move(x + 70, y + 4, { steps: 4 });
      await austria.picture('carried');
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await page.keyboard.press('Escape');
    });

    await test.step('round 4: an assault, step by step', async () => {
      await austria.page.getByRole('radio', { name: /^assault locale 5/ }).check();
      await austria.picture('assault-drafted');
      await austria.commit();
      await france.isAsked('Who leads the defense?');
      await france.choose(/^infantry 2.*, locale 5, facing/);
      await france.picture('assault-defense');
      await onPhone(france, 'assault-defense-phone');
      await france.commit();
      await austria.isAsked('Who makes the assault?');
      await austria.choose(/^infantry 3.*, locale 3, facing/, /^infantry 3.*, locale 3, facing/);
      await austria.page
        .getByRole('radio', { name: /^led by/ })
        .first()
        .check();
      await austria.picture('assault');
      await austria.commit();
      const fire = france.page.getByRole('heading', { name: 'Do you fire?' });
      const counter = france.page.getByRole('heading', { name: 'Do you counter-attack?' });
      await expect(fire.or(counter)).toBeVisible();
      if (await fire.isVisible()) {
        await france.picture('assault-fire');
        await france.order([], /^hold fire/);
      }
      await france.isAsked('Do you counter-attack?');
      await france.choose(/^infantry 3.*, locale 5, facing/);
      await france.picture('assault-counter');
      await france.commit();
      await austria.reads('France prevailed in locale 5');
      await austria.picture('assault-over');
    });

    await test.step('round 4: a retreat', async () => {
      for (;;) {
        const asked = austria.page.getByRole('heading', { name: 'Who takes the loss?' });
        const free = austria.page.getByRole('heading', { name: 'Your orders' });
        await expect(asked.or(free)).toBeVisible();
        if (await free.isVisible()) break;
        await austria.picture('loss');
        await austria.order([/./], null);
      }
      await france.page.goto('/');
      await austria.order([/^infantry 2, locale 4/], /^attack locale 5/);
      await france.page.goBack();
      await expect(france.page.getByTestId('since')).toBeVisible();
      await france.picture('since');
      const respond = france.page.getByRole('heading', { name: 'Do you respond?' });
      if (await respond.isVisible()) await france.commit();
      for (;;) {
        const loss = france.page.getByRole('heading', { name: 'Who takes the loss?' });
        const retreat = france.page.getByRole('heading', { name: 'Your retreat' });
        await expect(loss.or(retreat)).toBeVisible();
        if (await retreat.isVisible()) break;
        await france.picture('retreat-loss');
        await france.order([/./], null);
      }
      await france.picture('retreat');
      await onPhone(france, 'retreat-phone');
      await onPhone(france, 'retreat-phone-dark', 'dark');
      await france.page.emulateMedia({ colorScheme: 'dark' });
      await france.picture('dark');
      await france.page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
      await france.picture('contrast');
      await france.page.emulateMedia({
        colorScheme: 'light',
        contrast: 'no-preference',
        forcedColors: 'active',
      });
      await france.picture('forced-colours');
      await france.page.emulateMedia({ forcedColors: 'none' });
      await france.retreat();
    });

    await test.step('on paper', async () => {
      const { page } = austria;
      await page.pdf({ path: 'artefacts/print.pdf', preferCSSPageSize: true });
      await page.setViewportSize({ width: 1047, height: 720 });
      await page.emulateMedia({ media: 'print' });
      await page.screenshot({ path: 'artefacts/print.png', fullPage: true });
    });
  } finally {
    await server.kill();
  }
});
