import { type Browser, expect } from '@playwright/test';

import type { Event } from '../../src/protocol/triomphe/Event';
import type { Position } from '../../src/protocol/Position';
import type { ServerMessage } from '../../src/protocol/ServerMessage';
import type { Side } from '../../src/protocol/Side';
import { type DEAL, Player } from '../players';
import { eventsOf, viewOf } from '../triomphe';
import { documentOf } from './document';
import { Heap } from './heap';
import type { Act } from './script';
import { Wire } from './wire';

const DESK = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;

/** A player at a browser of their own, and all that can be got out of it. */
export class Watched {
  /** The document after each act. */
  readonly documents: string[] = [];
  readonly console: string[] = [];
  /** Memory, once it was taken. */
  memory = '';

  private constructor(
    readonly player: Player,
    readonly wire: Wire,
  ) {
    const { page } = player;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  static async arrive(browser: Browser, url: string, name: string): Promise<Watched> {
    const player = await Player.arrive(browser, url, name, DESK);
    const watched = new Watched(player, await Wire.tap(player.page));
    // The first timers of a page have numbers that could be strengths, and which it starts first
    // hangs on the moment.
    await player.page.addInitScript(() => {
      for (let number = 0; number < 8; number += 1) clearTimeout(setTimeout(() => undefined));
    });
    await player.signUp();
    await expect(player.page.getByText('No game yet')).toBeVisible();
    return watched;
  }

  /** Creates a game as France; gives the link that invites to it. */
  async creates(deal: typeof DEAL): Promise<{ id: string; link: string }> {
    const { page } = this.player;
    // What clocks say depends on when one looks.
    await page.getByRole('radio', { name: 'No clocks' }).check();
    const link = await this.player.creates('France', deal);
    const id = page.url().split('/').at(-1) ?? '';
    return { id, link: new URL(link).pathname };
  }

  async joins(link: string): Promise<void> {
    const { page } = this.player;
    await page.goto(link);
    await page.getByRole('button', { name: 'Join the game' }).click();
    await this.mount();
  }

  /** Waits until the page shows the table, to which it comes by itself. */
  async mount(): Promise<void> {
    await expect(this.player.page.locator('.table')).toBeVisible();
  }

  /** Does something on the page; gives the orders that it has sent. */
  async acts(does: Act['does']): Promise<readonly string[]> {
    const before = this.orders().length;
    await does(this.player);
    return this.orders().slice(before);
  }

  /** Waits until the page knows that both players have the game open. */
  async seesBothOnline(): Promise<void> {
    const online = (): unknown => {
      const told = this.messages().flatMap((message) => ('online' in message ? [message] : []));
      return told.at(-1)?.online;
    };
    await expect.poll(online).toEqual({ red: true, blue: true });
  }

  /** Waits until the page shows this position, and keeps what it shows then. */
  async look(position: number): Promise<void> {
    const { page } = this.player;
    await expect(page.locator('.table')).toHaveAttribute('data-position', `${position}`);
    this.documents.push(await documentOf(page));
  }

  /** The board told as text, and an answer to "why not", are looked at too. */
  async lookAround(): Promise<void> {
    const { page } = this.player;
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog', { name: 'The position' })).toBeVisible();
    this.documents.push(await documentOf(page));
    await page.keyboard.press('Escape');
    if (this.side() === 'red') {
      await this.player.choose(/^infantry 3, Alessandria/);
      await page.getByLabel('locale', { exact: true }).fill('14');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('why-not')).toBeVisible();
      this.documents.push(await documentOf(page));
      await page.keyboard.press('Escape');
    }
    this.memory = await Heap.take(page);
  }

  side(): Side {
    const opening = this.opening();
    return opening.summary.yours === 'blue' ? 'blue' : 'red';
  }

  /** The game as it was when the page came to it. */
  opening(): Position {
    const [opening] = this.messages().filter((message) => message.type === 'position');
    if (!opening) throw new Error('the page has not come to the game');
    return opening;
  }

  /** What the server has said over the socket. */
  messages(): ServerMessage[] {
    const received = this.wire.frames.filter(({ way }) => way === 'received');
    return received.map(({ text }) => JSON.parse(text) as ServerMessage);
  }

  /** The orders that the page has sent, as texts. */
  private orders(): string[] {
    const sent = this.wire.frames.filter(({ way }) => way === 'sent');
    return sent.map(({ text }) => text).filter((text) => text.startsWith('{"type":"order"'));
  }

  /** Everything that happened, as this side has seen it. */
  events(): Event[] {
    return this.messages().flatMap((message) =>
      message.type === 'update' ? eventsOf(message.entry.happened) : [],
    );
  }

  /** Tokens that blocks of a side have carried. */
  tokens(side: Side): Set<string> {
    const views = this.messages().flatMap((message) =>
      message.type === 'position' || message.type === 'update' ? [viewOf(message.snapshot)] : [],
    );
    const pieces = views.flatMap((view) => view.pieces).filter((piece) => piece.side === side);
    return new Set(pieces.map(({ token }) => `${token}`));
  }
}
