import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { Player, twoPlayers } from './players';
import { Server, setting } from './server';

/** Asks the database directly. */
async function sql(text: string, values: unknown[]): Promise<void> {
  const database = new Client({ connectionString: setting('DATABASE_URL') });
  await database.connect();
  try {
    await database.query(text, values);
  } finally {
    await database.end();
  }
}

/** Gives a file to the page that checks it. */
async function check(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('The file').setInputFiles(file);
}

test('a finished game becomes a file, is checked, and is found in the archive', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    const stranger = await Player.arrive(browser, server.url, 'Suvorov');
    const headers = { origin: server.url };
    let game = '';
    let file = '';

    await test.step('both have agreed on deduction sheets, and each has one', async () => {
      await austria.signUp();
      const { page } = austria;
      await page.getByRole('checkbox', { name: 'sheet of what can be concluded' }).check();
      await page.getByRole('radio', { name: 'Austria' }).check();
      await page.getByRole('button', { name: 'Create the game' }).click();
      await expect(page).toHaveURL(/\/games\//);
      game = page.url().split('/').at(-1) ?? '';
      await france.signUp();
      await expect(france.page.getByText('with deduction sheets')).toBeVisible();
      await france.page.getByRole('button', { name: `Join the game of ${austria.name}` }).click();
      await france.waits();
      await austria.isAsked('Your orders');
      await page.getByRole('button', { name: 'Deductions' }).click();
      const sheet = page.getByRole('region', { name: 'What can be concluded' });
      await expect(sheet).toContainText('The enemy has left: 4 × infantry 3');
      await expect(sheet.getByRole('row')).toHaveCount(1 + 8 + 3);
      await expect(
        sheet.getByRole('row', { name: /^locale 5 ?, reserve two blocks/ }),
      ).toContainText('0–2');
      await noSeriousFindings(page);
      await austria.picture('deductions');

      await france.page.getByRole('button', { name: 'Deductions' }).click();
      const other = france.page.getByRole('region', { name: 'What can be concluded' });
      await expect(other).toContainText('1 × artillery 1 (none hidden)');
      // It goes on with the game.
      await page.getByRole('button', { name: 'End the turn', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, end the turn' }).click();
      await austria.waits();
      await expect(other).toContainText('1 × artillery 1');
    });

    await test.step('when it is over, its file can be had and is right', async () => {
      const { page } = france;
      await page.keyboard.press('p');
      await page.getByRole('button', { name: 'Resign …', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, I resign' }).click();
      await france.isAsked('You lost.');
      const arrives = page.waitForEvent('download');
      await page.getByRole('link', { name: 'File' }).click();
      const download = await arrives;
      expect(download.suggestedFilename()).toBe(`estafette-${game}.json`);
      file = await readFile(await download.path(), 'utf8');

      await page.getByRole('link', { name: 'Check' }).click();
      await expect(page.getByText('The file is right.')).toBeVisible();
      await expect(page.getByText('The seed is the one')).toBeVisible();
      await expect(page.getByText('The chain of hashes is whole')).toBeVisible();
      await expect(page.getByText('Played again by the rules: France resigned.')).toBeVisible();
      await noSeriousFindings(page);
    });

    await test.step('a file that was changed is found out by the browser and by the server', async () => {
      const { page } = stranger;
      await page.goto('/game-file');
      await check(page, 'not a file');
      await expect(page.getByText('This is not a game file.')).toBeVisible();
      await check(page, file);
      await expect(page.getByText('The file is right.')).toBeVisible();
      await expect(page.getByText('Log in to take it into the archive.')).toBeVisible();

      const changed = JSON.parse(file) as { entries: { side: string }[]; seed: string };
      const [first] = changed.entries;
      if (first) first.side = 'france';
      await check(page, JSON.stringify(changed));
      await expect(page.getByText('The chain of hashes is broken at entry 1.')).toBeVisible();
      await expect(page.getByText('Entry 1 is an order of France, but')).toBeVisible();
      await expect(page.getByText('Something is wrong with this file.')).toBeVisible();
      await noSeriousFindings(page);
      await stranger.picture('file-wrong');

      await check(page, JSON.stringify({ ...changed, seed: '00'.repeat(32) }));
      await expect(
        page.getByText('The seed is not the one', { exact: false }).first(),
      ).toBeVisible();
    });

    await test.step('the archive is looked through by player, side and result', async () => {
      const { page } = stranger;
      await page.goto('/');
      await page.getByRole('link', { name: 'Look through finished games' }).click();
      await expect(page).toHaveTitle('Archive · Estafette');
      await page.getByLabel('Player').fill(austria.name.toUpperCase());
      await page.getByLabel('Playing').selectOption('Austria');
      await page.getByLabel('Result').selectOption('Austria won');
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
      await expect(games).toHaveCount(1);
      await expect(games).toContainText('France resigned.');
      await expect(games).toContainText(france.name);
      await expect(page.getByText('One game.')).toBeVisible();
      await expect(page.getByRole('row', { name: 'resignation' }).getByRole('cell')).toHaveText([
        '1',
        '0',
      ]);
      await noSeriousFindings(page);
      await fitsItsWidth(page);
      await stranger.picture('archive');
      await page.setViewportSize({ width: 360, height: 740 });
      await fitsItsWidth(page);
      await stranger.picture('archive-narrow');
      await page.setViewportSize({ width: 1280, height: 800 });

      // The question is in the address: it can be sent to somebody, and gone back to.
      await page.getByLabel('Playing').selectOption('France');
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      await expect(page.getByText('No such game was found.')).toBeVisible();
      await page.goBack();
      await expect(games).toHaveCount(1);
      await page.reload();
      await expect(games).toHaveCount(1);
      await page.getByRole('link', { name: /^Check: / }).click();
      await expect(page.getByText('The file is right.')).toBeVisible();
    });

    await test.step('a game that was played elsewhere comes into the archive by its file', async () => {
      await sql('delete from games where id = $1', [game]);
      await stranger.signUp();
      const { page } = stranger;
      await page.goto('/game-file');
      await check(page, file);
      await page.getByRole('button', { name: 'Take it into the archive' }).click();
      await expect(page).toHaveTitle('Archive · Estafette');
      await page.getByLabel('Player').fill(austria.name);
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
      await expect(games).toContainText('played elsewhere');
      await expect(games.getByRole('link', { name: austria.name, exact: true })).toHaveCount(0);
      const again = await page.request.post('/api/archive', {
        headers: { ...headers, 'content-type': 'application/json' },
        data: file,
      });
      expect(again.status()).toBe(200);
    });
  } finally {
    await server.kill();
  }
});
