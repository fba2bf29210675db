import type { Page } from '@playwright/test';

/** Everything in a page's document and stores, as text: what a reader of the page could get at. */
export async function documentOf(page: Page): Promise<string> {
  await atRest(page);
  const document = await page.evaluate(everything);
  const cookies = await page.context().cookies();
  // A browser tells them in no order of its own.
  const told = cookies.map(({ name, value }) => `cookie ${name}=${value}`).sort();
  return [document, ...told].join('\n');
}

/** Lists follow the board by a frame; two pictures later nothing is on its way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const turn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
    for (let times = 0; times < 2; times += 1) {
      await frame();
      await turn();
    }
  });
}

/** Runs in the page. */
async function everything(): Promise<string> {
  const told: string[] = [];
  const tell = (node: Node): void => {
    if (node instanceof Element) {
      const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`);
      told.push(`<${node.nodeName}${attributes.join('')}>`);
      if (node instanceof HTMLInputElement) told.push(`${node.value} ${node.checked}`);
      if (node instanceof HTMLTextAreaElement) told.push(node.value);
      if (node instanceof HTMLTemplateElement) tell(node.content);
      if (node instanceof HTMLCanvasElement) told.push(node.toDataURL());
      if (node instanceof HTMLIFrameElement && node.contentDocument) tell(node.contentDocument);
      if (node.shadowRoot) tell(node.shadowRoot);
    } else {
      told.push(node.nodeValue ?? '');
    }
    node.childNodes.forEach(tell);
  };
  tell(document);
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) told.push(rule.cssText);
  }
  for (const store of [localStorage, sessionStorage]) {
    for (const [name, value] of Object.entries(store)) told.push(`store ${name}=${value}`);
  }
  for (const { name } of await indexedDB.databases()) told.push(`database ${name}`);
  for (const name of await caches.keys()) told.push(`cache ${name}`);
  const workers = await navigator.serviceWorker.getRegistrations();
  told.push(`${workers.length} workers`, location.href, document.title, window.name);
  told.push(JSON.stringify(history.state), document.cookie, document.activeElement?.id ?? '');
  return told.join('\n');
}
