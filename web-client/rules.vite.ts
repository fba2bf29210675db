import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A section of the rules, for the table of contents. */
export interface Section {
  id: string;
  title: string;
  parts: Section[];
}

const NAME = 'virtual:rules/';
const FOLDER = fileURLToPath(new URL('../docs/rules/', import.meta.url));

/** An anchor that stands on a line of its own before a heading. */
const ANCHOR = /^<a id="([a-z0-9.-]+)"><\/a>$/;

function isHeading(token: Token | undefined): token is Tokens.Heading {
  return token?.type === 'heading';
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
      html += marked.parser([token]);
    }
  }
  return { html: html + '</section>\n'.repeat(open.length), contents };
}

/** `import('virtual:rules/triomphe')` gives the page of `docs/rules/triomphe.md`, made when the client is built. */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const file = `${FOLDER}${id.slice(NAME.length + 1)}.md`;
      this.addWatchFile(file);
      const { html, contents } = rulesPage(readFileSync(file, 'utf8'));
      return `export const html = ${JSON.stringify(html)};
export const contents = ${JSON.stringify(contents)};`;
    },
  };
}
