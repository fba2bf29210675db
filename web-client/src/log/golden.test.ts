import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import golden from '../../../prose/golden/sentences.json';
import { Chart } from '../board/chart';
import { question } from '../orders/question';
import type { DrawnArea } from '../protocol/DrawnArea';
import type { DrawnLocale } from '../protocol/DrawnLocale';
import { recountParley } from '../parley/prose';
import type { Parley } from '../protocol/Parley';
import type { Side } from '../protocol/Side';
import { chart as sample, sceneOf, view } from '../testing/samples';
import { speak, type Language } from '../words/language.svelte';
import { plain } from '../words/prose';
import { recount } from './events';

/** The board as far as sentences know it: its names. */
const chart = new Chart(
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
  sample.telling,
);

const scene = sceneOf(view([]), chart);

// Mails tell games too, with sentences made on the server. Both are held to one file; it is written
// by the tests of `prose`.
describe.each<Language>(['en', 'fr', 'de', 'es'])('a game in %s reads as in mails', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('in what happened', () => {
    const told = golden.events.map(({ event }) => {
      const prose = recount(chart, event);
      return prose && plain(prose);
    });
    expect(told).toEqual(golden.events.map(({ sentences }) => sentences[language]));
    expect(told.length).toBeGreaterThan(100);
  });

  it('in what is settled beside the board', () => {
    const told = golden.parleys.map(({ side, parley }) =>
      recountParley(side as Side, parley as Parley),
    );
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
