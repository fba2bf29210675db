/** What shows that somebody uses the page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How long somebody who does nothing still looks, in milliseconds. */
const ATTENTION = 120_000;

/** How often it is said that somebody looks. */
const EVERY = 45_000;

/**
 * Calls `look` while somebody has the page before their eyes: it is visible, and was used lately. An
 * open page alone says nothing. Gives what ends it.
 */
export function whileLooking(page: Document, look: () => void): () => void {
  let used = Date.now();
  let said = -Infinity;

  const tell = (): void => {
    const now = Date.now();
    const looks = page.visibilityState === 'visible' && now - used < ATTENTION;
    if (!looks || now - said < EVERY) return;
    said = now;
    look();
  };
  const use = (): void => {
    used = Date.now();
    tell();
  };
  const turn = (): void => {
    if (page.visibilityState === 'visible') use();
  };

  for (const kind of USES) page.addEventListener(kind, use, { passive: true });
  page.addEventListener('visibilitychange', turn);
  const timer = setInterval(tell, EVERY);
  tell();
  return () => {
    clearInterval(timer);
    for (const kind of USES) page.removeEventListener(kind, use);
    page.removeEventListener('visibilitychange', turn);
  };
}
