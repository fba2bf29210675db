/** The keys of the game page. */

/** The key as the page knows it; nothing while somebody types or means the browser. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.isContentEditable) return null;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return null;
  if (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)) {
    return null;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && key.length === 1 && /[a-z]/.test(key) ? `Shift ${key}` : key;
}

/** Whether the Enter key already means something where it is pressed; on what is only ticked it does not. */
export function answersEnter(target: EventTarget | null): boolean {
  const takes = 'button, a, summary, input:not([type="checkbox"], [type="radio"])';
  return target instanceof Element && target.closest(takes) !== null;
}
