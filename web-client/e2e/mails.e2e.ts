import { expect, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { newGame, Player, twoPlayers } from './players';
import { Server } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

test('a mail about a decision is read in the mailbox and leads to it', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);
  const { page } = austria;
  await page.goto('/notifications');
  await page.getByRole('radio', { name: 'Tell me at once' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto('/mailbox');
  await expect(page.getByText('This server has no mail server.')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Kept here.')).toBeVisible({ timeout: 500 });
  }).toPass();
  // Nothing runs in the frame of a mail, so what looks for findings cannot look into it.
  await noSeriousFindings(page);
  await page.getByRole('button', { name: 'Your decision' }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: /It is .* at Marengo/ })).toBeVisible();
  await austria.picture('mailbox');
  const opened = page.context().waitForEvent('page');
  await mail.getByRole('link', { name: 'Open the decision' }).click();
  const game = await opened;
  await expect(game.locator('#decision')).toContainText('Your orders');
  await game.close();
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsItsWidth(page);
  await austria.picture('mailbox-360');
});

test('somebody chooses when to be told, and asks for a test mail', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  await newGame(austria, france);
  const { page } = austria;
  await page.goto('/preferences');
  await page.getByRole('link', { name: 'Mails about your games' }).click();
  await page.getByRole('radio', { name: 'Tell me once a day, of all games' }).check();
  await page.getByLabel('Every day at').fill('07:15');
  await page.getByRole('checkbox', { name: 'Nothing is sent' }).check();
  await noSeriousFindings(page);
  await austria.picture('notifications');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tell me once a day' })).toBeChecked();
  await expect(page.getByLabel('Every day at')).toHaveValue('07:15');
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsItsWidth(page);

  await page.goto('/mailbox');
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('A test mail is on its way.')).toBeVisible();
});

test('a link that stops nothing says so', async ({ browser }) => {
  const nobody = await Player.arrive(browser, server.url, 'Ott');
  const { page } = nobody;
  await page.goto('/stop/00000000-0000-4000-8000-000000000000');
  await noSeriousFindings(page);
  await page.getByRole('button', { name: 'Stop all mails' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not known.');
});
