/** The printable report of a finished game, and what a link to a moment of it tells. */
import { type Browser, expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { newGame, Player } from './players';
import { Server } from './server';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const told: string[] = [];

test.afterAll(() => {
  process.stdout.write(`${['the report of a battle:', ...told].join('\n  ')}\n`);
});

async function visitor(browser: Browser, { url }: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESK,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Waits until every map of the report is there, and says how many there are. */
async function maps(page: Page): Promise<number> {
  const pictures = page.locator('article img');
  const loaded = (): Promise<boolean> =>
    pictures.evaluateAll((all) =>
      all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
    );
  await expect.poll(loaded, { timeout: 60_000 }).toBe(true);
  return pictures.count();
}

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

test('a stranger finds a finished game, reads its report and prints it', async ({ browser }) => {
  const server = await Server.start();
  try {
    const page = await visitor(browser, server);
    let game = '';

    await test.step('the archive leads everybody to the replay and to the report', async () => {
      await page.goto('/archive?player=scripted');
      const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
      await expect(games).not.toHaveCount(0);
      await games
        .first()
        .getByRole('link', { name: /^Look back: / })
        .click();
      await expect(page.locator('.replay')).toHaveAttribute('data-ready', 'true');
      await expect(page).toHaveTitle(/ against .* · Estafette$/);
      game = new URL(page.url()).pathname.split('/')[2] ?? '';
      await page.getByRole('link', { name: 'Battle report' }).click();
      await expect(page).toHaveURL(`${server.url}/games/${game}/report`);
      await expect(page).toHaveTitle(/ against .*: battle report · Estafette$/);
    });

    await test.step('it has facts, the course in prose, and maps of its moments', async () => {
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { name: 'Triomphe à Marengo' })).toBeVisible();
      await expect(article.getByRole('row', { name: /^Strength lost \d+ \d+$/ })).toBeVisible();
      await expect(article.locator('.lines svg')).toHaveCount(3);
      await expect(article).toContainText('The armies are set up.');
      const turns = await article.getByRole('heading', { level: 3 }).count();
      expect(turns).toBeGreaterThan(4);
      expect(await article.locator('.prose').count()).toBeGreaterThan(30);
      const pictures = await maps(page);
      expect(pictures).toBeGreaterThan(4);
      expect(pictures).toBeLessThanOrEqual(10);
      await expect(article).toContainText(/Commitment\s*[0-9a-f]{64}\s*Seed\s*[0-9a-f]{64}/);
      await expect(article).toContainText(`${server.url}/games/${game}/replay`);
      await expect(article.getByAltText(/^The whole field in round 1, 6 o’clock/)).toBeVisible();
      told.push(`turns: ${turns}, maps: ${pictures}`);
      await noSeriousFindings(page);
      await fitsItsWidth(page);
      await page.screenshot({ path: 'artefacts/report.png', fullPage: true });
    });

    await test.step('on a phone, in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(PHONE);
      await fitsItsWidth(page);
      await noSeriousFindings(page);
      await page.screenshot({ path: 'artefacts/report-phone-dark.png', fullPage: true });
      await page.setViewportSize(DESK);
    });

    await test.step('on paper it is black on white, whatever the theme, and has no buttons', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'To the replay' })).toBeHidden();
      await expect(page.getByRole('navigation')).toBeHidden();
      const colours = await page
        .locator('.prose')
        .first()
        .evaluate((prose) => [
          getComputedStyle(prose).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      await page.screenshot({ path: 'artefacts/report-print.png', fullPage: true });
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = await page.pdf({
          format,
          path: `artefacts/report-${format}.pdf`,
          preferCSSPageSize: true,
        });
        const pages = pagesOf(pdf);
        told.push(`pages on ${format}: ${pages}, ${Math.round(pdf.length / 1024)} KB`);
        expect(pages).toBeGreaterThan(4);
        expect(pages).toBeLessThan(25);
      }
      await page.emulateMedia({ media: null, colorScheme: null });
    });

    await test.step('the button prints it, and a way leads back to the replay', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('body[data-printed]')).toHaveCount(1);
      await page.getByRole('link', { name: 'To the replay' }).click();
      await expect(page.locator('.replay')).toHaveAttribute('data-ready', 'true');
    });

    await test.step('the link to a moment tells programs what to show of it', async () => {
      const address = `/games/${game}/replay?at=40&lens=blue`;
      const answer = await page.request.get(address);
      const source = await answer.text();
      expect(source).toContain('<meta name="twitter:card" content="summary_large_image" />');
      const image = /property="og:image" content="([^"]*)"/
        .exec(source)?.[1]
        ?.replaceAll('&amp;', '&');
      expect(image).toBe(
        `${server.url}/api${new URL(address, server.url).pathname}/picture.png?at=40&lens=blue`,
      );
      const picture = await page.request.get(image ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      await page.goto(address);
      await expect(page.locator('.replay')).toHaveAttribute('data-at', '40');
      await expect(page.locator('.replay')).toHaveAttribute('data-lens', 'blue');
      // The tags change nothing for who reads the page.
      await expect(page).toHaveTitle(/ against .* · Estafette$/);
    });
    await page.context().close();
  } finally {
    await server.kill();
  }
});

test('there is no report of a game that runs, or of none', async ({ browser }) => {
  const server = await Server.start();
  try {
    const austria = await Player.arrive(browser, server.url, 'Melas');
    const france = await Player.arrive(browser, server.url, 'Victor');
    await newGame(austria, france);
    const { page } = austria;
    await page.goto(`${new URL(page.url()).pathname}/report`);
    await expect(page.getByRole('alert')).toHaveText(
      'Until the game is over you can look back only through your own eyes.',
    );
    await noSeriousFindings(page);
    await page.goto('/games/00000000-0000-4000-8000-000000000000/report');
    await expect(page.getByRole('alert')).toHaveText('There is no such game.');
  } finally {
    await server.kill();
  }
});
