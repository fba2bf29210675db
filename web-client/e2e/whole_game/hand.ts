/** A player with a mouse: taps on the board, and on the lists where the board has no answer. */
import { expect } from '@playwright/test';

import type { Player } from '../players';
import { blocksOf, label, readBlock, sentence, type Spoken } from './script';

/** Where the pontoon bridge leads. */
const BRIDGEHEAD = 1;
/** Taps until another way to the same place is chosen. */
const WAYS = 6;
/** Css pixels around a tap in which nothing else should lie. */
const ROOM = 14;

export class Hand {
  constructor(readonly player: Player) {}

  async draft(spoken: Spoken): Promise<void> {
    const { page } = this.player;
    for (const block of blocksOf(spoken)) await this.#tapBlock(block);
    const wanted = sentence(spoken);
    const target = targetOf(spoken);
    const line = lineOf(spoken);
    if (target !== null) {
      for (let tap = 0; tap < WAYS && !(await this.#reads(wanted)); tap += 1) {
        await this.#tap(target);
      }
    } else if (line !== null) {
      await page.locator('#decision label').filter({ hasText: line }).first().click();
    }
    if (blocksOf(spoken).length > 0 || target !== null || line !== null) {
      await expect(page.getByTestId('sentence')).toHaveText(wanted);
    }
  }

  async commit(spoken: Spoken): Promise<void> {
    const { player } = this;
    if (spoken.order !== 'end_turn') return player.commit();
    const { page } = player;
    await player.takes(async () => {
      await page.getByRole('button', { name: 'End the turn', exact: true }).click();
      const really = page.getByRole('button', { name: 'Yes, end the turn' });
      await really.click();
    });
  }

  async #reads(wanted: RegExp): Promise<boolean> {
    return wanted.test(await this.player.page.getByTestId('sentence').innerText());
  }

  /** Taps a block that looks as it should and is not chosen yet. */
  async #tapBlock(name: string): Promise<void> {
    const { page } = this.player;
    const unchosen = page.locator('[data-pick]:not(:checked)');
    const looks = label(name);
    const tokens = async (): Promise<string[]> =>
      unchosen.evaluateAll(
        (boxes, [source, flags]) =>
          boxes
            .filter((box) => new RegExp(source ?? '', flags).test(box.ariaLabel ?? ''))
            .map((box) => box.getAttribute('data-pick') ?? ''),
        [looks.source, looks.flags],
      );
    await expect.poll(async () => (await tokens()).length, { message: name }).toBeGreaterThan(0);
    const [token] = await tokens();
    const piece = page.locator(`.piece[data-token="${token}"][data-at="${readBlock(name).at}"]`);
    await this.#tap(`.piece[data-token="${token}"] .bar`);
    await expect(piece.locator('.frame')).toBeVisible();
  }

  /** Taps something on the board where nothing else would take the tap, moving the map if need be. */
  async #tap(selector: string): Promise<void> {
    const { page } = this.player;
    await expect(page.locator(selector).last()).toBeAttached();
    await this.player.settles();
    let at = await page.evaluate(clearest, { selector, room: ROOM });
    if (at === null) {
      await page.getByRole('button', { name: 'Show the whole board' }).click();
      await this.player.settles();
      at = await page.evaluate(clearest, { selector, room: 0 });
    }
    if (at === null) throw new Error(`${selector} cannot be tapped`);
    await page.mouse.click(...at);
  }
}

/** Where on the board an order is chosen once its blocks are; nothing if the board is not asked. */
function targetOf(spoken: Spoken): string | null {
  const { order, across, from, way = [] } = spoken;
  const to = `${spoken.to ?? ''}`;
  const lit = (locale: number | string): string => `[data-locale="${locale}"] .ground`;
  const beyond = (approach: string): string => approach.replace(/^\d+\/(\d+)b?$/, '$1');
  switch (order) {
    case 'march':
    case 'continuation':
    case 'follow_road':
    case 'retreat':
      return to.includes('/') ? `[data-slot="${to}"] > rect` : lit(to);
    case 'road_march':
    case 'march_on':
      return lit(way.at(-1) ?? 0);
    case 'pontoon_entry':
      return lit(BRIDGEHEAD);
    case 'manoeuvre_attack':
    case 'assault':
      return lit(beyond(across ?? ''));
    case 'declare_bombardment':
    case 'complete_bombardment':
      return lit(beyond(readBlock(spoken.piece ?? '').at));
    case 'remove_morale':
    case 'transfer_morale':
    case 'recover_morale':
      return lit(from ?? 0);
    default:
      return null;
  }
}

/** The line of the list for what the board cannot say. */
function lineOf({ order, leaders = [], pieces = [] }: Spoken): string | RegExp | null {
  switch (order) {
    case 'name_assault':
      return pieces.length > 1
        ? `led by ${leaders.map((leader) => `the ${readBlock(leader).face}`).join(' and ')}`
        : null;
    case 'cancel_bombardment':
      return /^give up the bombardment/;
    case 'hold_fire':
      return 'hold fire';
    case 'advance':
      return 'all move up to the approach';
    case 'stay':
      return 'all stay in reserve';
    case 'halt':
      return 'end the march here';
    case 'leave_morale':
      return 'no more';
    case 'recover_nothing':
      return 'none';
    default:
      return null;
  }
}

/** In the page: the point of a shape that lies furthest from what else could be tapped. */
function clearest({ selector, room }: { selector: string; room: number }): [number, number] | null {
  const shape = [...document.querySelectorAll<SVGGeometryElement>(selector)].at(-1);
  const surface = document.querySelector('.board .surface');
  const screen = shape?.getScreenCTM();
  if (!shape || !screen) return null;
  const inverse = screen.inverse();
  const box = shape.getBoundingClientRect();
  const others = [...document.querySelectorAll('.piece .bar, [data-slot] > rect')]
    .filter((other) => other !== shape)
    .map((other) => other.getBoundingClientRect());
  const apart = (x: number, y: number): number =>
    Math.min(
      3 * 14,
      ...others.map(({ left, right, top, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      ),
    );
  // A bar is tapped in its middle, whatever lies near; a locale or a slot where it is free.
  const bar = shape.classList.contains('bar');
  const steps = bar ? 1 : 16;
  let best: { at: [number, number]; apart: number } | null = null;
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < steps; j += 1) {
      const x = box.left + (box.width * (i + 0.5)) / steps;
      const y = box.top + (box.height * (j + 0.5)) / steps;
      if (!shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse))) continue;
      if (document.elementFromPoint(x, y) !== surface) continue;
      const free = bar ? room : apart(x, y);
      if (free >= room && (best === null || free > best.apart)) best = { at: [x, y], apart: free };
    }
  }
  return best?.at ?? null;
}
