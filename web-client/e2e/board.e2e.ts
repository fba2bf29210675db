import { expect, type Page, test } from '@playwright/test';

import { noSeriousFindings } from './checks';
import { newGame, twoPlayers } from './players';
import { Server } from './server';

/** Something on the page has the keyboard: never the page as a whole. */
async function keepsFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? ''))
    .not.toBe('BODY');
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a game page is looked about, carried on and left', async ({ browser }) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await newGame(austria, france);
    const { page } = austria;

    await test.step('a block is carried to a lit locale: the order is drafted, not given', async () => {
      const before = await page.locator('.table').getAttribute('data-position');
      const [x, y] = await middleOf(page, '.piece[data-at="@alessandria"] .bar');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y, { steps: 3 });
      await expect(page.locator('.hand')).toBeVisible();
      const [tx, ty] = await middleOf(page, '[data-locale="1"] .ground');
      await page.mouse.move(tx, ty, { steps: 5 });
      await page.mouse.up();
      await expect(page.locator('.hand')).toBeHidden();
      await expect(page.getByTestId('sentence')).toContainText('to locale 1');
      expect(await page.locator('.table').getAttribute('data-position')).toBe(before);
    });

    await test.step('the order goes out; the other side sees the block on its way', async () => {
      await france.page.evaluate(() => {
        const noted = window as unknown as { went: number };
        noted.went = 0;
        const animate = SVGElement.prototype.animate;
        SVGElement.prototype.animate = function (...given) {
          noted.went += 1;
          return animate.apply(this, given);
        };
      });
      await austria.commit();
      await keepsFocus(page);
      await france.reads('One Austrian block marched by road from Alessandria to locale 1.');
      const went = await france.page.evaluate(() => (window as unknown as { went: number }).went);
      expect(went).toBeGreaterThan(0);
      await expect(france.page.getByTestId('news')).toContainText('marched by road');
    });

    await test.step('a block dropped beside the way stays chosen and has no order', async () => {
      const [x, y] = await middleOf(page, '.piece[data-at="@alessandria"] .bar');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 300, y - 300, { steps: 6 });
      await page.mouse.up();
      await expect(page.locator('form .primary')).toBeDisabled();
      await page.keyboard.press('Escape');
      await keepsFocus(page);
    });

    await test.step('a tap on a place says what it is', async () => {
      const [x, y] = await middleOf(page, '.piece[data-at="1"] .bar');
      await page.mouse.click(x + 10, y - 30);
      const card = page.getByTestId('place');
      await expect(card.getByRole('heading', { name: 'Locale 1' })).toBeFocused();
      await expect(card).toContainText('Room for 16 blocks');
      await expect(card).toContainText('Narrow: one block holds it.');
      await noSeriousFindings(page);
      await card.getByRole('button', { name: 'locale 2' }).first().click();
      await expect(card.getByRole('heading', { name: 'Locale 2' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await keepsFocus(page);
    });

    await test.step('the board stays turned', async () => {
      await page.keyboard.press('Shift+R');
      await page.keyboard.press('0');
      const scene = page.locator('.board .scene');
      await expect(scene).toHaveAttribute('transform', /rotate\(270\)/);
      await page.reload();
      await expect(scene).toHaveAttribute('transform', /rotate\(270\)/);
      await austria.tapBlock('@alessandria');
      await austria.tapLocale(2);
      await expect(page.getByTestId('sentence')).toContainText('to locale 2');
      await austria.commit();
      await page.keyboard.press('Shift+R');
      await expect(scene).toHaveAttribute('transform', /rotate\(0\)/);
    });

    await test.step('the end of the turn warns, and one key more ends it', async () => {
      await page.keyboard.press('e');
      const warning = page.getByRole('dialog', { name: 'End the turn?' });
      await expect(warning).toContainText('Your turn ends with three commands unused.');
      await expect(warning).toContainText('blocks can still march free');
      await noSeriousFindings(page);
      await page.keyboard.press('Escape');
      await expect(warning).toBeHidden();
      await page.keyboard.press('e');
      await warning
        .getByRole('button', { name: /Alessandria/ })
        .first()
        .click();
      await expect(warning).toBeHidden();
      await expect(page.getByText('One block chosen.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
      await austria.takes(() => page.keyboard.press('Enter'));
      await austria.waits();
      await keepsFocus(page);
    });

    await test.step('the board as text says what can be done and what changed', async () => {
      await france.isAsked('Your orders');
      await france.page.keyboard.press('t');
      const text = france.page.getByRole('dialog', { name: 'The position' });
      await expect(text).toContainText('What changed last');
      await expect(text).toContainText('Austria ended its turn.');
      await expect(text).toContainText('What can be done');
      await noSeriousFindings(france.page);
      await france.page.keyboard.press('Escape');
    });

    await test.step('who comes back reads what happened', async () => {
      await france.page.goto('/');
      await expect(
        france.page.getByRole('heading', { name: 'Your games' }).or(france.page.getByRole('main')),
      ).toBeVisible();
      await france.page.goBack();
      await france.isAsked('Your orders');
      await expect(france.page.getByTestId('since')).toBeHidden();
      await france.endTurn();
      await austria.isAsked('Your orders');
      await page.goto('/');
      await page.goBack();
      await expect(page.getByTestId('since')).toBeHidden();
      await austria.endTurn();
      await france.isAsked('Your orders');
    });

    await test.step('the log shows what is asked for', async () => {
      const { page: theirs } = france;
      await theirs.getByRole('radio', { name: 'losses' }).check();
      await expect(theirs.locator('.log .pane')).not.toContainText('marched');
      await expect(theirs.locator('.log .pane')).toContainText('morale arrived');
      await theirs.getByRole('radio', { name: 'moves', exact: true }).check();
      await expect(theirs.locator('.log .pane')).toContainText('marched by road');
    });

    await test.step('nothing moves for those who want it so; the ways stay drawn', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await france.endTurn();
      await austria.isAsked('Your orders');
      await austria.order([/^infantry 2, Alessandria/], /^to locale 1, by the main road/);
      await expect(page.locator('.scene circle[r="4"]')).toHaveCount(1);
    });
  } finally {
    await server.kill();
  }
});
