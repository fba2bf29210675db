import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A section of the rules, for the table of contents. */
export interface Section {
  id: string;
  title: string;
  parts: Section[];
}

/** What there is, and before the name of a file the page that is made of it. */
const NAME = 'virtual:rules';
const FOLDER = fileURLToPath(new URL('../docs/rules/', import.meta.url));
/** `triomphe.md` is in English, `austerlitz.de.md` in German. */
const FILE = /^([a-z0-9_]+)(?:\.([a-z]{2}))?\.md$/;

/** An anchor that stands on a line of its own before a heading. */
const ANCHOR = /^<a id="([a-z0-9.-]+)"><\/a>$/;

function isHeading(token: Token | undefined): token is Tokens.Heading {
  return token?.type === 'heading';
}

/** A picture on a line of its own: drawn into the page in the colours of its theme, with its text below. */
function figure(token: Token): string | null {
  const [image, ...others] = token.type === 'paragraph' ? (token.tokens ?? []) : [];
  if (image?.type !== 'image' || others.length > 0) return null;
  const { href, text } = image as Tokens.Image;
  const drawing = readFileSync(FOLDER + href, 'utf8').replace('<svg', '<svg aria-hidden="true"');
  const caption = marked.parseInline(text, { async: false });
  return `<figure>${drawing}<figcaption>${caption}</figcaption></figure>\n`;
}

/** A table may be wider than a phone: then it is moved by itself. */
function table(token: Token): string | null {
  if (token.type !== 'table') return null;
  return `<div class="table" tabindex="0">${marked.parser([token])}</div>\n`;
}

/** The rules as HTML: each anchor becomes the id of a section that its heading opens. */
export function rulesPage(markdown: string): { html: string; contents: Section[] } {
  const contents: Section[] = [];
  const open: number[] = [];
  let html = '';
  let id: string | null = null;
  for (const token of marked.lexer(markdown)) {
    const anchor = ANCHOR.exec(token.raw.trim());
    if (anchor) {
      id = anchor[1] ?? null;
    } else if (isHeading(token) && id !== null) {
      while ((open.at(-1) ?? 0) >= token.depth) {
        html += '</section>\n';
        open.pop();
      }
      open.push(token.depth);
      const title = marked.parseInline(token.text, { async: false });
      html += `<section id="${id}" aria-labelledby="${id}-title">\n`;
      html += `<h${token.depth} id="${id}-title"><a href="#${id}">${title}</a></h${token.depth}>\n`;
      const section = { id, title: token.text, parts: [] };
      (token.depth > 2 ? (contents.at(-1)?.parts ?? contents) : contents).push(section);
      id = null;
    } else {
      html += figure(token) ?? table(token) ?? marked.parser([token]);
    }
  }
  return { html: html + '</section>\n'.repeat(open.length), contents };
}

/** Which rules there are, by game and language: their titles, and how to send for them. */
function listOfRules(): string {
  const games = new Map<string, string[]>();
  for (const name of readdirSync(FOLDER).sort()) {
    const [, game, language = 'en'] = FILE.exec(name) ?? [];
    if (game === undefined) continue;
    const [, title = game] = /^# (.+)$/m.exec(readFileSync(FOLDER + name, 'utf8')) ?? [];
    const load = `() => import('${NAME}/${name.slice(0, -'.md'.length)}')`;
    const text = `${language}: { title: ${JSON.stringify(title)}, load: ${load} }`;
    games.set(game, [...(games.get(game) ?? []), text]);
  }
  const members = [...games].map(([game, texts]) => `${game}: { ${texts.join(', ')} }`);
  return `export const rules = { ${members.join(', ')} };`;
}

/**
 * `import('virtual:rules')` tells which rules there are; `import('virtual:rules/austerlitz.de')`
 * gives the page of `docs/rules/austerlitz.de.md`. Both are made when the client is built.
 */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return listOfRules();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const file = `${FOLDER}${id.slice(NAME.length + 2)}.md`;
      this.addWatchFile(file);
      const { html, contents } = rulesPage(readFileSync(file, 'utf8'));
      return `export const html = ${JSON.stringify(html)};
export const contents = ${JSON.stringify(contents)};`;
    },
  };
}
