/** What the first game page costs: sizes and requests are asserted, times are printed. */
import { gzipSync } from 'node:zlib';

import { type Browser, expect, type Page, test } from '@playwright/test';

import { newGame, Player } from './players';
import { Server } from './server';

const KB = 1024;
const MOST_SCRIPT = 95 * KB;
const MOST_BYTES = 352 * KB;
const MOST_REQUESTS = 14;
const SLOW_DOWN = 4;
const RUNS = 3;

/** What the page notes down about itself, from before its first script on. */
interface Notes {
  shift: number;
  board: number | null;
  lit: number | null;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page: sums layout shifts, notes when the board and when highlights are painted. */
function takeNotes(): void {
  window.notes = { shift: 0, board: null, lit: null };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.notes.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let pressed = 0;
  addEventListener('pointerdown', () => (window.notes.lit = null), true);
  addEventListener('pointerup', (event) => (pressed = event.timeStamp), true);
  const painted = (note: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = note;
      port2.postMessage(null);
    });
  };
  new MutationObserver(() => {
    const { notes } = window;
    if (notes.board === null && document.querySelector('.piece .bar') !== null) {
      notes.board = -1;
      painted(() => (notes.board = performance.now()));
    }
    if (pressed > 0 && document.querySelector('.lit .ground') !== null) {
      const since = pressed;
      pressed = 0;
      painted(() => (notes.lit = performance.now() - since));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The same player at a browser that has never been here. */
async function freshPage(browser: Browser, player: Player): Promise<Page> {
  const { cookies } = await player.page.context().storageState();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  return page;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
const told: string[] = [];

// A trace takes pictures of the page while it works, which would be timed too.
test.use({ trace: 'off' });

test.afterAll(() => {
  process.stdout.write(`${['budget of the first game page:', ...told].join('\n  ')}\n`);
});

test('the first game page keeps its budget', async ({ browser }) => {
  const server = await Server.start();
  try {
    const austria = await Player.arrive(browser, server.url, 'Melas');
    const france = await Player.arrive(browser, server.url, 'Victor');
    await newGame(austria, france);
    const address = austria.page.url();

    await test.step('sizes, requests, layout shift', async () => {
      const page = await freshPage(browser, austria);
      const requests: { path: string; bytes: number; script: number }[] = [];
      const pending: Promise<void>[] = [];
      let sockets = 0;
      page.on('websocket', () => (sockets += 1));
      page.on('requestfinished', (request) => {
        const weigh = async (): Promise<void> => {
          const { responseBodySize, responseHeadersSize } = await request.sizes();
          const response = await request.response();
          const script = request.resourceType() === 'script';
          const body = script && response ? await response.body() : null;
          requests.push({
            path: new URL(request.url()).pathname,
            bytes: responseBodySize + responseHeadersSize,
            script: body ? gzipSync(body, { level: 9 }).length : 0,
          });
        };
        pending.push(weigh());
      });
      await page.goto(address);
      await expect(page.locator('.piece .bar').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await Promise.all(pending);

      const script = requests.reduce((sum, one) => sum + one.script, 0);
      const bytes = requests.reduce((sum, one) => sum + one.bytes, 0);
      const count = requests.length + sockets;
      const { shift } = await page.evaluate(() => window.notes);
      told.push(
        `JavaScript, gzip: ${kb(script)} of ${kb(MOST_SCRIPT)}`,
        `transferred: ${kb(bytes)} of ${kb(MOST_BYTES)}`,
        `requests: ${count} of ${MOST_REQUESTS}`,
        ...requests.map((one) => `  ${one.path} ${kb(one.bytes)}`),
        `layout shift: ${shift.toFixed(4)}`,
      );
      expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(count).toBeLessThanOrEqual(MOST_REQUESTS);
      expect(shift).toBeLessThan(0.005);
      await page.context().close();
    });

    await test.step('times on a processor four times slower', async () => {
      const board: number[] = [];
      const lit: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await freshPage(browser, austria);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
        await page.goto(address);
        await page.waitForFunction(() => (window.notes.board ?? -1) > 0);
        board.push(await page.evaluate(() => window.notes.board ?? 0));
        await page.waitForLoadState('networkidle');
        for (const place of [0, 4, 9]) {
          const bar = page.locator('.piece[data-at="@alessandria"] .bar').nth(place);
          const box = await bar.boundingBox();
          if (!box) throw new Error('no block waits in Alessandria');
          await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
          await page.waitForFunction(() => window.notes.lit !== null);
          lit.push(await page.evaluate(() => window.notes.lit ?? 0));
          await page.keyboard.press('Escape');
        }
        await page.context().close();
      }
      told.push(
        `board visible, CPU / ${SLOW_DOWN}: ${middle(board).toFixed(0)} ms (goal 1000; ${board.map(Math.round).join(', ')})`,
        `block chosen to highlights, CPU / ${SLOW_DOWN}: ${middle(lit).toFixed(0)} ms (goal 50; ${lit.map(Math.round).join(', ')})`,
      );
    });
  } finally {
    await server.kill();
  }
});
