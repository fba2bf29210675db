/** What a server sends of a game of Triomphe, in the types of that game. */
import type { Happened } from '../src/protocol/Happened';
import type { Snapshot } from '../src/protocol/Snapshot';
import type { Event } from '../src/protocol/triomphe/Event';
import type { View } from '../src/protocol/triomphe/View';

export function viewOf({ view }: Snapshot): View {
  return view as unknown as View;
}

export function eventsOf({ events }: Happened): Event[] {
  return events as unknown as Event[];
}
