/** A game that the page knows nothing of: one that it does know, under a name that it does not. */
import { expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { newGame, type Player, twoPlayers } from './players';
import { Server } from './server';

function renamed(text: string): string {
  return text.replaceAll('"game":"triomphe"', '"game":"unheard_of"');
}

/** From now on the page is told that its game is another one. */
async function knowsNothing({ page }: Player): Promise<void> {
  await page.route(/\/api\/games\/[^/]+(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(renamed(message.toString())));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'unheard_of' })).toBeVisible();
}

/** Gives an order by the tag, then the first of whatever is to be picked, with the keyboard alone. */
async function orders({ page }: Player, tag: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: 'Order' }) });
  await form.getByRole('radio', { name: tag, exact: true }).focus();
  await page.keyboard.press('Space');
  const others = form.getByRole('group').filter({ hasNotText: /^Order/ });
  for (let index = 0; index < (await others.count()); index += 1) {
    await others
      .nth(index)
      .getByRole('radio')
      .or(others.nth(index).getByRole('checkbox'))
      .first()
      .focus();
    await page.keyboard.press('Space');
  }
  await expect(form.getByTestId('sentence')).toContainText(new RegExp(tag, 'i'));
  const table = page.locator('.table');
  const before = (await table.getAttribute('data-position')) ?? '';
  await form.getByRole('button', { name: 'Give this order' }).press('Enter');
  await expect(table).not.toHaveAttribute('data-position', before);
  await expect(page.locator('body:focus')).toHaveCount(0);
}

const log = (page: Page) => page.getByRole('log');

test('a game without a page of its own is played on a plain one', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await newGame(austria, france);
    await knowsNothing(austria);
    await knowsNothing(france);

    await test.step('what is asked, what is known, and who is asked', async () => {
      await austria.isAsked('Your decision');
      await france.waits();
      await expect(
        france.page.getByText(`${austria.name} has to decide (act: side Red).`),
      ).toBeVisible();
      const known = austria.page.getByRole('region', { name: 'What is known' });
      await expect(known).toContainText('round');
      await noSeriousFindings(austria.page);
      await noSeriousFindings(france.page);
      await austria.page.getByRole('radio', { name: 'road march' }).check();
      await austria.picture('generic');
    });

    await test.step('an order is made from its offer, and told in the words of the game', async () => {
      await orders(austria, 'road march');
      await expect(log(austria.page)).toContainText(/Road marched: side Red, piece \d+, from/);
      await expect(log(france.page)).toContainText(/Road marched: side Red/);
      await orders(austria, 'end turn');
      await austria.waits();
      await france.isAsked('Your decision');
    });

    await test.step('on a telephone', async () => {
      await france.page.setViewportSize({ width: 360, height: 740 });
      await fitsItsWidth(france.page);
      await orders(france, 'organize');
      await fitsItsWidth(france.page);
      await noSeriousFindings(france.page);
      await france.picture('generic-telephone');
    });

    await test.step('an order is taken back, and the game resigned', async () => {
      await france.page.getByRole('button', { name: 'Take back the last order' }).click();
      await expect(log(france.page)).toContainText('Blue took an order back.');
      await france.page.getByRole('button', { name: 'Draw, pause, resign …' }).click();
      const dialog = france.page.getByRole('dialog', { name: 'Parley' });
      await dialog.getByRole('button', { name: 'Resign …' }).click();
      await dialog
        .getByRole('button', { name: /resign/i })
        .last()
        .click();
      await expect(austria.page.getByRole('heading', { name: 'You won.' })).toBeVisible();
      await expect(austria.page.getByText('Blue resigned.', { exact: true })).toBeVisible();
      await noSeriousFindings(austria.page);
    });
  } finally {
    await server.kill();
  }
});
