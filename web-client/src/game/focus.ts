/** The heads that say what is asked now; one of them is always there. */
export const HEADS = '#decision-head, #waiting-head, #over-head';

export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** When what had the focus is gone, the keyboard goes on at the question. */
export function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  document.querySelector<HTMLElement>(HEADS)?.focus({ preventScroll: true });
}
