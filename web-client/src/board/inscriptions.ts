/** The words on the map that are no names: those are the reader's, places stay Italian. */
import { hourWords } from '../words/nouns';
import { say } from '../words/words';

function inscription(text: SVGTextElement): string | null {
  switch (text.dataset['word']) {
    case 'map-over-title':
      return say('map-over-title');
    case 'map-under-title':
      return say('map-under-title');
    case 'map-objective-line':
      return say('map-objective-line');
    case 'map-opens':
      return say('map-opens', { hour: hourWords(Number(text.dataset['round'])) });
    default:
      return null;
  }
}

/** Puts a layer of the map into the page's language. */
export function inscribe(layer: Element): void {
  for (const text of layer.querySelectorAll<SVGTextElement>('[data-word]')) {
    const words = inscription(text);
    if (words !== null && words !== text.textContent) text.textContent = words;
  }
}
