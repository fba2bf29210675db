import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Replaces a text by one of the same length, so that no count of bytes has to change. */
export type Replacement = readonly [from: string, to: string];

/**
 * Stands between a browser and the server and changes what the server says: a server that
 * leaks, as far as the browser can tell.
 */
export class Relay {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(behind: string, leaks: readonly Replacement[]): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const { host, hostname, port } = new URL(behind);
    const own = `${hostname}:${address.port}`;
    const relay = new Relay(server, `http://${own}`);
    server.on('connection', (browser) => {
      const upstream = connect(Number(port), hostname);
      for (const socket of [browser, upstream]) {
        relay.sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
      // Either end believes that it talks to the address it knows.
      browser.pipe(replacing([[own, host]])).pipe(upstream);
      upstream.pipe(replacing([[host, own], ...leaks])).pipe(browser);
    });
    return relay;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

function replacing(replacements: readonly Replacement[]): Transform {
  return new Transform({
    transform(bytes: Buffer, _, done) {
      const text = replacements.reduce(
        (text, [from, to]) => text.replaceAll(from, to.padEnd(from.length)),
        bytes.toString('latin1'),
      );
      done(null, Buffer.from(text, 'latin1'));
    },
  });
}
