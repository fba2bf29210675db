/** Watching a game without an account, and looking back at it. */
import { type Browser, expect, type Page, test } from '@playwright/test';

import type { ServerMessage } from '../src/protocol/ServerMessage';
import type { Side } from '../src/protocol/Side';
import { fitsItsWidth, noSeriousFindings } from './checks';
import type { Player } from './players';
import { DEAL, twoPlayers } from './players';
import { Lawful, nameOf, shownName, unlawful } from './secrecy/lawful';
import { SCRIPT } from './secrecy/script';
import { Wire } from './secrecy/wire';
import { Server } from './server';
import { eventsOf, viewOf } from './triomphe';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const told: string[] = [];

test.afterAll(() => {
  process.stdout.write(`${['watching and looking back:', ...told].join('\n  ')}\n`);
});

/** One creates a game that may be watched with a link, the other joins it. */
async function watchedGame(creator: Player, other: Player, side: Side): Promise<void> {
  await creator.signUp();
  const { page } = creator;
  await page.getByRole('radio', { name: 'Whoever gets a link' }).check();
  const link = await creator.creates(side === 'blue' ? 'France' : 'Austria', DEAL);
  await other.signUp(`/signup?next=${encodeURIComponent(new URL(link).pathname)}`);
  await expect(
    other.page.getByText('Whoever gets a link from one of you may watch.'),
  ).toBeVisible();
  await other.page.getByRole('button', { name: 'Join the game' }).click();
  await expect(other.page.locator('.table')).toBeVisible();
  await expect(page.locator('.table')).toBeVisible();
}

/** A player makes a link for watching. */
async function drawLink({ page }: Player): Promise<string> {
  await page.getByRole('button', { name: 'Who may watch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may watch' });
  await dialog.getByRole('button', { name: /^Make a/ }).click();
  const link = await dialog.getByLabel('Link for watching').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

async function visitor(browser: Browser, dark = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESK,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const messages = (wire: Wire): ServerMessage[] =>
  wire.frames
    .filter(({ way }) => way === 'received')
    .map(({ text }) => JSON.parse(text) as ServerMessage);

/** What each player's own page was told of the other army: whatever is among it, both know. */
function known(wires: Readonly<Record<Side, Wire>>): Set<string> {
  const faces = new Set<string>();
  for (const side of ['red', 'blue'] as const) {
    for (const message of messages(wires[side])) {
      if (message.type !== 'position' && message.type !== 'update') continue;
      for (const { token, side: army, face } of viewOf(message.snapshot).pieces) {
        const seen = face.known === 'open' || face.known === 'last_seen';
        if (army !== side && seen) faces.add(shownName(token, nameOf(face.face)));
      }
      if (message.type !== 'update') continue;
      for (const event of eventsOf(message.entry.happened)) {
        if (event.event === 'shown') faces.add(shownName(event.piece, nameOf(event.face)));
        if (event.event !== 'reduced') continue;
        faces.add(shownName(event.piece, nameOf(event.before)));
        if (event.after) faces.add(shownName(event.piece, nameOf(event.after)));
      }
    }
  }
  return faces;
}

/** The faces on the page's board, as tokens and what the drawing shows of them. */
async function drawn(page: Page): Promise<string[]> {
  return page.locator('.piece:has(.symbol)').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const symbols = [...piece.querySelectorAll('.symbol')];
      const [first] = symbols;
      const disc = first?.querySelector('circle');
      const diagonals = first?.querySelector('path')?.getAttribute('d') ?? '';
      const arm = disc ? 'artillery' : diagonals.includes('M0 0') ? 'infantry' : 'cavalry';
      return `${piece.getAttribute('data-token')}: ${arm} ${symbols.length}`;
    }),
  );
}

const replay = (page: Page): ReturnType<Page['locator']> => page.locator('.replay');

async function at(page: Page): Promise<number> {
  return Number(await replay(page).getAttribute('data-at'));
}

/** Presses a key, and waits until the board shows where it leads. */
async function press(page: Page, key: string, leadsTo: number): Promise<void> {
  await page.keyboard.press(key);
  await expect(replay(page)).toHaveAttribute('data-at', `${leadsTo}`);
  await expect(replay(page)).toHaveAttribute('data-ready', 'true');
}

async function lens(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(replay(page)).toHaveAttribute('data-lens', name);
  await expect(replay(page)).toHaveAttribute('data-ready', 'true');
}

async function resign({ page }: Player): Promise<void> {
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Resign …', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
}

test('a third browser watches with a link and learns nothing hidden; the same page then shows everything', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    const wires = {
      red: await Wire.tap(austria.page),
      blue: await Wire.tap(france.page),
    };
    await watchedGame(france, austria, 'blue');
    const link = await drawLink(france);
    const page = await visitor(browser);
    const wire = await Wire.tap(page);
    await page.goto(link);
    const table = page.locator('.table');
    await expect(table).toBeVisible();

    await test.step('the players see that one watches; the watcher can do nothing', async () => {
      for (const player of [austria, france]) {
        await expect(player.page.locator('header.bar')).toContainText('one watches');
      }
      await expect(page.locator('textarea')).toHaveCount(0);
      await expect(page.locator('form .primary')).toHaveCount(0);
      await expect(page.getByRole('tab', { name: 'Talk' })).toHaveCount(0);
      await noSeriousFindings(page);
    });

    await test.step('act by act the board holds no face that not both know', async () => {
      let faces = 0;
      for (const { side, does } of SCRIPT) {
        const player = side === 'red' ? austria : france;
        await does(player);
        const position = (await player.page.locator('.table').getAttribute('data-position')) ?? '';
        await expect(table).toHaveAttribute('data-position', position);
        const lawful = known(wires);
        const shown = await drawn(page);
        expect(shown.filter((face) => !lawful.has(face))).toEqual([]);
        faces += shown.length;
      }
      // The artillery at the beginning, and what the fighting showed later.
      expect(faces).toBeGreaterThan(8);
      told.push(`faces on the watcher's board, act by act, all known to both: ${faces}`);
      await page.screenshot({ path: 'artefacts/watch-running.png' });
    });

    await test.step('what came over the wire holds no face that not both know', async () => {
      const bodies = (await wire.exchanges()).map(({ received }) => received);
      const texts = bodies.filter((body) => /^[[{]/.test(body));
      texts.push(...wire.frames.map(({ text }) => text));
      const all = texts.map((text) => JSON.parse(text) as unknown);
      const lawful = new Lawful(null, known(wires));
      expect(all.flatMap((message) => unlawful(message, lawful))).toEqual([]);
      const nothing = new Lawful(null, new Set());
      expect(all.flatMap((message) => unlawful(message, nothing)).length).toBeGreaterThan(20);
      const own = messages(wires.blue).flatMap((message) => unlawful(message, lawful));
      expect(own.length, 'what a player is sent would be found').toBeGreaterThan(20);
      told.push(`messages the watcher got: ${all.length}`);
    });

    await test.step('after the end the same page shows every face', async () => {
      await resign(france);
      await expect(replay(page)).toHaveAttribute('data-lens', 'truth');
      await expect(replay(page)).toHaveAttribute('data-ready', 'true');
      const pieces = await page.locator('.piece').count();
      expect(await drawn(page)).toHaveLength(pieces);
      await expect(page.getByText('France resigned. The game is over.').first()).toBeVisible();
      await page.screenshot({ path: 'artefacts/replay-end.png' });
    });

    const last = await at(page);

    await test.step('it flips lenses and steps with the keyboard', async () => {
      await lens(page, '1', 'blue');
      const hidden = page.locator('.piece:not(:has(.symbol)) .red');
      await expect(page.locator('.piece:not(:has(.symbol)) .blue')).toHaveCount(0);
      expect(await hidden.count()).toBeGreaterThan(5);
      await lens(page, '3', 'red');
      await expect(hidden).toHaveCount(0);
      await lens(page, '2', 'truth');
      await press(page, 'ArrowLeft', last - 1);
      await press(page, 'Home', 0);
      await press(page, 'ArrowRight', 1);
      await page.keyboard.press(']');
      await expect(page.locator('.turn .present')).toContainText('attacked locale 5');
      const attack = await at(page);
      await press(page, '[', 0);
      await press(page, ']', attack);
      await page.screenshot({ path: 'artefacts/replay-attack.png' });
      await page.keyboard.press('Shift+ArrowRight');
      expect(await at(page)).toBeGreaterThan(attack);
      await press(page, 'End', last);
      await press(page, 'Home', 0);
      await page.keyboard.press(' ');
      await expect.poll(() => at(page)).toBeGreaterThan(1);
      await page.keyboard.press(' ');
      const stopped = await at(page);
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await press(page, 'ArrowRight', stopped + 1);
    });

    await test.step('every frame through a player’s eyes is what that player was sent', async () => {
      await press(page, 'Home', 0);
      await lens(page, '1', 'blue');
      for (let position = 0; position < last; position += 1) {
        const then = messages(wires.blue).find(
          (message) =>
            (message.type === 'position' || message.type === 'update') &&
            message.position === position,
        );
        if (then?.type === 'position' || then?.type === 'update') {
          const faces = viewOf(then.snapshot).pieces.flatMap(({ token, face }) =>
            face.known === 'hidden' ? [] : [shownName(token, nameOf(face.face))],
          );
          expect((await drawn(page)).sort(), `order ${position}`).toEqual(faces.sort());
        }
        await press(page, 'ArrowRight', position + 1);
      }
    });

    await test.step('what one side saw stands beside the truth', async () => {
      await page.keyboard.press('c');
      await expect(page.locator('figure')).toHaveCount(2);
      await expect(page.getByText('France did not know this face')).toBeVisible();
      await page.screenshot({ path: 'artefacts/replay-compare.png' });
      await lens(page, '2', 'truth');
      await expect(page.locator('figure')).toHaveCount(1);
    });

    await test.step('a shared link opens at the moment, through the same lens', async () => {
      await press(page, 'Home', 0);
      await page.keyboard.press(']');
      await lens(page, '3', 'red');
      const moment = await at(page);
      await page.getByRole('button', { name: 'Share this moment' }).click();
      const shared = await page.getByLabel('Link to this moment').inputValue();
      await page.getByRole('button', { name: 'Close' }).click();
      const other = await visitor(browser, true);
      await other.goto(shared);
      await expect(replay(other)).toHaveAttribute('data-at', `${moment}`);
      await expect(replay(other)).toHaveAttribute('data-lens', 'red');
      await expect(other.locator('.turn .present')).toContainText('attacked locale 5');
      await expect(replay(other)).toHaveAttribute('data-ready', 'true');
      await noSeriousFindings(other);
      await other.screenshot({ path: 'artefacts/replay-dark.png' });
      await other.setViewportSize(PHONE);
      await fitsItsWidth(other);
      await noSeriousFindings(other);
      await other.screenshot({ path: 'artefacts/replay-phone-dark.png', fullPage: true });
      await other.getByRole('radio', { name: /truth/i }).check();
      await expect(replay(other)).toHaveAttribute('data-lens', 'truth');
      await other.context().close();
    });

    await test.step('the page is easy to use for everybody', async () => {
      await noSeriousFindings(page);
      for (const chart of ['Strength on the map', 'Blocks east of the line']) {
        await page.getByRole('radio', { name: chart }).check();
        await expect(page.locator('.course svg').first()).toHaveAttribute('aria-label', /Austria/);
      }
      await page.screenshot({ path: 'artefacts/replay-chart.png' });
    });

    await test.step('what each side could conclude stands beside the board, and the truth of it', async () => {
      await lens(page, '2', 'truth');
      await press(page, 'End', last);
      await page.keyboard.press('d');
      const sheet = page.getByRole('region', { name: 'What can be concluded' });
      const truths = sheet.getByText(/^In truth /);
      await expect(sheet).toContainText('from what France had seen');
      await expect(truths.first()).toBeVisible();
      await page.getByRole('radio', { name: 'Austria', exact: true }).check();
      await expect(sheet).toContainText('from what Austria had seen');
      await noSeriousFindings(page);
      await page.screenshot({ path: 'artefacts/replay-sheet.png' });
      await lens(page, '1', 'blue');
      await expect(sheet).toContainText('from what France had seen');
      await expect(truths).toHaveCount(0);
      await lens(page, '2', 'truth');
      await page.keyboard.press('d');
      await expect(sheet).toHaveCount(0);
    });

    await test.step('once the link is taken back nobody gets in by it', async () => {
      await france.page.getByRole('button', { name: 'Who may watch' }).click();
      await france.page.getByRole('button', { name: 'Take the link back' }).click();
      await expect(france.page.getByRole('button', { name: 'Make a link' })).toBeVisible();
      const late = await visitor(browser);
      await late.goto(link);
      await expect(late.getByText('This link does not let you watch.')).toBeVisible();
      await late.context().close();
    });
  } finally {
    await server.kill();
  }
});

test('a player looks back at what they have seen, and nobody else’s eyes are open', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await watchedGame(france, austria, 'blue');
    for (const { side, does } of SCRIPT.slice(0, 6)) await does(side === 'red' ? austria : france);
    const { page } = austria;
    await page.getByRole('link', { name: 'Look back' }).click();
    await expect(replay(page)).toHaveAttribute('data-lens', 'red');
    await expect(replay(page)).toHaveAttribute('data-ready', 'true');
    await expect(page.locator('.lenses')).toHaveCount(0);
    await press(page, 'End', 6);
    await press(page, 'ArrowLeft', 5);
    await expect(page.locator('.piece:not(:has(.symbol)) .red')).toHaveCount(0);
    expect(await page.locator('.piece:not(:has(.symbol)) .blue').count()).toBeGreaterThan(10);
    await page.keyboard.press('1');
    await expect(replay(page)).toHaveAttribute('data-lens', 'red');

    await page.goto(`${new URL(page.url()).pathname}?lens=truth`);
    await expect(
      page.getByText('Until the game is over you can look back only through your own eyes.'),
    ).toBeVisible();
    await page.goto(new URL(page.url()).pathname);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await austria.isAsked('Your orders');

    const stranger = await visitor(browser);
    await stranger.goto(page.url());
    await expect(stranger.getByLabel('Password')).toBeVisible();
  } finally {
    await server.kill();
  }
});

test('games that everybody may watch are listed, also to those without an account', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const [austria, france] = await twoPlayers(browser, server.url);
    await austria.signUp();
    await austria.page.getByRole('radio', { name: 'Austria' }).check();
    await austria.page.getByRole('button', { name: 'Create the game' }).click();
    await expect(austria.page.getByLabel('Invitation link')).toBeVisible();
    await france.signUp();
    await france.page.getByRole('button', { name: `Join the game of ${austria.name}` }).click();
    await france.waits();
    const page = await visitor(browser);
    await page.setViewportSize(PHONE);
    await page.goto(server.url);
    await page.getByRole('link', { name: `Watch ${austria.name} against ${france.name}` }).click();
    await expect(page.locator('.table')).toBeVisible();
    await fitsItsWidth(page);
    await noSeriousFindings(page);
    await page.screenshot({ path: 'artefacts/watch-phone.png' });

    await france.page.getByRole('button', { name: 'Who may watch' }).click();
    const dialog = france.page.getByRole('dialog', { name: 'Who may watch' });
    await expect(dialog.getByRole('radio', { name: 'Everybody' })).toBeChecked();
    await noSeriousFindings(france.page);
    await dialog.getByRole('radio', { name: 'Nobody' }).check();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Everybody' })).toBeDisabled();
  } finally {
    await server.kill();
  }
});
