/** What the page calls itself, where that is more than its address says: who played a game. */
let own = $state.raw<string | null>(null);

export function ownTitle(): string | null {
  return own;
}

/** Names the page for as long as whatever says so is on it. */
export function nameThePage(title: () => string | null): void {
  $effect(() => {
    own = title();
    return () => (own = null);
  });
}
