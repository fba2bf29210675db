/** How the game page looks on screens of many kinds, as far as a machine can tell. */
import { type Browser, expect, type Page, test } from '@playwright/test';

import { fitsItsWidth } from './checks';
import type { Player } from './players';
import { newGame, twoPlayers } from './players';
import { Server } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

/** The same player at the same game on another screen. */
async function elsewhere(
  browser: Browser,
  player: Player,
  viewport: { width: number; height: number },
): Promise<Page> {
  const storageState = await player.page.context().storageState();
  const context = await browser.newContext({ storageState, viewport, hasTouch: true });
  const page = await context.newPage();
  await page.goto(player.page.url());
  await expect(page.locator('.table')).toBeVisible();
  return page;
}

async function chooseAndDraft(page: Page): Promise<void> {
  await page.locator('input[data-pick]').first().check();
  await page.locator('#decision').getByRole('radio').first().check();
}

/** Controls that no scrolling up or down would bring into sight. */
async function besideTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, summary')]
      .filter((control) => control.checkVisibility() && !control.matches('.skip'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((control) => control.outerHTML),
  );
}

test('every screen has map, orders and the button at hand', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);

  await test.step('a telephone on its side has the orders beside the map', async () => {
    const page = await elsewhere(browser, austria, { width: 844, height: 390 });
    await chooseAndDraft(page);
    const board = await page.getByRole('region', { name: 'The board' }).boundingBox();
    const rail = await page.locator('aside').boundingBox();
    expect(board?.width).toBeGreaterThan(500);
    expect(rail?.x).toBeCloseTo(board?.width ?? 0, 0);
    await expect(page.locator('form .primary')).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => localStorage.setItem('estafette.rail', 'left'));
    await page.reload();
    await expect.poll(async () => (await page.locator('aside').boundingBox())?.x).toBe(0);
    await page.context().close();
  });

  await test.step('on a telephone the button stays where the thumb is', async () => {
    const page = await elsewhere(browser, austria, { width: 360, height: 740 });
    await chooseAndDraft(page);
    const pane = page.locator('aside .decide');
    for (const top of [0, 10_000]) {
      await pane.evaluate((element, to) => element.scrollTo(0, to), top);
      await expect(page.locator('form .primary')).toBeInViewport({ ratio: 1 });
    }
    await page.context().close();
  });

  await test.step('letters twice as large hide no control', async () => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      const page = await elsewhere(browser, austria, viewport);
      // What a reader gets who has set the browser's letters to twice their size.
      await page.addStyleTag({ content: 'html { font-size: 30px !important; }' });
      await chooseAndDraft(page);
      await fitsItsWidth(page);
      expect(await besideTheScreen(page)).toEqual([]);
      await expect(page.locator('form .primary')).toBeInViewport();
      await page.context().close();
    }
  });

  await test.step('a wall screen has larger letters', async () => {
    const page = await elsewhere(browser, austria, { width: 3840, height: 2160 });
    const size = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(await size())).toBeCloseTo(15 * 1.15, 1);
    await page.context().close();
  });
});

test('the map says where an order leads and why another place is refused', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);
  const { page } = austria;
  const note = page.locator('.board .note');
  const board = await page.getByRole('region', { name: 'The board' }).boundingBox();
  if (!board) throw new Error('no board');

  await austria.choose(/^infantry 3, Alessandria/);
  await page.mouse.move(board.x + board.width * 0.6, board.y + board.height * 0.5);
  await expect(note).toContainText('Why not');
  await expect(page.locator('[data-refused]')).toHaveCount(1);
  await expect(page.locator('.surface title')).toContainText('Room for');
  await expect(page.getByTestId('why-not')).toBeEmpty();
  await page.mouse.click(board.x + board.width * 0.6, board.y + board.height * 0.5);
  await expect(page.getByTestId('why-not').getByRole('link').first()).toBeVisible();

  await page.getByRole('radio', { name: /^to locale 3, by the main road/ }).check();
  await expect(note.filter({ hasText: 'to locale 3' })).toContainText('free');
});

test('paper shows the whole map, and nothing of a choice', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);
  const { page } = austria;
  await chooseAndDraft(page);
  await expect(page.locator('.board .note')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('.board svg').boundingBox();
  expect(sheet?.height).toBeGreaterThan(400);
  expect(sheet?.y).toBeLessThan(100);
  for (const choosing of ['.note', '.lit', '.pill', '.ghost', '.frame', '.point']) {
    await expect(page.locator(`.board ${choosing}`).first()).toBeHidden();
  }
  await expect(page.locator('.board .map-marks').first()).toBeVisible();
});

test('a turn that cannot end says why', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);
  await austria.endTurn();
  await france.isAsked('Your orders');
  await france.order([/^infantry 3.*, locale 5/], /^organize/);
  await expect(france.page.getByTestId('end-held')).toContainText('half organized');
  await expect(france.page.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
  await france.order([/^infantry 2.*, locale 5/], /^organize/);
  await expect(france.page.getByRole('button', { name: 'End the turn' })).toBeVisible();
});
