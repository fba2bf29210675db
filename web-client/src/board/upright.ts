/** Keeps the lettering of the map readable when the board is turned. */
import { upsideDown, type Quarter } from './turning';

/**
 * Lettering that lies level stays level; lettering that follows something keeps to it and is
 * only never upside down. Every piece of lettering turns about its own middle.
 */
export function keepUpright(layer: Element, by: Quarter): void {
  for (const text of layer.querySelectorAll<SVGTextElement>('text')) {
    const own = (text.dataset['laid'] ??= text.getAttribute('transform') ?? '');
    const angle = angleOf(text, layer);
    const turn = angle === null ? -90 * by : upsideDown(angle, by) ? 180 : 0;
    if (turn === 0) {
      if (own === '') text.removeAttribute('transform');
      else text.setAttribute('transform', own);
      continue;
    }
    const { x, y, width, height } = text.getBBox();
    text.setAttribute('transform', `${own} rotate(${turn} ${x + width / 2} ${y + height / 2})`);
  }
}

/** The angle of lettering that follows something; nothing for what lies level on the map. */
function angleOf(text: SVGTextElement, layer: Element): number | null {
  if (text.querySelector('textPath')) {
    const last = text.getNumberOfChars() - 1;
    if (last < 0) return 0;
    const from = text.getStartPositionOfChar(0);
    const to = text.getEndPositionOfChar(last);
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  }
  let angle = 0;
  let follows = text.closest('[data-area]') !== null;
  for (let at: Element | null = text; at && at !== layer; at = at.parentElement) {
    const laid = at === text ? (text.dataset['laid'] ?? '') : (at.getAttribute('transform') ?? '');
    const turn = /rotate\((-?[\d.]+)/.exec(laid);
    if (turn) {
      angle += Number(turn[1]);
      follows = true;
    }
  }
  return follows ? angle : null;
}
