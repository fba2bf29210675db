import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';

import { Player, twoPlayers } from './players';
import { Server, setting } from './server';

/** Opens the page of a player. */
async function visit(page: Page, name: string): Promise<void> {
  await page.goto(`/players/${name}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Puts as many more games into the database that ended like this one, each a day earlier. */
async function repeat(game: string, times: number): Promise<void> {
  const database = new Client({ connectionString: setting('DATABASE_URL') });
  await database.connect();
  try {
    await database.query(
      `with more as (
         insert into games (id, kind, rules_version, options, seed, given_deal, creator_id, side_wish,
           visibility, invitation, status, round, created_at, started_at, moved_at, result, result_by,
           ended_at)
         select gen_random_uuid(), kind, rules_version, options, seed, given_deal, creator_id, side_wish,
           visibility, gen_random_uuid()::text, status, round, created_at, started_at, moved_at, result,
           result_by, ended_at - n * interval '1 day'
         from games, generate_series(1, $2::integer) n where id = $1
         returning id
       )
       insert into seats (game_id, side, rank, chair_side, chair_rank, account_id, comments)
       select more.id, side, rank, chair_side, chair_rank, account_id, comments from more, seats where game_id = $1`,
      [game, times],
    );
  } finally {
    await database.end();
  }
}

test('a player’s page tells what anybody may know, and names lead there', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    const stranger = await Player.arrive(browser, server.url, 'Suvorov');
    const headers = { origin: server.url };
    let game = '';

    await test.step('who has not played has an empty page, and finds it by their own name', async () => {
      await austria.signUp();
      const { page } = austria;
      await page.getByRole('banner').getByRole('link', { name: austria.name }).click();
      await page.getByRole('main').getByRole('link', { name: austria.name }).click();
      await expect(page).toHaveTitle(`${austria.name} · Estafette`);
      await expect(page.getByText('Member since')).toBeVisible();
      await expect(page.getByText('You have played no game so far.')).toBeVisible();
      await visit(stranger.page, austria.name);
      await expect(stranger.page.getByText('has played no public game so far')).toBeVisible();
    });

    await test.step('a name among the open games leads to the page, and back', async () => {
      const data = { game: 'triomphe', side: 'red', visibility: 'open' };
      const created = await austria.page.request.post('/api/games', { headers, data });
      game = ((await created.json()) as { id: string }).id;
      await france.signUp();
      const { page } = france;
      await page.getByRole('main').getByRole('link', { name: austria.name }).click();
      await expect(page.getByRole('heading', { name: austria.name })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: `Join the game of ${austria.name}` }).click();
      await france.waits();
    });

    await test.step('a running game is told to all, and opens for those who play', async () => {
      await visit(stranger.page, austria.name);
      const running = stranger.page.getByRole('region', { name: 'Running games' });
      await expect(running).toContainText(`Austria against ${france.name}`);
      await expect(running).toContainText('Round 1, 6 o’clock');
      await expect(running.getByRole('link', { name: 'Open' })).toHaveCount(0);

      const { page } = france;
      const name = page.locator('header.bar').getByRole('link', { name: austria.name });
      await name.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: austria.name })).toBeVisible();
      const open = page.getByRole('link', { name: `Open the game against ${france.name}` });
      await open.focus();
      await page.keyboard.press('Enter');
      await france.waits();
    });

    await test.step('a private game is there for the player alone', async () => {
      const data = { game: 'triomphe', side: 'blue', visibility: 'private' };
      const created = await austria.page.request.post('/api/games', { headers, data });
      const { invitation } = (await created.json()) as { invitation: string };
      await france.page.request.post(`/api/invitations/${invitation}/join`, { headers });
      await visit(austria.page, austria.name);
      const own = austria.page.getByRole('region', { name: 'Running games' });
      await expect(own.getByRole('listitem')).toHaveCount(2);
      await expect(own.getByText('only with the link')).toHaveCount(1);
      for (const other of [france, stranger]) {
        await visit(other.page, austria.name);
        await expect(other.page.getByText(`Austria against ${france.name}`)).toBeVisible();
        await expect(other.page.getByText(`France against ${france.name}`)).toBeHidden();
      }
    });

    await test.step('a finished game says how it ended, and is counted', async () => {
      const { page } = austria;
      await page.goto(`/games/${game}`);
      await austria.isAsked('Your orders');
      await page.keyboard.press('p');
      await page.getByRole('button', { name: 'Resign …', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, I resign' }).click();
      await austria.isAsked('You lost.');
      await visit(stranger.page, france.name);
      const finished = stranger.page.getByRole('region', { name: 'Finished games' });
      await expect(finished).toContainText('Won: the other side resigned');
      await expect(finished).toContainText(`France against ${austria.name}`);
      await expect(finished).toContainText('one round');
      const together = stranger.page.getByRole('row', { name: 'Together' });
      await expect(together.getByRole('cell')).toHaveText(['1', '0', '0']);
    });

    await test.step('older games come when they are asked for, by keyboard too', async () => {
      await repeat(game, 25);
      const { page } = stranger;
      await visit(page, france.name);
      const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
      await expect(games).toHaveCount(20);
      await page.getByRole('button', { name: 'Show older games' }).focus();
      await page.keyboard.press('Enter');
      await expect(games).toHaveCount(26);
      await expect(games.nth(20)).toBeFocused();
      await expect(page.getByRole('button', { name: 'Show older games' })).toBeHidden();
      await expect(page.getByRole('row', { name: 'Together' })).toContainText('26');
    });

    await test.step('a name that nobody has leads to a sentence', async () => {
      await stranger.page.goto('/players/Nobody-at-all');
      await expect(stranger.page.getByText('There is no player of this name.')).toBeVisible();
    });
  } finally {
    await server.kill();
  }
});
