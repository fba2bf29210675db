import { ApiError, sentenceOf } from './api';

/** What was wrong, and with which field of the form. */
export interface FormProblem {
  text: string;
  field: string | null;
}

/** A form on its way to the server: busy meanwhile, and afterwards what was wrong. */
export class Submission {
  busy = $state(false);
  problem = $state.raw<FormProblem | null>(null);

  /** Does what the form is for. Says whether it was done. */
  async send(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (error) {
      const field = error instanceof ApiError ? error.problem.field : null;
      this.problem = { text: sentenceOf(error), field };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether a field is the one that was wrong. */
  isWrong(field: string): boolean {
    return this.problem?.field === field;
  }
}
