import { type Browser, expect } from '@playwright/test';
import { Client } from 'pg';

import type { Side } from '../../src/protocol/Side';
import { viewOf } from '../triomphe';
import type { DEAL } from '../players';
import { setting } from '../server';
import { nameOf } from './lawful';
import { codeOf, Rider } from './rider';
import { OTHER_MARCHERS, SCRIPT } from './script';
import { Watched } from './watched';

/** Orders as they were sent, act by act. */
export type Recorded = readonly (readonly string[])[];

const NAMES: Readonly<Record<Side, string>> = { red: 'Melas', blue: 'Victor' };

/** One game between two players, whose pages are watched or not. */
export class Match {
  private constructor(
    readonly id: string,
    private readonly link: string,
    private readonly sides: Readonly<Record<Side, Watched | Rider>>,
  ) {}

  /** France creates the game, since only she may know the deal; Austria comes by the link. */
  static async begin(
    browser: Browser,
    url: string,
    deal: typeof DEAL,
    watched: readonly Side[],
  ): Promise<Match> {
    const arrive = (side: Side): Promise<Watched | Rider> =>
      (watched.includes(side) ? Watched : Rider).arrive(browser, url, NAMES[side]);
    const [austria, france] = await Promise.all([arrive('red'), arrive('blue')]);
    const { id, link } = await france.creates(deal);
    await giveSeed(id);
    await austria.joins(link);
    await Promise.all([austria.mount(id), france.mount(id)]);
    return new Match(id, link, { red: austria, blue: france });
  }

  /** The page of a side that is watched. */
  watched(side: Side): Watched {
    const watched = this.sides[side];
    if (!(watched instanceof Watched)) throw new Error(`nobody watches ${side}`);
    return watched;
  }

  /**
   * Plays the script, each side on its page, and looks at the pages after each act. Acts of a
   * side that nobody watches are taken from a record instead. Gives the orders of this game.
   */
  async play(record: Recorded = []): Promise<Recorded> {
    const watched = Object.values(this.sides).filter((side) => side instanceof Watched);
    for (const one of watched) await one.seesBothOnline();
    const given: (readonly string[])[] = [];
    for (const [number, { side, does }] of SCRIPT.entries()) {
      const player = this.sides[side];
      given.push(
        player instanceof Rider
          ? await player.gives(record[number] ?? [])
          : await player.acts(does),
      );
      const position = given.flat().length;
      await Promise.all(watched.map((one) => one.look(position)));
    }
    await Promise.all(watched.map((one) => one.lookAround()));
    return given;
  }

  /** A record of this game in which other Austrian blocks make the hidden marches. */
  withOtherMarchers(record: Recorded): Recorded {
    const { pieces } = viewOf(this.watched('red').opening().snapshot);
    const named = record.flat().join();
    const spare = pieces.filter(({ token }) => !named.includes(`${token}`));
    const replaced = [...OTHER_MARCHERS].map(([act, wanted]): [string, string] => {
      const marcher = pieces.find(({ token }) => record[act]?.[0]?.includes(`:${token},`));
      const other = spare.find(({ face }) => face.known === 'own' && nameOf(face.face) === wanted);
      if (!marcher || !other) throw new Error('nobody can march in place of another');
      return [`${marcher.token}`, `${other.token}`];
    });
    const exchange = (order: string): string =>
      replaced.reduce((text, [from, to]) => text.replaceAll(from, to), order);
    return record.map((orders) => orders.map(exchange));
  }

  /** What is called otherwise in every game. */
  async names(): Promise<string[]> {
    const { red, blue } = this.sides;
    const cookies = await Promise.all(
      [red, blue].map(({ player }) => player.page.context().cookies()),
    );
    const secrets = cookies.flat().map(({ value }) => value);
    return [red.player.name, blue.player.name, codeOf(this.link), ...secrets];
  }

  async close(): Promise<void> {
    for (const { player } of Object.values(this.sides)) await player.page.context().close();
  }
}

/**
 * Gives a game that waits for its opponent a known seed, the same for all: then tokens are the
 * same too, and what differs between two games comes from their faces alone. No player could.
 */
async function giveSeed(game: string): Promise<void> {
  const database = new Client({ connectionString: setting('DATABASE_URL') });
  await database.connect();
  try {
    const seed = Buffer.alloc(32, 7);
    const { rowCount } = await database.query('update games set seed = $2 where id = $1', [
      game,
      seed,
    ]);
    expect(rowCount).toBe(1);
  } finally {
    await database.end();
  }
}
