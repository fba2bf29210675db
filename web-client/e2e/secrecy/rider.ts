import type { Browser } from '@playwright/test';

import type { Account } from '../../src/protocol/Account';
import type { GameSummary } from '../../src/protocol/GameSummary';
import { type DEAL, Player } from '../players';

/** Plays the side that nobody watches, from a page that shows nothing of the game. */
export class Rider {
  private constructor(readonly player: Player) {}

  static async arrive(browser: Browser, url: string, name: string): Promise<Rider> {
    const rider = new Rider(await Player.arrive(browser, url, name));
    await rider.player.page.goto('/about');
    await rider.post<Account>('/api/accounts', {
      name: rider.player.name,
      password: 'correct horse',
    });
    return rider;
  }

  /** Creates a game as France; gives the link that invites to it. */
  async creates(deal: typeof DEAL): Promise<{ id: string; link: string }> {
    const { id, invitation } = await this.post<GameSummary>('/api/games', {
      game: 'triomphe',
      side: 'blue',
      visibility: 'private',
      options: { deal },
    });
    return { id, link: `/join/${invitation ?? ''}` };
  }

  async joins(link: string): Promise<void> {
    await this.post<GameSummary>(`/api/invitations/${codeOf(link)}/join`, {});
  }

  /** Comes to the table. */
  async mount(game: string): Promise<void> {
    await this.player.page.evaluate(
      (address) =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(address);
          socket.onclose = () => reject(new Error('the game cannot be reached'));
          const waiting = new Map<string, (answer: string) => void>();
          socket.onmessage = ({ data }) => {
            const { type, id } = JSON.parse(String(data)) as { type: string; id?: string };
            if (type === 'position') resolve();
            if (id !== undefined) waiting.get(id)?.(String(data));
          };
          window.ride = (id, text) =>
            new Promise((answered) => {
              waiting.set(id, answered);
              socket.send(text);
            });
        }),
      `/api/games/${game}/live`,
    );
  }

  /** Gives orders as another page has sent them, and waits until each is taken. */
  async gives(orders: readonly string[]): Promise<readonly string[]> {
    for (const order of orders) {
      const { id } = JSON.parse(order) as { id: string };
      const ridden = [id, order] as const;
      const answer = await this.player.page.evaluate(([id, text]) => window.ride(id, text), ridden);
      if (!answer.includes('"accepted"')) throw new Error(`refused: ${answer}`);
    }
    return orders;
  }

  private async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const answer = await this.player.page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body });
        return { ok: answer.ok, text: await answer.text() };
      },
      [path, JSON.stringify(body)] as const,
    );
    if (!answer.ok) throw new Error(answer.text);
    return JSON.parse(answer.text) as Answer;
  }
}

/** The code in the link of an invitation. */
export function codeOf(link: string): string {
  return link.split('/').at(-1) ?? '';
}

declare global {
  interface Window {
    ride(id: string, text: string): Promise<string>;
  }
}
