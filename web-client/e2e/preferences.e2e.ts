import { expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, noSeriousFindings } from './checks';
import { Player } from './players';
import { Server } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await Server.start();
});

test.afterAll(async () => {
  await server.kill();
});

async function colour(page: Page, token: string): Promise<string> {
  return page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    token,
  );
}

test('a first visit is in the browser’s language, a later one in the chosen one', async ({
  browser,
}) => {
  const { page } = await Player.arrive(browser, server.url, 'Kilmaine', { locale: 'fr-CH' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('Estafette');

  await page.goto('/preferences');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveTitle('Einstellungen · Estafette');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await page.getByLabel('Name').fill('Nobody-at-all');
  await page.getByLabel('Passwort').fill('wrong horse');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Der Name oder das Passwort ist falsch.');
});

test('no word is shown before its language has come', async ({ browser }) => {
  const { page } = await Player.arrive(browser, server.url, 'Rivaud', { locale: 'es' });
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/es-/, async (route) => {
    await sent;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/es-/);
  await page.goto('/login', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#app')).toBeEmpty();
  send();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('a language that cannot be had is English', async ({ browser }) => {
  const { page } = await Player.arrive(browser, server.url, 'Watrin', { locale: 'de' });
  await page.route(/\/assets\/de-/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('colours and movement follow the system until one chooses', async ({ browser }) => {
  const { page } = await Player.arrive(browser, server.url, 'Monnier', {
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
  });
  await page.goto('/preferences');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ contrast: 'more' });
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark', media: 'print' });
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await expect(root).toHaveAttribute('data-theme', 'light');

  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  expect(await colour(page, '--paper')).toBe('#26231d');
  await page.getByRole('radio', { name: 'High contrast' }).check();
  expect(await colour(page, '--map-relief')).toBe('0');
  await expect(root).toHaveAttribute('data-motion', 'full');
  await page.getByRole('radio', { name: 'Nothing moves' }).check();
  await expect(root).toHaveAttribute('data-motion', 'reduced');

  // Before any module has run.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`rules and preferences are accessible and fit a phone (${theme})`, async ({ browser }) => {
    const { page } = await Player.arrive(browser, server.url, 'Gardanne', {
      locale: 'de',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.addInitScript((name) => localStorage.setItem('estafette.theme', name), theme);
    await page.goto('/preferences');
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await fitsItsWidth(page);
    await noSeriousFindings(page);
    await page.goto('/rules/triomphe#rule-9.1');
    await expect(page.getByRole('heading', { name: '9.1 Declaration' })).toBeVisible();
    await fitsItsWidth(page);
    await noSeriousFindings(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await noSeriousFindings(page);
  });
}

test('a link to a section of the rules leads there and marks it', async ({ browser }) => {
  const { page } = await Player.arrive(browser, server.url, 'Chambarlhac', { locale: 'de' });
  await page.goto('/rules/triomphe#rule-11.5');
  await expect(page).toHaveTitle('Die Regeln · Estafette');
  await expect(page.getByText('Die Regeln gibt es nur auf Englisch.')).toBeAttached();
  const marked = page.locator('[data-marked]');
  await expect(marked.getByRole('heading', { name: '11.5 Counter-attack' })).toBeInViewport();
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');

  await page.getByRole('navigation', { name: 'Inhalt' }).getByText('13.2 Destinations').focus();
  await page.keyboard.press('Enter');
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading', { name: '13.2 Destinations' })).toBeInViewport();
  await expect(marked.getByRole('link', { name: '13.2 Destinations' })).toBeFocused();
  await page.goBack();
  await expect(marked.getByRole('heading', { name: '11.5 Counter-attack' })).toBeInViewport();

  await page.getByRole('link', { name: 'Info', exact: true }).click();
  await page.getByRole('link', { name: 'Die Regeln lesen' }).click();
  const read = page.getByRole('link', { name: 'Triomphe à Marengo: the rules' });
  await read.evaluate((link: HTMLAnchorElement) => (link.href += '#rule-12'));
  await read.click();
  await expect(marked.getByRole('heading', { name: '12. Cavalry continuation' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Triomphe à Marengo: the rules' })).toBeVisible();
});

test('a game goes on in another language, and says which rule to read', async ({ browser }) => {
  const host = await Player.arrive(browser, server.url, 'Haddick', {
    viewport: { width: 1440, height: 900 },
  });
  const { page } = host;
  await host.signUp();
  await page.getByRole('radio', { name: 'Austria' }).check();
  await page.getByRole('button', { name: 'Create the game' }).click();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
  const guest = await Player.arrive(browser, server.url, 'Murat');
  await guest.signUp();
  await guest.page.getByRole('button', { name: `Join the game of ${host.name}` }).click();
  await host.isAsked('Your orders');

  // A server that takes no order, to see how it is told.
  await page.routeWebSocket(/\/live$/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id, position } = JSON.parse(`${message}`) as Record<string, unknown>;
      if (type !== 'order') upstream.send(message);
      else {
        const refused = { id, position, code: 'traffic_jam', sentence: 'A jam.', rule: '8' };
        socket.send(JSON.stringify({ type: 'refused', ...refused }));
      }
    });
  });
  await page.reload();
  await host.isAsked('Your orders');
  await host.choose(/^infantry 3, Alessandria/);

  await page.getByRole('button', { name: 'Preferences' }).first().click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('heading', { name: 'Vos ordres' })).toBeVisible();
  await expect(page.getByText('Un bloc choisi.')).toBeVisible();
  await expect(page.locator('.log .pane')).toContainText('Manche 1, 6 h · Autriche');
  await expect(page.locator('.map-cartouche')).toContainText('Plan du champ de bataille de');
  await expect(page.locator('.map-trays')).toContainText('dès 6 h');
  const rule = page.locator('.question').getByRole('link', { name: 'Règle 6' });
  await expect(rule).toHaveAttribute('href', '/rules/triomphe#rule-6');

  await page
    .getByRole('radio', { name: /par la grande route/ })
    .first()
    .check();
  await page.locator('form .primary').click();
  await expect(page.getByRole('alert')).toContainText('La circulation sur cette route');
  const opened = page.waitForEvent('popup');
  await page.getByRole('alert').getByRole('link', { name: 'Règle 8' }).click();
  const rules = await opened;
  await expect(rules.locator('[data-marked] h2')).toHaveText('8. Road marches');
  await noSeriousFindings(page);
});
