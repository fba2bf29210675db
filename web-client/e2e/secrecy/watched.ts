import { type Browser, expect } from '@playwright/test';

import type { Event } from '../../src/protocol/Event';
import type { ServerMessage } from '../../src/protocol/ServerMessage';
import type { Side } from '../../src/protocol/Side';
import { Player } from '../players';
import { documentOf } from './document';
import { Heap } from './heap';
import { Wire } from './wire';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** A player at a browser of their own, and all that can be got out of it. */
export class Watched {
  /** The document after each act. */
  readonly documents: string[] = [];
  readonly console: string[] = [];
  /** Memory, once it was taken. */
  memory = '';

  private constructor(
    readonly side: Side,
    readonly player: Player,
    readonly wire: Wire,
  ) {
    const { page } = player;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  static async arrive(browser: Browser, url: string, side: Side): Promise<Watched> {
    const player = await Player.arrive(browser, url, side === 'france' ? 'Victor' : 'Melas', DESK);
    return new Watched(side, player, await Wire.tap(player.page));
  }

  /** Waits until the page knows that both players have the game open. */
  async seesBothOnline(): Promise<void> {
    const online = (): unknown => {
      const told = this.messages().flatMap((message) => ('online' in message ? [message] : []));
      return told.at(-1)?.online;
    };
    await expect.poll(online).toEqual({ austria: true, france: true });
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
    if (this.side === 'austria') {
      await this.player.choose(/^infantry 3, Alessandria/);
      await page.getByLabel('locale', { exact: true }).fill('14');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('why-not')).toBeVisible();
      this.documents.push(await documentOf(page));
      await page.keyboard.press('Escape');
    }
    this.memory = await Heap.take(page);
  }

  /** What the server has said over the socket. */
  messages(): ServerMessage[] {
    const received = this.wire.frames.filter(({ way }) => way === 'received');
    return received.map(({ text }) => JSON.parse(text) as ServerMessage);
  }

  /** The orders that the page has sent, as texts. */
  orders(): string[] {
    const sent = this.wire.frames.filter(({ way }) => way === 'sent');
    return sent.map(({ text }) => text).filter((text) => text.startsWith('{"type":"order"'));
  }

  /** Everything that happened, as this side has seen it. */
  events(): Event[] {
    return this.messages().flatMap((message) =>
      message.type === 'update' ? message.entry.happened.events : [],
    );
  }

  /** Tokens that blocks of a side have carried. */
  tokens(side: Side): Set<string> {
    const views = this.messages().flatMap((message) =>
      message.type === 'position' || message.type === 'update' ? [message.sight.view] : [],
    );
    const pieces = views.flatMap((view) => view.pieces).filter((piece) => piece.side === side);
    return new Set(pieces.map(({ token }) => `${token}`));
  }
}
