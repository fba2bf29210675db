import { expect, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import type { Player } from './players';
import { twoPlayers } from './players';
import { Server } from './server';

/** Opens what is settled beside the board, by keyboard. */
async function parley(player: Player): Promise<void> {
  await player.page.keyboard.press('p');
  await expect(player.page.getByRole('dialog', { name: 'Parley' })).toBeVisible();
}

const clock = (player: Player, army: string) =>
  player.page.locator('header.bar').getByRole('timer', { name: new RegExp(`^${army}`) });

test('a game by courier: a draw declined, a pause, a resignation and a rematch', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);

    await test.step('the pace is chosen with the game and told to whoever is invited', async () => {
      await austria.signUp();
      const { page } = austria;
      await page.getByRole('radio', { name: 'Austria' }).check();
      await page.getByRole('radio', { name: 'Only with the link' }).check();
      await page.getByRole('radio', { name: 'Live' }).check();
      await austria.picture('new-game-live');
      await page.getByRole('radio', { name: 'By courier' }).check();
      await page.getByRole('radio', { name: 'other' }).check();
      await page.getByLabel('Days for each decision').fill('2');
      await page.getByLabel('Days more for the game').fill('0');
      await noSeriousFindings(page);
      await austria.picture('new-game-courier');
      await page.getByRole('button', { name: 'Create the game' }).click();
      const link = await page.getByLabel('Invitation link').inputValue();
      await france.signUp(`/signup?next=${encodeURIComponent(new URL(link).pathname)}`);
      await expect(france.page.getByText('Time: two days a decision.')).toBeVisible();
      await france.page.getByRole('button', { name: 'Join the game' }).click();
      await austria.isAsked('Your orders');
    });

    await test.step('the clock of whoever has to decide runs', async () => {
      await expect(clock(austria, 'Austria')).toHaveText('1 d 23 h');
      await expect(clock(austria, 'Austria')).toHaveClass(/running/);
      await expect(clock(france, 'France')).not.toHaveClass(/running/);
      await austria.endTurn();
      await france.isAsked('Your orders');
      await expect(clock(austria, 'France')).toHaveClass(/running/);
    });

    await test.step('a draw is offered, seen as a card, and declined', async () => {
      await parley(austria);
      await noSeriousFindings(austria.page);
      await austria.picture('parley-austria');
      await austria.page.getByRole('button', { name: 'Offer a draw' }).click();
      await expect(austria.page.getByText('You offer a draw')).toBeVisible();
      await expect(france.page.getByRole('alert')).toHaveText('Austria offers a draw.');
      await expect(france.page.getByTestId('news')).toContainText('Austria offered a draw.');
      await noSeriousFindings(france.page);
      await france.picture('draw-offered-france');
      await france.page.getByRole('button', { name: 'Decline' }).click();
      await austria.reads('France declined the draw.');
      await parley(austria);
      await expect(austria.page.getByText('You can offer it again when')).toBeVisible();
      await austria.page.keyboard.press('Escape');
    });

    await test.step('a pause is agreed on and ended by whoever asked', async () => {
      await parley(france);
      await france.page.getByRole('combobox', { name: 'How long' }).selectOption('seven days');
      await france.page.getByRole('button', { name: 'Ask for a pause' }).click();
      await austria.page.getByRole('button', { name: 'Agree to the pause' }).click();
      for (const player of [austria, france]) {
        await player.reads('Austria agreed to the pause: seven days.');
        await expect(player.page.getByText('The clocks stand still until')).toBeVisible();
        await expect(clock(player, 'France')).toHaveClass(/paused/);
      }
      await france.picture('pause-france');
      await france.page.setViewportSize({ width: 390, height: 844 });
      await fitsItsWidth(france.page);
      await france.picture('pause-france-phone');
      await france.page.setViewportSize({ width: 360, height: 740 });
      await fitsItsWidth(france.page);
      await france.picture('pause-france-360');
      await france.page.setViewportSize({ width: 1440, height: 900 });
      await expect(austria.page.getByRole('button', { name: 'End the pause' })).toBeHidden();
      await france.page.getByRole('button', { name: 'End the pause now' }).click();
      await expect(clock(austria, 'France')).toHaveClass(/running/);
    });

    await test.step('a resignation has to be meant', async () => {
      await parley(austria);
      await austria.page.getByRole('button', { name: 'Resign …', exact: true }).click();
      await austria.page.getByRole('button', { name: 'Play on' }).click();
      await austria.page.getByRole('button', { name: 'Resign …', exact: true }).click();
      await austria.page.getByRole('button', { name: 'Yes, I resign' }).click();
      await austria.isAsked('You lost.');
      await france.isAsked('You won.');
      await france.reads('Austria resigned. The game is over.');
      await noSeriousFindings(france.page);
      await france.picture('resigned-france');
    });

    await test.step('they play again with sides swapped', async () => {
      await france.page.getByRole('button', { name: 'Offer a rematch' }).click();
      await austria.page.getByRole('button', { name: 'Play again' }).click();
      await austria.picture('rematch-agreed-austria');
      const old = austria.page.url();
      for (const player of [austria, france]) {
        await player.page.getByRole('link', { name: 'To the new game' }).click();
        await expect(player.page).not.toHaveURL(old);
      }
      await france.isAsked('Your orders');
      await austria.waits();
      await expect(clock(france, 'Austria')).toHaveClass(/running/);
      await france.page.goto('/');
      await expect(france.page.getByText('1 d 23 h left')).toBeVisible();
      await expect(france.page.getByText(`you beat ${austria.name}`)).toBeVisible();
      await noSeriousFindings(france.page);
      await france.picture('lobby-with-clocks');
      await france.page.setViewportSize({ width: 390, height: 844 });
      await fitsItsWidth(france.page);
      await france.picture('lobby-with-clocks-phone');
    });
  } finally {
    await server.kill();
  }
});

test('a live game is won on time, by a claim', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await austria.signUp();
    await france.signUp();
    const headers = { origin: server.url };
    const pace = { pace: 'live', bank_seconds: 10, increment_seconds: 0 };
    const data = { game: 'triomphe', side: 'red', visibility: 'open', pace };
    const created = await austria.page.request.post('/api/games', { headers, data });
    const { id } = (await created.json()) as { id: string };
    await france.page.goto('/');
    await expect(france.page.getByText('live, 10 s + 0 s')).toBeVisible();
    const join = `Join the game of ${austria.name}`;
    await france.page.getByRole('button', { name: join }).click();
    await austria.page.goto(`/games/${id}`);
    await austria.isAsked('Your orders');
    await expect(clock(austria, 'Austria')).toHaveText('0:10');
    await expect(clock(austria, 'Austria')).not.toHaveClass(/running/);
    await austria.endTurn();
    await france.isAsked('Your orders');
    await france.endTurn();
    await expect(clock(france, 'Austria')).toHaveClass(/running/);
    await expect(france.page.getByText('has no time left')).toBeVisible();
    await expect(austria.page.getByText('Your time is out.')).toBeVisible();
    await expect(clock(austria, 'Austria')).toHaveText('0:00');
    await noSeriousFindings(france.page);
    await france.picture('time-out-france');
    await austria.picture('time-out-austria');
    await france.page.getByRole('button', { name: 'Claim the win' }).click();
    await france.isAsked('You won.');
    await austria.isAsked('You lost.');
    await austria.reads('France claimed the win: the other side had no time left.');
    await france.picture('claimed-france');
  } finally {
    await server.kill();
  }
});
