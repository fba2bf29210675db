import { type Browser, expect } from '@playwright/test';
import { Client } from 'pg';

import type { Side } from '../../src/protocol/Side';
import type { DEAL } from '../players';
import { setting } from '../server';
import { Rider } from './rider';
import { nameOf } from './lawful';
import { OTHER_MARCHERS, SCRIPT } from './script';
import { Watched } from './watched';

/** Orders as they were sent, act by act. */
export type Recorded = readonly (readonly string[])[];

const SIDES: readonly Side[] = ['austria', 'france'];

/** One game between two players. */
export class Match {
  private constructor(
    readonly id: string,
    readonly invitation: string,
    readonly sides: Readonly<Record<Side, Watched>>,
  ) {}

  /** France creates the game, since only she may know the deal; Austria comes by the link. */
  static async begin(browser: Browser, url: string, deal: typeof DEAL): Promise<Match> {
    const arrive = async (side: Side): Promise<Watched> => {
      const watched = await Watched.arrive(browser, url, side);
      await watched.player.signUp();
      await expect(watched.player.page.getByText('No game yet')).toBeVisible();
      return watched;
    };
    const [austria, france] = await Promise.all([arrive('austria'), arrive('france')]);
    const link = await france.player.creates('France', deal);
    const id = france.player.page.url().split('/').at(-1) ?? '';
    await giveSeed(id);
    const { page } = austria.player;
    await page.goto(link);
    await page.getByRole('button', { name: 'Join the game' }).click();
    await austria.player.isAsked('Your orders');
    await expect(france.player.page.locator('.table')).toBeVisible();
    return new Match(id, link.split('/').at(-1) ?? '', { austria, france });
  }

  /**
   * Plays the script, each side on its page, and looks at the pages after each act. Acts of a
   * side that nobody watches are taken from a record instead. Gives the orders of this game.
   */
  async play(watched: readonly Side[], record: Recorded = []): Promise<Recorded> {
    const riders = new Map<Side, Rider>();
    for (const side of SIDES.filter((side) => !watched.includes(side))) {
      riders.set(side, await Rider.mount(this.sides[side].player, this.id));
    }
    for (const side of watched) await this.sides[side].seesBothOnline();
    const given: string[][] = [];
    for (const [number, { side, does }] of SCRIPT.entries()) {
      const rider = riders.get(side);
      const before = this.sides[side].orders().length;
      for (const order of rider ? (record[number] ?? []) : []) await rider?.give(order);
      if (!rider) await does(this.sides[side].player);
      given.push(rider ? [...(record[number] ?? [])] : this.sides[side].orders().slice(before));
      const position = given.flat().length;
      await Promise.all(watched.map((watching) => this.sides[watching].look(position)));
    }
    await Promise.all(watched.map((side) => this.sides[side].lookAround()));
    return given;
  }

  /** A record of this game in which other Austrian blocks make the hidden marches. */
  withOtherMarchers(record: Recorded): Recorded {
    const opening = this.sides.austria.messages().find(({ type }) => type === 'position');
    const pieces = opening?.type === 'position' ? opening.sight.view.pieces : [];
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
    const { austria, france } = this.sides;
    const cookies = await Promise.all(
      [austria, france].map(({ player }) => player.page.context().cookies()),
    );
    const secrets = cookies.flat().map(({ value }) => value);
    return [austria.player.name, france.player.name, this.invitation, ...secrets];
  }

  async close(): Promise<void> {
    for (const side of SIDES) await this.sides[side].player.page.context().close();
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
