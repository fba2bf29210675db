import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Chart } from '../board/chart';
import { GAMES } from '../games/table';
import { question } from '../orders/question';
import { recountParley } from '../parley/prose';
import type { DrawnArea } from '../protocol/DrawnArea';
import type { DrawnLocale } from '../protocol/DrawnLocale';
import type { Parley } from '../protocol/Parley';
import type { Side } from '../protocol/Side';
import type { Fact, Telling } from '../telling/table';
import { chart as sample, sceneOf, view } from '../testing/samples';
import { LANGUAGES, speak, tellOf, theGame, type Language } from '../words/language.svelte';
import { plain } from '../words/prose';
import { recount } from './events';

/** What is told of a game, as the tests of `prose` have written it. */
interface Golden {
  locales: Record<string, string[]>;
  areas: Record<string, string>;
  events: { event: Fact; sentences: Record<Language, string | null> }[];
  decisions: { decision: Fact; questions: Record<Language, [string, string]> }[];
  parleys: { side: Side; parley: Parley; sentences: Record<Language, string> }[];
}

const written = import.meta.glob<Golden>('../../../prose/golden/*.json', {
  import: 'default',
  eager: true,
});
const tables = import.meta.glob<Telling>('../../../engine/data/*/sentences.json', {
  import: 'default',
  eager: true,
});

/** The board of a game as far as sentences know it: its names. */
function boardOf(golden: Golden, telling: Telling): Chart {
  return new Chart(
    {
      ...sample.drawing,
      locales: Object.entries(golden.locales).map(
        ([number, names]) =>
          ({ ...sample.drawing.locales[0], number: Number(number), names }) as DrawnLocale,
      ),
      areas: Object.entries(golden.areas).map(
        ([name, title]) => ({ ...sample.drawing.areas[0], name, title }) as DrawnArea,
      ),
    },
    telling,
  );
}

const games = GAMES.map((game) => {
  const golden = written[`../../../prose/golden/${game}.json`];
  const telling = tables[`../../../engine/data/${game}/sentences.json`];
  if (!golden || !telling) throw new Error(`nothing is written of ${game}`);
  return { game, golden, chart: boardOf(golden, telling) };
});

const each = games.flatMap((game) =>
  (Object.keys(LANGUAGES) as Language[]).map((language) => ({ ...game, language })),
);

// Mails tell games too, with sentences made on the server. Both are held to one file a game; it is
// written by the tests of `prose`.
describe.each(each)('$game in $language reads as in mails', ({ game, golden, chart, language }) => {
  const before = theGame();
  const scene = sceneOf(view([]), chart);

  beforeAll(async () => {
    tellOf(game);
    await speak(language);
  });
  afterAll(async () => {
    tellOf(before);
    await speak('en');
  });

  it('in what happened', () => {
    const told = golden.events.map(({ event }) => {
      const prose = recount(chart, event);
      return prose && plain(prose);
    });
    expect(told).toEqual(golden.events.map(({ sentences }) => sentences[language]));
    expect(told.length).toBeGreaterThan(100);
  });

  it('in what is settled beside the board', () => {
    const told = golden.parleys.map(({ side, parley }) => recountParley(side, parley));
    expect(told).toEqual(golden.parleys.map(({ sentences }) => sentences[language]));
  });

  it('in what is asked', () => {
    const asked = golden.decisions.map(({ decision }) => {
      const { head, text } = question(scene, decision);
      return [head, text].map(plain);
    });
    expect(asked).toEqual(golden.decisions.map(({ questions }) => questions[language]));
  });
});
