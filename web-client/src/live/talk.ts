import type { ServerMessage } from '../protocol/ServerMessage';
import type { Side } from '../protocol/Side';
import type { Talk } from '../protocol/Talk';

/** What is known to be said after one more message from the server. */
export function hear(talk: Talk | null, message: ServerMessage): Talk | null {
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
      return talk && { ...talk, read: { ...talk.read, [message.side]: message.up_to } };
    default:
      return talk;
  }
}

/** How many messages of the other side a side has not read. */
export function unreadBy(talk: Talk | null, side: Side | null): number {
  if (!talk || !side) return 0;
  return talk.messages.filter((said) => said.side !== side && said.number > talk.read[side]).length;
}
