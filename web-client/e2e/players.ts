import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

/** A deal in which the test knows every French block. */
export const DEAL = {
  places: [
    { at: '5', faces: faces('infantry 3', 'infantry 2') },
    { at: '8', faces: faces('infantry 2') },
    { at: '9', faces: faces('cavalry 2') },
    { at: '10', faces: faces('infantry 2', 'infantry 2') },
    { at: '14', faces: faces('infantry 3') },
    { at: '24', faces: faces('infantry 2') },
    { at: '32', faces: faces('infantry 2') },
    { at: '45', faces: faces('cavalry 2', 'cavalry 2') },
    { at: '@tortona', faces: faces('infantry 3', 'infantry 2', 'infantry 2') },
    { at: '@novi', faces: faces('infantry 3', 'infantry 2', 'infantry 2', 'artillery 1') },
    { at: '@sale', faces: faces('cavalry 2') },
  ],
};

/** Faces from words: `infantry 3`. */
export function faces(...words: string[]): { arm: string; strength: number }[] {
  return words.map((word) => {
    const [arm = '', strength = ''] = word.split(' ');
    return { arm, strength: Number(strength) };
  });
}

/** One creates a game with the known deal, the other joins by its link. */
export async function newGame(austria: Player, france: Player): Promise<void> {
  await austria.signUp();
  const link = await austria.creates('Austria', DEAL);
  await france.signUp(`/signup?next=${encodeURIComponent(new URL(link).pathname)}`);
  await france.page.getByRole('button', { name: 'Join the game' }).click();
  await austria.isAsked('Your orders');
  await france.waits();
}

/** Two people, each at a desk of their own. */
export async function twoPlayers(browser: Browser, url: string): Promise<[Player, Player]> {
  const desk = { viewport: { width: 1440, height: 900 } };
  return [
    await Player.arrive(browser, url, 'Melas', desk),
    await Player.arrive(browser, url, 'Victor', desk),
  ];
}

/** A name nobody has taken in an earlier run. */
export function newName(name: string): string {
  return `${name}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Somebody at a browser of their own. */
export class Player {
  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  static async arrive(
    browser: Browser,
    url: string,
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<Player> {
    const context = await browser.newContext({ baseURL: url, ...options });
    return new Player(newName(name), await context.newPage());
  }

  async signUp(path = '/signup'): Promise<void> {
    const { page } = this;
    await page.goto(path);
    await page.getByLabel('Name').fill(this.name);
    await page.getByLabel('Password').fill('correct horse');
    const create = page.getByRole('button', { name: 'Create the account' });
    await create.click();
    await expect(create).toBeHidden();
  }

  /** Creates a game with a given deal in the lobby; gives the link that invites to it. */
  async creates(side: 'Austria' | 'France', deal: typeof DEAL): Promise<string> {
    const { page } = this;
    await page.getByRole('radio', { name: side }).check();
    await page.getByRole('radio', { name: 'Only with the link' }).check();
    await page.getByText('A known deal').click();
    await page.getByLabel('Deal').fill(JSON.stringify(deal));
    await page.getByRole('button', { name: 'Create the game' }).click();
    return page.getByLabel('Invitation link').inputValue();
  }

  /** Waits until the table stands and the log holds this sentence. */
  async reads(sentence: RegExp | string): Promise<void> {
    await expect(this.page.locator('.log .pane')).toContainText(sentence);
  }

  async isAsked(head: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: head })).toBeVisible();
  }

  async waits(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Waiting' })).toBeVisible();
  }

  /** Chooses blocks from the list: `infantry 2, locale 5, reserve`. */
  async choose(...blocks: RegExp[]): Promise<void> {
    for (const block of blocks) {
      const box = this.page.getByRole('checkbox', { name: block, checked: false }).first();
      await box.check();
    }
  }

  /** Chooses blocks and a way to go from the lists and gives the order. */
  async order(blocks: RegExp[], way: RegExp | null): Promise<void> {
    await this.choose(...blocks);
    if (way) await this.page.getByRole('radio', { name: way }).first().check();
    await this.commit();
  }

  /** Gives the order on the page and waits until the server has taken it. */
  async commit(): Promise<void> {
    await this.takes(() => this.page.locator('form .primary').click());
  }

  /** Does something that gives an order and waits until the server has taken it. */
  async takes(act: () => Promise<void>): Promise<void> {
    const table = this.page.locator('.table');
    const before = (await table.getAttribute('data-position')) ?? '';
    await act();
    await expect(table).not.toHaveAttribute('data-position', before);
  }

  /** Taps a block on the board. */
  async tapBlock(place: string): Promise<void> {
    const block = this.page.locator(`.piece[data-at="${place}"] .bar`).last();
    const box = await block.boundingBox();
    if (!box) throw new Error(`no block at ${place}`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Taps a lit locale on the board. */
  async tapLocale(locale: number): Promise<void> {
    const box = await this.page.locator(`[data-locale="${locale}"] .ground`).boundingBox();
    if (!box) throw new Error(`locale ${locale} is not lit`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Ends the turn; France may be asked about its morale then, and takes nothing back. */
  async endTurn(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'End the turn', exact: true }).click();
    const warning = page.getByRole('dialog', { name: 'End the turn?' });
    const sentence = page.getByTestId('sentence').filter({ hasText: 'Your turn ends' });
    await expect(warning.or(sentence)).toBeVisible();
    if (await warning.isVisible()) {
      await this.takes(() => warning.getByRole('button', { name: 'Yes, end the turn' }).click());
    } else {
      await this.commit();
    }
    const recover = this.page.getByRole('heading', { name: 'Take one token back?' });
    await expect(recover.or(this.page.getByRole('heading', { name: 'Waiting' }))).toBeVisible();
    if (await recover.isVisible()) await this.order([], /^none/);
    await this.waits();
  }

  /** Answers every decision of a retreat with the first answer offered. */
  async retreat(): Promise<void> {
    const waiting = this.page.getByRole('heading', { name: 'Waiting' });
    const asked = this.page.locator('#decision-head');
    for (;;) {
      await expect(waiting.or(asked)).toBeVisible();
      if (await waiting.isVisible()) return;
      await this.page.getByRole('checkbox').first().check();
      // One way is taken by itself; of several one has to be chosen.
      const ready = this.page.locator('form .primary:enabled');
      const way = this.page.locator('#decision').getByRole('radio').first();
      await expect(ready.or(way).first()).toBeVisible();
      if (!(await ready.isVisible())) await way.check();
      await this.commit();
    }
  }

  /** The whole position as the page tells it. */
  async position(): Promise<string> {
    await this.page.keyboard.press('t');
    const dialog = this.page.getByRole('dialog', { name: 'The position' });
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    return text;
  }

  /** Waits until the map has come to rest: it and the blocks are on their way for a moment. */
  async settles(): Promise<void> {
    await this.page.evaluate(async () => {
      const scene = document.querySelector('.board .scene');
      const frame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
      let before: string | null | undefined;
      do {
        before = scene?.getAttribute('transform');
        await frame();
        await frame();
      } while (before !== scene?.getAttribute('transform'));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
  }

  /** A picture for people to look at, kept out of the repository. */
  async picture(name: string): Promise<void> {
    await this.settles();
    await this.page.screenshot({ path: `artefacts/${name}.png` });
  }
}
