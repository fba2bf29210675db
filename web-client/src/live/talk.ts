import type { ServerMessage } from '../protocol/ServerMessage';
import type { Seat } from '../protocol/Seat';
import type { Side } from '../protocol/Side';
import type { Talk } from '../protocol/Talk';

/** What is known to be said after one more message from the server. */
export function hear(talk: Talk | null, message: ServerMessage, own: Seat | null): Talk | null {
  switch (message.type) {
    case 'talk':
      return message;
    case 'said':
      // A message may come twice: in the whole talk and by itself.
      return !talk || talk.messages.some(({ number }) => number === message.number)
        ? talk
        : {
            ...talk,
            messages: [...talk.messages, message].sort((a, b) => a.number - b.number),
          };
    case 'read':
      return talk && afterReading(talk, message, own);
    default:
      return talk;
  }
}

function afterReading(
  talk: Talk,
  { side, seat, up_to }: { side: Side; seat: Seat; up_to: number },
  own: Seat | null,
): Talk {
  const furthest = Math.max(talk.read[side], up_to);
  const yours = seat === own ? up_to : talk.yours;
  return { ...talk, read: { ...talk.read, [side]: furthest }, yours };
}

/** How many messages of the others somebody on a seat has not read. */
export function unreadBy(talk: Talk | null, own: Seat | null): number {
  if (!talk || !own) return 0;
  return talk.messages.filter((said) => said.seat !== own && said.number > talk.yours).length;
}
