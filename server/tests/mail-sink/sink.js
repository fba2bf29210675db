// A mail server for the tests: takes mails over TLS, from those who know the password, and writes
// each as a line of JSON. It does what lines on its input say: `hold` (take mails, but do not
// answer yet), `release` (answer), `refuse` (answer with an error for good), `accept`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';

const { SINK_PORT, SINK_SECURE, SINK_KEY, SINK_CERT } = process.env;

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const no = (code, text) => Object.assign(new Error(text), { responseCode: code });

let held = false;
let refused = false;
let waiting = [];
let count = 0;

const server = new SMTPServer({
  secure: SINK_SECURE === 'true',
  key: readFileSync(SINK_KEY),
  cert: readFileSync(SINK_CERT),
  onAuth: ({ username, password }, session, done) => {
    const known = username === 'estafette' && password === 'only for tests';
    done(known ? null : no(535, 'wrong password'), { user: username });
  },
  onMailFrom: (_, session, done) => done(session.secure ? null : no(530, 'TLS first')),
  onData: (stream, session, done) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      count += 1;
      const number = count;
      const to = session.envelope.rcptTo.map(({ address }) => address);
      say({ to, secure: session.secure, mail: Buffer.concat(parts).toString('base64') });
      const answer = () => done(refused ? no(550, 'no such mailbox') : null, `kept as ${number}`);
      if (held) waiting.push(answer);
      else answer();
    });
  },
});

const orders = {
  hold: () => (held = true),
  release: () => {
    held = false;
    waiting.forEach((answer) => answer());
    waiting = [];
  },
  refuse: () => (refused = true),
  accept: () => (refused = false),
};

// Who hangs up while a mail is being taken is no trouble of the server's.
server.on('error', () => {});
createInterface({ input: process.stdin })
  .on('line', (line) => {
    orders[line]?.();
    say({ done: line });
  })
  .on('close', () => process.exit(0));

server.listen(Number(SINK_PORT ?? 0), '127.0.0.1', () => {
  say({ port: server.server.address().port });
});
