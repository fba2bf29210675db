import type { AccessToken } from '../protocol/AccessToken';
import type { Account } from '../protocol/Account';
import type { AccountDetails } from '../protocol/AccountDetails';
import type { Archive } from '../protocol/Archive';
import type { Blocks } from '../protocol/Blocks';
import type { BoardDrawing } from '../protocol/BoardDrawing';
import type { Comment } from '../protocol/Comment';
import type { Comments } from '../protocol/Comments';
import type { Confirmation } from '../protocol/Confirmation';
import type { Credentials } from '../protocol/Credentials';
import type { Deductions } from '../protocol/Deductions';
import type { FileCheck } from '../protocol/FileCheck';
import type { ForgottenPassword } from '../protocol/ForgottenPassword';
import type { Frames } from '../protocol/Frames';
import type { GameKind } from '../protocol/GameKind';
import type { GameSummary } from '../protocol/GameSummary';
import type { Imported } from '../protocol/Imported';
import type { IssuedToken } from '../protocol/IssuedToken';
import type { Lens } from '../protocol/Lens';
import type { Lobby } from '../protocol/Lobby';
import type { Mailbox } from '../protocol/Mailbox';
import type { NewAddress } from '../protocol/NewAddress';
import type { MailInvitation } from '../protocol/MailInvitation';
import type { NewComment } from '../protocol/NewComment';
import type { NewGame } from '../protocol/NewGame';
import type { NewGameRule } from '../protocol/NewGameRule';
import type { NewPassword } from '../protocol/NewPassword';
import type { NewToken } from '../protocol/NewToken';
import type { Notes } from '../protocol/Notes';
import type { NotificationSettings } from '../protocol/NotificationSettings';
import type { Notifications } from '../protocol/Notifications';
import type { PasswordReset } from '../protocol/PasswordReset';
import type { PlaceName } from '../protocol/PlaceName';
import type { Problem } from '../protocol/Problem';
import type { Profile } from '../protocol/Profile';
import type { ReadMail } from '../protocol/ReadMail';
import type { SessionSummary } from '../protocol/SessionSummary';
import type { Seat } from '../protocol/Seat';
import type { SignUp } from '../protocol/SignUp';
import type { Stopped } from '../protocol/Stopped';
import type { Replay } from '../protocol/Replay';
import type { Token } from '../protocol/Token';
import type { Verification } from '../protocol/Verification';
import type { Verified } from '../protocol/Verified';
import type { Watchable } from '../protocol/Watchable';
import type { Watching } from '../protocol/Watching';
import type { WatchLink } from '../protocol/WatchLink';
import type { WhyNot } from '../protocol/WhyNot';
import { refusalWords } from '../words/refusals';
import { say } from '../words/words';

/** A request that did not succeed, with a sentence that can be shown. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

let signedOut = (): void => undefined;

/** What to do when the server says that nobody is signed in. */
export function whenSignedOut(act: () => void): void {
  signedOut = act;
}

function request(method: string, path: string, body?: unknown): Promise<Response> {
  return send(method, `/api${path}`, body);
}

function send(method: string, address: string, body?: unknown): Promise<Response> {
  return sendText(method, address, body === undefined ? undefined : JSON.stringify(body));
}

async function sendText(method: string, address: string, text?: string): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (text !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = text;
  }
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    throw unreachable();
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const unknown = { code: 'unknown', message: say('error-unknown'), field: null };
  const problem = isProblem(answer) ? answer : unknown;
  if (problem.code === 'not_signed_in') signedOut();
  throw new ApiError(response.status, problem);
}

/** No answer came. */
export function unreachable(): ApiError {
  return new ApiError(0, { code: 'unreachable', message: say('error-unreachable'), field: null });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function nothing(method: string, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

/** A game file goes as it is: the server hashes it too. */
async function sendFile<T>(path: string, file: string): Promise<T> {
  return (await (await sendText('POST', `/api${path}`, file)).json()) as T;
}

const id = encodeURIComponent;

/** What stands after the question mark; nothing for what is not known. */
function asking(words: Record<string, string | null>): string {
  const known = Object.entries(words).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}

/** The HTTP interface, one function a request. */
export const api = {
  signUp: (account: SignUp) => json<Account>('POST', '/accounts', account),
  logIn: (credentials: Credentials) => json<Account>('POST', '/session', credentials),
  logOut: () => nothing('DELETE', '/session'),
  session: () => json<Account>('GET', '/session'),
  account: () => json<AccountDetails>('GET', '/account'),
  setAddress: (address: NewAddress) => json<AccountDetails>('PUT', '/account/email', address),
  sendLinkAgain: () => nothing('POST', '/account/email/link'),
  verifyAddress: (link: Verification) => json<Verified>('POST', '/verification', link),
  forgotPassword: (forgotten: ForgottenPassword) => nothing('POST', '/password-reset', forgotten),
  resetPassword: (reset: PasswordReset) => nothing('PUT', '/password-reset', reset),
  changePassword: (change: NewPassword) => nothing('PUT', '/account/password', change),
  sessions: () => json<SessionSummary[]>('GET', '/account/sessions'),
  endSession: (session: string) => nothing('DELETE', `/account/sessions/${id(session)}`),
  endOtherSessions: () => nothing('DELETE', '/account/sessions'),
  tokens: () => json<AccessToken[]>('GET', '/account/tokens'),
  issueToken: (token: NewToken) => json<IssuedToken>('POST', '/account/tokens', token),
  revokeToken: (token: string) => nothing('DELETE', `/account/tokens/${id(token)}`),
  exportData: async () => (await request('GET', '/account/export')).blob(),
  deleteAccount: (confirmation: Confirmation) => nothing('POST', '/account/deletion', confirmation),
  lobby: () => json<Lobby>('GET', '/games'),
  create: (game: NewGame) => json<GameSummary>('POST', '/games', game),
  game: (game: string, key: string | null = null) =>
    json<GameSummary>('GET', `/games/${id(game)}${asking({ key })}`),
  replay: (game: string, lens: Lens | null, key: string | null) =>
    json<Replay>('GET', `/games/${id(game)}/replay${asking({ lens, key })}`),
  frames: (game: string, lens: Lens, at: number, key: string | null) =>
    json<Frames>('GET', `/games/${id(game)}/replay/frames${asking({ lens, at: `${at}`, key })}`),
  watchable: () => json<Watchable>('GET', '/watch'),
  letWatch: (game: string, watching: Watching) =>
    json<GameSummary>('PUT', `/games/${id(game)}/watching`, { watching }),
  drawWatchLink: (game: string) => json<WatchLink>('POST', `/games/${id(game)}/watch-link`),
  revokeWatchLink: (game: string) => json<GameSummary>('DELETE', `/games/${id(game)}/watch-link`),
  withdraw: (game: string) => nothing('DELETE', `/games/${id(game)}`),
  join: (game: string, seat: Seat | null = null) =>
    json<GameSummary>('POST', `/games/${id(game)}/join${asking({ seat })}`),
  invitation: (code: string) => json<GameSummary>('GET', `/invitations/${id(code)}`),
  accept: (code: string, seat: Seat | null = null) =>
    json<GameSummary>('POST', `/invitations/${id(code)}/join${asking({ seat })}`),
  whyNot: (game: string, pieces: readonly Token[], target: PlaceName) =>
    json<WhyNot>(
      'GET',
      `/games/${id(game)}/why-not?${new URLSearchParams({ pieces: pieces.join(), target }).toString()}`,
    ),
  notes: (game: string) => json<Notes>('GET', `/games/${id(game)}/notes`),
  keepNotes: (game: string, notes: Notes) => nothing('PUT', `/games/${id(game)}/notes`, notes),
  report: (game: string, message: number, reason: string) =>
    nothing('POST', `/games/${id(game)}/talk/${message}/reports`, { reason }),
  comments: (game: string, language: string, key: string | null) =>
    json<Comments>('GET', `/games/${id(game)}/comments${asking({ language, key })}`),
  comment: (game: string, comment: NewComment, key: string | null) =>
    json<Comment>('POST', `/games/${id(game)}/comments${asking({ key })}`, comment),
  removeComment: (game: string, comment: number, key: string | null) =>
    nothing('DELETE', `/games/${id(game)}/comments/${comment}${asking({ key })}`),
  reportComment: (game: string, comment: number, reason: string, key: string | null) =>
    nothing('POST', `/games/${id(game)}/comments/${comment}/reports${asking({ key })}`, { reason }),
  letReaders: (game: string, allowed: boolean) =>
    nothing('PUT', `/games/${id(game)}/comments/readers`, { allowed }),
  blocks: () => json<Blocks>('GET', '/blocks'),
  block: (name: string) => nothing('PUT', `/blocks/${id(name)}`),
  unblock: (name: string) => nothing('DELETE', `/blocks/${id(name)}`),
  player: (name: string, before?: string) =>
    json<Profile>(
      'GET',
      `/players/${id(name)}${before === undefined ? '' : `?${new URLSearchParams({ before }).toString()}`}`,
    ),
  archive: (asked: string, before?: string) => {
    const question = new URLSearchParams(asked);
    if (before !== undefined) question.set('before', before);
    return json<Archive>('GET', `/archive?${question.toString()}`);
  },
  file: async (game: string, key: string | null) =>
    (await request('GET', `/games/${id(game)}/file${asking({ key })}`)).text(),
  checkFile: (file: string) => sendFile<FileCheck>('/verify', file),
  bring: (file: string) => sendFile<Imported>('/archive', file),
  /** What a side may conclude at a moment; without a side it is the player's own. */
  deductions: (game: string, at: number, side: Seat | null = null, key: string | null = null) =>
    json<Deductions>('GET', `/games/${id(game)}/deductions${asking({ at: `${at}`, side, key })}`),
  notifications: () => json<Notifications>('GET', '/notifications'),
  notify: (settings: NotificationSettings) => nothing('PUT', '/notifications', settings),
  notifyOf: (game: string, rule: NewGameRule) =>
    nothing('PUT', `/notifications/games/${id(game)}`, rule),
  mailbox: () => json<Mailbox>('GET', '/mails'),
  mail: (mail: string) => json<ReadMail>('GET', `/mails/${id(mail)}`),
  testMail: () => nothing('POST', '/mails/test'),
  invite: (game: string, invitation: MailInvitation) =>
    nothing('POST', `/games/${id(game)}/invitations`, invitation),
  board: (game: GameKind) => json<BoardDrawing>('GET', `/boards/${game}`),
  map: async (game: GameKind) => (await request('GET', `/boards/${game}/map.svg`)).text(),
};

/** Stops mails, by the link in one of them: all, or those of one game. */
export async function stopMails(token: string, game: string | null): Promise<Stopped> {
  const which = game === null ? '' : `?${new URLSearchParams({ game }).toString()}`;
  return (await (await send('POST', `/stop/${id(token)}${which}`)).json()) as Stopped;
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return say('error-unknown');
  const { code, message, field } = error.problem;
  return refusalWords({ code, sentence: message, field });
}
