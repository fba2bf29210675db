/** A game by courier from the first mail to the last: all that is done here begins in a mail. */
import { expect, test } from '@playwright/test';

import { noSeriousFindings } from './checks';
import { lettersTo, linkInMail, linkLike } from './letters';
import { newName, type Player, twoPlayers } from './players';
import { Server } from './server';

const DECISION = /^Subject: (Your orders|Your answer)/m;

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

/** Gives the account an address, follows the link in the mail, and wants to be told at once. */
async function canBeTold(player: Player, email: string): Promise<void> {
  const { page } = player;
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Mail address' });
  await section.getByLabel('Mail address').fill(email);
  await section.getByLabel('Password').fill('correct horse');
  await section.getByRole('button', { name: 'Set the address' }).click();
  await page.goto(await linkInMail(server, email, 'verify'));
  await page.getByRole('button', { name: 'Yes, it is my address' }).click();
  await expect(page.getByRole('status')).toHaveText(`Mails go to ${email} now.`);
  await page.goto('/notifications');
  await page.getByRole('radio', { name: 'Tell me at once' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

/** The mails about decisions that have come to an address, once there are so many. */
async function decisions(email: string, count: number): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = (await lettersTo(server, email)).filter((letter) => DECISION.test(letter));
    expect(found).toHaveLength(count);
  }).toPass();
  return found;
}

test('two people meet, play and take leave by mail', async ({ browser }) => {
  const [austria, france] = await twoPlayers(browser, server.url);
  const [melas, victor] = ['melas', 'victor'].map((name) =>
    `${newName(name)}@example.org`.toLowerCase(),
  ) as [string, string];

  await test.step('one signs up, shows the address to be theirs and sends an invitation', async () => {
    const { page } = austria;
    await austria.signUp();
    await page.getByRole('radio', { name: 'Austria' }).check();
    await page.getByRole('radio', { name: 'Only with the link' }).check();
    await page.getByRole('radio', { name: 'By courier' }).check();
    await page.getByRole('button', { name: 'Create the game' }).click();
    await page.waitForURL(/\/games\//);
    const room = page.url();
    await page.getByLabel('Or have it sent by mail').fill(victor);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('Verify your own mail address first.');

    await canBeTold(austria, melas);
    await page.goto(room);
    await page.getByLabel('Or have it sent by mail').fill(victor);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('The invitation is on its way.')).toBeVisible();
    await noSeriousFindings(page);
    await austria.picture('courier-invitation');
  });

  await test.step('the other follows the link and joins', async () => {
    const { page } = france;
    await page.goto(await linkLike(server, victor, /http:\/\/\S+\/join\/[\w-]+/));
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Name').fill(france.name);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('button', { name: 'Join the game' }).click();
    await france.waits();
    await canBeTold(france, victor);
  });

  await test.step('each takes a turn from the mail that asks for it', async () => {
    for (const [player, email] of [
      [austria, melas],
      [france, victor],
    ] as const) {
      const [letter = ''] = await decisions(email, 1);
      // The board travels in the mail, and nothing is fetched from anywhere.
      expect(letter).toContain('Content-Type: image/png');
      expect(letter).not.toMatch(/<img[^>]+src="http/);
      const link = /http:\/\/\S+\/games\/[\w-]+/.exec(letter)?.[0] ?? '';
      await player.page.goto(link);
      await player.isAsked('Your orders');
      await player.endTurn();
      await player.page.goto('/');
    }
  });

  await test.step('one click stops the mails', async () => {
    const [letter = ''] = await decisions(victor, 1);
    const stop = /^List-Unsubscribe: <([^>]+)>/m.exec(letter)?.[1] ?? '';
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const program = await browser.newContext();
    const answer = await program.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.ok()).toBe(true);
    await program.close();
    await france.page.goto('/notifications');
    await expect(france.page.getByRole('radio', { name: 'Send nothing' })).toBeChecked();

    await austria.page
      .getByRole('main')
      .getByRole('link', { name: 'Open', exact: true })
      .first()
      .click();
    await austria.isAsked('Your orders');
    await austria.endTurn();
    await france.page.goto('/');
    await expect(france.page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
    await france.page.goto('/mailbox');
    await expect(france.page.getByText('Your decision')).toHaveCount(1);
  });
});
