import type { Chart } from '../board/chart';
import { labelOf } from '../games/triomphe/labels';
import { wayOf } from '../orders/sentences';
import type { Event } from '../protocol/Event';
import type { PlaceName } from '../protocol/PlaceName';
import { readPlace } from '../shared/place';
import { faceWords, hourWords, ofSide, theLocale, theOpposite, thePlace } from '../words/nouns';
import { capital, list, say, type Words } from '../words/words';

/** What happened, as one sentence of prose; nothing for what nobody needs to read. */
export function recount(chart: Chart, event: Event): string | null {
  const told = speak(chart, event);
  return told && capital(say(`event-${told.id}`, told.words));
}

interface Told {
  id: string;
  words: Words;
}

function speak(chart: Chart, event: Event): Told | null {
  const locale = (number: number): string => theLocale(chart, number);
  const place = (name: PlaceName): string => thePlace(chart, name);
  const towards = (name: PlaceName): Words => ({ towards: theOpposite(chart, name) });

  switch (event.event) {
    case 'turn_began': {
      const { round, side } = event;
      return { id: 'turn_began', words: { round, hour: hourWords(round), ...ofSide(side) } };
    }
    case 'morale_arrived':
      return { id: 'morale_arrived', words: { ...ofSide(event.side), tokens: event.tokens } };
    case 'cleaned_up':
      return {
        id: 'cleaned_up',
        words: { ...ofSide(event.side), count: event.pieces.length, from: place(event.from) },
      };
    case 'marched':
      return {
        id: `march-${wayOf(event.from, event.to)}`,
        words: {
          ...ofSide(event.side),
          count: event.pieces.length,
          from: place(event.from),
          to: place(event.to),
          ...towards(event.to),
        },
      };
    case 'road_marched': {
      const end = event.through.at(-1);
      const over = event.through.slice(0, -1);
      const words = {
        ...ofSide(event.side),
        from: place(event.from),
        to: end === undefined ? '' : locale(end),
        via: list(over.map(locale)),
      };
      if (end === undefined) return { id: 'road-none', words };
      return { id: over.length > 0 ? 'road-via' : 'road', words };
    }
    case 'pontoon_entered':
      return { id: 'pontoon_entered', words: { ...ofSide(event.side), to: locale(event.to) } };
    case 'continued':
      return {
        id: 'continued',
        words: { ...ofSide(event.side), count: event.pieces.length, ...towards(event.to) },
      };
    case 'organized': {
      const places = [...new Set(event.places.map(place))];
      return { id: 'organized', words: { count: event.pieces.length, places: list(places) } };
    }
    case 'disorganized':
      return { id: 'disorganized', words: { place: locale(event.locale) } };
    case 'manoeuvre_attacked': {
      const words = {
        ...ofSide(event.side),
        count: event.pieces.length,
        from: place(event.from),
        to: theOpposite(chart, event.across),
      };
      return { id: event.by_road ? 'manoeuvre_attacked-road' : 'manoeuvre_attacked', words };
    }
    case 'responded': {
      const count = event.pieces.length;
      const id = count === 0 ? 'responded-none' : 'responded';
      return { id, words: { ...ofSide(event.side), count } };
    }
    case 'bombardment_declared':
    case 'bombardment_completed':
      return {
        id: event.event,
        words: { ...ofSide(event.side), from: place(event.from), ...towards(event.from) },
      };
    case 'bombardment_cancelled':
      return { id: event.event, words: { ...ofSide(event.side), at: place(event.at) } };
    case 'assault_declared':
      return {
        id: event.event,
        words: { ...ofSide(event.side), from: place(event.across), ...towards(event.across) },
      };
    case 'defense_led':
    case 'counter_attacked': {
      const count = event.pieces.length;
      const id = count === 0 ? `${event.event}-none` : event.event;
      return { id, words: { ...ofSide(event.side), count } };
    }
    case 'assault_named': {
      const words = { ...ofSide(event.side), count: event.pieces.length };
      return { id: event.event, words: { ...words, leaders: event.leaders.length } };
    }
    case 'assault_decided':
      return {
        id: event.event,
        words: {
          ...ofSide(event.winner),
          place: locale(event.locale),
          attack: event.attack,
          penalty: event.penalty,
          defense: event.defense,
          counter: event.counter_attack,
          result: event.result,
        },
      };
    case 'attack_decided':
      return {
        id: 'attack_decided',
        words: { ...ofSide(event.winner), place: locale(event.locale) },
      };
    case 'attackers_moved': {
      const up = readPlace(event.to).kind === 'approach';
      return {
        id: up ? 'attackers_moved-up' : 'attackers_moved',
        words: { count: event.pieces.length, to: place(event.to), ...towards(event.to) },
      };
    }
    case 'shown':
      return {
        id: `shown-${labelOf(event.side)}`,
        words: { ...ofSide(event.side), at: place(event.at), face: faceWords(event.face) },
      };
    case 'reduced': {
      const words = {
        ...ofSide(event.side),
        before: faceWords(event.before),
        at: place(event.at),
        after: event.after ? faceWords(event.after) : '',
      };
      return { id: event.after ? 'reduced' : 'removed', words };
    }
    case 'retreated':
      return {
        id: 'retreated',
        words: { ...ofSide(event.side), from: place(event.from), to: locale(event.to) },
      };
    case 'shuffled':
      // The owner's habit, not news: it happens whenever it can.
      return null;
    case 'morale_committed':
      return {
        id: 'morale_committed',
        words: { ...ofSide(event.side), place: locale(event.locale), tokens: event.tokens },
      };
    case 'morale_transferred':
      return {
        id: 'morale_transferred',
        words: { ...ofSide(event.side), from: locale(event.from), to: locale(event.to) },
      };
    case 'morale_left':
      return {
        id: 'morale_left',
        words: { ...ofSide(event.side), place: locale(event.locale), missing: event.missing },
      };
    case 'morale_lost': {
      const { from, tokens } = event;
      const words = { ...ofSide(event.side), tokens };
      return from === null
        ? { id: 'morale_lost', words }
        : { id: 'morale_lost-from', words: { ...words, place: locale(from) } };
    }
    case 'morale_returned':
      return {
        id: 'morale_returned',
        words: { ...ofSide(event.side), place: locale(event.from), tokens: event.tokens },
      };
    case 'turn_ended':
      return { id: 'turn_ended', words: ofSide(event.side) };
    case 'ended':
      return { id: `ended-${event.outcome.victory}`, words: ofSide(event.outcome.winner) };
    default:
      return { id: 'unknown', words: {} };
  }
}
