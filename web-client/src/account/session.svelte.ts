import type { Account } from '../protocol/Account';
import type { Credentials } from '../protocol/Credentials';
import type { SignUp } from '../protocol/SignUp';
import { api, ApiError, whenSignedOut } from '../shared/api';

/** Not asked yet, nobody, or somebody. */
export type SignedIn = Account | 'nobody' | 'unknown';

let who = $state.raw<SignedIn>('unknown');
let asked = false;

/** The server is asked when a page first wants to know: at a table nobody does. */
function known(): SignedIn {
  if (!asked) void session.load();
  return who;
}

// The session may have been ended from elsewhere.
whenSignedOut(() => (who = 'nobody'));

/** Who is signed in, in one place for all pages. */
export const session = {
  get who(): SignedIn {
    return known();
  },
  get account(): Account | null {
    const somebody = known();
    return typeof somebody === 'string' ? null : somebody;
  },

  /** Asks the server. While it does not answer, what was known stays. */
  async load(): Promise<void> {
    asked = true;
    try {
      who = await api.session();
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401;
      if (refused || who === 'unknown') who = 'nobody';
    }
  },

  async signUp(account: SignUp): Promise<void> {
    asked = true;
    who = await api.signUp(account);
  },

  async logIn(credentials: Credentials): Promise<void> {
    asked = true;
    who = await api.logIn(credentials);
  },

  /** Deletes the account for good; `before` comes before the pages know. */
  async deleteAccount(password: string, before: () => void): Promise<void> {
    await api.deleteAccount({ password });
    before();
    who = 'nobody';
  },

  async logOut(): Promise<void> {
    await api.logOut();
    who = 'nobody';
  },
};
