import { readFile } from 'node:fs/promises';

import { type Browser, expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { linkInMail } from './letters';
import { newName, Player } from './players';
import { Server } from './server';

const PASSWORD = 'correct horse';

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

/** Somebody who has signed up and looks at their account. */
async function atTheirAccount(browser: Browser, name: string): Promise<Player> {
  const player = await Player.arrive(browser, server.url, name);
  await player.signUp();
  await player.page.getByRole('link', { name: `${player.name}, your account` }).click();
  await expect(player.page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  return player;
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, { name }: Player, password = PASSWORD): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the account page is accessible and fits a phone (${colorScheme})`, async ({ browser }) => {
    const player = await Player.arrive(browser, server.url, 'Quasdanovich', {
      colorScheme,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const { page } = player;
    await player.signUp();
    await page.goto('/account');
    const tokens = part(page, 'Access tokens');
    await expect(tokens.getByText('No token yet.')).toBeVisible();
    await tokens.getByLabel('Label').fill('A-bot-with-a-very-long-name-to-be-broken');
    await tokens.getByLabel('Password').fill(PASSWORD);
    await tokens.getByRole('button', { name: 'Make the token' }).click();
    await expect(tokens.getByLabel('Access token', { exact: true })).toHaveValue(/^estafette_/);
    await fitsItsWidth(page);
    await noSeriousFindings(page);
    await player.picture(`account-360-${colorScheme}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await noSeriousFindings(page);
    await player.picture(`account-${colorScheme}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Delete my account …' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fitsItsWidth(page);
    await noSeriousFindings(page);
    await player.picture(`account-deletion-360-${colorScheme}`);
  });
}

test('in every language the page fits a phone', async ({ browser }) => {
  const player = await Player.arrive(browser, server.url, 'Provera', {
    viewport: { width: 360, height: 740 },
  });
  const { page } = player;
  await player.signUp();
  for (const [language, head] of [
    ['de', 'Dein Konto'],
    ['fr', 'Votre compte'],
    ['es', 'Tu cuenta'],
  ] as const) {
    await page.evaluate((wish) => localStorage.setItem('estafette.language', wish), language);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: head })).toBeVisible();
    await fitsItsWidth(page);
    await player.picture(`account-360-${language}`);
  }
});

test('another browser can be signed out, and finds itself so', async ({ browser }) => {
  const player = await atTheirAccount(browser, 'Wukassovich');
  const { page } = player;
  const other = await elsewhere(browser, player);
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await page.reload();
  const sessions = part(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('this browser')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out Chrom.* on Linux, last used/ }).click();
  await expect(sessions.getByRole('status')).toHaveText('That browser is signed out.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#sessions')).toBeFocused();

  await other.getByRole('button', { name: 'Download my data' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?next=%2Faccount$/);
});

test('a new password signs the others out, and a wrong one changes nothing', async ({
  browser,
}) => {
  const player = await atTheirAccount(browser, 'Davidovich');
  const { page } = player;
  await elsewhere(browser, player);
  await page.reload();
  await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(2);
  const password = part(page, 'Password');
  await password.getByLabel('Present password').fill('wrong horse');
  await password.getByLabel('New password').fill('battery staple');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('alert')).toHaveText('The password is wrong.');
  await expect(password.getByLabel('Present password')).toHaveAttribute('aria-invalid', 'true');

  await password.getByLabel('Present password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('status')).toContainText('The password is changed.');
  await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);
  await elsewhere(browser, player, 'battery staple');
});

test('a token is made, used and revoked by keyboard alone', async ({ browser, playwright }) => {
  const player = await atTheirAccount(browser, 'Alvinczy');
  const { page } = player;
  const tokens = part(page, 'Access tokens');
  await tokens.getByLabel('Label').focus();
  await page.keyboard.type('My bot');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = await tokens.getByLabel('Access token', { exact: true }).inputValue();
  await expect(tokens.getByText('never used')).toBeVisible();

  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect(await (await program.get('/api/session')).json()).toMatchObject({ name: player.name });
  expect((await program.get('/api/account')).status()).toBe(403);
  await page.reload();
  await expect(tokens.getByText('last used now')).toBeVisible();
  await expect(tokens.getByLabel('Access token', { exact: true })).toBeHidden();

  await tokens.getByRole('button', { name: 'Revoke the token My bot' }).focus();
  await page.keyboard.press('Enter');
  await expect(tokens.getByText('No token yet.')).toBeVisible();
  await expect(page.locator('#tokens')).toBeFocused();
  expect((await program.get('/api/session')).status()).toBe(401);
  await program.dispose();
});

test('one’s data is one file', async ({ browser }) => {
  const player = await atTheirAccount(browser, 'Sebottendorf');
  const waiting = player.page.waitForEvent('download');
  await player.page.getByRole('button', { name: 'Download my data' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`estafette-${player.name}.json`);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ account: { name: player.name }, games: [], tokens: [] });
});

test('an address is given, verified by its link, and leads to a new password', async ({
  browser,
}) => {
  const player = await atTheirAccount(browser, 'Colli');
  const { page } = player;
  const email = `${newName('colli')}@example.org`.toLowerCase();
  const address = part(page, 'Mail address');
  await expect(address.getByText('No address yet.')).toBeVisible();
  await address.getByLabel('Mail address').fill(email);
  await address.getByLabel('Password').fill(PASSWORD);
  await address.getByRole('button', { name: 'Set the address' }).click();
  await expect(address.getByText(`A link was sent to ${email}.`)).toBeVisible();

  // The mail is read on a phone that nobody is signed in at.
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const mail = await phone.newPage();
  await mail.goto(await linkInMail(server, email, 'verify'));
  await fitsItsWidth(mail);
  await noSeriousFindings(mail);
  await mail.getByRole('button', { name: 'Yes, it is my address' }).press('Enter');
  await expect(mail.getByRole('status')).toHaveText(`Mails go to ${email} now.`);
  await mail.reload();
  await mail.getByRole('button', { name: 'Yes, it is my address' }).click();
  await expect(mail.getByRole('alert')).toContainText('This link was used already');
  await page.reload();
  await expect(address.getByText(`Mails go to ${email}.`)).toBeVisible();

  await mail.goto(`${server.url}/login`);
  await mail.getByRole('link', { name: 'Forgot your password?' }).click();
  await fitsItsWidth(mail);
  await noSeriousFindings(mail);
  await mail.getByLabel('Mail address').fill(email);
  await mail.getByRole('button', { name: 'Send me the link' }).click();
  await expect(mail.getByRole('status')).toContainText('If the address belongs to an account');
  await mail.goto(await linkInMail(server, email, 'reset'));
  await fitsItsWidth(mail);
  await noSeriousFindings(mail);
  await mail.getByLabel('New password').fill('short');
  await mail.getByRole('button', { name: 'Set the password' }).click();
  await expect(mail.getByRole('alert')).toHaveText('A password has 8 to 200 characters.');
  await mail.getByLabel('New password').fill('battery staple');
  await mail.getByRole('button', { name: 'Set the password' }).click();
  await expect(mail.getByRole('status')).toContainText('The password is changed.');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await elsewhere(browser, player, 'battery staple');
});

test('whoever signs up may give an address', async ({ browser }) => {
  const player = await Player.arrive(browser, server.url, 'Argenteau', { locale: 'fr' });
  const { page } = player;
  const email = `${newName('argenteau')}@example.org`.toLowerCase();
  await page.goto('/signup');
  await noSeriousFindings(page);
  await page.getByLabel('Nom').fill(player.name);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByLabel(/^Adresse électronique/).fill(email);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await page.goto(await linkInMail(server, email, 'verify'));
  await page.getByRole('button', { name: 'Oui, c’est mon adresse' }).click();
  await expect(page.getByRole('status')).toContainText(email);
});

test('who leaves for good is asked first, and the opponent sees it', async ({ browser }) => {
  const leaver = await Player.arrive(browser, server.url, 'Ocskay');
  await leaver.signUp();
  await leaver.page.getByRole('radio', { name: 'Austria' }).check();
  await leaver.page.getByRole('button', { name: 'Create the game' }).click();
  await expect(leaver.page.getByLabel('Invitation link')).toBeVisible();
  const stayer = await Player.arrive(browser, server.url, 'Serurier', {
    viewport: { width: 1440, height: 900 },
  });
  await stayer.signUp();
  await stayer.page.getByRole('button', { name: `Join the game of ${leaver.name}` }).click();
  await leaver.isAsked('Your orders');
  await stayer.waits();

  const { page } = leaver;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account …' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete the account ${leaver.name}?` });
  await expect(dialog.getByText('Nobody can bring the account back.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete my account …' }).press('Enter');
  await dialog.getByLabel('Password').fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Good-bye' })).toBeVisible();
  await noSeriousFindings(page);

  await expect(stayer.page.locator('header.bar').getByText('Deleted player')).toBeVisible();
  const waiting = stayer.page.locator('.panel', {
    has: stayer.page.getByRole('heading', { name: 'Waiting' }),
  });
  await expect(waiting).toContainText('Your opponent has deleted their account.');
  await noSeriousFindings(stayer.page);
  await stayer.picture('account-opponent-gone');
  await stayer.page.goto('/');
  await expect(stayer.page.getByText('Your opponent has deleted their account.')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Name').fill(leaver.name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
});

test('without an account the page leads to the log-in and back', async ({ browser }) => {
  const player = await Player.arrive(browser, server.url, 'Liptay');
  await player.signUp();
  await player.page.getByRole('button', { name: 'Log out' }).click();
  await player.page.goto('/account');
  await expect(player.page).toHaveURL(/\/login\?next=%2Faccount$/);
  await player.page.getByLabel('Name').fill(player.name);
  await player.page.getByLabel('Password').fill(PASSWORD);
  await player.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(player.page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});
