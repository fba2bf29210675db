/** Trails out of Alessandria, where blocks wait one below another in the order of their tokens. */
const FROM_THE_QUEUE = /M48 [\d.]+L[\d. L-]*|48,[\d.]+ [\d., -]*|cx="48" cy="[\d.]+"/g;

/**
 * Takes out of a text what may differ between any two games: ids, times, names of players, and
 * the secrets of sessions and invitations.
 */
export class Plain {
  constructor(
    readonly words: readonly string[],
    /** Tokens whose numbers say nothing here: they name other blocks in the other game. */
    private readonly tokens: ReadonlySet<string> = new Set(),
  ) {}

  of(text: string): string {
    const named = this.words.reduce((left, word) => left.replaceAll(word, 'NAME'), text);
    const plain = named
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'ID')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'TIME')
      // The browser's own names of its frames, which it joins to addresses.
      .replace(/[0-9A-F]{32,}/g, 'FRAME');
    if (this.tokens.size === 0) return plain;
    return (
      plain
        .replace(/\d+/g, (number) => (this.tokens.has(number) ? 'TOKEN' : number))
        .replace(FROM_THE_QUEUE, 'TRAIL')
        // The page remembers ways it has found.
        .replace(/,?"TRAIL",·/g, '')
    );
  }
}
