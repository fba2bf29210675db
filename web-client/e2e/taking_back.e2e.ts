import { expect, test } from '@playwright/test';

import { newGame, Player } from './players';
import { Server } from './server';

test('an order is taken back alone, then by agreement, and a refusal is explained', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const austria = await Player.arrive(browser, server.url, 'Melas');
    const france = await Player.arrive(browser, server.url, 'Victor');
    await newGame(austria, france);

    await test.step('what revealed nothing is taken back by one button', async () => {
      // What changed last is another thing afterwards.
      const standing = async (): Promise<string> =>
        (await austria.position()).replace(/What changed last[^]*What can be done/, '');
      const before = await standing();
      await austria.order([/^infantry 3, Alessandria/], /^to locale 3, by the main road/);
      await france.reads('marched by road from Alessandria');
      await austria.page.getByRole('button', { name: 'Take back the last order' }).click();
      await austria.reads('Austria took an order back.');
      await france.reads('taken back');
      await expect(france.page.locator('.log s').first()).toContainText('marched by road');
      expect(await standing()).toEqual(before);
      await austria.picture('taken-back-austria');
    });

    await test.step('why not: asked with the keyboard, answered with the rule', async () => {
      await austria.choose(/^infantry 3, Alessandria/);
      await austria.page.getByLabel('locale', { exact: true }).fill('40');
      await austria.page.keyboard.press('Enter');
      const reasons = austria.page.getByTestId('why-not');
      await expect(reasons).toContainText('By road: No road leads that way.');
      await expect(reasons.getByRole('link', { name: 'Rule 8' })).toBeVisible();
      await austria.picture('why-not-austria');
    });

    await test.step('behind the wall both have to agree', async () => {
      await austria.endTurn();
      await expect(austria.page.getByText('wall: blocks were shuffled')).toBeVisible();
      await austria.page.getByRole('button', { name: 'Ask to take back' }).click();
      await expect(france.page.getByText('Austria asks to go back')).toBeVisible();
      await france.picture('take-back-asked-france');
      await france.page.getByRole('button', { name: 'Agree' }).click();
      await austria.isAsked('Your orders');
      await france.waits();
    });
  } finally {
    await server.kill();
  }
});
