/** Everything that can be ordered, as sentences: by block where a block is named first. */
import type { Choices } from '../protocol/Choices';
import { asksForOrders } from '../telling/table';
import { thePosition } from '../words/nouns';
import { pieceWords } from '../words/pieces';
import { plain } from '../words/prose';
import { capital, say } from '../words/words';
import { answers, pickable, type Answer, type KnownOf } from './answers';
import { tell, type Scene } from './sentences';

export interface Options {
  key: string;
  /** The block; nothing for what takes none. */
  head: string | null;
  lines: string[];
}

export function optionsOf(scene: Scene, choices: Choices, knownOf: KnownOf): Options[] {
  const priced = asksForOrders(scene.chart.telling, choices.decision);
  const line = ({ order, cost }: Answer): string => {
    const words = plain(tell(scene, order, 'option'));
    return priced
      ? say('text-option', { option: words, cost: say('cost', { commands: cost }) })
      : words;
  };
  const able = pickable(choices);
  const blocks = scene.view.pieces.flatMap((piece) => {
    if (!able.has(piece.token)) return [];
    const found = answers(choices, [piece.token], knownOf).map(line);
    const who = `${pieceWords(piece)}, ${plain(thePosition(scene.chart, piece.at))}`;
    return found.length > 0
      ? [{ key: `${piece.token}`, head: who, lines: [...new Set(found)] }]
      : [];
  });
  const others = answers(choices, [], knownOf).map((answer) => capital(line(answer)));
  return others.length > 0 ? [{ key: 'none', head: null, lines: others }, ...blocks] : blocks;
}
