/** Whether what was written is kept. */
export type Kept = 'kept' | 'keeping' | 'failed';

/**
 * Keeps a text that is being written: a while after the last change, one request at a
 * time, and never an older text over a newer one.
 */
export class Keeper {
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private busy = false;

  constructor(
    private readonly store: (text: string) => Promise<void>,
    private readonly tell: (kept: Kept, error: unknown) => void,
    private readonly wait = 800,
  ) {}

  /** The text has changed. */
  changed(text: string): void {
    this.wanted = text;
    this.tell('keeping', null);
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), this.wait);
  }

  /** Keeps at once what is not kept yet. */
  async keep(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.busy || this.wanted === null) return;
    const text = this.wanted;
    this.busy = true;
    try {
      await this.store(text);
      if (this.wanted === text) {
        this.wanted = null;
        this.tell('kept', null);
      }
    } catch (error) {
      // The next change, or leaving the field, tries again.
      this.busy = false;
      this.tell('failed', error);
      return;
    }
    this.busy = false;
    if (this.wanted !== null) await this.keep();
  }
}
