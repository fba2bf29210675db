import { expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { newGame, type Player, twoPlayers } from './players';
import { Server } from './server';

const messages = (page: Page) => page.locator('.talk .said:not(.pending) .text');

async function write(player: Player, text: string): Promise<void> {
  await player.page.locator('.talk textarea').fill(text);
  await player.page.keyboard.press('Enter');
  await expect(messages(player.page).last()).toHaveText(text);
}

test('two players talk, take notes, and one blocks the other', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await newGame(austria, france);

    await test.step('a message arrives at once, is counted until read, and told', async () => {
      await austria.page.keyboard.press('c');
      await expect(austria.page.locator('.talk textarea')).toBeFocused();
      await write(austria, 'Bonjour, <b>général</b>.');
      const papers = france.page.getByRole('group', { name: 'Log, talk and notes' });
      await expect(papers.getByRole('button', { name: 'Talk' })).toContainText('1');
      await expect(france.page.getByTestId('news')).toContainText(`${austria.name} says: Bonjour`);
      await expect(austria.page.getByText('Read', { exact: true })).toBeHidden();
      await papers.getByRole('button', { name: 'Talk' }).click();
      await expect(messages(france.page)).toHaveText(['Bonjour, <b>général</b>.']);
      await expect(austria.page.getByText('Read', { exact: true })).toBeVisible();
      await expect(papers.getByRole('button', { name: 'Talk' })).not.toContainText('1');
      await write(france, 'Salut.');
      await expect(messages(austria.page)).toHaveCount(2);
      await noSeriousFindings(france.page);
      await austria.picture('talk');
    });

    await test.step('writing does not clear what is being chosen', async () => {
      await austria.choose(/^infantry 3, Alessandria/);
      await write(france, 'Take your time.');
      await expect(messages(austria.page)).toHaveCount(3);
      await expect(austria.page.getByText('One block chosen.')).toBeVisible();
    });

    await test.step('the lobby counts what is not read', async () => {
      await austria.page.goto('/');
      await write(france, 'Are you there?');
      await austria.page.reload();
      await expect(austria.page.getByText('One new message')).toBeVisible();
      await austria.page.goBack();
      await austria.isAsked('Your orders');
    });

    await test.step('what was said while the server was away arrives later', async () => {
      await server.kill();
      await france.page.locator('.talk textarea').fill('Can you hear me?');
      await france.page.keyboard.press('Enter');
      await expect(france.page.locator('.talk .pending')).toHaveText('Can you hear me?');
      await server.start();
      await expect(messages(france.page)).toHaveCount(5);
      await expect(france.page.locator('.talk .pending')).toBeHidden();
      // The other page finds the server again in its own time.
      await expect(async () => {
        const pane = austria.page.locator('.talk textarea');
        if (!(await pane.isVisible())) await austria.page.keyboard.press('c');
        await expect(pane).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(messages(austria.page)).toHaveCount(5);
    });

    await test.step('a message is reported', async () => {
      await austria.page.getByRole('button', { name: 'Report' }).first().click();
      const dialog = austria.page.getByRole('dialog', { name: 'Report a message' });
      await dialog.getByLabel('What is wrong with it?').fill('It is rude.');
      await noSeriousFindings(austria.page);
      await dialog.getByRole('button', { name: 'Report it' }).click();
      await expect(dialog.getByRole('status')).toHaveText('The host will look at it.');
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('whoever is blocked is told so when speaking', async () => {
      await austria.page.getByRole('button', { name: 'Block' }).click();
      await expect(austria.page.getByText(`You have blocked ${france.name}.`)).toBeVisible();
      await france.page.locator('.talk textarea').fill('Hello?');
      await france.page.keyboard.press('Enter');
      await expect(france.page.locator('.talk [role="alert"]')).toHaveText(
        'Your opponent does not take messages.',
      );
      await austria.page.goto('/preferences');
      await noSeriousFindings(austria.page);
      await austria.page.getByRole('button', { name: `Unblock ${france.name}` }).click();
      await expect(austria.page.getByText('You have blocked nobody.')).toBeVisible();
      await austria.page.goBack();
    });

    await test.step('notes are kept by themselves and are nobody else’s', async () => {
      for (const { page } of [austria, france]) {
        await page.getByRole('button', { name: 'Notes' }).first().click();
        await expect(page.getByRole('textbox', { name: 'My notes' })).toHaveValue('');
      }
      await austria.page
        .getByRole('textbox', { name: 'My notes' })
        .fill('Two in 8, one of them foot.');
      await expect(austria.page.locator('.notes').getByRole('status')).toHaveText('Kept');
      await noSeriousFindings(austria.page);
      await austria.picture('notes');
      for (const { page } of [austria, france]) {
        await page.reload();
        await page.getByRole('button', { name: 'Notes' }).first().click();
      }
      const notes = (page: Page) => page.getByRole('textbox', { name: 'My notes' });
      await expect(notes(austria.page)).toHaveValue('Two in 8, one of them foot.');
      await expect(notes(france.page)).toHaveValue('');
    });

    await test.step('on a phone it is a tab', async () => {
      const { page } = france;
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('navigation').getByRole('button', { name: 'Talk' }).click();
      await page.getByRole('button', { name: 'Talk', exact: true }).first().click();
      await expect(messages(page)).toHaveCount(5);
      await fitsItsWidth(page);
      await france.picture('talk-phone');
    });
  } finally {
    await server.kill();
  }
});
