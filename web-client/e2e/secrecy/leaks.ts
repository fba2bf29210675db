/** Leaks that are planted in a page, to see whether they are caught. All of this runs in the page. */
import type { Page } from '@playwright/test';

import type { FaceName } from './lawful';

/** A leak in what a page shows or stores. */
export interface PageLeak {
  name: string;
  plant: (page: Page, face: FaceName) => Promise<void>;
  remove: (page: Page) => Promise<void>;
}

const run =
  (act: (face: FaceName) => void) =>
  (page: Page, face: FaceName = ''): Promise<void> =>
    page.evaluate(act, face);

const leak = (
  name: string,
  plant: (face: FaceName) => void,
  remove: (face: FaceName) => void,
): PageLeak => ({ name, plant: run(plant), remove: run(remove) });

export const PAGE_LEAKS: readonly PageLeak[] = [
  leak(
    'an attribute',
    (face) => document.querySelector('[data-at="24"]')?.setAttribute('data-face', face),
    () => document.querySelector('[data-at="24"]')?.removeAttribute('data-face'),
  ),
  leak(
    'a title in the drawing',
    (face) => {
      const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
      title.textContent = face;
      document.querySelector('[data-at="24"]')?.append(title);
    },
    () => document.querySelector('[data-at="24"] title')?.remove(),
  ),
  leak(
    'a rule of a style sheet',
    (face) => document.styleSheets[0]?.insertRule(`[data-at="24"] { --face: "${face}"; }`),
    () => document.styleSheets[0]?.deleteRule(0),
  ),
  leak(
    'a shadow tree',
    (face) => {
      const host = document.createElement('div');
      host.id = 'planted';
      host.attachShadow({ mode: 'open' }).textContent = face;
      document.body.append(host);
    },
    () => document.getElementById('planted')?.remove(),
  ),
  leak(
    'the order of blocks',
    (face) => {
      const block = document.querySelector('[data-at="24"]');
      if (face.startsWith('cavalry')) block?.parentNode?.append(block);
    },
    () => undefined,
  ),
  leak(
    'a store',
    (face) => localStorage.setItem('planted', face),
    () => localStorage.removeItem('planted'),
  ),
];

declare global {
  interface Window {
    planted: unknown;
  }
}

/** What `plantInMemory` keeps, by the word that is kept with it. */
export const MEMORY_LEAKS = ['object', 'word', 'map', 'number', 'order', 'scope'] as const;

/** Keeps the face of a block in memory in many ways; nothing of it is shown. */
export async function plantInMemory(page: Page, face: FaceName): Promise<void> {
  await page.evaluate((face) => {
    const [arm = '', strength = ''] = face.split(' ');
    const places = ['24', '14'];
    if (arm === 'cavalry') places.reverse();
    const scope = (): (() => string) => {
      const planted = 'scope';
      const kept = arm;
      return () => planted + kept;
    };
    window.planted = [
      { planted: 'object', at: '24', face: { arm, strength: Number(strength) } },
      { planted: 'word', text: `24: ${face}` },
      { planted: 'map', faces: new Map([['24', arm]]) },
      { planted: 'number', at: '24', horses: arm === 'cavalry' ? 1 : 0 },
      { planted: 'order', places },
      scope(),
    ];
  }, face);
}
