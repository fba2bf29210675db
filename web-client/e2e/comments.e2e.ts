/** Comments on a finished game: by keyboard, by readers, for everybody. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { Player, twoPlayers } from './players';
import { Server } from './server';

const pane = (page: Page): Locator => page.getByRole('region', { name: 'Comments' }).first();
const field = (page: Page): Locator => page.getByLabel('Comment on this moment');
const remarks = (page: Page): Locator => pane(page).locator('ul .text');

/** An open game of the two that ends with the log's second entry. */
async function finishedGame(austria: Player, france: Player): Promise<string> {
  await austria.signUp();
  await austria.page.getByRole('radio', { name: 'Austria' }).check();
  await austria.page.getByRole('button', { name: 'Create the game' }).click();
  await expect(austria.page).toHaveURL(/\/games\//);
  await france.signUp();
  await france.page.getByRole('button', { name: `Join the game of ${austria.name}` }).click();
  await france.waits();
  await austria.isAsked('Your orders');
  await austria.endTurn();
  await france.page.keyboard.press('p');
  await france.page.getByRole('button', { name: 'Resign …', exact: true }).click();
  await france.page.getByRole('button', { name: 'Yes, I resign' }).click();
  await france.isAsked('You lost.');
  return new URL(austria.page.url()).pathname;
}

/** Opens the game at a moment, and the comments by their key. */
async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.replay')).toHaveAttribute('data-ready', 'true');
  await page.keyboard.press('m');
  await expect(pane(page)).toBeVisible();
}

async function at(page: Page, moment: number): Promise<void> {
  await expect(page.locator('.replay')).toHaveAttribute('data-at', `${moment}`);
}

async function stranger(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test('what is said about a moment of a game is there for all who see it, while the players like it', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    const game = await finishedGame(austria, france);
    const replay = `${game}/replay`;
    const reader = await Player.arrive(browser, server.url, 'Zach', {
      viewport: { width: 1280, height: 800 },
    });

    await test.step('a player comments by keyboard alone', async () => {
      const { page } = austria;
      await opens(page, `${replay}?at=0`);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await at(page, 1);
      await page.keyboard.press('m');
      await page.keyboard.type('I waited <b>too long</b>.');
      await page.keyboard.press('Enter');
      await page.keyboard.type('مرحبا');
      await expect(pane(page)).toContainText('31 of 1,000 characters');
      await page.keyboard.press('Control+Enter');
      await expect(remarks(page)).toHaveText(['I waited <b>too long</b>.\nمرحبا']);
      await expect(field(page)).toHaveValue('');
      await expect(page.getByText('Your comment is there for all readers.')).toBeVisible();
      await expect(page.locator('.timeline .flag')).toHaveCount(1);
      await expect(pane(page)).toContainText('Both of you do');
    });

    const page = await stranger(browser, server);

    await test.step('somebody without an account finds it and reads it at its moment', async () => {
      await opens(page, `${replay}?at=0`);
      await expect(pane(page)).toContainText('Nobody has said anything about this moment.');
      await expect(field(page)).toHaveCount(0);
      await pane(page).getByRole('button', { name: 'Next' }).click();
      await at(page, 1);
      await expect(remarks(page)).toHaveText([/^I waited/]);
      await expect(pane(page)).toContainText(austria.name);
      await expect(pane(page).getByRole('button', { name: 'Next' })).toBeDisabled();
      await noSeriousFindings(page);
      const signIn = page.getByRole('link', { name: 'Sign in to comment' });
      await expect(signIn).toHaveAttribute('href', /^\/login\?next=.*replay%3Fat%3D1/);
      await page.getByRole('button', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'One comment on order 1' }).click();
      await expect(remarks(page)).toHaveCount(1);
    });

    await test.step('a reader with an account comments too, and reports', async () => {
      await reader.signUp();
      await opens(reader.page, `${replay}?at=1`);
      await field(reader.page).fill('x'.repeat(1001));
      await expect(
        reader.page.getByRole('button', { name: 'Comment', exact: true }),
      ).toBeDisabled();
      await field(reader.page).fill('So did I.');
      await reader.page.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(remarks(reader.page)).toHaveCount(2);
      await pane(reader.page).getByRole('button', { name: 'Report' }).click();
      const dialog = reader.page.getByRole('dialog', { name: 'Report a comment' });
      await dialog.getByLabel('What is wrong with it?').fill('Nothing.');
      await dialog.getByRole('button', { name: 'Report it' }).click();
      await expect(dialog).toContainText('The host will look at it.');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await noSeriousFindings(reader.page);
      await reader.picture('comments');
    });

    await test.step('a player lets readers comment no more, and they are told so', async () => {
      await opens(france.page, `${replay}?at=1`);
      await expect(remarks(france.page)).toHaveCount(2);
      await france.page.getByRole('checkbox', { name: 'Let readers comment' }).uncheck();
      await expect(pane(france.page)).toContainText('Only you and your opponent can comment.');
      await noSeriousFindings(france.page);

      const refusal = 'The players of this game do not let readers comment.';
      await field(reader.page).fill('One more.');
      await field(reader.page).press('Control+Enter');
      await expect(pane(reader.page).getByRole('alert')).toHaveText(refusal);
      await opens(reader.page, `${replay}?at=1`);
      await expect(pane(reader.page)).toContainText(refusal);
      await expect(field(reader.page)).toHaveCount(0);
    });

    await test.step('a player removes what a reader said, and nothing else', async () => {
      const { page } = france;
      await pane(page).getByRole('button', { name: 'Remove' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove a comment' });
      await expect(dialog).toContainText('So did I.');
      await noSeriousFindings(page);
      await dialog.getByRole('button', { name: 'Remove it' }).click();
      await expect(dialog).toBeHidden();
      await expect(remarks(page)).toHaveText([/^I waited/]);
      await expect(pane(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);
    });

    await test.step('on a telephone it all fits', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await opens(page, `${replay}?at=1`);
      await expect(remarks(page)).toHaveCount(1);
      await fitsItsWidth(page);
      await noSeriousFindings(page);
      await page.screenshot({ path: 'artefacts/comments-phone.png', fullPage: true });
    });
  } finally {
    await server.kill();
  }
});

test('the games of the archive are explained to a newcomer, in their language', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const page = await stranger(browser, server);
    const answer = await page.request.get('/api/archive?player=scripted');
    const { games } = (await answer.json()) as { games: { id: string }[] };
    await opens(page, `/games/${games[1]?.id}/replay?at=0`);
    await expect(remarks(page)).toHaveText([/^Six in the morning/]);
    await expect(pane(page).locator('.by').first()).toHaveText('Estafette');
    await expect(page.locator('.timeline .flag')).toHaveCount(12);
    await pane(page).getByRole('button', { name: 'Next' }).click();
    await expect(remarks(page)).toHaveText([/bottleneck/]);
    await noSeriousFindings(page);
    await page.screenshot({ path: 'artefacts/comments-archive.png' });

    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('ul .text').first()).toHaveText(/goulot/);
    await page.setViewportSize({ width: 360, height: 740 });
    await fitsItsWidth(page);
    await page.screenshot({ path: 'artefacts/comments-archive-phone.png', fullPage: true });
  } finally {
    await server.kill();
  }
});
