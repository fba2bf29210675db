import type { Account } from '../protocol/Account';
import type { Credentials } from '../protocol/Credentials';
import { api, ApiError } from '../shared/api';

/** Not asked yet, nobody, or somebody. */
export type SignedIn = Account | 'nobody' | 'unknown';

let who = $state.raw<SignedIn>('unknown');

/** Who is signed in, in one place for all pages. */
export const session = {
  get who(): SignedIn {
    return who;
  },
  get account(): Account | null {
    return typeof who === 'string' ? null : who;
  },

  /** Asks the server. While it does not answer, what was known stays. */
  async load(): Promise<void> {
    try {
      who = await api.session();
    } catch (error) {
      if (error instanceof ApiError && error.status === 0 && who !== 'unknown') return;
      who = 'nobody';
    }
  },

  async signUp(credentials: Credentials): Promise<void> {
    who = await api.signUp(credentials);
  },

  async logIn(credentials: Credentials): Promise<void> {
    who = await api.logIn(credentials);
  },

  async logOut(): Promise<void> {
    await api.logOut();
    who = 'nobody';
  },
};
