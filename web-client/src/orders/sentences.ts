import type { Chart } from '../board/chart';
import type { BoardSnapshot, Piece } from '../games/snapshot';
import { otherSide } from '../lobby/urgency';
import type { GameView } from '../protocol/GameView';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import { localeOf, readPlace } from '../shared/place';
import { keyOf, placeOf, numbersOf } from '../telling/fields';
import { ofOrder, type Fact, type Source } from '../telling/table';
import { argumentsOf } from '../telling/words';
import { capital, say } from '../words/words';

/** What the words of an order are made from. */
export interface Scene<V = GameView> extends Pick<BoardSnapshot<V>, 'view' | 'pieces' | 'asked'> {
  chart: Chart;
}

/** `order` is a whole sentence, `option` a line in a list under the chosen blocks. */
export type Form = 'order' | 'option';

/** An order as prose. */
export function tell(scene: Scene, order: Fact, form: Form): string {
  const text = words(scene, order, form);
  return form === 'order' ? capital(text) : text;
}

function words(scene: Scene, order: Fact, form: Form): string {
  const { chart, pieces } = scene;
  const sentence = ofOrder(chart.telling, order);
  if (!sentence) return say(`${form}-unknown`);
  const whole = withSources(scene, order, sentence.let ?? {});
  const key = keyOf(whole, (form === 'option' ? sentence.option : undefined) ?? sentence.say);
  return say(`${form}-${key}`, argumentsOf(chart, whole, sentence, pieces));
}

/** An order with the fields that it leaves to the board. One may be made from another before it. */
function withSources(scene: Scene, order: Fact, sources: Readonly<Record<string, Source>>): Fact {
  let whole = order;
  for (const [name, source] of Object.entries(sources)) {
    whole = { ...whole, [name]: made(scene, whole, source) };
  }
  return whole;
}

function made({ chart, view, pieces, asked }: Scene, order: Fact, source: Source): unknown {
  if ('where' in source) {
    const [token] = numbersOf(order, source.where);
    return pieces.find((piece) => piece.token === token)?.at ?? null;
  }
  if ('decided' in source) return asked?.decision[source.decided];
  if ('seen' in source) return view[source.seen];
  if ('walk' in source) {
    const [from, crossings] = source.walk;
    return chart.walk(placeOf(order, from) ?? '-', numbersOf(order, crossings));
  }
  if ('road_of' in source) {
    return chart.byMainRoad(numbersOf(order, source.road_of)) ? 'main' : 'local';
  }
  if ('entry_of' in source) {
    const area = readPlace(placeOf(order, source.entry_of) ?? '-');
    return area.kind === 'holding' ? chart.areas.get(area.area)?.entry : null;
  }
  const place = placeOf(order, source.enemy_at);
  return place !== null && asked !== null && standsIn(pieces, otherSide(asked.seat), place);
}

function standsIn(pieces: readonly Piece[], army: Side, place: PlaceName): boolean {
  const locale = localeOf(place);
  return locale !== null && pieces.some(({ side, at }) => side === army && localeOf(at) === locale);
}
