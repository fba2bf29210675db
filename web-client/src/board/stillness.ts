/** Whether the player wants nothing to move: by the system's setting, or by their own. */
export function still(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
