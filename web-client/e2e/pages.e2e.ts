import { expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { Player } from './players';
import { Server } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lobby, log-in and game are accessible (${colorScheme})`, async ({ browser }) => {
    const host = await Player.arrive(browser, server.url, 'Ott', { colorScheme });
    await host.page.goto('/login');
    await noSeriousFindings(host.page);
    await host.signUp();
    await expect(host.page.getByRole('heading', { name: 'No game yet' })).toBeVisible();
    await noSeriousFindings(host.page);
    await host.page.getByRole('radio', { name: 'Austria' }).check();
    await host.page.getByRole('button', { name: 'Create the game' }).click();
    await expect(host.page.getByLabel('Invitation link')).toBeVisible();
    await noSeriousFindings(host.page);

    const guest = await Player.arrive(browser, server.url, 'Desaix', {
      colorScheme,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await guest.signUp();
    await expect(guest.page.getByRole('heading', { name: 'Open games' })).toBeVisible();
    await fitsItsWidth(guest.page);
    await guest.picture(`lobby-360-${colorScheme}`);
    await guest.page.getByRole('button', { name: `Join the game of ${host.name}` }).click();

    await host.isAsked('Your orders');
    await guest.waits();
    await fitsItsWidth(guest.page);
    await guest.picture(`game-360-${colorScheme}`);
    await noSeriousFindings(guest.page);
    await host.choose(/^infantry 3, Alessandria/);
    await noSeriousFindings(host.page);
    await host.picture(`game-${colorScheme}`);
    await host.page.keyboard.press('t');
    await noSeriousFindings(host.page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a player’s page and the rules are accessible and fit a phone (${colorScheme})`, async ({
    browser,
  }) => {
    const desk = { colorScheme, viewport: { width: 1440, height: 900 } };
    const host = await Player.arrive(browser, server.url, 'Vukassovich', desk);
    const guest = await Player.arrive(browser, server.url, 'Chambarlhac', {
      colorScheme,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const readable = async (page: Page): Promise<void> => {
      await fitsItsWidth(page);
      await noSeriousFindings(page);
    };
    await host.signUp();
    await host.page.goto(`/players/${host.name}`);
    await expect(host.page.getByText('You have played no game so far.')).toBeVisible();
    await readable(host.page);

    await host.page.goto('/');
    await host.page.getByRole('radio', { name: 'Austria' }).check();
    await host.page.getByRole('button', { name: 'Create the game' }).click();
    await expect(host.page.getByLabel('Invitation link')).toBeVisible();
    const waiting = host.page.url();
    await guest.signUp();
    await guest.page.goto(waiting);
    await expect(guest.page.getByText(`${host.name} waits for an opponent.`)).toBeVisible();
    await readable(guest.page);
    await guest.page.goto('/');
    await guest.page.getByRole('button', { name: `Join the game of ${host.name}` }).click();
    await host.isAsked('Your orders');
    await host.page.goto('/');
    await expect(
      host.page.getByRole('link', { name: guest.name, exact: true }).first(),
    ).toBeVisible();
    await readable(host.page);
    await guest.page.goto('/');
    await expect(guest.page.getByText(`${host.name} decides`)).toBeVisible();
    await readable(guest.page);

    await host.page.goBack();
    await host.isAsked('Your orders');
    await host.page.keyboard.press('p');
    await host.page.getByRole('button', { name: 'Resign …', exact: true }).click();
    await host.page.getByRole('button', { name: 'Yes, I resign' }).click();
    await host.isAsked('You lost.');
    for (const { page } of [host, guest]) {
      await page.goto(`/players/${host.name}`);
      await expect(page.getByText('Lost by resigning')).toBeVisible();
      await readable(page);
    }
    await host.picture(`profile-${colorScheme}`);
    await guest.picture(`profile-360-${colorScheme}`);
    await guest.page.goto('/players/Nobody-at-all');
    await expect(guest.page.getByText('There is no player of this name.')).toBeVisible();
    await readable(guest.page);

    for (const { page } of [host, guest]) {
      await page.goto('/rules/triomphe');
      await expect(page.getByRole('heading', { name: '9.1 Declaration' })).toBeVisible();
      await readable(page);
    }
  });
}

test('an order can be given by keyboard alone', async ({ browser }) => {
  const host = await Player.arrive(browser, server.url, 'Zach');
  await host.signUp();
  await host.page.getByRole('radio', { name: 'Austria' }).check();
  await host.page.getByRole('button', { name: 'Create the game' }).click();
  await expect(host.page.getByLabel('Invitation link')).toBeVisible();
  const guest = await Player.arrive(browser, server.url, 'Lannes');
  await guest.signUp();
  await guest.page.getByRole('button', { name: `Join the game of ${host.name}` }).click();

  const { page } = host;
  await host.isAsked('Your orders');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.locator('#decision').getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('sentence')).toContainText('marches from Alessandria');
  await page.keyboard.press('Enter');
  await guest.reads('marched by road from Alessandria');
  await expect(page.getByText('None so far.')).toBeHidden();

  // A dialog that cannot be had says so, and does not keep one from the table.
  await page.route(/\/assets\/opened-/, (route) => route.abort());
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('The server does not answer.');
  await expect(dialog.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is wrong is said in sentences', async ({ browser }) => {
  const player = await Player.arrive(browser, server.url, 'Kray');
  const { page } = player;
  await page.goto('/login');
  await page.getByLabel('Name').fill('Nobody-at-all');
  await page.getByLabel('Password').fill('wrong horse');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.goto('/nowhere');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();

  await player.signUp();
  await page.goto('/join/no-such-code');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.goto('/games/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('a page that cannot be had says so, and can be asked for again', async ({ browser }) => {
  const { page } = await Player.arrive(browser, server.url, 'Frimont');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Napoleonic battles, by courier' })).toBeVisible();
  await page.route(/\/assets\/ArchivePage-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Archive' }).first().click();
  await expect(page.getByRole('alert')).toContainText('The server does not answer.');
  await page.unroute(/\/assets\/ArchivePage-/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'The archive' })).toBeVisible();
});

test('a game that nobody joined can be withdrawn, and one can log out', async ({ browser }) => {
  const player = await Player.arrive(browser, server.url, 'Elsnitz');
  const { page } = player;
  await player.signUp();
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'No game yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});
