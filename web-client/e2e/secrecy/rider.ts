import type { Player } from '../players';

/**
 * Brings a player's orders to a game as they are, from a page that shows nothing of it: for the
 * side that nobody watches.
 */
export class Rider {
  private constructor(private readonly player: Player) {}

  static async mount(player: Player, game: string): Promise<Rider> {
    await player.page.goto('/about');
    await player.page.evaluate(
      (address) =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(address);
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
    return new Rider(player);
  }

  /** Gives an order as another page has sent it, and waits until it is taken. */
  async give(text: string): Promise<void> {
    const { id } = JSON.parse(text) as { id: string };
    const answer = await this.player.page.evaluate(([id, text]) => window.ride(id, text), [
      id,
      text,
    ] as const);
    if (!answer.includes('"accepted"')) throw new Error(`refused: ${answer}`);
  }
}

declare global {
  interface Window {
    ride(id: string, text: string): Promise<string>;
  }
}
