import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import type { Server } from './server';

/** A mail as it lies in the folder: whole, without what keeps its lines short. */
export type Letter = string;

/** The link to a page of ours in a mail to an address, once there is one. */
export async function linkInMail(server: Server, address: string, page: string): Promise<string> {
  return linkLike(server, address, new RegExp(`http://\\S+/${page}#[\\w-]{43}`));
}

/** The first link of some form in a mail to an address, once there is one. */
export async function linkLike(server: Server, address: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const letters = await lettersTo(server, address);
    found = letters.map((letter) => link.exec(letter)?.[0]).find((one) => one !== undefined);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** All mails to an address so far. */
export async function lettersTo(server: Server, address: string): Promise<Letter[]> {
  const names = (await readdir(server.mails)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(server.mails, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail)).map(plain);
}

function plain(mail: string): Letter {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
