/** A player with a keyboard and nothing else. */
import { expect } from '@playwright/test';

import type { Player } from '../players';
import { blocksOf, label, sentence, type Spoken } from './script';

/** Stops of the Tab key after which something counts as out of reach: the way is never round the page. */
const STOPS = 40;
/** Answers in the longest list. */
const LINES = 60;

/** What has the keyboard now, as a screen reader would tell it. */
interface Focused {
  tag: string;
  type: string;
  name: string;
  checked: boolean;
  /** Whether it belongs to the question. */
  asked: boolean;
}

const HANDS = [
  'pointerdown',
  'pointerup',
  'pointermove',
  'mousedown',
  'mouseup',
  'mousemove',
  'click',
  'wheel',
  'touchstart',
];

export class Keys {
  /** What a hand did to the page. */
  readonly touched: string[] = [];
  #pressed = 0;

  private constructor(readonly player: Player) {}

  static async of(player: Player): Promise<Keys> {
    const keys = new Keys(player);
    await player.page.exposeFunction('handSeen', (what: string) => keys.touched.push(what));
    await player.page.addInitScript((hands) => {
      const { handSeen } = window as unknown as { handSeen: (what: string) => void };
      for (const hand of hands) {
        addEventListener(
          hand,
          (event) => {
            // The keyboard clicks too, but no button of a mouse was pressed for that.
            const byKey = event.type === 'click' && (event as MouseEvent).detail === 0;
            if (event.isTrusted && !byKey) handSeen(event.type);
          },
          true,
        );
      }
    }, HANDS);
    return keys;
  }

  /** How many keys were pressed. */
  get pressed(): number {
    return this.#pressed;
  }

  async press(key: string): Promise<void> {
    this.#pressed += 1;
    await this.player.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#pressed += text.length;
    await this.player.page.keyboard.type(text);
  }

  /** Goes on with the Tab key to what is looked for. */
  async tabTo(what: string, found: (focused: Focused) => boolean): Promise<void> {
    for (let stop = 0; stop < STOPS; stop += 1) {
      const focused = await this.player.page.evaluate(focus);
      if (found(focused)) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${what}.`);
  }

  async signUp(path: string): Promise<void> {
    const { page, name } = this.player;
    await page.goto(path);
    await this.tabTo('the name', (focused) => focused.name === 'Name');
    await this.type(name);
    await this.tabTo('the password', (focused) => focused.name === 'Password');
    await this.type('correct horse');
    await this.press('Enter');
  }

  async button(name: string): Promise<void> {
    await expect(this.player.page.getByRole('button', { name, exact: true })).toBeVisible();
    await this.tabTo(name, (focused) => focused.tag === 'BUTTON' && focused.name === name);
    await this.press('Enter');
  }

  async draft(spoken: Spoken): Promise<void> {
    const { page } = this.player;
    const blocks = blocksOf(spoken);
    for (const block of blocks) await this.#choose(block);
    if (spoken.order === 'end_turn') return;
    if (spoken.pieces?.length === 0) {
      // Nobody is an answer too, which has a button: the Enter key alone should not send it.
      const nobody = ({ tag, name, asked }: Focused): boolean =>
        tag === 'BUTTON' && asked && /\bnobody\b/i.test(name);
      return this.tabTo('nobody', nobody);
    }
    const wanted = sentence(spoken);
    if (await this.#reads(wanted)) return;
    await expect(page.locator('#decision').getByRole('radio').first()).toBeAttached();
    if (blocks.length > 0) {
      await this.#listsFollow();
      await this.press('Enter');
    }
    await this.tabTo('the answers', ({ type, asked }) => type === 'radio' && asked);
    await this.press('Space');
    for (let line = 0; line < LINES && !(await this.#reads(wanted)); line += 1) {
      await this.press('ArrowDown');
    }
    await expect(page.getByTestId('sentence')).toHaveText(wanted);
  }

  async commit(spoken: Spoken): Promise<void> {
    await this.player.takes(async () => {
      if (spoken.order === 'end_turn') {
        await this.press('e');
        // The question is sent for when it is asked for the first time.
        const dialog = this.player.page.getByRole('dialog');
        await expect(dialog.locator('.primary')).toBeFocused();
      }
      await this.press('Enter');
    });
  }

  async #choose(block: string): Promise<void> {
    const wanted = label(block);
    const box = this.player.page.getByRole('checkbox', { name: wanted, checked: false });
    await expect(box.first()).toBeAttached();
    await this.press('b');
    await this.tabTo(
      block,
      ({ type, name, checked }) => type === 'checkbox' && !checked && wanted.test(name),
    );
    await this.press('Space');
  }

  /** Lists follow a choice by a frame, which nobody but a machine is fast enough to notice. */
  async #listsFollow(): Promise<void> {
    await this.player.page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => setTimeout(then))),
    );
  }

  async #reads(wanted: RegExp): Promise<boolean> {
    return wanted.test(await this.player.page.getByTestId('sentence').innerText());
  }
}

/** In the page. */
function focus(): Focused {
  const element = document.activeElement as HTMLElement;
  const labelled = (element as HTMLInputElement).labels?.[0]?.innerText;
  return {
    tag: element.tagName,
    type: element.getAttribute('type') ?? '',
    name: (element.ariaLabel ?? labelled ?? element.innerText).trim(),
    checked: (element as HTMLInputElement).checked,
    asked: element.closest('#decision') !== null,
  };
}
