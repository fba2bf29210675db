import { expect, test } from '@playwright/test';

import { DEAL, twoPlayers } from './players';
import { Server } from './server';

test('two people play four rounds, and the server is killed in the middle', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);

    await test.step('one creates a game with a known deal, the other joins by link', async () => {
      await austria.signUp();
      await austria.page.getByRole('radio', { name: 'Austria' }).check();
      await austria.page.getByRole('radio', { name: 'Only with the link' }).check();
      await austria.page.getByText('A known deal').click();
      await austria.page.getByLabel('Deal').fill(JSON.stringify(DEAL));
      await austria.page.getByRole('button', { name: 'Create the game' }).click();
      const link = await austria.page.getByLabel('Invitation link').inputValue();

      await france.page.goto(link);
      await expect(france.page.getByText(`${austria.name} invites you`)).toBeVisible();
      const signUp = france.page.getByRole('main').getByRole('link', { name: 'Sign up' });
      await france.signUp((await signUp.getAttribute('href')) ?? '');
      await france.page.getByRole('button', { name: 'Join the game' }).click();
      await austria.isAsked('Your orders');
      await france.waits();
      await expect(france.page.locator('aside .sentence')).toHaveText(
        `${austria.name} is giving orders.`,
      );
    });

    await test.step('round 1: Austria comes in by road and over the bridge', async () => {
      await austria.order([/^infantry 3, Alessandria/], /^to locale 3, by the main road/);
      await france.reads(
        'One Austrian block marched by road from Alessandria over locale 1 and locale 2 to locale 3.',
      );
      await austria.order([/^infantry 3, Alessandria/], /^to locale 2, by the main road/);
      await austria.order([/^infantry 2, Alessandria/], /^to locale 1, by the main road/);
      await austria.order([/^infantry 2, Alessandria/], /^into locale 1, over the pontoon bridge/);
      await austria.picture('round-1-austria');
      await austria.endTurn();
    });

    await test.step('round 1: France organizes', async () => {
      await france.isAsked('Your orders');
      await france.order([/^infantry 3.*, locale 5/], /^organize/);
      await france.order([/^infantry 2.*, locale 5/], /^organize/);
      await france.order([/^infantry 2.*, locale 8/], /^organize/);
      await austria.reads('One French block in locale 8 was organized.');
      await france.picture('round-1-france');
      await france.endTurn();
    });

    await test.step('round 2: Austria marches on the board and attacks', async () => {
      await austria.tapBlock('2');
      await austria.tapLocale(4);
      await expect(austria.page.getByTestId('sentence')).toContainText(
        'The infantry 3 marches from locale 2 to locale 4',
      );
      await austria.commit();
      await austria.order([/^infantry 2, locale 1/], /^to locale 2, across country/);
      await austria.tapBlock('3');
      await austria.tapLocale(5);
      await expect(austria.page.getByTestId('sentence')).toHaveText(
        'The infantry 3 attacks locale 5 from locale 3.',
      );
      await austria.picture('round-2-austria-attack');
      await austria.commit();
      await france.isAsked('Do you respond?');
      await france.picture('round-2-france-respond');
      await france.page.setViewportSize({ width: 390, height: 844 });
      await france.picture('round-2-france-respond-phone');
      await france.page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('the server dies; both pages come back to the same position', async () => {
      const before = [await austria.position(), await france.position()];
      await server.kill();
      for (const { page } of [austria, france]) {
        await expect(page.getByText('Connection lost, trying again.')).toBeVisible();
      }
      await austria.picture('connection-lost-austria');
      await server.start();
      for (const { page } of [austria, france]) {
        await expect(page.getByText('Connection lost, trying again.')).toBeHidden();
      }
      expect([await austria.position(), await france.position()]).toEqual(before);
      await france.isAsked('Do you respond?');
    });

    await test.step('round 2: a response from reserve holds the attack', async () => {
      await france.choose(/^infantry 2, locale 5, reserve/);
      await expect(france.page.locator('form .primary')).toContainText('Send the infantry 2');
      await france.commit();
      await austria.reads('One French block moved up to meet the attack.');
      await austria.reads('France prevailed in locale 5.');
      await austria.isAsked('Up to the approach?');
      await austria.order([], /^all stay in reserve/);
      await austria.isAsked('Your orders');
      await austria.picture('round-2-austria-held');
      await austria.endTurn();
    });

    await test.step('round 2: France marches', async () => {
      await france.isAsked('Your orders');
      await france.order([/^infantry 2, locale 8/], /^to locale 18/);
      await austria.reads('One French block marched');
      await france.endTurn();
    });

    await test.step('round 3: an attack that nobody meets ends in a retreat', async () => {
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 3, locale 4/], /^attack locale 5/);
      await france.isAsked('Do you respond?');
      await expect(france.page.locator('form .primary')).toContainText('Send nobody');
      await france.commit();
      await france.picture('round-3-france-retreat');
      await france.retreat();
      await austria.reads(/One French block retreated from locale 5/);
      await austria.isAsked('Your orders');
      await expect(austria.page.locator('.piece[data-at="5"] .red')).toHaveCount(1);
      await austria.picture('round-3-austria');
      await austria.endTurn();
    });

    await test.step('rounds 3 and 4 are played to their ends', async () => {
      await france.isAsked('Your orders');
      await france.picture('round-3-france');
      await france.endTurn();
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 2, Alessandria/], /^to locale 1, by the main road/);
      await austria.endTurn();
      await france.isAsked('Your orders');
      await france.endTurn();
      await austria.isAsked('Your orders');
      for (const player of [austria, france]) {
        await player.reads('Round 5, 10 o’clock · Austria');
        await expect(player.page.getByText('Round 5 of 16')).toBeVisible();
      }
      await austria.picture('round-5-austria');
      await france.picture('round-5-france');
    });

    await test.step('a page that is loaded anew shows the same', async () => {
      const before = await france.position();
      await france.page.reload();
      await france.reads('Round 5');
      expect(await france.position()).toEqual(before);
    });
  } finally {
    await server.kill();
  }
});
