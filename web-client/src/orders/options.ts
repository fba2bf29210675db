/** Everything that can be ordered, as sentences: by block where a block is named first. */
import type { Offer } from '../protocol/Offer';
import { asksForOrders } from '../telling/table';
import { thePosition } from '../words/nouns';
import { pieceWords } from '../words/pieces';
import { plain } from '../words/prose';
import { capital, say } from '../words/words';
import { answers, pickable, type Answer, type WhereIs } from './answers';
import { tell, type Scene } from './sentences';

export interface Options {
  key: string;
  /** The block; nothing for what takes none. */
  head: string | null;
  lines: string[];
}

export function optionsOf(scene: Scene, offers: readonly Offer[], whereIs: WhereIs): Options[] {
  const { asked } = scene;
  const priced = asked !== null && asksForOrders(scene.chart.telling, asked.decision);
  const line = ({ order, cost }: Answer): string => {
    const words = plain(tell(scene, order, 'option'));
    return priced
      ? say('text-option', { option: words, cost: say('cost', { commands: cost }) })
      : words;
  };
  const able = pickable(offers);
  const blocks = scene.pieces.flatMap((piece) => {
    if (!able.has(piece.token)) return [];
    const found = answers(offers, [piece.token], whereIs).map(line);
    const who = `${pieceWords(piece)}, ${plain(thePosition(scene.chart, piece.at))}`;
    return found.length > 0
      ? [{ key: `${piece.token}`, head: who, lines: [...new Set(found)] }]
      : [];
  });
  const others = answers(offers, [], whereIs).map((answer) => capital(line(answer)));
  return others.length > 0 ? [{ key: 'none', head: null, lines: others }, ...blocks] : blocks;
}
