/**
 * The made-up game of the crate `toy`, by its own server: both sides are asked at once, in secret,
 * and the page, which knows nothing of it, plays it to the end.
 */
import { expect, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { type Player, twoPlayers } from './players';
import { Server } from './server';

/** Creates a game as a program would; gives its address. */
async function create({ page }: Player): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'ford', side: 'red', visibility: 'open' }),
    });
    const { id } = (await answer.json()) as { id: string };
    return `/games/${id}`;
  });
}

async function join({ page }: Player, game: string): Promise<void> {
  await page.evaluate(async (game) => {
    await fetch(`/api${game}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  }, game);
}

/** Sends the first block of the list, or nobody. */
async function answers(player: Player, order: 'send' | 'hold'): Promise<void> {
  const { page } = player;
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: 'Order' }) });
  await form.getByRole('radio', { name: order, exact: true }).check();
  if (order === 'send')
    await form
      .getByRole('radio', { name: /^block/ })
      .first()
      .check();
  await player.takes(() => form.getByRole('button', { name: 'Give this order' }).click());
}

/** Looks back at the game from its table, through more eyes than one. */
async function looksBack(player: Player, game: string): Promise<void> {
  const { page } = player;
  await page.getByRole('link', { name: 'Look back at the game' }).click();
  const replay = page.locator('.replay');
  await expect(replay).toHaveAttribute('data-at', '0');
  const facts = page.getByRole('region', { name: 'What is known' });
  await expect(facts).toContainText('Red');
  await page.keyboard.press('End');
  const last = await page.getByText(/^Order \d+ of \d+$/).innerText();
  const [, at = '', end = ''] = /(\d+) of (\d+)/.exec(last) ?? [];
  expect(at).toBe(end);
  await expect(page.locator('[aria-current="step"]')).toContainText('Met: round 3');
  await page.keyboard.press('ArrowLeft');
  await expect(replay).toHaveAttribute('data-at', `${Number(end) - 1}`);
  await page.getByRole('radio', { name: /^Blue/ }).check();
  await expect(replay).toHaveAttribute('data-lens', 'blue');
  await expect(replay).toHaveAttribute('data-ready', 'true');
  await expect(page).toHaveURL(new RegExp(`${game}/replay\\?at=${Number(end) - 1}&lens=blue`));
  await page.getByRole('button', { name: 'To order 1', exact: true }).click();
  await expect(replay).toHaveAttribute('data-at', '1');
  await noSeriousFindings(page);
  await player.picture('toy-replay');
}

/** Reads the report of the game. */
async function reads({ page }: Player, game: string): Promise<void> {
  await page.goto(`${game}/report`);
  const course = page.getByRole('region', { name: 'Order by order' });
  await expect(course).toContainText('The game is set up.');
  await expect(course).toContainText('Met: round 3');
  await expect(page.getByRole('region', { name: 'What is known' })).toBeVisible();
  await fitsItsWidth(page);
  await noSeriousFindings(page);
}

test('a made-up game is played on its own server by two people who are asked at once', async ({
  browser,
}) => {
  const server = await Server.startToy();
  try {
    const [red, blue] = await twoPlayers(browser, server.url);
    await red.signUp();
    await blue.signUp();
    const game = await create(red);
    await join(blue, game);
    for (const { page } of [red, blue]) await page.goto(game);
    for (const player of [red, blue]) await player.isAsked('Your decision');
    await noSeriousFindings(red.page);
    await red.picture('toy');

    await answers(red, 'send');
    await expect(blue.page.getByRole('log')).toContainText('Answered: seat Red');
    await expect(blue.page.getByRole('log')).not.toContainText('Chosen');
    await blue.isAsked('Your decision');

    // Second thoughts are heard by nobody.
    const told = await blue.page.getByRole('log').innerText();
    await answers(red, 'hold');
    await expect(red.page.getByRole('log')).toContainText(/Chosen: seat Red, piece nothing/);
    expect(await blue.page.getByRole('log').innerText()).toBe(told);

    await blue.page.setViewportSize({ width: 360, height: 740 });
    await answers(blue, 'send');
    await fitsItsWidth(blue.page);
    await blue.picture('toy-telephone');
    for (const { page } of [red, blue]) {
      await expect(page.getByRole('log')).toContainText(/Met: round 1, .*winner Blue/);
    }

    for (let round = 2; round <= 3; round += 1) {
      await answers(blue, 'hold');
      await answers(red, 'send');
      await expect(blue.page.getByRole('log')).toContainText(new RegExp(`Met: round ${round}`));
    }
    await expect(red.page.getByRole('heading', { name: 'You won.' })).toBeVisible();
    await expect(blue.page.getByRole('heading', { name: 'You lost.' })).toBeVisible();
    await noSeriousFindings(blue.page);

    await looksBack(red, game);
    await reads(blue, game);
  } finally {
    await server.kill();
  }
});
