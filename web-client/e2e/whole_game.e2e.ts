/** A whole game through the page: Austria has a mouse, France has a keyboard. */
import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';

import { noSeriousFindings } from './checks';
import { twoPlayers } from './players';
import { Server } from './server';
import { Hand } from './whole_game/hand';
import { Keys } from './whole_game/keys';
import { SCRIPT, type Spoken } from './whole_game/script';

/** Moments worth a picture, the first of their kind; some are looked at for accessibility too. */
const MOMENTS: Partial<Record<Spoken['order'], { picture: string; checked?: boolean }>> = {
  declare_bombardment: { picture: 'whole-bombardment-declared' },
  complete_bombardment: { picture: 'whole-bombardment' },
  name_assault: { picture: 'whole-assault', checked: true },
  counter_attack: { picture: 'whole-counter-attack' },
  continuation: { picture: 'whole-continuation' },
  retreat: { picture: 'whole-retreat', checked: true },
  transfer_morale: { picture: 'whole-morale-transfer', checked: true },
};

/** The heads of questions, as the catalogue has them. */
const HEADS = new Map(
  [
    ...readFileSync(
      new URL('../src/games/triomphe/words/en/play.ftl', import.meta.url),
      'utf8',
    ).matchAll(/^decide-(\w+)-head = (.*)$/gm),
  ].map(([, kind = '', head = '']) => [kind, head]),
);

async function told(page: Page): Promise<string[]> {
  return page.locator('.log').locator('h4, .line').allTextContents();
}

// Pictures and copies of the page at every key and tap would take longer than the game.
test.use({
  trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  screenshot: 'only-on-failure',
});

test('a whole game is played, with a mouse alone and with a keyboard alone', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    const hand = new Hand(austria);
    const keys = await Keys.of(france);
    const seats = { red: hand, blue: keys };
    const seen = new Set<string>();

    await test.step('the game is offered and joined', async () => {
      await austria.signUp();
      const link = await austria.creates('Austria', SCRIPT.deal);
      await keys.signUp(`/signup?next=${encodeURIComponent(new URL(link).pathname)}`);
      await keys.button('Join the game');
    });

    for (const [index, spoken] of SCRIPT.orders.entries()) {
      const { by, asked, order } = spoken;
      await test.step(`${index + 1}. ${by}: ${order}`, async () => {
        const { player } = seats[by];
        await player.isAsked(HEADS.get(asked) ?? asked);
        await (by === 'red' ? france : austria).waits();
        await seats[by].draft(spoken);
        const moment = seen.has(order) ? undefined : MOMENTS[order];
        if (moment) {
          seen.add(order);
          await player.picture(moment.picture);
          if (moment.checked) await noSeriousFindings(player.page);
        }
        await seats[by].commit(spoken);
        for (const { page } of [austria, france]) {
          await expect(page.locator('.table')).toHaveAttribute('data-position', `${index + 1}`);
        }
        expect(await told(france.page)).toEqual(await told(austria.page));
      });
    }

    await test.step('both see how it ended', async () => {
      const last = (await told(austria.page)).at(-1) ?? '';
      expect(last).toContain('A decisive victory.');
      const [winner, loser] = last.startsWith('Austria') ? [austria, france] : [france, austria];
      await winner.isAsked('You won.');
      await loser.isAsked('You lost.');
      await austria.picture('whole-end-austria');
      await france.picture('whole-end-france');
      expect(await austria.position()).toContain('Morale');
    });

    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(MOMENTS)));
    expect(keys.touched).toEqual([]);
  } finally {
    await server.kill();
  }
});
