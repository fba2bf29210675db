/** What this browser keeps of the reader's wishes. `public/early.js` reads the same. */
const KEY = 'estafette.';

export type Wish = 'language' | 'theme' | 'motion' | 'rail';

export function stored(wish: Wish): string | null {
  try {
    return localStorage.getItem(KEY + wish);
  } catch {
    return null;
  }
}

/** Keeps a wish; nothing stands for what holds without one. */
export function store(wish: Wish, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY + wish);
    else localStorage.setItem(KEY + wish, value);
  } catch {
    // A browser that keeps nothing asks the system each time.
  }
  dispatchEvent(new Event('preferences'));
}
