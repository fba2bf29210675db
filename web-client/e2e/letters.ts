import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import type { Server } from './server';

/** The link to a page of ours in a mail to an address, once there is one. */
export async function linkInMail(server: Server, address: string, page: string): Promise<string> {
  const link = new RegExp(`http://\\S+/${page}#[\\w-]{43}`);
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(server.mails)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map((name) => readFile(join(server.mails, name), 'utf8')),
    );
    const texts = mails
      .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
      .map(plain);
    found = texts.map((text) => link.exec(text)?.[0]).find((one) => one !== undefined);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** A mail without what keeps its lines short. */
function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
