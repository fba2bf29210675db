/** Looking back at a long game in a browser: what it takes is printed, that it stays small is asserted. */
import { readFile } from 'node:fs/promises';

import { type CDPSession, expect, type Page, test } from '@playwright/test';

import { Player } from './players';
import { Server } from './server';

/** A finished game with a log of 401 entries. */
const GAME = new URL('../../server/tests/long_game.json', import.meta.url);
const LAST = 401;
/** So many orders are stepped through one by one. */
const STEPS = 96;
/** From one place of the timeline to the next, when all of it is visited. */
const STRIDE = 8;
const MB = 1024 * 1024;
/** Going through the game once more may leave so much behind, in bytes. */
const MOST_LEFT = 4 * MB;

/** What the page notes down about itself, from before its first script on. */
interface Notes {
  /** When the first frame was painted. */
  first: number | null;
  /** From a key to the frame it asks for, painted. */
  steps: number[];
}

declare global {
  interface Window {
    looking: Notes;
  }
}

function takeNotes(): void {
  window.looking = { first: null, steps: [] };
  let pressed = 0;
  let shown: string | undefined;
  const painted = (note: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = note;
      port2.postMessage(null);
    });
  };
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  new MutationObserver(() => {
    const replay = document.querySelector<HTMLElement>('.replay[data-ready="true"]');
    if (!replay || !document.querySelector('.piece .bar') || replay.dataset['at'] === shown) return;
    const begun = shown === undefined ? null : pressed;
    shown = replay.dataset['at'];
    painted(() => {
      if (begun === null) window.looking.first = performance.now();
      else window.looking.steps.push(performance.now() - begun);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** Visits the whole timeline through each lens. */
async function visitAll(page: Page): Promise<void> {
  const timeline = page.getByRole('slider', { name: 'Moment of the game' });
  for (const lens of ['1', '3', '2']) {
    await page.keyboard.press(lens);
    for (let at = 0; at <= LAST; at += STRIDE) {
      await timeline.fill(`${at}`);
      await expect(page.locator(`.replay[data-at="${at}"][data-ready="true"]`)).toBeVisible();
    }
  }
}

test.use({ trace: 'off' });

test('a game of 400 orders is looked back at without waiting, and without growing', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const melas = await Player.arrive(browser, server.url, 'Melas');
    await melas.signUp();
    const answer = await melas.page.request.post('/api/archive', {
      headers: { origin: server.url, 'content-type': 'application/json' },
      data: await readFile(GAME, 'utf8'),
    });
    expect(answer.ok()).toBe(true);
    const { id } = (await answer.json()) as { id: string };

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(takeNotes);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${server.url}/games/${id}/replay?at=0&lens=truth`);
    await page.waitForFunction(() => window.looking.first !== null);
    const first = await page.evaluate(() => window.looking.first ?? 0);
    const answered = await page.evaluate(() => {
      const [frames] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/replay/frames'));
      return frames?.duration ?? 0;
    });

    for (let at = 1; at <= STEPS; at += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((count) => window.looking.steps.length >= count, at);
    }
    const steps = await page.evaluate(() => window.looking.steps);
    expect(steps).toHaveLength(STEPS);

    const begun = await heap(session);
    await visitAll(page);
    const once = await heap(session);
    await visitAll(page);
    const twice = await heap(session);
    process.stdout.write(
      [
        `replay of ${LAST} entries in a browser:`,
        `first frame painted ${ms(first)} after navigation, its page of frames sent for and here in ${ms(answered)} (goal 300 ms)`,
        `a step to the next order, painted: ${ms(middle(steps))}, longest ${ms(Math.max(...steps))} (goal 30 ms)`,
        `memory of the page: ${(begun / MB).toFixed(1)} MB at first, ${(once / MB).toFixed(1)} MB after all moments through three lenses, ${(twice / MB).toFixed(1)} MB after the same again`,
        '',
      ].join('\n  '),
    );
    expect(twice - once).toBeLessThan(MOST_LEFT);
    await context.close();
  } finally {
    await server.kill();
  }
});
