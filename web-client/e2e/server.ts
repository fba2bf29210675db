import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A setting that the tests cannot do without. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set. Run cargo xtask test, which sets up everything.`);
  return value;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/** The real server, on a port of its own, that a test can kill and start again. */
export class Server {
  private process: ChildProcess | null = null;
  private constructor(
    readonly url: string,
    /** The folder of mails: there is no mail server. */
    readonly mails: string,
    private readonly program: string,
    private readonly database: string,
  ) {}

  static async start(): Promise<Server> {
    return Server.run(setting('ESTAFETTE_SERVER_BIN'), setting('DATABASE_URL'));
  }

  /** The server of the made-up game, with a database of its own. */
  static async startToy(): Promise<Server> {
    const database = new URL(setting('DATABASE_URL'));
    database.pathname += '_toy';
    return Server.run(setting('ESTAFETTE_TOY_SERVER_BIN'), database.href);
  }

  private static async run(program: string, database: string): Promise<Server> {
    const mails = await mkdtemp(join(tmpdir(), 'estafette-mails-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const server = new Server(url, mails, program, database);
    await server.start();
    return server;
  }

  /** Starts the server and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(this.program, {
      env: {
        ...process.env,
        DATABASE_URL: this.database,
        ESTAFETTE_CLIENT_DIR: setting('ESTAFETTE_CLIENT_DIR'),
        ESTAFETTE_LISTEN: new URL(this.url).host,
        ESTAFETTE_PUBLIC_URL: this.url,
        ESTAFETTE_MAIL_FOLDER: this.mails,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('listening on')) return;
    }
    throw new Error('the server ended before it listened');
  }

  /** Ends the server at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
