/** What could still be done this turn, counted from what the server offers. */
import type { Choices } from '../../../protocol/Choices';
import type { Token } from '../../../protocol/Token';

export interface Remains {
  /** Blocks that can still march or enter without a command. */
  free: Token[];
  /** Blocks that can still do something for a command. */
  paid: Token[];
  /** Artillery whose bombardment can be completed or declared. */
  guns: Token[];
  /** Approaches from which an assault can go. */
  assaults: number;
}

export function remainsOf(choices: Choices): Remains {
  const free = new Set<Token>();
  const paid = new Set<Token>();
  const guns = new Set<Token>();
  let assaults = 0;
  const add = (pieces: readonly Token[], cost: number): void => {
    for (const piece of pieces) (cost === 0 ? free : paid).add(piece);
  };
  for (const template of choices.templates) {
    switch (template.order) {
      case 'march':
      case 'manoeuvre_attack':
      case 'continuation':
        add(template.group.pieces, template.group.cost[0] ?? 0);
        break;
      case 'road_march': {
        const costs = template.routes.filter(({ attack }) => !attack).map(({ cost }) => cost);
        if (costs.length > 0) add(template.pieces, Math.min(...costs));
        break;
      }
      case 'follow_road':
        add(template.pieces, template.cost);
        break;
      case 'pontoon_entry':
        add(template.pieces, 0);
        break;
      case 'organize':
        add([...template.first, ...template.second], template.cost);
        break;
      case 'declare_bombardment':
      case 'complete_bombardment':
        for (const piece of template.pieces) guns.add(piece);
        break;
      case 'assault':
        assaults += 1;
        break;
      default:
    }
  }
  return {
    free: [...free],
    paid: [...paid].filter((piece) => !free.has(piece)),
    guns: [...guns],
    assaults,
  };
}

/** Whether ending the turn now leaves something undone that was to be had. */
export function isLeft({ free, paid, guns, assaults }: Remains): boolean {
  return free.length + paid.length + guns.length + assaults > 0;
}
